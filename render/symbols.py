"""The adventurers: discs and stacks of discs; seats differ in colour, sign and rim pattern."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.cache import cached
from render.canvas import Canvas, Point, arc
from render.fonts import font
from render.theme import CREAM, GOLD, INK, SEATS, Colour, Seat, Sign

STACK_UNITS = 46.0
"""Width of a stack's sprite; a cell of the board is 100 wide."""

RX, RY, RIM = 19.5, 15.5, 11.5
HALO = 3.5
FULL = 4


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


@cached
def stack(owners: tuple[int, ...], cell: int) -> Image.Image:
    """Return a stack of discs, bottom to top, for cells of ``cell`` pixels.

    The discs lie on each other like coins: their rims show the order. A full stack has a golden
    outline.
    """
    units = 2 * RY + RIM * len(owners) + 2 * HALO + 1
    width = round(STACK_UNITS * cell / 100)
    canvas = Canvas(width, round(units * cell / 100), units=STACK_UNITS)
    x, base = STACK_UNITS / 2, units - HALO - 0.5 - RY
    top = base - RIM * len(owners)
    full = len(owners) >= FULL
    canvas.polygon(_pile(x, top, base, 3.5 if full else 2.6), GOLD if full else CREAM)
    canvas.polygon(_pile(x, top, base, 1.2), INK)
    for number, owner in enumerate(owners):
        low = base - RIM * number
        _rim(canvas, SEATS[owner], x, low - RIM, low)
    look = SEATS[owners[-1]]
    canvas.ellipse(x, top, RX + 0.6, RY + 0.6, fill=INK)
    canvas.ellipse(x, top, RX - 0.6, RY - 0.6, fill=look.disc)
    draw_sign(canvas, look.sign, x, top, 10.5, look.mark, RY / RX)
    if len(owners) > 1:
        canvas.ellipse(34.5, units - 11.5, 11, fill=GOLD if full else INK, edge=CREAM, width=1.8)
    picture = canvas.done()
    if len(owners) > 1:
        size, draw = round(cell * 0.19), ImageDraw.Draw(picture)
        place = (34.5 * cell / 100, (units - 11.5) * cell / 100 + size * 0.36)
        draw.text(place, str(len(owners)), INK if full else CREAM, font(size), anchor="ms")
    return picture


def _pile(x: float, top: float, base: float, more: float) -> list[Point]:
    return [
        *arc(x, top, RX + more, RY + more, 180, 360),
        *arc(x, base, RX + more, RY + more, 0, 180),
    ]


def _rim(canvas: Canvas, look: Seat, x: float, top: float, base: float) -> None:
    """Draw the side of one disc: a band with the seat's pattern."""
    band = [*arc(x, base, RX, RY, 0, 180), *arc(x, top, RX, RY, 180, 0)]
    canvas.polygon(band, look.disc)
    with canvas.inside(band) as side:
        middle = RIM / 2
        match look.pattern:
            case "stripes":
                for dx in (-17, -10.2, -3.4, 3.4, 10.2, 17):
                    side.line([(x + dx, top), (x + dx, base + RY)], look.mark, 2.6)
            case "dots":
                for angle in (15, 42, 66, 90, 114, 138, 165):
                    (px, py), *_ = arc(x, top + middle, RX, RY, angle, angle, 1)
                    side.ellipse(px, py, 2.0, fill=look.mark)
            case "line":
                side.line(arc(x, top + middle, RX, RY, 0, 180), look.mark, 2.4)
            case "slants":
                for dx in range(-27, 28, 9):
                    side.line([(x + dx - 5, base + RY), (x + dx + 5, top)], look.mark, 2.4)
            case "checks":
                for n, dx in enumerate(range(-18, 21, 6)):
                    shift = 0 if n % 2 else middle
                    points = arc(x, top + shift + middle / 2, RX, RY, 0, 180)
                    near = [p for p in points if abs(p[0] - x - dx) <= 3.2]
                    if len(near) > 1:
                        side.line(near, look.mark, 4)
            case "plain":
                pass
    canvas.line(arc(x, base, RX, RY, 0, 180), INK, 1.6)
    canvas.line([(x - RX, top), (x - RX, base)], INK, 1.6)
    canvas.line([(x + RX, top), (x + RX, base)], INK, 1.6)
