"""A square of the map as a sprite: its terrain, what lies on it, and what is marked there."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PIL import Image

from render.cache import cached
from render.canvas import Canvas
from render.explorers import objects, terrain
from render.fonts import INKING, centred
from render.theme import CREAM, DRAFT, FREE, INK, Colour, rgb

Mark: TypeAlias = Literal["", "cross", "fresh", "draft", "legal", "reach", "closed"]
"""Nothing, an older cross, one of the last turn, one of the running turn, may be crossed, could be
crossed after a choice of terrain, closed."""

LEAST = 27
"""The least size of the numbers of villages, in pixels."""

THICK = 12.0
"""The width of a cross's lines; a square has 100 units."""

PLATE = rgb(0xE6FFF5)
"""The ground of names, lighter than all terrains."""

PLATE_HEIGHT = 0.455
"""The height of the plate with a square's name, in parts of the square."""

WRITTEN, NUMBERED = 60, 44
"""From these sizes in pixels on, temples have letters and values, and villages numbers."""


@cached
def square(
    letter: str, symbol: str, size: int, mark: Mark = "", label: str = "", inside: str = ""
) -> Image.Image:
    """Return a square of ``size`` pixels.

    ``letter`` is its terrain, ``*`` for a village, ``symbol`` what lies on it, or ``.``. ``label``
    is the name of a legal square or the number of a planned cross. ``inside`` is the number of a
    village, or a temple's letter and value.
    """
    marked = mark in ("cross", "fresh", "draft")
    look = terrain.ground(letter, size, explored=marked)
    fresh = mark == "fresh"
    picture = Image.new("RGB", (size, size), INK if fresh else look.ground)
    if not fresh:
        picture.paste(look.pattern, mask=terrain.mask(letter, size))
    empty = symbol == "." and letter != "*"
    if marked:
        picture.paste(CREAM if fresh else INK, mask=_cross(size, open_=not empty))
    thick = 2 if size >= terrain.SMALL else 1
    for box in ((size - thick, 0, size, size), (0, size - thick, size, size)):
        picture.paste(look.line, box)
    if mark == "closed":
        _over(picture, _hatching(size))
    if not empty:
        _lay(picture, letter, symbol, mark, inside)
    match mark:
        case "draft":
            _over(picture, _ring(size, DRAFT))
            _over(picture, _badge(label, size), size - _badge(label, size).width, 0)
        case "legal":
            _over(picture, _ring(size, FREE))
            plate = name_plate(label, size)
            place = size - plate.height if not empty else (size - plate.height) // 2
            _over(picture, plate, 0, place)
        case "reach":
            dot = _dot(round(size * 0.3))
            _over(picture, dot, size - dot.width - 3, size - dot.width - 3)
    return picture


def _over(picture: Image.Image, sprite: Image.Image, x: int = 0, y: int = 0) -> None:
    picture.paste(sprite, (x, y), sprite)


def _lay(picture: Image.Image, letter: str, symbol: str, mark: Mark, inside: str) -> None:
    """Lay what lies on a square upon it; where more is marked, smaller and aside."""
    size = picture.width
    digits = objects.digit(size)
    whole = inside if size >= WRITTEN else ""
    if letter == "*":
        number = inside if size >= NUMBERED else ""
        sprite = objects.village(number, round(size * 0.9), max(digits, LEAST))
    elif symbol == "T":
        visited = mark in ("cross", "fresh", "draft")
        sprite = objects.temple(whole, round(size * 0.88), digits, visited=visited)
        if mark == "legal":
            sprite = sprite.crop((0, 0, sprite.width, round(size * 0.46)))
        elif mark == "draft":  # its number would hide letters
            sprite = objects.temple("", round(size * 0.66), digits, visited=True)
    else:
        wide = round(size * {"draft": 0.62, "legal": 0.56}.get(mark, 0.68))
        sprite = objects.counter(symbol, wide, faded=mark == "closed")
    x = y = (size - sprite.width) // 2
    if mark == "draft":
        x, y = round(size * 0.09), round(size * 0.91) - sprite.height
    elif mark == "legal":
        y = 1
    _over(picture, sprite, x, y)


@cached
def _cross(size: int, *, open_: bool) -> Image.Image:
    """Return a cross as a mask; if it is open, it reaches into the corners, round a counter."""
    near = 10 if open_ else 21
    far = 100 - near
    canvas = Canvas(size)
    canvas.line([(near, near), (far, far)], INK, THICK)
    canvas.line([(far, near), (near, far)], INK, THICK)
    return canvas.done().getchannel("A").point(INKING)


@cached
def _ring(size: int, colour: Colour) -> Image.Image:
    """Return a frame for a square, dark on both sides."""
    canvas = Canvas(size)
    canvas.box(0, 0, 98, 98, 4, INK)
    canvas.box(3, 3, 95, 95, 4, colour)
    canvas.box(10, 10, 88, 88, 4, INK)
    canvas.clear(13, 13, 85, 85, 3)
    return canvas.done()


@cached
def _dot(size: int) -> Image.Image:
    """Return the mark of a square that could be crossed."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 50, fill=INK)
    canvas.ellipse(50, 50, 37, fill=FREE)
    return canvas.done()


@cached
def _badge(number: str, size: int) -> Image.Image:
    """Return the number of a planned cross on a disc."""
    high = round(size * 0.53)
    wide = round(size * (0.53 if len(number) < 2 else 0.66))
    canvas = Canvas(wide, high, units=wide)
    canvas.box(0, 0, wide, high, high / 2, INK)
    canvas.box(2, 2, wide - 2, high - 2, high / 2 - 2, DRAFT)
    picture = canvas.done()
    centred(picture, number, wide / 2, high / 2, objects.digit(size), INK)
    return picture


@cached
def name_plate(name: str, size: int) -> Image.Image:
    """Return the plate with the name of a square."""
    picture = _plate(size).copy()
    centred(picture, name, (size - 1) / 2, picture.height / 2, objects.digit(size), INK)
    return picture


@cached
def _plate(size: int) -> Image.Image:
    high = round(size * PLATE_HEIGHT)
    canvas = Canvas(size, high, units=size)
    canvas.box(0, 0, size - 1, high, 7, INK)
    canvas.box(2.5, 2.5, size - 3.5, high - 2.5, 5, PLATE)
    return canvas.done()


@cached
def _hatching(size: int) -> Image.Image:
    """Return the hatching of a closed square."""
    canvas = Canvas(size)
    for shift in range(-75, 80, 25):
        canvas.line([(shift - 4, 104), (shift + 104, -4)], INK, 4)
    return canvas.done()
