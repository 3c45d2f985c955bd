"""Badges and marks on the map: players, own missions, the row, what may be chosen."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from PIL import Image, ImageDraw

from engines.routes.moves import Colour as Expedition
from render.cache import cached
from render.canvas import Canvas, Point, arc, curve
from render.fonts import centred, font, width_of
from render.laying import lay
from render.page import Page
from render.picture import Piece
from render.placing import Box
from render.routes.arrows import INKS
from render.routes.arrows import draw_sign as draw_arrowhead
from render.symbols import draw_sign
from render.theme import CREAM, DRAFT, FREE, GOLD, INK, NIGHT, SEATS, Colour

ORDER = 30
"""Size of the digits of order numbers."""


@dataclass(frozen=True, eq=False)
class Badge:
    """What stands beside a point: its sprite, and the size of its letters or of its sign."""

    sprite: Image.Image
    size: float
    kind: Literal["badge", "shield"] = "badge"


SIGN = 0.315
"""How far a sign reaches from its middle, in widths of its shield."""


def sign_size(size: int) -> float:
    """Return how large the sign on a shield is."""
    return 2 * SIGN * size


@cached
def shield(seat: int, size: int) -> Image.Image:
    """Return a player's token: a shield, as places and expeditions are round."""
    canvas, look = Canvas(size), SEATS[seat]
    for inset, fill in ((0, CREAM), (4.5, INK), (8, look.disc)):
        canvas.polygon(_shield(inset), fill)
    draw_sign(canvas, look.sign, 50, 44, 100 * SIGN, look.mark)
    return canvas.done()


def lay_shield(page: Page, seat: int, size: int, x: float, y: float) -> None:
    """Lay a player's shield upon a page, with its left upper corner on a point."""
    page.lay(shield(seat, size), x, y)
    page.pieces.append(Piece("shield", (x, y, x + size, y + size), sign_size(size)))


def _shield(inset: float) -> list[Point]:
    left, right, top, foot = 2 + inset, 98 - inset, 1 + inset, 100 - 1.1 * inset
    return [
        (left, top),
        (right, top),
        *curve((right, 50), (right, 84), (50, foot)),
        *curve((50, foot), (left, 84), (left, 50)),
    ]


def _lettered(sprite: Image.Image, text: str, letters: int, ink: Colour) -> Image.Image:
    centred(sprite, text, sprite.width / 2, sprite.height / 2, letters, ink)
    return sprite


# --- on maps -------------------------------------------------------------------------------------


def row_badge(letter: str, letters: int) -> Badge:
    """Return the badge of a public card on a map: a white card with a letter of that size."""
    return Badge(_card(letter, letters, CREAM), letters)


def own_badge(number: int, letters: int) -> Badge:
    """Return the badge of an own card on a map: a pink card with a number of that size."""
    return Badge(_card(str(number), letters, DRAFT), letters)


@cached
def _card(text: str, letters: int, fill: Colour) -> Image.Image:
    high = round(letters * 1.3)
    wide = max(round(letters * 1.2), round(width_of(text, font(letters)) + letters * 0.5))
    canvas = Canvas(wide, high, units=wide)
    for inset, colour in ((0.0, NIGHT), (2.0, CREAM), (4.0, fill)):
        canvas.box(inset, inset, wide - inset, high - inset, letters * 0.26 - inset / 2, colour)
    return _lettered(canvas.done(), text, letters, INK)


def choice_badge(text: str, letters: int, fill: Colour = FREE, ink: Colour = INK) -> Badge:
    """Return the badge of something to choose on a map, with letters of that size."""
    return Badge(_choice(text, letters, fill, ink), letters)


@cached
def _choice(text: str, letters: int, fill: Colour, ink: Colour) -> Image.Image:
    high = round(letters * 1.4)
    wide = max(round(width_of(text, font(letters)) + letters * 0.8), round(high * 1.1))
    canvas = Canvas(wide, high, units=wide)
    middle, point = high / 2, high * 0.28
    for inset, colour in ((0.0, NIGHT), (2.0, CREAM), (4.5, fill)):
        canvas.polygon(
            [
                (inset, middle), (point + inset * 0.4, inset), (wide - point - inset * 0.4, inset),
                (wide - inset, middle), (wide - point - inset * 0.4, high - inset),
                (point + inset * 0.4, high - inset),
            ],
            colour,
        )  # fmt: skip
    return _lettered(canvas.done(), text, letters, ink)


def shared_badge(texts: tuple[str, ...], colours: tuple[Expedition, ...], letters: int) -> Badge:
    """Return the badge of an arrow that may be laid in several colours.

    ``texts`` are the letters of the colours, and the number that follows each of them.
    """
    return Badge(_shared(texts, colours, letters), letters)


@cached
def _shared(texts: tuple[str, ...], colours: tuple[Expedition, ...], letters: int) -> Image.Image:
    high, pad = round(letters * 1.4), round(letters * 0.25)
    widths = [round(width_of(text, font(letters))) + 2 * pad for text in texts]
    wide = sum(widths) + 10
    canvas = Canvas(wide, high, units=wide)
    canvas.box(0, 0, wide, high, letters * 0.3, NIGHT)
    canvas.box(2, 2, wide - 2, high - 2, letters * 0.24, CREAM)
    sprite = canvas.done()
    draw, left = ImageDraw.Draw(sprite), 5
    for text, part, colour in zip(texts, widths, (*colours, None), strict=True):
        fill = FREE if colour is None else INKS[colour]
        draw.rectangle((left, 5, left + part - 1, high - 6), fill)
        centred(sprite, text, left + part / 2, high / 2, letters, INK)
        left += part
    return sprite


def mark(seat: int, size: int, *, fresh: bool) -> Badge:
    """Return a player's shield on a map, with a golden edge if it is new."""
    return Badge(
        _new_shield(seat, size) if fresh else shield(seat, size), sign_size(size), "shield"
    )


@cached
def _new_shield(seat: int, size: int) -> Image.Image:
    inside = shield(seat, size)
    canvas = Canvas(size + 10)
    canvas.polygon(_shield(-2), NIGHT)
    canvas.polygon(_shield(0), GOLD)
    sprite = canvas.done()
    sprite.paste(inside, (5, 4), inside)
    return sprite


@cached
def plate(wide: int, high: int, colour: Expedition) -> Image.Image:
    """Return what joins an order number to the shield of who laid the arrow."""
    canvas = Canvas(wide, high, units=wide)
    for inset, fill in ((0.0, NIGHT), (1.6, INKS[colour]), (4.4, CREAM)):
        right, low = wide - inset, high - inset
        canvas.box(high / 4 + inset, inset, right, low, high / 2 - inset, fill)
    return canvas.done()


@cached
def order(number: int, size: int, colour: Expedition) -> Image.Image:
    """Return the disc with the order number of a new arrow."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 50, fill=NIGHT)
    canvas.ellipse(50, 50, 46, fill=INKS[colour])
    canvas.ellipse(50, 50, 39, fill=CREAM)
    return _lettered(canvas.done(), str(number), ORDER, INK)


@cached
def ring(size: int, colour: Colour) -> Image.Image:
    """Return a ring to lie around a point."""
    canvas = Canvas(size)
    canvas.line(arc(50, 50, 42, 42, 0, 360, 48), NIGHT, 15)
    canvas.line(arc(50, 50, 42, 42, 0, 360, 48), colour, 8)
    return canvas.done()


def focus(size: int) -> Image.Image:
    """Return the mark of a point that a picture is about."""
    return ring(size, FREE)


@cached
def halo(size: int) -> Image.Image:
    """Return the mark of a point that may be chosen: a broken ring."""
    canvas = Canvas(size)
    canvas.line(arc(50, 50, 41, 41, 0, 360, 48), NIGHT, 17)
    for start in range(0, 360, 45):
        canvas.line(arc(50, 50, 41, 41, start, start + 27, 6), FREE, 11)
    return canvas.done()


@cached
def loop(size: int) -> Image.Image:
    """Return the mark of an arrow that would close a loop: an arrow that comes round."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 50, fill=CREAM)
    canvas.ellipse(50, 50, 45, fill=NIGHT)
    canvas.line(arc(50, 52, 24, 24, -40, 240, 30), CREAM, 9)
    canvas.polygon([(62, 12), (82, 42), (46, 40)], CREAM)
    return canvas.done()


# --- pins ----------------------------------------------------------------------------------------

REACH = 0.365
"""How far a sign reaches upwards from the middle of a pin, in widths of the pin's head."""

PIN_SIGN = 1.72 * REACH
"""How high the lowest of the signs on pins is, in widths of the pin's head."""


def lay_pin(image: Image.Image, colour: Expedition, at: Point, box: Box, begun: bool) -> None:
    """Draw the pin of an expedition: its point is ``at``, its head in the box.

    A colour not begun has a hollow pin.
    """
    size = round(box[2] - box[0])
    x, y = round((box[0] + box[2]) / 2), round((box[1] + box[3]) / 2)
    sprite, dx, dy = _pin(colour, size, round(at[0]) - x, round(at[1]) - y, begun)
    lay(image, sprite, x + dx, y + dy)


DROP: Mapping[Expedition, float] = {"red": 0.03, "yellow": 0.02, "blue": 0.03}
"""How far below the middle of a pin its sign is drawn, in widths of the pin's head."""


@cached
def _pin(
    colour: Expedition, size: int, px: int, py: int, begun: bool
) -> tuple[Image.Image, int, int]:
    """Return a pin, and its left upper corner seen from the middle of its head."""
    left, top = max(size // 2, -px) + 4, max(size // 2, -py) + 4
    wide, high = left + max(size // 2, px) + 4, top + max(size // 2, py) + 4
    canvas = Canvas(wide, high, units=wide)
    x, y = float(left), float(top)
    tip, length = (x + px, y + py), math.hypot(px, py) or 1.0
    ux, uy = -py / length, px / length
    for more, fill in ((2.0, NIGHT), (0.0, CREAM)):
        half = size * min(0.36, 0.36 * (size / length) ** 2) + more
        sides = [(x + ux * half, y + uy * half), tip, (x - ux * half, y - uy * half)]
        canvas.polygon(sides, fill, fill, more)
        canvas.ellipse(x, y, size * 0.5 - 2 + more, fill=fill)
    canvas.ellipse(x, y, size * 0.5 - 3.5, fill=INKS[colour] if begun else NIGHT)
    ink = INK if begun else INKS[colour]
    draw_arrowhead(canvas, colour, x, y + size * DROP[colour], size * REACH, ink)
    return canvas.done(), -left, -top


def lead(image: Image.Image, start: Point, end: Point) -> None:
    """Draw a line from something to the point that it stands for."""
    sprite, dx, dy = _leader(round(end[0] - start[0]), round(end[1] - start[1]))
    lay(image, sprite, round(start[0]) + dx, round(start[1]) + dy)


@cached
def _leader(dx: int, dy: int) -> tuple[Image.Image, int, int]:
    left, top = min(0, dx) - 4, min(0, dy) - 4
    canvas = Canvas(abs(dx) + 8, abs(dy) + 8, units=abs(dx) + 8)
    ends = [(float(-left), float(-top)), (float(dx - left), float(dy - top))]
    canvas.line(ends, NIGHT, 5)
    canvas.line(ends, CREAM, 1.8)
    return canvas.done(), left, top
