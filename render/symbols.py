"""The adventurers: discs and stacks of discs; seats differ in colour and sign."""

from __future__ import annotations

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, Point, arc
from render.theme import CREAM, FREE, INK, SEATS, Colour, Sign

STACK_UNITS = 46.0
"""Width of a stack's sprite; a cell of the board is 100 wide."""

RX, RY = 20.0, 14.5
"""Half the width and half the height of a disc seen from the side."""

BAND, RIM = 19.0, 5.0
"""How much is seen of the side of a disc that another one lies on, and of the uppermost one."""

TALLEST, HALO = 91.0, 2.4


def draw_sign(
    canvas: Canvas, sign: Sign, x: float, y: float, r: float, fill: Colour, squash: float = 1.0
) -> None:
    """Draw a seat's sign around a centre, reaching about ``r`` to each side."""

    def at(*points: Point) -> list[Point]:
        return [(x + px * r, y + py * r * squash) for px, py in points]

    match sign:
        case "bars":
            for y0, y1 in ((-0.78, -0.2), (0.2, 0.78)):
                canvas.polygon(at((-0.9, y0), (0.9, y0), (0.9, y1), (-0.9, y1)), fill)
        case "heart":
            left = arc(-0.49, -0.4, 0.49, 0.49, 150, 360)
            right = arc(0.49, -0.4, 0.49, 0.49, 180, 390)
            canvas.polygon(at(*left, *right, (0, 1)), fill)
        case "ring":
            outer = arc(x, y, r * 0.98, r * 0.98 * squash, 0, 360, 40)
            inner = arc(x, y, r * 0.5, r * 0.5 * squash, 360, 0, 40)
            canvas.polygon([*outer, *inner], fill)
        case "square":
            canvas.polygon(at((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)), fill)
        case "hourglass":
            waist = 0.14
            canvas.polygon(
                at((-0.9, -1), (0.9, -1), (waist, 0), (0.9, 1), (-0.9, 1), (-waist, 0)), fill
            )
        case "crescent":
            outer = arc(x, y, r, r * squash, 40, 320, 40)
            inner = arc(x + 0.42 * r, y, 0.72 * r, 0.72 * r * squash, 300, 60, 40)
            canvas.polygon([*outer, *inner], fill)


@cached
def disc(seat: int, size: int) -> Image.Image:
    """Return a disc seen from above, ``size`` pixels wide."""
    canvas, look = Canvas(size), SEATS[seat]
    canvas.ellipse(50, 50, 50, fill=CREAM)
    canvas.ellipse(50, 50, 46, fill=look.disc, edge=INK, width=5)
    draw_sign(canvas, look.sign, 50, 50, 25, look.mark)
    return canvas.done()


def roundel(size: int, fill: Colour) -> Canvas:
    """Return a disc with a dark edge, to be drawn upon."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 49, fill=INK)
    canvas.ellipse(50, 50, 42, fill=fill)
    return canvas


@cached
def tick(size: int) -> Image.Image:
    """Return the mark of what is done, or may be: a tick."""
    canvas = roundel(size, FREE)
    canvas.line([(28, 52), (44, 68), (73, 34)], INK, 13)
    return canvas.done()


@cached
def stack(owners: tuple[int, ...], cell: int) -> Image.Image:
    """Return a stack of discs, bottom to top, for cells of ``cell`` pixels.

    The discs lie on each other like drums, each with its seat's sign on the side: so order and
    number can be read on a telephone. Four of them are as high as their cell.
    """
    below = len(owners) - 1
    band = min(BAND, (TALLEST - 2 * RY - RIM) / below) if below else 0
    units = 2 * RY + RIM + band * below + 2 * HALO
    width = round(STACK_UNITS * cell / 100)
    canvas = Canvas(width, round(units * cell / 100), units=STACK_UNITS, oversampling=2)
    x, base = STACK_UNITS / 2, units - HALO - RY
    top = base - band * below - RIM
    canvas.polygon(_pile(x, top, base, HALO), CREAM)
    canvas.polygon(_pile(x, top, base, 1.2), INK)
    for number, owner in enumerate(owners):
        look, low = SEATS[owner], base - band * number
        high = top if number == below else low - band
        canvas.polygon([*arc(x, low, RX, RY, 0, 180), *arc(x, high, RX, RY, 180, 0)], look.disc)
        # Between dark discs a dark line would not be seen.
        edge = look.mark if look.name == "black" and number else INK
        canvas.polygon([*arc(x, low, RX, RY, 0, 180), *arc(x, low - 2.2, RX, RY, 180, 0)], edge)
        if number < below:
            draw_sign(canvas, look.sign, x, low + RY - band / 2, band * 0.36, look.mark)
    look = SEATS[owners[-1]]
    canvas.ellipse(x, top, RX + 0.8, RY + 0.8, fill=INK)
    canvas.ellipse(x, top, RX - 0.8, RY - 0.8, fill=look.disc)
    draw_sign(canvas, look.sign, x, top, 11, look.mark, RY / RX)
    return canvas.done()


def _pile(x: float, top: float, base: float, more: float) -> list[Point]:
    return [
        *arc(x, top, RX + more, RY + more, 180, 360),
        *arc(x, base, RX + more, RY + more, 0, 180),
    ]
