"""The map: its ground, drawn once per landscape and size, and the marks of a player upon it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from engines.explorers.landscape import SIZE
from render.cache import cached
from render.explorers.squares import Mark, square

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
    inside = dict(land.inside)
    for number, (letter, symbol) in enumerate(zip(land.terrain, land.symbols, strict=True)):
        row, column = divmod(number, SIZE)
        sprite = square(letter, symbol, size, inside=inside.get(number, ""))
        picture.paste(sprite, (column * size, row * size))
    return picture


def marked(land: Land, size: int, marks: Marks) -> Image.Image:
    """Return the map with marks on it: by square what is marked, and what is written there."""
    picture = ground(land, size).copy()
    inside = dict(land.inside)
    for number, (mark, label) in marks.items():
        row, column = divmod(number, SIZE)
        sprite = square(
            land.terrain[number], land.symbols[number], size, mark, label, inside.get(number, "")
        )
        picture.paste(sprite, (column * size, row * size))
    return picture
