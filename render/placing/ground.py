"""The map without what is placed on it, and where an item may stand beside a point of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from render.placing.geometry import Box, Point, away, covered, distance, inside, kept, middle, moved
from render.placing.items import STEM, Item, Kind, Line, Shape, Spot, size

LED, FAR = 20.0, (34, 50, 66, 84, 106, 134, 168, 210, 260)
"""The cost of a line from a token, and how far the token's edge may be from its point then."""

NAME_LED, NAME_FAR = 6.0, 170
"""The same for names."""

COVERED, CROSSED, UNCLEAR = 5.0, 6.0, 1.5
"""Costs: covering the own marker, a line across an item or marker, a name between two points."""

LESS = 0.25
"""The cost of each shape after the first."""

TURNS = 16
"""Tokens stand in so many directions from their points."""

ALONG = (
    (0.0, 0.0),
    (0.17, 0.04),
    (-0.17, 0.04),
    (0.33, 0.08),
    (-0.33, 0.08),
    (0.5, 0.12),
    (-0.5, 0.12),
)
"""How far a name above or below its point is moved sidewards, in its widths, and the cost."""

ACROSS = (0.0, 0.0), (0.3, 0.05), (-0.3, 0.05), (0.7, 0.1), (-0.7, 0.1)
"""How far a name beside its point is moved up or down, in its heights, and the cost."""

GRID = 24, 14
"""How far the places of names with lines are apart, across and down."""

NEAR = 40
"""No place without a line is farther from its point, in pixels beyond the marker."""

KEPT = 600
"""How many items' places a ground keeps."""

Offset: TypeAlias = tuple[float, float, float, int, bool]
"""A cost, the left upper corner relative to the point, the shape, whether a line is needed."""

Choice: TypeAlias = tuple[float, Box, int, Point, tuple[Point, Point] | None]
"""A cost, the item's box, its shape, the position of its point, and the line to it."""

_Middles: TypeAlias = Iterator[tuple[float, float, float]]
"""Costs, and where the middle of an item is relative to its point."""


@lru_cache(maxsize=256)
def offsets(kind: Kind, shapes: tuple[Shape, ...], reach: float, led: bool) -> tuple[Offset, ...]:
    """Return where an item may stand relative to its point, the best first.

    ``led``: with a line, or else close to the point.
    """
    places = _PLACES[kind, led]
    return tuple(
        sorted(
            (cost + LESS * n, x - wide / 2, y - high / 2, n, led)
            for n, (wide, high) in enumerate(map(size, shapes))
            for cost, x, y in places(wide, high, reach)
        )
    )


def _directions(turns: int) -> _Middles:
    """Yield directions with their cost: upwards first, then sidewards, downwards last."""
    for turn in range(turns):
        angle = math.tau * turn / turns
        yield (math.sin(angle) + 1) / 8, math.cos(angle), math.sin(angle)


def _pins(_wide: float, high: float, _reach: float) -> _Middles:
    for cost, x, y in _directions(24):
        yield cost, x * high * STEM, y * high * STEM


def _tokens(wide: float, high: float, reach: float) -> _Middles:
    yield 2.0, 0.0, 0.0
    near = (-0.6, 1.8), (0.0, 0.9), (0.6, 0.0), (1.05, 0.1), (1.6, 0.5), (2.2, 1.0)
    for cost, x, y in _directions(TURNS):
        corner = 1 + 0.3 * min(abs(x), abs(y))
        for part, more in near:
            more_x, more_y = (wide / 2 + part * reach) * corner, (high / 2 + part * reach) * corner
            yield cost + more, x * more_x, y * more_y


def _names(wide: float, high: float, reach: float) -> _Middles:
    for far, cost in ((reach + 3, 0.0), (reach + 10, 0.3), (reach + 18, 0.7)):
        for part, more in ACROSS:
            yield cost + more, far + wide / 2, part * high
            yield cost + more + 0.1, -far - wide / 2, part * high
        for part, more in ALONG:
            yield cost + more + 0.15, part * wide, -far - high / 2
            yield cost + more + 0.15, part * wide, far + high / 2


def _far(wide: float, high: float, reach: float) -> _Middles:
    """Yield the places of a token with a line."""
    for (cost, x, y), far in product(_directions(TURNS), FAR):
        away = reach + far
        yield LED + cost + far / 12, x * (wide / 2 + away), y * (high / 2 + away)


def _far_names(wide: float, high: float, reach: float) -> _Middles:
    """Yield the places of a name with a line: a grid, as wide names find room in few places."""
    most = NAME_FAR + reach
    across, down = int(wide / 2 + most) // GRID[0], int(high / 2 + most) // GRID[1]
    for x, y in product(range(-across, across + 1), range(-down, down + 1)):
        a, b = x * GRID[0], y * GRID[1]
        far = math.hypot(max(abs(a) - wide / 2, 0), max(abs(b) - high / 2, 0)) - reach
        if 22 < far < NAME_FAR:
            yield NAME_LED + far / 12 + abs(a) / 1000, a, b


_PLACES: dict[tuple[Kind, bool], Callable[[float, float, float], _Middles]] = {
    ("pin", False): _pins,
    ("token", False): _tokens,
    ("token", True): _far,
    ("name", False): _names,
    ("name", True): _far_names,
}


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
        self.places: list[tuple[Offset, Point]] = []
        self._add(led=False)
        self._near_places = len(self.places)
        self._known: dict[int, Choice | None] = {}
        wide = max(wide for wide, _high in self.sizes) + self.marker + NEAR
        high = max(high for _wide, high in self.sizes) + self.marker + NEAR
        self.reach = wide, high
        self._near = self._around(wide, high)
        self._far: tuple[list[Spot], list[Line]] | None = None

    def _add(self, *, led: bool) -> None:
        item = self.item
        found = (
            offsets(item.kind, item.shapes, self.marker, led) if (item.kind, led) in _PLACES else ()
        )
        self.places.extend((offset, at) for offset in found for at in item.at)

    def costs(self) -> Iterator[tuple[int, float]]:
        """Yield the numbers of all places, and what each costs at least; the cheapest first."""
        for number in range(self._near_places):
            yield number, self.places[number][0][0]
        if len(self.places) == self._near_places:
            self._add(led=True)
        for number in range(self._near_places, len(self.places)):
            yield number, self.places[number][0][0]

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
            choice = self._known[number] = self._choice(*self.places[number])
            return choice

    def _choice(self, offset: Offset, at: Point) -> Choice | None:
        cost, dx, dy, n, led = offset
        left, top = float(round(at[0] + dx)), float(round(at[1] + dy))
        right, bottom = left + self.sizes[n][0], top + self.sizes[n][1]
        bounds = self.ground.bounds
        if left < bounds[0] or top < bounds[1] or right > bounds[2] or bottom > bounds[3]:
            return None
        if led and self._far is None:
            far = max(NAME_FAR, *FAR) + self.marker
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
