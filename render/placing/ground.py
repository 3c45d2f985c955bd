"""The map without what is placed on it, and where an item may stand beside a point of it."""

from __future__ import annotations

import math
from array import array
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from threading import Lock
from typing import ClassVar, TypeAlias

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
from render.placing.items import Item, Kind, Line, Placed, Spot, size
from render.placing.offsets import FAR, LED, NAME_FAR, NAME_LED, STEMS, offsets

LEAST_LED: dict[Kind, float] = {"pin": math.inf, "number": NAME_LED, "token": LED, "name": NAME_LED}
"""What a place with a line costs at least."""

COVERED, CROSSED, UNCLEAR = 12.0, 9.0, 1.5
"""Costs: covering the own marker, a line across an item or marker, a name between two points."""

APART = 3.0
"""So many pixels nearer to its own point than to any other is a token's middle."""

NEAR = 40
"""Markers that a name without a line may meet are no farther away, in pixels beyond the name."""

STEMMED = STEMS[-1][0] + 0.5
"""How far a pin reaches from its point, in heights of its head."""

KEPT = 1000
"""How many items' places a ground keeps: those of the latest ones."""

Choice: TypeAlias = tuple[float, Box, int, Point, bool]
"""A cost, the item's box, its shape, the position of its point, and whether a line leads to it."""

_Row: TypeAlias = tuple[float, float, float, int, int, bool]
"""A possible place as it is kept: a cost, the box's left and top, its shape, which of the item's
positions, and whether a line leads to it.
"""

ROW = 6
"""How many numbers that is."""

Boxed: TypeAlias = tuple[Box, Line]
"""A line and the box around it."""

_Other: TypeAlias = tuple[float, float, float, float]
"""Another point: its position, how far its marker reaches, and the square of a little more."""


def boxed(lines: Iterable[Line]) -> list[Boxed]:
    """Return lines with the boxes around them, always in the same order."""
    ordered = sorted(lines, key=lambda line: (line.a, line.b, line.cost))
    return [
        ((min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])), line)
        for line in ordered
        for a, b in ((line.a, line.b),)
    ]


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


@dataclass(frozen=True, slots=True)
class Part:
    """The part of a ground that a picture shows.

    ``corner`` is its left upper corner in whole pixels of the ground, ``bounds`` the box on the
    ground that no item leaves.
    """

    corner: Point
    bounds: Box

    def on_ground(self, item: Item) -> Item:
        """Return an item of the picture where it is on the ground."""
        return replace(
            item,
            at=tuple(map(self._there, item.at)),
            line=item.line and self.line_on_ground(item.line),
            rivals=tuple(map(self.line_on_ground, item.rivals)),
        )

    def line_on_ground(self, line: Line) -> Line:
        """Return a line of the picture where it is on the ground."""
        return Line(self._there(line.a), self._there(line.b), line.cost)

    def _there(self, at: Point) -> Point:
        # Rounded, so that the same point is the same on all pictures of it.
        return round(at[0] + self.corner[0], 6), round(at[1] + self.corner[1], 6)

    def in_picture(self, placed: Placed) -> Placed:
        """Return where an item is in the picture."""
        x, y = -self.corner[0], -self.corner[1]
        (ax, ay), (bx, by) = placed.leader or ((0, 0), (0, 0))
        return Placed(
            moved(placed.box, x, y),
            tuple(moved(part, x, y) for part in placed.parts),
            placed.shape,
            (placed.at[0] + x, placed.at[1] + y),
            placed.leader and ((ax + x, ay + y), (bx + x, by + y)),
        )


class Ground:
    """What is the same in many pictures: points, lines of the network, and the bounds.

    It remembers places of items that many pictures show, or parts of it, and finds more of them
    while one is drawn: so only who holds its ``lock`` may use it.
    """

    weight: ClassVar[int] = 1_200_000
    """Bytes that it takes with the places that it remembers, measured."""

    def __init__(self, spots: Iterable[Spot], bounds: Box, lines: Iterable[Line] = ()) -> None:
        self.bounds, self.lock = bounds, Lock()
        self.spots = tuple(sorted(spots, key=lambda spot: (spot.id, spot.at)))
        self.lines = boxed(lines)
        self.others: list[tuple[str, _Other]] = [
            (spot.id, (*spot.at, spot.reach, (spot.reach + 1) ** 2)) for spot in self.spots
        ]
        self._places: OrderedDict[tuple[Hashable, ...], Places] = OrderedDict()

    def places(self, item: Item) -> Places:
        """Return where an item may stand; the same object for items that are alike."""
        key = item.of, item.at, item.kind, item.shapes, item.line, item.rivals
        if (places := self._places.get(key)) is not None:
            self._places.move_to_end(key)
            return places
        if len(self._places) >= KEPT:
            self._places.popitem(last=False)
        places = self._places[key] = Places(item, self)
        return places


class Places:
    """The places of an item and what each costs without other items and arrows."""

    def __init__(self, item: Item, ground: Ground) -> None:
        self.item, self.ground = item, ground
        own = [spot for spot in ground.spots if spot.id == item.of]
        self.own = [spot.at for spot in own] or list(item.at)
        self.marker = max((spot.reach for spot in own), default=0.0)
        self.sizes = [size(shape) for shape in item.shapes]
        self._begin(led=False)
        self._found = array("d")
        """Rows of the possible places; as tuples they took ten times as much."""
        self._order = array("I")
        """Their numbers in the order of their costs, as far as it is known."""
        self._heap: list[tuple[float, int]] = []
        """Costs and numbers of the others."""
        wide = max(wide for wide, _high in self.sizes)
        high = max(high for _wide, high in self.sizes)
        if item.kind == "token":
            # Another point may be as far from the token's middle as its own.
            self.reach = 1.3 * wide + 6 * self.marker, 1.3 * high + 6 * self.marker
        elif item.kind == "pin":
            self.reach = STEMMED * high, STEMMED * high
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
        known = 0
        while True:
            while known < len(self._order):
                start = ROW * self._order[known]
                cost, left, top, shape, which, led = self._found[start : start + ROW]
                wide, high = self.sizes[int(shape)]
                box = left, top, left + wide, top + high
                yield cost, box, int(shape), self.item.at[int(which)], bool(led)
                known += 1
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
                self._order.append(heappop(self._heap)[1])
                return True
            if self._next == self._end:
                if self._led:
                    return False
                self._begin(led=True)
                continue
            cost, x, y, shape = self._offsets[4 * number : 4 * number + 4]
            row = self._row(cost, x, y, int(shape), which)
            self._next += 1
            if row is not None:
                heappush(self._heap, (row[0], len(self._found) // ROW))
                self._found.extend(row)

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

    def _row(self, cost: float, dx: float, dy: float, n: int, which: int) -> _Row | None:
        led, at = self._led, self.item.at[which]
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
            if gap < clear:
                return None
            if gap < nearest:
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
        return cost, left, top, n, which, led

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
