"""Coastlines, shallows and lakes, read from ``coast.json`` (see ``README.md``)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from render.canvas import Point

FILE = Path(__file__).parent / "coast.json"

Path2D = tuple[Point, ...]


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


def _extent(path: Path2D) -> float:
    xs, ys = [x for x, _y in path], [y for _x, y in path]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))
