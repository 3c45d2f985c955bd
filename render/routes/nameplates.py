"""Names of points on the map: letters with a halo, in one line or in two."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render.fonts import font, lettering, width_of
from render.laying import fill as fill_in
from render.picture import Piece
from render.placing import Placed, Shape, single
from render.theme import Colour

HALO = 3.0
"""How far the halo reaches around the letters, in pixels."""

LEADING = 1.0
"""Distance between two lines, as a multiple of the size of the letters."""

HIGH, BASE = 0.98, 0.755
"""Height of a line, and of what is above its base, as multiples of the size of the letters."""

SHORT = 7
"""Names of fewer letters stay in one line."""

Lines: TypeAlias = tuple[str, ...]


@lru_cache(maxsize=1024)
def arrangements(name: str) -> tuple[Lines, ...]:
    """Return the ways to write a name: in one line, and in two if it has several words."""
    words = name.split(" ")
    if len(words) == 1 or len(name) < SHORT:
        return ((name,),)
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return (name,), min(breaks, key=lambda pair: max(map(len, pair)))


@lru_cache(maxsize=1024)
def shapes(name: str, size: int) -> tuple[Shape, ...]:
    """Return the shapes of a name for :mod:`render.placing`, in the order of its arrangements."""
    return single(*(_size(lines, size) for lines in arrangements(name)))


def _size(lines: Lines, size: int) -> tuple[float, float]:
    wide = max(width_of(line, font(size)) for line in lines)
    return wide + 2, size * (HIGH + LEADING * (len(lines) - 1))


def write(
    image: Image.Image, placed: Placed, name: str, of: str, size: int, ink: Colour, halo: Colour
) -> Piece:
    """Write the name of the point ``of`` where it was placed, and return what was written."""
    left, top, right, _bottom = placed.box
    lines = arrangements(name)[placed.shape]
    # Two lines are flush with the side at which the point is.
    x = placed.at[0]
    align = 0.5 if len(lines) == 1 or left <= x <= right else 0.0 if x < left else 1.0
    first = top + size * BASE
    for fill, stroke in ((halo, HALO), (ink, 0.0)):
        for number, line in enumerate(lines):
            mask, dx, dy = lettering(line, size, "Heavy", stroke)
            start = left + 1 + (right - left - 2 - width_of(line, font(size))) * align
            corner = round(start) + dx, round(first + number * size * LEADING) + dy
            fill_in(image, fill, mask, *corner)
    return Piece("name", placed.box, size, of, leader=placed.leader is not None)
