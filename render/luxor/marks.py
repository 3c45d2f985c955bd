"""Marks on cells: what is new, planned or possible, drawn on a square of 100 units.

Frames are two lines, a dark one and a light one, so that one of them stands out from every tile,
also for colour-blind eyes.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, Point, rounded
from render.faces import LAPIS as FACE
from render.fonts import centred
from render.luxor.tiles import CORNER, EDGE, digit
from render.symbols import draw_sign
from render.theme import FREE, INK, SEATS, Colour, rgb

WHITE = rgb(0xFFFFFF)
RECENT, PLANNED, CHOSEN = (INK, WHITE), (rgb(0x800060), WHITE), (INK, FREE)
"""The dark and the light line of frames: of past turns, of what is planned, and of choices."""

SLOT = (17.0, 50.0)
"""The middle of the mark between a tile's points and its minimum."""

WAY = (38.0, 50.0)
"""The middle of the number of a step on a possible way."""

RADIUS = 14.0

BEYOND = 7.0
"""How far frames of past turns and of plans reach beyond their tile, in units."""


@cached
def recent(size: int) -> Image.Image:
    """Return the frame of a tile that a past turn changed."""
    canvas, (dark, light) = _around(size), RECENT
    for inset, thick, fill in ((0.5, 12.5, dark), (-1.0, 6.5, light)):
        outline = rounded(inset, inset, 100 - inset, 100 - inset, CORNER)
        canvas.line([*outline, outline[0]], fill, thick)
    return canvas.done()


@cached
def planned(size: int) -> Image.Image:
    """Return the frame of a tile that a plan would change: a broken one."""
    canvas, (dark, light) = _around(size), PLANNED
    outline = rounded(0, 0, 100, 100, CORNER)
    outline.append(outline[0])
    canvas.line(outline, light, 11)
    canvas.dashes(outline, dark, 7.5, 16, 11)
    return canvas.done()


def _around(size: int) -> Canvas:
    """Return a canvas for a tile of ``size`` pixels and :data:`BEYOND` units on each side of it."""
    whole = 100 + 2 * BEYOND
    return Canvas(round(size * whole / 100), units=whole).around(BEYOND, BEYOND)


@cached
def tab(seat: int, size: int) -> Image.Image:
    """Return the disc of the seat whose turn it was, for the first tile that it changed."""
    canvas, look = Canvas(size), SEATS[seat]
    _button(canvas, SLOT, look.disc)
    draw_sign(canvas, look.sign, *SLOT, 7.6, look.mark)
    return canvas.done()


@cached
def step(seat: int, number: int, size: int) -> Image.Image:
    """Return the number of a tile that the seat's adventurers walked to, in its colours."""
    canvas, look = Canvas(size), SEATS[seat]
    _button(canvas, SLOT, look.disc)
    return _numbered(canvas.done(), number, SLOT, look.mark, size)


@cached
def way(number: int, size: int) -> Image.Image:
    """Return the number of a tile to which somebody may walk."""
    canvas = Canvas(size)
    _button(canvas, WAY, FREE)
    return _numbered(canvas.done(), number, WAY, INK, size)


def _button(canvas: Canvas, middle: Point, fill: Colour) -> None:
    canvas.ellipse(*middle, RADIUS + 3.2, fill=INK)
    canvas.ellipse(*middle, RADIUS + 1.8, fill=WHITE)
    canvas.ellipse(*middle, RADIUS - 0.6, fill=fill, edge=INK, width=1.2)


def _numbered(
    picture: Image.Image, number: int, middle: Point, fill: Colour, size: int
) -> Image.Image:
    x, y = (part * size / 100 for part in middle)
    centred(picture, str(number), x, y, digit(size), fill)
    return picture


@cached
def arrow(direction: str, size: int) -> Image.Image:
    """Return an arrow to be laid over the edge between two cells; its middle is on the edge."""
    canvas = Canvas(round(size * 0.46), units=40)
    outline = _turned(((-15, -6), (1, -6), (1, -14), (16, 0), (1, 14), (1, 6), (-15, 6)), direction)
    for fill, more in ((INK, 6.4), (WHITE, 3.6), (INK, 1.2)):
        canvas.polygon([(x + 20, y + 20) for x, y in outline], fill, fill, more)
    canvas.polygon([(x + 20, y + 20) for x, y in outline], FREE)
    return canvas.done()


@cached
def walkers(seat: int, count: int, direction: str, size: int) -> Image.Image:
    """Return an arrow in the seat's colours with the number of adventurers that walk on."""
    wide, look = round(size * 0.46), SEATS[seat]
    canvas = Canvas(wide)
    outline = [
        (x + 50, y + 50)
        for x, y in _turned(
            ((-42, -25), (2, -25), (2, -42), (44, 0), (2, 42), (2, 25), (-42, 25)), direction
        )
    ]
    for fill, more in ((INK, 11.0), (WHITE, 6.0), (INK, 2.0)):
        canvas.polygon(outline, fill, fill, more)
    canvas.polygon(outline, look.disc)
    picture = canvas.done()
    ((x, y),) = _turned(((-7, 0),), direction)
    centred(
        picture, str(count), (50 + x) * wide / 100, (50 + y) * wide / 100, digit(size), look.mark
    )
    return picture


def _turned(points: Sequence[Point], direction: str) -> list[Point]:
    """Return points that face east so that they face the direction."""
    turned = list(points)
    for _ in range(("east", "south", "west", "north").index(direction)):
        turned = [(-y, x) for x, y in turned]
    return turned


@cached
def free(width: int, height: int, label: str, letters: int) -> Image.Image:
    """Return the mark of an empty cell where a tile may be laid, with the cell's name."""
    picture = _empty(width, height).copy()
    centred(picture, label, width / 2, height / 2, letters, FREE)
    return picture


@cached
def _empty(width: int, height: int) -> Image.Image:
    small = min(width, height)
    canvas = Canvas(width, height, units=100 * width / small)
    right, bottom = 100 * width / small, 100 * height / small
    frame = rounded(7, 7, right - 7, bottom - 7, CORNER)
    frame.append(frame[0])
    canvas.polygon(frame, (*FREE[:3], 40))
    canvas.dashes(frame, FREE, 3.2, 8, 7)
    return canvas.done()


@cached
def target(size: int, label: str) -> Image.Image:
    """Return the mark of a tile that may be chosen, with the cell's name."""
    picture = _chosen(size).copy()
    centred(picture, label, size * 0.295, size * 0.825, digit(size), FREE)
    return picture


@cached
def _chosen(size: int) -> Image.Image:
    canvas = Canvas(size)
    frame = rounded(4.6, 4.6, 95.4, 95.4, CORNER)
    dark, light = CHOSEN
    canvas.line([*frame, frame[0]], dark, 9.2)
    canvas.line([*frame, frame[0]], light, 5)
    canvas.box(2, 67, 57, 98, 9, INK, FREE, 3)
    return canvas.done()


@cached
def choosable(size: int) -> Image.Image:
    """Return the frame of something that may be chosen; the thing itself fills its inside."""
    canvas, gap = Canvas(size), 5.0
    frame = rounded(gap / 2, gap / 2, 100 - gap / 2, 100 - gap / 2, CORNER)
    canvas.dashes([*frame, frame[0]], FREE, 3.4, 9, 7)
    return canvas.done()


@cached
def kept(size: int) -> Image.Image:
    """Return the frame of a tile that was chosen in secret; the tile itself fills its inside."""
    canvas = Canvas(size)
    frame = rounded(3.5, 3.5, 96.5, 96.5, CORNER)
    dark, light = CHOSEN
    canvas.line([*frame, frame[0]], dark, 7)
    canvas.line([*frame, frame[0]], light, 4)
    canvas.ellipse(82, 18, 16, fill=light, edge=dark, width=3)
    canvas.line([(74, 18), (80, 25), (90, 11)], dark, 5)
    return canvas.done()


@cached
def given(size: int) -> Image.Image:
    """Return the veil over a tile that is given away."""
    canvas = Canvas(size)
    canvas.box(EDGE, EDGE, 100 - EDGE, 100 - EDGE, CORNER, (*FACE.band[:3], 150))
    return canvas.done()


@cached
def leaving(size: int) -> Image.Image:
    """Return the mark of a mountain that an adventurer leaves: *minus one*."""
    canvas = Canvas(size)
    canvas.box(1, 34, 45, 66, 10, WHITE)
    canvas.box(3, 36, 43, 64, 8, PLANNED[0])
    picture = canvas.done()
    place = (size * 0.23, size * 0.5)
    centred(picture, "\N{MINUS SIGN}1", *place, digit(size), WHITE)
    return picture
