"""The map without what is placed on it, and where an item may stand beside a point of it."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import chain, product
from typing import TypeAlias

from render.placing.geometry import (
    Box,
    Point,
    away,
    covered,
    distance,
    inside,
    kept,
    middle,
    moved,
)
from render.placing.items import STEM, Item, Kind, Line, Shape, Spot, size

LED, FAR = 20.0, (34, 50, 66, 84, 106, 134, 168, 210, 260)
"""The cost of a line from a token, and how far the token's edge may be from its point then."""

NAME_LED, NAME_FAR = 6.0, 170
"""The same for names."""

LEAST_LED: dict[Kind, float] = {"pin": math.inf, "number": NAME_LED, "token": LED, "name": NAME_LED}
"""What a place with a line costs at least."""

COVERED, CROSSED, UNCLEAR = 12.0, 9.0, 1.5
"""Costs: covering the own marker, a line across an item or marker, a name between two points."""

APART = 3.0
"""So many pixels nearer to its own point than to any other is a token's middle."""

LESS = 0.25
"""The cost of each shape after the first."""

TURNS = 16
"""Tokens stand in so many directions from their points."""

STEMS = (STEM, 0.0), (1.2, 1.0), (1.6, 4.0), (2.2, 8.0), (3.0, 12.0)
"""How far the middle of a pin's head is from its point, in heights of the head, and the cost."""

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
"""Markers that a name without a line may meet are no farther away, in pixels beyond the name."""

KEPT = 600
"""How many items' places a ground keeps."""

Choice: TypeAlias = tuple[float, Box, int, Point, tuple[Point, Point] | None]
"""A cost, the item's box, its shape, the position of its point, and the line to it."""

Boxed: TypeAlias = tuple[Box, Line]
"""A line and the box around it."""

_Other: TypeAlias = tuple[float, float, float, float]
"""Another point: its position, how far its marker reaches, and the square of a little more."""

_Middles: TypeAlias = Iterator[tuple[float, float, float]]
"""Costs, and where the middle of an item is relative to its point."""


def boxed(lines: Iterable[Line]) -> list[Boxed]:
    """Return lines with the boxes around them, always in the same order."""
    ordered = sorted(lines, key=lambda line: (line.a, line.b, line.cost))
    return [
        ((min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])), line)
        for line in ordered
        for a, b in ((line.a, line.b),)
    ]


@lru_cache(maxsize=256)
def offsets(kind: Kind, shapes: tuple[Shape, ...], reach: float, led: bool) -> array[float]:
    """Return where an item may stand relative to its point, the best first.

    Each place is four numbers in the row: its cost, the left upper corner relative to the point,
    and the shape. As tuples they took 52 MB after 200 pictures, in one row 7. ``led``: with a line,
    or else close to the point.
    """
    places = _PLACES.get((kind, led))
    if places is None:
        return array("d")
    found = sorted(
        (cost + LESS * n, x - wide / 2, y - high / 2, n)
        for n, (wide, high) in enumerate(map(size, shapes))
        for cost, x, y in places(wide, high, reach)
    )
    return array("d", chain.from_iterable(found))


def _directions(turns: int) -> _Middles:
    """Yield directions with their cost: upwards first, then sidewards, downwards last."""
    for turn in range(turns):
        angle = math.tau * turn / turns
        yield (math.sin(angle) + 1) / 8, math.cos(angle), math.sin(angle)


def _pins(_wide: float, high: float, _reach: float) -> _Middles:
    for (cost, x, y), (far, more) in product(_directions(24), STEMS):
        yield cost + more, x * high * far, y * high * far


def _tokens(wide: float, high: float, reach: float) -> _Middles:
    yield 1.0, 0.0, 0.0
    near = (-0.6, 1.0), (0.0, 0.5), (0.6, 0.0), (1.05, 0.1), (1.6, 0.5), (2.2, 1.0)
    for cost, x, y in _directions(TURNS):
        corner = 1 + 0.3 * min(abs(x), abs(y))
        for part, more in near:
            more_x, more_y = (wide / 2 + part * reach) * corner, (high / 2 + part * reach) * corner
            yield cost + more, x * more_x, y * more_y


def _numbers(wide: float, high: float, _reach: float) -> _Middles:
    # Upon its own line, which it covers.
    yield -1.0, 0.0, 0.0
    for (cost, x, y), (far, more) in product(_directions(TURNS), ((9, 1.0), (20, 2.0), (32, 4.0))):
        yield cost + more, x * (wide / 2 + far), y * (high / 2 + far)


def _far_numbers(wide: float, high: float, _reach: float) -> _Middles:
    """Yield the places of a number with a line."""
    for (cost, x, y), far in product(_directions(TURNS), FAR[1:]):
        yield NAME_LED + cost + far / 12, x * (wide / 2 + far), y * (high / 2 + far)


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
    ("number", False): _numbers,
    ("number", True): _far_numbers,
    ("token", False): _tokens,
    ("token", True): _far,
    ("name", False): _names,
    ("name", True): _far_names,
}


def reaching(item: Item, wide: float, high: float) -> list[Box]:
    """Return boxes that reach so far from an item's point, or one around all parts of a line."""
    if item.kind != "number":
        return [(x - wide, y - high, x + wide, y + high) for x, y in item.at]
    xs, ys = zip(*item.at, strict=True)
    return [(min(xs) - wide, min(ys) - high, max(xs) + wide, max(ys) + high)]


def touching(boxes: Iterable[Box], lines: Iterable[Boxed]) -> list[Boxed]:
    """Return the lines that may touch one of the boxes, which are apart."""
    return [
        line
        for left, top, right, bottom in boxes
        for line in lines
        if line[0][0] < right and line[0][2] > left and line[0][1] < bottom and line[0][3] > top
    ]


def _crossed(line: tuple[Point, Point], others: Iterable[_Other]) -> int:
    """Return how many markers a line crosses."""
    (ax, ay), (bx, by) = line
    left, right = (ax, bx) if ax < bx else (bx, ax)
    top, bottom = (ay, by) if ay < by else (by, ay)
    return len([
        1
        for x, y, reach, _clear in others
        # Most markers are far away, and are told apart without a call.
        if left - reach < x < right + reach
        and top - reach < y < bottom + reach
        and distance((x, y), *line) < reach
    ])  # fmt: skip


class Ground:
    """What is the same in many pictures: points, lines of the network, and the bounds.

    It remembers places of items that many pictures show.
    """

    def __init__(self, spots: Iterable[Spot], bounds: Box, lines: Iterable[Line] = ()) -> None:
        self.bounds = bounds
        self.spots = tuple(sorted(spots, key=lambda spot: (spot.id, spot.at)))
        self.lines = boxed(lines)
        self.others: list[tuple[str, _Other]] = [
            (spot.id, (*spot.at, spot.reach, (spot.reach + 1) ** 2)) for spot in self.spots
        ]
        self._places: dict[tuple[str, tuple[Point, ...], Kind, tuple[Shape, ...]], Places] = {}

    def places(self, item: Item) -> Places:
        """Return where an item may stand; the same object for items that are alike.

        Numbers stand at places of their own in every picture, so theirs are not kept.
        """
        if item.kind == "number":
            return Places(item, self)
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
        self._led, self._looked_at = False, 0
        self._begin(led=False)
        self._ready: list[Choice] = []
        self._heap: list[tuple[float, int, Choice]] = []
        wide = max(wide for wide, _high in self.sizes)
        high = max(high for _wide, high in self.sizes)
        if item.kind == "token":
            # Another point may be as far from the token's middle as its own.
            self.reach = 1.3 * wide + 6 * self.marker, 1.3 * high + 6 * self.marker
        else:
            self.reach = wide + self.marker + NEAR, high + self.marker + NEAR
        self._near = self._around(*self.reach)
        self._far: tuple[list[_Other], list[Boxed]] | None = None

    def _begin(self, *, led: bool) -> None:
        """Begin with the places close to the points, or with those with a line."""
        self._led, self._next = led, 0
        self._offsets = offsets(self.item.kind, self.item.shapes, self.marker, led)
        self._end = len(self._offsets) // 4 * len(self.item.at)

    def everywhere(self) -> Iterator[tuple[float, float, int, Point]]:
        """Yield all places, those with a line only when one was wanted: offset, shape and point."""
        for led in (False, True)[: 1 + self._led]:
            row = offsets(self.item.kind, self.item.shapes, self.marker, led)
            for start in range(0, len(row), 4):
                _cost, x, y, shape = row[start : start + 4]
                for at in self.item.at:
                    yield x, y, int(shape), at

    def best(self) -> Iterator[Choice]:
        """Yield the possible places in the order of their costs."""
        number = 0
        while True:
            while number < len(self._ready):
                yield self._ready[number]
                number += 1
            if not self._more():
                return

    def _more(self) -> bool:
        """Find the next of the possible places; return whether there is one.

        Places are looked at in the order of what they cost at least, and only as far as needed.
        """
        while True:
            number, which = divmod(self._next, len(self.item.at))
            if self._next < self._end:
                least = self._offsets[4 * number]
            else:
                least = math.inf if self._led else LEAST_LED[self.item.kind]
            if self._heap and self._heap[0][0] <= least:
                self._ready.append(heappop(self._heap)[2])
                return True
            if self._next == self._end:
                if self._led:
                    return False
                self._begin(led=True)
                continue
            cost, x, y, shape = self._offsets[4 * number : 4 * number + 4]
            choice = self._choice(cost, x, y, int(shape), self.item.at[which])
            self._next += 1
            self._looked_at += 1
            if choice is not None:
                heappush(self._heap, (choice[0], self._looked_at, choice))

    def _around(self, wide: float, high: float) -> tuple[list[_Other], list[Boxed]]:
        """Return the other points and the lines that an item so far from its point may meet."""
        boxes = reaching(self.item, wide, high)
        others = [
            other
            for left, top, right, bottom in boxes
            for id_, other in self.ground.others
            if left <= other[0] <= right and top <= other[1] <= bottom and id_ != self.item.of
        ]
        return others, touching(boxes, self.ground.lines)

    def _choice(self, cost: float, dx: float, dy: float, n: int, at: Point) -> Choice | None:
        led = self._led
        left, top = float(round(at[0] + dx)), float(round(at[1] + dy))
        right, bottom = left + self.sizes[n][0], top + self.sizes[n][1]
        bounds = self.ground.bounds
        if left < bounds[0] or top < bounds[1] or right > bounds[2] or bottom > bounds[3]:
            return None
        if led and self._far is None:
            far = max(NAME_FAR, *FAR) + self.marker
            self._far = self._around(self.reach[0] + far, self.reach[1] + far)
        others, lines = self._near if not led or self._far is None else self._far
        nearest = math.inf
        for x, y, _reach, clear in others:
            # Written out, as this is the innermost loop: a call would take twice as long.
            over = left - x if x < left else x - right if x > right else 0.0
            down = top - y if y < top else y - bottom if y > bottom else 0.0
            gap = over * over + down * down
            if gap < nearest:
                if gap < clear:
                    return None
                nearest = gap
        box = left, top, right, bottom
        own = min([away(there, box) for there in self.own])
        if self.item.kind == "name":
            if own < self.marker:
                return None
            if nearest <= own * own:
                cost += UNCLEAR
                led = True
        elif self.item.kind == "token":
            if own < self.marker:
                x, y = at
                reach = self.marker
                marker = x - reach, y - reach, x + reach, y + reach
                cost += COVERED * covered(marker, box) + (own == 0)
            if not led and self._strays(n, left, top, others):
                cost += LED
                led = True
        elif self.item.line is not None and not led:
            part = middle(moved(self.item.shapes[n][-1], left, top))
            near = distance(part, self.item.line.a, self.item.line.b) + APART
            if any(distance(part, rival.a, rival.b) < near for rival in self.item.rivals):
                cost += LED
                led = True
        leader = None
        if led:
            if own == 0:
                return None
            leader = self.leader(box, at)
        if led or self.item.kind == "pin":
            cost += CROSSED * _crossed(leader or (middle(box), at), others)
        for around, below in lines:
            if around[0] < right and around[2] > left and around[1] < bottom and around[3] > top:
                cost += below.cost * inside(below.a, below.b, box) / 40
        return cost, box, n, at, leader

    def _strays(self, shape: int, left: float, top: float, others: list[_Other]) -> bool:
        """Whether a part's middle is nearer to another point than to its own."""
        for part in self.item.shapes[shape]:
            x, y = middle(moved(part, left, top))
            own = min([math.hypot(x - a, y - b) for a, b in self.own]) + APART
            for a, b, _reach, _clear in others:
                if math.hypot(x - a, y - b) < own:
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
