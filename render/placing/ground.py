"""The map without what is placed on it, and where an item may stand beside a point of it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from render.placing.geometry import Box, Point, away, covered, distance, inside, kept, middle, moved
from render.placing.items import STEM, Item, Kind, Line, Shape, Spot, size

LED, FAR = 20.0, (50, 66, 84, 106, 134, 168, 210, 260)
"""The cost of a line from a token, and how far the token's edge may be from its point then."""

NAME_LED, NAME_FAR = 6.0, (30, 44, 62, 84, 112, 150)
"""The same for names."""

COVERED, CROSSED, UNCLEAR = 5.0, 6.0, 1.5
"""Costs: covering the own marker, a line across an item or marker, a name between two points."""

LESS = 0.25
"""The cost of each shape after the first."""

TURNS = 16
"""Tokens stand in so many directions from their points."""

NEAR = 40
"""No place without a line is farther from its point, in pixels beyond the marker."""

KEPT = 600
"""How many items' places a ground keeps."""

Offset: TypeAlias = tuple[float, float, float, int, bool]
"""A cost, the left upper corner relative to the point, the shape, whether a line is needed."""

Choice: TypeAlias = tuple[float, Box, int, Point, tuple[Point, Point] | None]
"""A cost, the item's box, its shape, the position of its point, and the line to it."""

_Places: TypeAlias = Iterator[tuple[float, float, float, bool]]


@lru_cache(maxsize=256)
def offsets(kind: Kind, shapes: tuple[Shape, ...], reach: float) -> tuple[Offset, ...]:
    """Return where an item may stand relative to its point, the best first."""
    found: list[Offset] = []
    for n, shape in enumerate(shapes):
        wide, high = size(shape)
        places = {"pin": _pins, "token": _tokens, "name": _names}[kind](wide, high, reach)
        found.extend(
            (cost + LESS * n, x - wide / 2, y - high / 2, n, led) for cost, x, y, led in places
        )
    return tuple(sorted(found))


def _directions(turns: int) -> Iterator[tuple[float, float, float]]:
    """Yield directions with their cost: upwards first, then sidewards, downwards last."""
    for turn in range(turns):
        angle = math.tau * turn / turns
        x, y = math.cos(angle), math.sin(angle)
        yield (y + 1) / 8, x, y


def _pins(_wide: float, high: float, _reach: float) -> _Places:
    for cost, x, y in _directions(24):
        yield cost, x * high * STEM, y * high * STEM, False


def _tokens(wide: float, high: float, reach: float) -> _Places:
    yield 2.0, 0.0, 0.0, False
    near = (-0.6, 1.8), (0.0, 0.9), (0.6, 0.0), (1.05, 0.1), (1.6, 0.5), (2.2, 1.0)
    for cost, x, y in _directions(TURNS):
        corner = 1 + 0.3 * min(abs(x), abs(y))
        for part, more in near:
            more_x, more_y = (wide / 2 + part * reach) * corner, (high / 2 + part * reach) * corner
            yield cost + more, x * more_x, y * more_y, False
        for far in FAR:
            yield LED + cost + far / 12, x * (wide / 2 + far), y * (high / 2 + far), True


def _names(wide: float, high: float, reach: float) -> _Places:
    near = [(reach + 3, 0.0, False), (reach + 10, 0.3, False), (reach + 18, 0.7, False)]
    led = [(reach + far, NAME_LED + far / 12, True) for far in NAME_FAR]
    for far, cost, line in near + led:
        for part, more in ((0.0, 0.0), (0.3, 0.05), (-0.3, 0.05), (0.7, 0.1), (-0.7, 0.1)):
            yield cost + more, far + wide / 2, part * high, line
            yield cost + more + 0.1, -far - wide / 2, part * high, line
        for part, more in ((0.0, 0.0), (0.25, 0.05), (-0.25, 0.05), (0.5, 0.1), (-0.5, 0.1)):
            yield cost + more + 0.15, part * wide, -far - high / 2, line
            yield cost + more + 0.15, part * wide, far + high / 2, line


class Ground:
    """What is the same in many pictures: points, lines of the network, and the bounds.

    It remembers places of items that many pictures show.
    """

    def __init__(self, spots: Iterable[Spot], bounds: Box, lines: Iterable[Line] = ()) -> None:
        self.bounds = bounds
        self.spots = tuple(sorted(spots, key=lambda spot: (spot.id, spot.at)))
        self.lines = tuple(sorted(lines, key=lambda line: (line.a, line.b, line.cost)))
        self._places: dict[tuple[str, tuple[Point, ...], Kind, tuple[Shape, ...]], Places] = {}

    def places(self, item: Item) -> Places:
        """Return where an item may stand; the same object for items that are alike."""
        key = item.of, item.at, item.kind, item.shapes
        if (places := self._places.get(key)) is None:
            if len(self._places) >= KEPT:
                self._places.clear()
            places = self._places[key] = Places(item, self)
        return places


class Places:
    """The places of an item and what each costs without other items, arrows and areas."""

    def __init__(self, item: Item, ground: Ground) -> None:
        self.item, self.ground = item, ground
        own = [spot for spot in ground.spots if spot.id == item.of]
        self.own = [spot.at for spot in own] or list(item.at)
        self.marker = max((spot.reach for spot in own), default=0.0)
        self.sizes = [size(shape) for shape in item.shapes]
        self.offsets = offsets(item.kind, item.shapes, self.marker)
        places = [(offset, at) for offset in self.offsets for at in item.at]
        self.costs = [offset[0] for offset, _at in places]
        """What each place costs at least; the cheapest first."""

        self._places = places
        self._known: dict[int, Choice | None] = {}
        wide = max(wide for wide, _high in self.sizes) + self.marker + NEAR
        high = max(high for _wide, high in self.sizes) + self.marker + NEAR
        self.reach = wide, high
        self._near = self._around(wide, high)
        self._far: tuple[list[Spot], list[Line]] | None = None

    def _around(self, wide: float, high: float) -> tuple[list[Spot], list[Line]]:
        """Return the points and lines that an item may meet that stands so far from its point."""
        boxes = [(x - wide, y - high, x + wide, y + high) for x, y in self.item.at]
        return (
            [spot for spot in self.ground.spots if any(away(spot.at, box) == 0 for box in boxes)],
            [line for line in self.ground.lines if any(inside(line.a, line.b, b) for b in boxes)],
        )

    def choice(self, number: int) -> Choice | None:
        """Return a place and its cost; ``None`` if it is impossible."""
        try:
            return self._known[number]
        except KeyError:
            choice = self._known[number] = self._choice(*self._places[number])
            return choice

    def _choice(self, offset: Offset, at: Point) -> Choice | None:
        cost, dx, dy, n, led = offset
        left, top = float(round(at[0] + dx)), float(round(at[1] + dy))
        right, bottom = left + self.sizes[n][0], top + self.sizes[n][1]
        bounds = self.ground.bounds
        if left < bounds[0] or top < bounds[1] or right > bounds[2] or bottom > bounds[3]:
            return None
        if led and self._far is None:
            far = (NAME_FAR if self.item.kind == "name" else FAR)[-1] + self.marker
            self._far = self._around(self.reach[0] + far, self.reach[1] + far)
        spots, lines = self._near if not led or self._far is None else self._far
        box = left, top, right, bottom
        own, other = math.inf, math.inf
        for spot in spots:
            gap = away(spot.at, box)
            if spot.id == self.item.of:
                own = min(own, gap)
            elif gap < spot.reach + 1:
                return None
            else:
                other = min(other, gap)
        if self.item.kind == "name":
            if own < self.marker:
                return None
            if other <= own:
                cost += UNCLEAR
                led = True
        elif self.item.kind == "token":
            if own < self.marker:
                x, y = at
                reach = self.marker
                marker = x - reach, y - reach, x + reach, y + reach
                cost += COVERED * covered(marker, box) + (own == 0)
            if not led and self._strays(n, left, top, spots):
                cost += LED
                led = True
        leader = None
        if led:
            if own == 0:
                return None
            leader = self.leader(box, at)
            for spot in spots:
                if spot.id != self.item.of and distance(spot.at, *leader) < spot.reach:
                    cost += CROSSED
        for line in lines:
            cost += line.cost * inside(line.a, line.b, box) / 40
        return cost, box, n, at, leader

    def _strays(self, shape: int, left: float, top: float, spots: list[Spot]) -> bool:
        """Whether a part's middle is nearer to another point than to its own."""
        for part in self.item.shapes[shape]:
            x, y = middle(moved(part, left, top))
            own = min(math.hypot(x - a, y - b) for a, b in self.own) + 1
            for spot in spots:
                a, b = spot.at
                if math.hypot(x - a, y - b) < own and spot.id != self.item.of:
                    return True
        return False

    def leader(self, box: Box, at: Point) -> tuple[Point, Point]:
        """Return the line to a point: from the middle of a token, from the edge of a name."""
        if self.item.kind == "name":
            start = kept(at[0], box[0], box[2]), kept(at[1], box[1], box[3])
        else:
            start = middle(box)
        part = min(self.marker / (math.dist(start, at) or 1.0), 1.0)
        return start, (at[0] + (start[0] - at[0]) * part, at[1] + (start[1] - at[1]) * part)
