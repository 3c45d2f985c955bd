"""Coastlines, shallows and lakes, read from ``coast.json`` (see ``README.md``)."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from render.canvas import Point

FILE = Path(__file__).parent / "coast.json"

Path2D = tuple[Point, ...]

FINE, SMALL = 1.0, 12.0
"""Details and islands up to this size, in pixels and square pixels, are left out of pictures."""

LONELY = 30
"""Shallows up to so many times that size belong to islands that are left out."""


@dataclass(frozen=True, slots=True)
class Land:
    """A piece of land: the region it belongs to, its coast, and the inland seas in it."""

    region: str
    coast: Path2D
    holes: tuple[Path2D, ...]


@dataclass(frozen=True, slots=True)
class Coast:
    """Everything that is drawn under points and lines, in pixels of the board."""

    width: int
    height: int
    land: tuple[Land, ...]
    """Large pieces first, so that islands in an inland sea are drawn after the sea."""

    shelf: tuple[Path2D, ...]
    lakes: tuple[Path2D, ...]
    borders: tuple[Path2D, ...]
    north: Sequence[float]
    south: Sequence[float]
    side: Sequence[float]


@cache
def coast() -> Coast:
    """Return the coastlines, read once."""
    data: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    unit: int = data["unit"]

    def path(steps: Sequence[int]) -> Path2D:
        xs, ys = accumulate(steps[0::2]), accumulate(steps[1::2])
        return tuple((x / unit, y / unit) for x, y in zip(xs, ys, strict=True))

    def paths(many: Sequence[Sequence[int]]) -> tuple[Path2D, ...]:
        return tuple(map(path, many))

    land = [
        Land(region, path(rings[0]), paths(rings[1:]))
        for region, pieces in data["land"].items()
        for rings in pieces
    ]
    ticks = {side: [n / unit for n in numbers] for side, numbers in data["ticks"].items()}
    return Coast(
        width=data["width"],
        height=data["height"],
        land=tuple(sorted(land, key=lambda piece: -_extent(piece.coast))),
        shelf=paths(data["shelf"]),
        lakes=paths(data["lakes"]),
        borders=paths(data["borders"]),
        **ticks,
    )


@lru_cache(maxsize=16)
def plain_coast(scale: float) -> Coast:
    """Return the coastlines without what is finer than a pixel in a picture of that scale."""
    detailed, fine, least = coast(), FINE / scale, SMALL / scale**2

    def kept(rings: Iterable[Path2D], small: float = least) -> tuple[Path2D, ...]:
        plain = (_plain((*ring, ring[0]), fine)[:-1] for ring in rings if _area(ring) > small)
        return tuple(ring for ring in plain if len(ring) > 2)

    land = tuple(
        Land(piece.region, outline, kept(piece.holes))
        for piece in detailed.land
        for outline in kept([piece.coast])
    )
    return replace(detailed, land=land, shelf=kept(detailed.shelf, LONELY * least))


def _plain(path: Path2D, fine: float) -> Path2D:
    """Return a path without the points that are nearer than that to what remains."""
    kept, parts = {0, len(path) - 1}, [(0, len(path) - 1)]
    while parts:
        first, last = parts.pop()
        (ax, ay), (bx, by) = path[first], path[last]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy)
        far, middle = fine, None
        for number in range(first + 1, last):
            x, y = path[number]
            away = (
                abs((x - ax) * dy - (y - ay) * dx) / length
                if length
                else math.dist((x, y), (ax, ay))
            )
            if away > far:
                far, middle = away, number
        if middle is not None:
            kept.add(middle)
            parts += [(first, middle), (middle, last)]
    return tuple(path[number] for number in sorted(kept))


def _area(path: Path2D) -> float:
    beside = (*path[1:], path[0])
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(path, beside, strict=True))) / 2


def _extent(path: Path2D) -> float:
    xs, ys = [x for x, _y in path], [y for _x, y in path]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))
