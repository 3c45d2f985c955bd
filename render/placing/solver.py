"""The choice among the places: greedy, then items that stand badly make others give way."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from render.placing.geometry import (
    Box,
    Point,
    away,
    covered,
    cross,
    inside,
    kept,
    middle,
    moved,
    within,
)
from render.placing.ground import (
    CROSSED,
    Boxed,
    Choice,
    Ground,
    Part,
    Places,
    boxed,
    reaching,
    touching,
)
from render.placing.items import GAP, Item, Kind, Line, Placed, single
from render.placing.offsets import LED

KINDS: tuple[Kind, ...] = "pin", "number", "token", "name"

MISSING, NEVER = 4.0, 1000.0
"""The cost of leaving out a name, times its importance, and that of leaving out another item."""

UNHAPPY: dict[Kind, float] = {"pin": 4, "number": 4, "token": 8, "name": 5}
"""Items that cost more are looked at again."""

ROUNDS, TRIED, MOST, LEAST = 1, 10, 1, 0.05
"""How often they are, how many places are tried for each, how many others may give way, and
how much that must save."""

MATTERS, TRIED_FOR_MISSING, MOST_FOR_MISSING = 10.0, 400, 4
"""Names at least as important that have no place are looked at once more: so many places are
tried, and so many others may give way."""

BESIDE = 12
"""So many pixels, two spaces, two names side by side are farther apart than other items are.

Otherwise they read as one.
"""


def place(
    items: Iterable[Item], ground: Ground, lines: Iterable[Line] = (), part: Part | None = None
) -> dict[str, Placed]:
    """Return the places of the items by key; names for which there is no room are missing.

    If not even lines to far-off places give room to all tokens and pins, some overlap. Everything
    is in pixels of the picture, which shows the whole ground, or a ``part`` of it.
    """
    part = part or Part((0, 0), ground.bounds)
    if part.corner == (0, 0):  # it is on the ground as it is in the picture
        return _placed(items, ground, lines, part.bounds)
    on_ground = map(part.on_ground, items), ground, map(part.line_on_ground, lines), part.bounds
    return {key: part.in_picture(there) for key, there in _placed(*on_ground).items()}


def _placed(
    items: Iterable[Item], ground: Ground, lines: Iterable[Line], bounds: Box
) -> dict[str, Placed]:
    """Return the places of items within bounds, all of it in pixels of the ground."""
    with ground.lock:
        return _Solver(
            sorted(items, key=lambda item: (KINDS.index(item.kind), -item.importance, item.key)),
            ground,
            boxed(lines),
            bounds,
        ).solved()


class _Solver:
    """The items that are placed so far, and how they make room for others."""

    def __init__(self, items: list[Item], ground: Ground, lines: list[Boxed], bounds: Box) -> None:
        self.ground, self.bounds = ground, bounds
        self.wanted = len(items)
        self.split: dict[int, range] = {}
        """Items whose parts stand apart, each on its own side of the point, and their parts."""

        self.items: list[Item] = []
        self.places: list[Places] = []
        self.chosen: dict[int, Choice] = {}
        self.threads: dict[int, tuple[Point, Point]] = {}
        """Lines to the points, and the stems of pins."""

        self.kept_from: tuple[dict[int, Box], dict[int, Box]] = {}, {}
        """The boxes that other items, and that names, may not meet: with the distance around."""

        self.lines = lines
        self.beside: list[list[Boxed]] = []
        """The arrows near each item's point."""

        self.added: list[dict[int, float]] = []
        """What arrows add to the cost of each item's places."""

        for item in items:
            self._add(item)

    def _add(self, item: Item) -> None:
        self.items.append(item)
        self.places.append(self.ground.places(item))
        self.beside.append(self._beside(self.places[-1]))
        self.added.append({})

    def _beside(self, places: Places) -> list[Boxed]:
        """Return the lines near an item's point."""
        return touching(reaching(places.item, *places.reach), self.lines)

    def solved(self) -> dict[str, Placed]:
        """Return the places of all items by key."""
        for n in range(self.wanted):
            self._settle(n)
            item = self.items[n]
            if item.kind == "token" and len(item.shapes[0]) > 1 and self._cost(n) >= LED:
                self._separate(n)
        for _round in range(ROUNDS):
            unhappy = [
                n
                for n, item in enumerate(self.items)
                if n not in self.split and self._cost(n) > UNHAPPY[item.kind]
            ]
            better = [self._better(n) for n in unhappy]
            if not any(better):
                break
        for n, item in enumerate(self.items):
            if n in self.chosen or n in self.split:
                continue
            if item.kind != "name":
                self._force(n)
            elif item.importance >= MATTERS:
                self._better(n, TRIED_FOR_MISSING, MOST_FOR_MISSING)
        return {
            self.items[n].key: self._placed(n)
            for n in range(self.wanted)
            if n in self.chosen or n in self.split
        }

    def _placed(self, n: int) -> Placed:
        if n in self.split:
            choices = {part: self.chosen[part] for part in self.split[n]}
            parts = tuple(choice[1] for choice in choices.values())
            lefts, tops, rights, bottoms = zip(*parts, strict=True)
            whole = min(lefts), min(tops), max(rights), max(bottoms)
            # A part that was moved later may need a line after all.
            led = (self._leader(part, choice) for part, choice in choices.items() if choice[4])
            return Placed(whole, parts, 0, choices[self.split[n][0]][3], next(led, None))
        _cost, box, shape, at, _led = self.chosen[n]
        parts = tuple(moved(part, box[0], box[1]) for part in self.items[n].shapes[shape])
        return Placed(box, parts, shape, at, self._leader(n, self.chosen[n]))

    def _cost(self, n: int) -> float:
        """Return what the place of an item costs, or that it has none."""
        if n in self.chosen:
            return self.chosen[n][0]
        item = self.items[n]
        return MISSING * item.importance if item.kind == "name" else NEVER

    def _separate(self, n: int) -> None:
        """Put the parts of an item on several sides of its point, if none needs a line then."""
        item, was = self.items[n], self._take(n)
        numbers = range(len(self.items), len(self.items) + len(item.shapes[0]))
        for part, (left, top, right, bottom) in enumerate(item.shapes[0]):
            alone = replace(
                item, key=f"{item.key} {part}", shapes=single((right - left, bottom - top))
            )
            self._add(alone)
        for number in numbers:
            self._settle(number)
            if number not in self.chosen:
                break
        else:
            self.split[n] = numbers
            return
        for number in numbers:
            self._take(number)
        for column in (self.items, self.places, self.beside, self.added):
            del column[numbers.start :]
        if was is not None:
            self._put(n, was)

    def _most(self, n: int) -> float:
        """Return what the place of an item may cost: parts that stand apart have no lines."""
        return math.inf if n < self.wanted else LED

    def _settle(self, n: int, most: float = math.inf) -> None:
        """Put an item where it costs least and meets no other one, if it costs less than that."""
        best: Choice | None = None
        least = min(self._cost(n), most, self._most(n))
        others = list(self._kept_from(n).values())
        for number, choice in enumerate(self.places[n].best()):
            if choice[0] >= least:
                break
            if within(choice[1], self.bounds) and not _meets(choice[1], others):
                cost = self._full(n, number, choice)
                if cost < least:
                    least, best = cost, choice
        if best is not None:
            self._put(n, (least, *best[1:]))

    def _full(self, n: int, number: int, choice: Choice) -> float:
        """Return what a place costs with all that is in the picture."""
        added = self.added[n].get(number)
        if added is None:
            added = _under(choice[1], self.lines if choice[4] else self.beside[n])
            self.added[n][number] = added
        return choice[0] + added + self._crossed(n, choice)

    def _put(self, n: int, choice: Choice) -> None:
        self.chosen[n] = choice
        if thread := self._thread(n, choice):
            self.threads[n] = thread
        left, top, right, bottom = choice[1]
        name = self.items[n].kind == "name"
        for kept_from, gap in zip(self.kept_from, (GAP, GAP + BESIDE * name), strict=True):
            kept_from[n] = left - gap, top - GAP, right + gap, bottom + GAP

    def _take(self, n: int) -> Choice | None:
        choice = self.chosen.pop(n, None)
        if choice is not None:
            self.threads.pop(n, None)
            for kept_from in self.kept_from:
                del kept_from[n]
        return choice

    def _kept_from(self, n: int) -> dict[int, Box]:
        """Return the boxes that an item may not meet."""
        return self.kept_from[self.items[n].kind == "name"]

    def _met(self, n: int, box: Box) -> list[int]:
        """Return the items that an item in a box would overlap."""
        left, top, right, bottom = box
        return [
            other
            for other, there in self._kept_from(n).items()
            if there[0] < right and there[2] > left and there[1] < bottom and there[3] > top
        ]

    def _crossed(self, n: int, choice: Choice) -> float:
        """Return the cost of lines across items, with this place."""
        cost, mine = 0.0, self._thread(n, choice)
        left, top, right, bottom = choice[1]
        for (ax, ay), (bx, by) in self.threads.values():
            # Most lines are far away, and are told apart without a call.
            if not (
                (ax < left and bx < left)
                or (ax > right and bx > right)
                or (ay < top and by < top)
                or (ay > bottom and by > bottom)
            ) and inside((ax, ay), (bx, by), choice[1]):
                cost += CROSSED
        if mine:
            (ax, ay), (bx, by) = mine
            left, right = (ax, bx) if ax < bx else (bx, ax)
            top, bottom = (ay, by) if ay < by else (by, ay)
            cost += CROSSED * sum(
                cross(mine, thread)
                for thread in self.threads.values()
                if not (
                    (thread[0][0] < left and thread[1][0] < left)
                    or (thread[0][0] > right and thread[1][0] > right)
                    or (thread[0][1] < top and thread[1][1] < top)
                    or (thread[0][1] > bottom and thread[1][1] > bottom)
                )
            )
            cost += CROSSED * sum(
                inside(*mine, box) > 0
                for _cost, box, *_rest in self.chosen.values()
                if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top
            )
        return cost

    def _thread(self, n: int, choice: Choice) -> tuple[Point, Point] | None:
        """Return an item's line to its point, or a pin's stem."""
        if self.items[n].kind == "pin":
            return middle(choice[1]), choice[3]
        return self._leader(n, choice)

    def _leader(self, n: int, choice: Choice) -> tuple[Point, Point] | None:
        """Return an item's line to its point if it has one."""
        return self.places[n].leader(choice[1], choice[3]) if choice[4] else None

    def _better(self, n: int, tries: int = TRIED, most_met: int = MOST) -> bool:
        """Let others give way to an item if that costs less; return whether one did.

        ``tries`` places are tried, and at most ``most_met`` others give way.
        """
        before, tried = self._cost(n), 0
        most = min(before, self._most(n))
        was = self._take(n)
        for number, choice in enumerate(self.places[n].best()):
            if choice[0] >= most or tried >= tries:
                break
            met = self._met(n, choice[1])
            if len(met) > most_met or not met or not within(choice[1], self.bounds):
                continue
            tried += 1
            left = before + sum(map(self._cost, met)) - LEAST
            moved_away = {other: self._take(other) for other in met}
            cost = self._full(n, number, choice)
            left -= cost
            if left > 0:
                self._put(n, (cost, *choice[1:]))
                for other in met:
                    self._settle(other, left)
                    left -= self._cost(other)
                    if left <= 0:
                        break
                else:
                    return True
            self._take(n)
            for other, there in moved_away.items():
                self._take(other)
                if there is not None:
                    self._put(other, there)
        if was is not None:
            self._put(n, was)
        return False

    def _force(self, n: int) -> None:
        """Put a token or pin where it hides least, leaving out the names there."""
        places, bounds = self.places[n], self.bounds
        best: tuple[float, Choice] | None = None
        for dx, dy, shape, at in places.everywhere():
            wide, high = places.sizes[shape]
            left = kept(round(at[0] + dx), bounds[0], max(bounds[0], bounds[2] - wide))
            top = kept(round(at[1] + dy), bounds[1], max(bounds[1], bounds[3] - high))
            box = left, top, left + wide, top + high
            hidden = sum(
                covered(box, self.chosen[other][1])
                for other in self._met(n, box)
                if self.items[other].kind != "name"
            ) + sum(away(spot.at, box) < spot.reach for spot in self.ground.spots)
            if best is None or hidden < best[0]:
                best = hidden, (0.0, box, shape, at, True)
        assert best is not None
        for other in self._met(n, best[1][1]):
            if self.items[other].kind == "name":
                self._take(other)
        self._put(n, best[1])


def _under(box: Box, lines: list[Boxed]) -> float:
    """Return the cost of the arrows that a box covers."""
    cost = 0.0
    left, top, right, bottom = box
    for around, line in lines:
        if around[0] < right and around[2] > left and around[1] < bottom and around[3] > top:
            cost += line.cost * inside(line.a, line.b, box) / 40
    return cost


def _meets(box: Box, others: list[Box]) -> bool:
    """Whether a box meets one of the others; that one is moved to the front.

    It stands in the way of the places that are tried next, too.
    """
    left, top, right, bottom = box
    for number, there in enumerate(others):
        if there[0] < right and there[2] > left and there[1] < bottom and there[3] > top:
            others.insert(0, others.pop(number))
            return True
    return False
