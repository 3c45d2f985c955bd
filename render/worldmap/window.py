"""A window: the part of the map that a picture shows, and positions in that picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from render.canvas import Point
from render.worldmap.coast import coast

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels of the board."""


SEAM = 24.0
"""Distance of the edge dots from the edges of the board, in pixels of the board.

There the edges are joined in a picture of both.
"""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the board, drawn ``width`` pixels wide."""

    box: Box
    width: int
    joined: bool = False
    """Whether the left edge of the board follows its right one, beyond which the box reaches."""

    @property
    def scale(self) -> float:
        """Pixels of the picture per pixel of the board."""
        return self.width / (self.box[2] - self.box[0])

    @property
    def height(self) -> int:
        """Height of the picture."""
        return round((self.box[3] - self.box[1]) * self.scale)

    def at(self, x: float, y: float) -> Point:
        """Return where a point of the board is in the picture."""
        return (self._x(x) - self.box[0]) * self.scale, (y - self.box[1]) * self.scale

    def _x(self, x: float) -> float:
        return beyond(x) if self.joined else x

    def shows(self, x: float, y: float, margin: float = 0) -> bool:
        """Whether a point of the board is in the picture, or at most ``margin`` outside."""
        left, top, right, bottom = self.box
        x = self._x(x)
        return left - margin <= x <= right + margin and top - margin <= y <= bottom + margin

    def touches(self, path: Sequence[Point], margin: float = 0) -> bool:
        """Whether something along these points may be in the picture."""
        left, top, right, bottom = self.box
        xs, ys = [x for x, _y in path], [y for _x, y in path]
        if self.joined:
            xs = [*map(beyond, xs)]
            if max(xs) - min(xs) > coast().width / 2:
                return False  # it crosses the middle of the board, not its edge
        return (
            max(xs) >= left - margin
            and min(xs) <= right + margin
            and max(ys) >= top - margin
            and min(ys) <= bottom + margin
        )


def beyond(x: float) -> float:
    """Return where the left half of the board is if it follows the right edge."""
    width = coast().width
    return x + width - 2 * SEAM if x < width / 2 else x


def whole(scale: float = 1.0) -> Window:
    """Return the window that shows the whole board."""
    world = coast()
    return Window((0, 0, world.width, world.height), round(world.width * scale))


def around(
    points: Iterable[Point], *, margin: float = 110, least: float = 520, shape: float = 4 / 3
) -> Box:
    """Return a box around these points, with a margin.

    It is at least ``least`` pixels of the board wide, has the given ``shape`` (width by height)
    and does not leave the board.
    """
    world = coast()
    xs, ys = zip(*points, strict=True)
    wide = max(xs) - min(xs) + 2 * margin
    high = max(ys) - min(ys) + 2 * margin
    wide = min(max(wide, high * shape, least), world.width, world.height * shape)
    high = wide / shape
    left = _kept((min(xs) + max(xs) - wide) / 2, world.width - wide)
    top = _kept((min(ys) + max(ys) - high) / 2, world.height - high)
    return left, top, left + wide, top + high


def _kept(value: float, most: float) -> float:
    return min(max(value, 0.0), max(most, 0.0))
