"""The map: its ground, drawn once per landscape and size, and the marks of a player upon it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from engines.explorers.landscape import SIZE
from render.cache import cached
from render.explorers.squares import Mark, square
from render.laying import lay

Marks = Mapping[int, tuple[Mark, str]]


@dataclass(frozen=True, slots=True)
class Land:
    """What a map shows beside marks: terrain and symbols by square, and what is written inside.

    ``inside`` has the numbers of villages, and the letters and values of temples, by square.
    """

    terrain: str
    symbols: str
    inside: tuple[tuple[int, str], ...] = ()


@cached
def ground(land: Land, size: int) -> Image.Image:
    """Return the map without marks; each square is ``size`` pixels wide."""
    picture = Image.new("RGB", (SIZE * size, SIZE * size))
    draw(picture, 0, 0, land, size)
    return picture


def draw(picture: Image.Image, left: int, top: int, land: Land, size: int) -> None:
    """Draw the map without marks into a picture."""
    inside = dict(land.inside)
    for number, (letter, symbol) in enumerate(zip(land.terrain, land.symbols, strict=True)):
        row, column = divmod(number, SIZE)
        sprite = square(letter, symbol, size, inside=inside.get(number, ""))
        lay(picture, sprite, left + column * size, top + row * size)


def draw_marks(
    picture: Image.Image, left: int, top: int, land: Land, size: int, marks: Marks
) -> None:
    """Draw marks upon the map in a picture: by square what is marked, and what is written there."""
    inside = dict(land.inside)
    for number, (mark, label) in marks.items():
        row, column = divmod(number, SIZE)
        sprite = square(
            land.terrain[number], land.symbols[number], size, mark, label, inside.get(number, "")
        )
        lay(picture, sprite, left + column * size, top + row * size)


def marked(land: Land, size: int, marks: Marks) -> Image.Image:
    """Return the map with marks on it."""
    picture = ground(land, size).copy()
    draw_marks(picture, 0, 0, land, size, marks)
    return picture
