"""Where names, badges, shields and pins stand in a picture, so that none hides another.

Own code, because the libraries for this (adjustText, textalloc, dymo) place only texts beside
points, some of them at random, and need matplotlib or numpy, which would be larger than the bot.

Pure geometry in pixels of the picture. The result depends only on what is given, not on its order.

Tokens, pins and names never overlap one another, nor the markers of other points, and stay inside
the bounds; the middle of a token is nearer to its own point than to any other, unless a line leads
from it to its point, which is the last resort. Only names may be left out, the least important
first. Soft wishes, by cost: clear of arrows and lines, not upon the own marker, close by.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""

Shape: TypeAlias = tuple[Box, ...]
"""The boxes of an item's parts, with the left upper corner of the whole at 0, 0."""

Kind: TypeAlias = Literal["pin", "token", "name"]

GAP = 2.0
"""The least distance between two items, and between parts of an item."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the map as it is drawn: its marker reaches ``reach`` pixels around ``at``.

    A point that is drawn twice is two spots with the same id.
    """

    id: str
    at: Point
    reach: float


@dataclass(frozen=True, slots=True)
class Line:
    """Something thin that should not be covered; ``cost`` per 40 pixels of it.

    About 0.15 for a line of the network and 1 for an arrow.
    """

    a: Point
    b: Point
    cost: float


@dataclass(frozen=True, slots=True)
class Area:
    """A box that should not be covered, at ``cost`` if the item is covered by it as a whole.

    ``math.inf``: it must not be touched.
    """

    box: Box
    cost: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """Something to be placed beside the point ``of``.

    ``key`` is unique among the items. ``at``: where the point is drawn; if there are several
    positions, the item is placed beside one of them. ``shapes``: what it may look like, the
    best first (:func:`single`, :func:`together`). A pin's shape is its head, which it always has
    at the distance of its height from its point, with a stem between them.
    """

    key: str
    of: str
    at: tuple[Point, ...]
    kind: Kind
    shapes: tuple[Shape, ...]
    importance: float = 1.0
    """The larger, the later a name is left out, and the better its place."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Where an item stands: its box, and those of its parts in the order of its shape."""

    box: Box
    parts: Shape
    shape: int
    """Which of the item's shapes it has."""

    at: Point
    """The position of its point that it stands beside."""

    leader: tuple[Point, Point] | None = None
    """The line from the item to its point, to be drawn below all items."""


def single(*sizes: Size) -> tuple[Shape, ...]:
    """Return the shapes of an item of one part, such as a name in one or in two lines."""
    return tuple(((0.0, 0.0, wide, high),) for wide, high in sizes)


def together(sizes: Sequence[Size], gap: float = GAP) -> tuple[Shape, ...]:
    """Return the shapes of tokens of one point that stand together: in a row, or in several."""
    shapes = []
    for columns in sorted({len(sizes), *range(1, len(sizes))}, reverse=True):
        rows = [sizes[n : n + columns] for n in range(0, len(sizes), columns)]
        if columns < len(sizes) and len(rows[0]) > columns:
            continue
        wide = max(sum(w for w, _h in row) + gap * (len(row) - 1) for row in rows)
        top, boxes = 0.0, []
        for row in rows:
            high = max(h for _w, h in row)
            left = (wide - sum(w for w, _h in row) - gap * (len(row) - 1)) / 2
            for w, h in row:
                boxes.append((left, top + (high - h) / 2, left + w, top + (high + h) / 2))
                left += w + gap
            top += high + gap
        shapes.append(tuple(boxes))
    return tuple(shapes)


class Ground:
    """What is the same in many pictures: points, lines of the network, and the bounds."""

    def __init__(self, spots: Iterable[Spot], bounds: Box, lines: Iterable[Line] = ()) -> None:
        self.bounds = bounds
        self.spots = tuple(sorted(spots, key=lambda spot: (spot.id, spot.at)))
        self.lines = tuple(sorted(lines, key=lambda line: (line.a, line.b, line.cost)))


def place(
    items: Iterable[Item], ground: Ground, lines: Iterable[Line] = (), areas: Iterable[Area] = ()
) -> dict[str, Placed]:
    """Return the places of the items by key; names for which there is no room are missing.

    If not even lines to far-off places give room to all tokens and pins, some overlap.
    """
    ordered = sorted(items, key=lambda item: (KINDS.index(item.kind), -item.importance, item.key))
    return _Solver(ordered, ground, [*ground.lines, *sorted(lines, key=_order)], areas).solved()


KINDS: tuple[Kind, ...] = "pin", "token", "name"

STEM = 0.92
"""Distance of the middle of a pin's head from its point, in heights of the head."""

LED, FAR = 20.0, (50, 66, 84, 106, 134, 168, 210, 260)
"""The cost of a line from a token, and how far the token's edge may be from its point then."""

NAME_LED, NAME_FAR = 6.0, (30, 44, 62, 84, 112, 150)
"""The same for names."""

COVERED, CROSSED, UNCLEAR = 5.0, 6.0, 3.0
"""Costs: covering the own marker, a line across an item or marker, a name between two points."""

MISSING = 40.0
"""The cost of leaving out a name, times its importance."""

TURNS = 24
"""Pins and tokens stand in so many directions from their points."""

ROUNDS, TRIED = 3, 60
"""How often crowded items are looked at again, and how many places are tried for each."""

_Offset: TypeAlias = tuple[float, float, float, int, bool]
"""A cost, the left upper corner relative to the point, the shape, whether a line is needed."""

_Choice: TypeAlias = tuple[float, Placed]


def _order(line: Line) -> tuple[Point, Point, float]:
    return line.a, line.b, line.cost


@lru_cache(maxsize=512)
def _offsets(kind: Kind, shapes: tuple[Shape, ...], reach: float) -> tuple[_Offset, ...]:
    """Return where an item may stand relative to its point, the best first."""
    found: list[_Offset] = []
    for n, shape in enumerate(shapes):
        wide, high = _size(shape)
        places = {"pin": _pins, "token": _tokens, "name": _names}[kind](wide, high, reach)
        found.extend(
            (cost + 0.25 * n, x - wide / 2, y - high / 2, n, led) for cost, x, y, led in places
        )
    return tuple(sorted(found))


def _directions() -> Iterator[tuple[float, float, float]]:
    """Yield directions with their cost: upwards first, then sidewards, downwards last."""
    for turn in range(TURNS):
        angle = math.tau * turn / TURNS
        x, y = math.cos(angle), math.sin(angle)
        yield (y + 1) / 8, x, y


_Places: TypeAlias = Iterator[tuple[float, float, float, bool]]


def _pins(_wide: float, high: float, _reach: float) -> _Places:
    for cost, x, y in _directions():
        yield cost, x * high * STEM, y * high * STEM, False


def _tokens(wide: float, high: float, reach: float) -> _Places:
    yield 2.0, 0.0, 0.0, False
    near = (-0.6, 1.8), (0.0, 0.9), (0.6, 0.0), (1.05, 0.1), (1.6, 0.5), (2.2, 1.0)
    for cost, x, y in _directions():
        corner = 1 + 0.3 * min(abs(x), abs(y))
        for part, more in near:
            away = part * reach
            yield (
                cost + more,
                x * (wide / 2 + away) * corner,
                y * (high / 2 + away) * corner,
                False,
            )
        for far in FAR:
            yield LED + cost + far / 12, x * (wide / 2 + far), y * (high / 2 + far), True


def _names(wide: float, high: float, reach: float) -> _Places:
    near = [(reach + 3, 0.0, False), (reach + 10, 0.3, False), (reach + 18, 0.7, False)]
    led = [(reach + far, NAME_LED + far / 12, True) for far in NAME_FAR]
    for away, cost, line in near + led:
        for part, more in ((0.0, 0.0), (0.3, 0.05), (-0.3, 0.05), (0.7, 0.1), (-0.7, 0.1)):
            yield cost + more, away + wide / 2, part * high, line
            yield cost + more + 0.1, -away - wide / 2, part * high, line
        for part, more in ((0.0, 0.0), (0.25, 0.05), (-0.25, 0.05), (0.5, 0.1), (-0.5, 0.1)):
            yield cost + more + 0.15, part * wide, -away - high / 2, line
            yield cost + more + 0.15, part * wide, away + high / 2, line


def _size(shape: Shape) -> Size:
    return max(box[2] for box in shape), max(box[3] for box in shape)


class _Task:
    """An item, what is near it, and what its places cost without the other items."""

    def __init__(self, item: Item, ground: Ground, lines: list[Line], areas: list[Area]) -> None:
        self.item = item
        self.own = tuple(spot.at for spot in ground.spots if spot.id == item.of) or item.at
        sizes = [_size(shape) for shape in item.shapes]
        far = (FAR if item.kind == "token" else NAME_FAR)[-1]
        reach = max(max(size) for size in sizes) + far
        boxes = [(x - reach, y - reach, x + reach, y + reach) for x, y in item.at]
        self.spots = [
            (*spot.at, spot.reach, spot.id == item.of)
            for spot in ground.spots
            if any(_gap(spot.at, box) <= 0 for box in boxes)
        ]
        self.lines = [
            line
            for line in lines
            if any(
                min(line.a[0], line.b[0]) < box[2]
                and max(line.a[0], line.b[0]) > box[0]
                and min(line.a[1], line.b[1]) < box[3]
                and max(line.a[1], line.b[1]) > box[1]
                for box in boxes
            )
        ]
        self.areas = areas
        self.bounds = ground.bounds
        marker = max((spot.reach for spot in ground.spots if spot.id == item.of), default=0.0)
        self.marker = marker
        offsets = _offsets(item.kind, item.shapes, marker)
        self.places = [(offset, at) for offset in offsets for at in item.at]
        self.known: dict[int, _Choice | None] = {}

    def choice(self, number: int) -> _Choice | None:
        """Return a place and its cost; ``None`` if it is impossible."""
        if number not in self.known:
            self.known[number] = self._choice(number)
        return self.known[number]

    def _choice(self, number: int) -> _Choice | None:
        (cost, dx, dy, n, led), at = self.places[number]
        left, top = at[0] + dx, at[1] + dy
        shape = self.item.shapes[n]
        wide, high = _size(shape)
        box = left, top, left + wide, top + high
        bounds = self.bounds
        if left < bounds[0] or top < bounds[1] or box[2] > bounds[2] or box[3] > bounds[3]:
            return None
        kind = self.item.kind
        own = math.inf
        nearest = math.inf
        for x, y, reach, mine in self.spots:
            away = math.hypot(max(left - x, 0.0, x - box[2]), max(top - y, 0.0, y - box[3]))
            if mine:
                own = min(own, away)
                if away < reach:
                    if kind == "name":
                        return None
                    if kind == "token":
                        marker = x - reach, y - reach, x + reach, y + reach
                        cost += COVERED * _covered(marker, box) + (away == 0)
            elif away < reach + 1:
                return None
            else:
                nearest = min(nearest, away)
        parts = tuple((left + a, top + b, left + c, top + d) for a, b, c, d in shape)
        leader = None
        if kind == "token" and not led and self._strays(parts):
            led = True
            cost += LED
        if kind == "name" and nearest <= own:
            cost += UNCLEAR
            led = True
        if led:
            if own == 0:
                return None
            leader = self._leader(box, at)
            cost += CROSSED * sum(
                _distance((x, y), leader) < reach for x, y, reach, mine in self.spots if not mine
            )
        for line in self.lines:
            if line.cost:
                cost += line.cost * _inside(line.a, line.b, box) / 40
        for area in self.areas:
            if _meet(area.box, box, 0):
                if area.cost == math.inf:
                    return None
                cost += area.cost * _covered(box, area.box)
        return cost, Placed(box, parts, n, at, leader)

    def _strays(self, parts: Shape) -> bool:
        """Whether a part's middle is nearer to another point than to its own."""
        for left, top, right, bottom in parts:
            x, y = (left + right) / 2, (top + bottom) / 2
            own = min(math.dist((x, y), at) for at in self.own) + 1
            if any(math.dist((x, y), (a, b)) < own for a, b, _r, mine in self.spots if not mine):
                return True
        return False

    def _leader(self, box: Box, at: Point) -> tuple[Point, Point]:
        """Return the line to a point: from the middle of a token, from the edge of a name."""
        if self.item.kind == "name":
            start = _kept(at[0], box[0], box[2]), _kept(at[1], box[1], box[3])
        else:
            start = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        long = math.dist(start, at) or 1.0
        part = min(self.marker / long, 1.0)
        return start, (at[0] + (start[0] - at[0]) * part, at[1] + (start[1] - at[1]) * part)


class _Solver:
    """The items that are placed so far, and how they make room for others."""

    def __init__(
        self, items: list[Item], ground: Ground, lines: list[Line], areas: Iterable[Area]
    ) -> None:
        obstacles = sorted(areas, key=lambda area: (area.box, area.cost))
        self.tasks = [_Task(item, ground, lines, obstacles) for item in items]
        self.placed: dict[int, Placed] = {}
        self.costs: dict[int, float] = {}

    def solved(self) -> dict[str, Placed]:
        """Return the places of all items by key."""
        for n in range(len(self.tasks)):
            self._settle(n)
        for _round in range(ROUNDS):
            unhappy = [n for n, task in enumerate(self.tasks) if self._cost(n) > 2]
            if not any([self._better(n) for n in unhappy]):
                break
        for n, task in enumerate(self.tasks):
            if n not in self.placed and task.item.kind != "name":
                self._force(n)
        return {self.tasks[n].item.key: self.placed[n] for n in sorted(self.placed)}

    def _cost(self, n: int) -> float:
        """Return what the place of an item costs, or that it has none."""
        if n in self.placed:
            return self.costs[n]
        item = self.tasks[n].item
        return MISSING * item.importance * (1 if item.kind == "name" else 100)

    def _settle(self, n: int) -> None:
        """Put an item where it costs least and meets no other one."""
        best, task = math.inf, self.tasks[n]
        for number, (offset, _at) in enumerate(task.places):
            if offset[0] >= best:
                break
            choice = task.choice(number)
            if choice is None or choice[0] >= best or self._met(n, choice[1]):
                continue
            cost = choice[0] + self._crossed(n, choice[1])
            if cost < best:
                best = cost
                self.placed[n], self.costs[n] = choice[1], cost

    def _met(self, n: int, place: Placed) -> list[int]:
        """Return the items that a place would overlap."""
        left, top, right, bottom = place.box
        left, top, right, bottom = left - GAP, top - GAP, right + GAP, bottom + GAP
        return [
            other
            for other, there in self.placed.items()
            if there.box[0] < right
            and there.box[2] > left
            and there.box[1] < bottom
            and there.box[3] > top
            and other != n
        ]

    def _crossed(self, n: int, place: Placed) -> float:
        """Return the cost of lines across items, with this place."""
        cost, mine = 0.0, self._thread(n, place)
        for other, there in self.placed.items():
            if other == n:
                continue
            thread = self._thread(other, there)
            if thread and _inside(*thread, place.box):
                cost += CROSSED
            if mine and _inside(*mine, there.box):
                cost += CROSSED
            if mine and thread and _cross(mine, thread):
                cost += CROSSED
        return cost

    def _thread(self, n: int, place: Placed) -> tuple[Point, Point] | None:
        """Return an item's line to its point, or a pin's stem."""
        if self.tasks[n].item.kind == "pin":
            left, top, right, bottom = place.box
            return ((left + right) / 2, (top + bottom) / 2), place.at
        return place.leader

    def _better(self, n: int) -> bool:
        """Let others give way to an item if that costs less; return whether one did."""
        task, before = self.tasks[n], self._cost(n)
        tried = 0
        for number, (offset, _at) in enumerate(task.places):
            if offset[0] >= before or tried >= TRIED:
                break
            choice = task.choice(number)
            if choice is None or choice[0] >= before:
                continue
            met = self._met(n, choice[1])
            if len(met) > 3:
                continue
            tried += 1
            places, costs = dict(self.placed), dict(self.costs)
            total = before + sum(map(self._cost, met))
            for other in met:
                del self.placed[other]
            self.placed[n], self.costs[n] = choice[1], choice[0] + self._crossed(n, choice[1])
            for other in met:
                self._settle(other)
            if self._cost(n) + sum(map(self._cost, met)) < total - 0.05:
                return True
            self.placed, self.costs = places, costs
        return False

    def _force(self, n: int) -> None:
        """Put a token or pin where it hides least, leaving out the names there."""
        task, bounds = self.tasks[n], self.tasks[n].bounds
        best: tuple[float, Placed] | None = None
        for (_cost, dx, dy, form, _led), at in task.places:
            wide, high = _size(task.item.shapes[form])
            left = _kept(at[0] + dx, bounds[0], max(bounds[0], bounds[2] - wide))
            top = _kept(at[1] + dy, bounds[1], max(bounds[1], bounds[3] - high))
            box = left, top, left + wide, top + high
            hidden = sum(
                _covered(box, there.box)
                for other, there in self.placed.items()
                if self.tasks[other].item.kind != "name"
            ) + sum(
                _covered((x - r, y - r, x + r, y + r), box)
                for x, y, r, mine in task.spots
                if not mine
            )
            if best is None or hidden < best[0]:
                parts = tuple(
                    (left + a, top + b, left + c, top + d) for a, b, c, d in task.item.shapes[form]
                )
                best = hidden, Placed(box, parts, form, at, task._leader(box, at))
        assert best is not None
        for other in self._met(n, best[1]):
            if self.tasks[other].item.kind == "name":
                del self.placed[other]
        self.placed[n], self.costs[n] = best[1], 0.0


def _kept(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)


def _gap(at: Point, box: Box) -> float:
    """Return a lower bound of the distance between a point and a box."""
    return max(box[0] - at[0], at[0] - box[2], box[1] - at[1], at[1] - box[3])


def _meet(first: Box, second: Box, gap: float) -> bool:
    return (
        first[0] < second[2] + gap
        and second[0] < first[2] + gap
        and first[1] < second[3] + gap
        and second[1] < first[3] + gap
    )


def _covered(first: Box, second: Box) -> float:
    """Return how much of the first box the second covers, from 0 to 1."""
    wide = min(first[2], second[2]) - max(first[0], second[0])
    high = min(first[3], second[3]) - max(first[1], second[1])
    if wide <= 0 or high <= 0:
        return 0.0
    return wide * high / ((first[2] - first[0]) * (first[3] - first[1]))


def _inside(a: Point, b: Point, box: Box) -> float:
    """Return how many pixels of the line from a to b are in a box."""
    (ax, ay), (bx, by) = a, b
    left, top, right, bottom = box
    if (
        (ax < left and bx < left)
        or (ax > right and bx > right)
        or (ay < top and by < top)
        or (ay > bottom and by > bottom)
    ):
        return 0.0
    first, last = 0.0, 1.0
    for start, way, low, high in ((ax, bx - ax, left, right), (ay, by - ay, top, bottom)):
        if way:
            one, two = (low - start) / way, (high - start) / way
            if one > two:
                one, two = two, one
            first, last = max(first, one), min(last, two)
            if first >= last:
                return 0.0
    return (last - first) * math.hypot(bx - ax, by - ay)


def _distance(at: Point, line: tuple[Point, Point]) -> float:
    """Return the distance between a point and a line."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    long = dx * dx + dy * dy
    part = _kept(((at[0] - ax) * dx + (at[1] - ay) * dy) / long, 0, 1) if long else 0.0
    return math.hypot(ax + part * dx - at[0], ay + part * dy - at[1])


def _cross(first: tuple[Point, Point], second: tuple[Point, Point]) -> bool:
    """Whether two lines cross."""

    def side(line: tuple[Point, Point], at: Point) -> bool:
        (ax, ay), (bx, by) = line
        return (bx - ax) * (at[1] - ay) > (by - ay) * (at[0] - ax)

    return side(first, second[0]) != side(first, second[1]) and (
        side(second, first[0]) != side(second, first[1])
    )
