"""Badges and marks on the map: players, own missions, the row, what may be chosen."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.cache import cached
from render.canvas import Canvas, Point, arc, curve
from render.fonts import font
from render.symbols import draw_sign
from render.theme import CREAM, DRAFT, FREE, GOLD, INK, NIGHT, SEATS, Colour


@cached
def shield(seat: int, size: int) -> Image.Image:
    """Return a player's token: a shield, as places and expeditions are round."""
    canvas, look = Canvas(size), SEATS[seat]
    for inset, fill in ((0, CREAM), (4.5, INK), (9, look.disc)):
        canvas.polygon(_shield(inset), fill)
    draw_sign(canvas, look.sign, 50, 45, 24, look.mark)
    return canvas.done()


def _shield(inset: float) -> list[Point]:
    left, right, top, foot = 3 + inset, 97 - inset, 2 + inset, 100 - 1.1 * inset
    return [
        (left, top),
        (right, top),
        *curve((right, 50), (right, 82), (50, foot)),
        *curve((50, foot), (left, 82), (left, 50)),
    ]


@cached
def own(text: str, size: int, marked: bool = False) -> Image.Image:
    """Return the badge of a mission in the reader's hand: round, with its number."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 50, fill=NIGHT)
    canvas.ellipse(50, 50, 46, fill=GOLD if marked else DRAFT)
    canvas.ellipse(50, 50, 38 if marked else 41, fill=CREAM)
    return _written(canvas, text, size, 0.54 if len(text) > 1 else 0.64, INK)


@cached
def row(text: str, size: int) -> Image.Image:
    """Return the badge of a mission in the row: a golden card with its letter."""
    canvas = Canvas(size)
    canvas.box(3, 3, 97, 97, 20, NIGHT)
    canvas.box(7, 7, 93, 93, 17, GOLD)
    return _written(canvas, text, size, 0.66, INK)


@cached
def choice(text: str, size: int, fill: Colour = FREE, ink: Colour = INK) -> Image.Image:
    """Return the badge of a point to which an arrow may be laid: a hexagon."""
    canvas = Canvas(size)
    for reach, colour in ((50, NIGHT), (46, CREAM), (39, fill)):
        canvas.polygon(arc(50, 50, reach, reach, 0, 360, 6), colour)
    return _written(canvas, text, size, 0.44 if len(text) > 1 else 0.56, ink)


def _written(canvas: Canvas, text: str, size: int, part: float, ink: Colour) -> Image.Image:
    picture, letters = canvas.done(), max(8, round(size * part))
    place = (size / 2, size / 2 + letters * 0.36)
    ImageDraw.Draw(picture).text(place, text, ink, font(letters), anchor="ms")
    return picture


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
    """Return the mark of an arrow that would close a loop."""
    canvas = Canvas(size)
    canvas.line(arc(50, 52, 32, 32, -50, 240, 30), CREAM, 11)
    canvas.polygon([(70, 4), (90, 40), (48, 36)], CREAM)
    return canvas.done()
