"""Small things beside the map: cards, places of tracks, ticks."""

from __future__ import annotations

from PIL import Image

from render.cache import cached
from render.canvas import Canvas
from render.explorers import objects, terrain
from render.faces import PINES
from render.fonts import Weight, font, width_of
from render.page import Page
from render.theme import CREAM, Colour

RING = 4
"""How broad each ring of a frame is, in pixels."""


@cached
def frame(wide: int, high: int, rings: tuple[Colour, ...]) -> Image.Image:
    """Return a plate with rings of these colours around it, or a thin line if there are none."""
    canvas = Canvas(wide, high, units=wide, ground=PINES.band)
    for number, colour in enumerate([*(rings or (PINES.frame,)), PINES.ground]):
        inset = number * (RING if rings else 2)
        canvas.box(inset, inset, wide - inset, high - inset, 16 - inset, colour)
    return canvas.done()


def card_width(card: tuple[str, str], size: int) -> int:
    """Return how wide a small card is whose terrains are ``size`` pixels wide."""
    return size * len(card[0]) + 8


@cached
def card(sides: tuple[str, str], size: int, *, gone: bool = False) -> Image.Image:
    """Return a small card: one side above the other; if it is gone, it is faded and struck."""
    wide, high = card_width(sides, size), 2 * size + 8
    canvas = Canvas(wide, high, units=wide)
    canvas.box(0, 0, wide, high, 8, CREAM)
    picture = canvas.done()
    for row, side in enumerate(sides):
        for column, letter in enumerate(side):
            sprite = terrain.plain(letter, size - 2)
            picture.paste(sprite, (5 + column * size, 5 + row * size))
    if not gone:
        return picture
    veil = Canvas(wide, high, units=wide)
    veil.box(0, 0, wide, high, 8, (*PINES.ground[:3], 165))
    for ends in (((7, 7), (wide - 7, high - 7)), ((wide - 7, 7), (7, high - 7))):
        veil.line(ends, CREAM, 5)
    cover = veil.done()
    return Image.alpha_composite(picture, cover)


@cached
def place(kind: str, size: int, *, filled: bool, used: bool = False) -> Image.Image:
    """Return a place of a track: empty, with an object, or with one that is struck."""
    if filled and not used:
        return objects.counter(kind, size)
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 47, fill=PINES.ground, edge=PINES.muted, width=4)
    picture = canvas.done()
    shape = objects.bare(kind, round(size * 0.62))
    alpha = shape.getchannel("A").point(lambda value: value * (150 if used else 70) // 255)
    spot = round(size * 0.19)
    faint = Image.new("RGBA", shape.size, (*PINES.muted[:3], 0))
    faint.putalpha(alpha)
    layer = Image.new("RGBA", picture.size)
    layer.paste(faint, (spot, spot))
    picture = Image.alpha_composite(picture, layer)
    if used:
        strike = Canvas(size)
        strike.line([(20, 20), (80, 80)], CREAM, 10)
        strike.line([(80, 20), (20, 80)], CREAM, 10)
        picture = Image.alpha_composite(picture, strike.done())
    return picture


@cached
def strike(wide: int, high: int) -> Image.Image:
    """Return the line through a number that is struck."""
    canvas = Canvas(wide, high, units=wide)
    canvas.line([(3, high - 4), (wide - 3, 4)], PINES.trim, 4)
    return canvas.done()


def strike_out(page: Page, x: float, y: float, text: str, size: int, weight: Weight) -> None:
    """Draw a line through a text whose middle is a point."""
    wide, high = width_of(text, font(size, weight)) + 8, round(size * 0.75)
    page.lay(strike(wide, high), x - wide / 2, y - high / 2)
