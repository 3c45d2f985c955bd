"""The choice among the places: greedy, then items that stand badly make others give way."""

from __future__ import annotations

from collections.abc import Iterable

from render.placing.geometry import Box, Point, covered, cross, inside, kept, meet, middle, moved
from render.placing.ground import CROSSED, Choice, Ground, Places
from render.placing.items import GAP, Area, Item, Kind, Line, Placed

KINDS: tuple[Kind, ...] = "pin", "token", "name"

MISSING, NEVER = 40.0, 100.0
"""The cost of leaving out a name, times its importance; so many times as much for other items."""

UNHAPPY = 2.0
"""Items that cost more are looked at again."""

ROUNDS, TRIED, MOST = 3, 40, 3
"""How often they are, how many places are tried for each, how many others may give way."""


def place(
    items: Iterable[Item], ground: Ground, lines: Iterable[Line] = (), areas: Iterable[Area] = ()
) -> dict[str, Placed]:
    """Return the places of the items by key; names for which there is no room are missing.

    If not even lines to far-off places give room to all tokens and pins, some overlap.
    """
    return _Solver(
        sorted(items, key=lambda item: (KINDS.index(item.kind), -item.importance, item.key)),
        ground,
        sorted(lines, key=lambda line: (line.a, line.b, line.cost)),
        sorted(areas, key=lambda area: (area.box, area.cost)),
    ).solved()


class _Solver:
    """The items that are placed so far, and how they make room for others."""

    def __init__(
        self, items: list[Item], ground: Ground, lines: list[Line], areas: list[Area]
    ) -> None:
        self.items, self.lines, self.areas = items, lines, areas
        self.bounds = ground.bounds
        self.places: list[Places] = [ground.places(item) for item in items]
        self.chosen: dict[int, Choice] = {}
        self.threads: dict[int, tuple[Point, Point]] = {}
        """Lines to the points, and the stems of pins."""

        self.added: list[dict[int, float]] = [{} for _item in items]
        """What arrows and areas add to the cost of each item's places."""

        self.beside = [self._lines(places) for places in self.places]

    def _lines(self, places: Places) -> list[Line]:
        """Return the lines near an item's point."""
        wide, high = places.reach
        boxes = [(x - wide, y - high, x + wide, y + high) for x, y in places.item.at]
        return [line for line in self.lines if any(inside(line.a, line.b, box) for box in boxes)]

    def solved(self) -> dict[str, Placed]:
        """Return the places of all items by key."""
        for n in range(len(self.items)):
            self._settle(n)
        for _round in range(ROUNDS):
            unhappy = [n for n in range(len(self.items)) if self._cost(n) > UNHAPPY]
            better = [self._better(n) for n in unhappy]
            if not any(better):
                break
        for n, item in enumerate(self.items):
            if n not in self.chosen and item.kind != "name":
                self._force(n)
        return {self.items[n].key: self._placed(n) for n in sorted(self.chosen)}

    def _placed(self, n: int) -> Placed:
        _cost, box, shape, at, leader = self.chosen[n]
        parts = tuple(moved(part, box[0], box[1]) for part in self.items[n].shapes[shape])
        return Placed(box, parts, shape, at, leader)

    def _cost(self, n: int) -> float:
        """Return what the place of an item costs, or that it has none."""
        if n in self.chosen:
            return self.chosen[n][0]
        item = self.items[n]
        return MISSING * item.importance * (1 if item.kind == "name" else NEVER)

    def _choice(self, n: int, number: int) -> Choice | None:
        """Return one of an item's places with its cost without other items."""
        choice = self.places[n].choice(number)
        if choice is None:
            return None
        cost, box, shape, at, leader = choice
        added = self.added[n].get(number)
        if added is None:
            added = self.added[n][number] = self._under(
                box, self.lines if leader else self.beside[n]
            )
        return (cost + added, box, shape, at, leader) if added else choice

    def _under(self, box: Box, lines: list[Line]) -> float:
        """Return the cost of the arrows and areas that a box covers."""
        cost = 0.0
        for line in lines:
            cost += line.cost * inside(line.a, line.b, box) / 40
        for area in self.areas:
            if meet(area.box, box):
                cost += area.cost * (covered(box, area.box) or 1)
        return cost

    def _settle(self, n: int) -> None:
        """Put an item where it costs least and meets no other one."""
        best: Choice | None = None
        least = self._cost(n)
        for number, lowest in enumerate(self.places[n].costs):
            if lowest >= least:
                break
            choice = self._choice(n, number)
            if choice is None or choice[0] >= least or self._met(choice[1]):
                continue
            cost = choice[0] + self._crossed(n, choice)
            if cost < least:
                least, best = cost, (cost, *choice[1:])
        if best is not None:
            self._put(n, best)

    def _put(self, n: int, choice: Choice) -> None:
        self.chosen[n] = choice
        if thread := self._thread(n, choice):
            self.threads[n] = thread

    def _take(self, n: int) -> None:
        self.chosen.pop(n, None)
        self.threads.pop(n, None)

    def _met(self, box: Box) -> list[int]:
        """Return the items that a box would overlap."""
        left, top, right, bottom = box[0] - GAP, box[1] - GAP, box[2] + GAP, box[3] + GAP
        return [
            other
            for other, (_cost, there, *_rest) in self.chosen.items()
            if there[0] < right and there[2] > left and there[1] < bottom and there[3] > top
        ]

    def _crossed(self, n: int, choice: Choice) -> float:
        """Return the cost of lines across items, with this place."""
        cost, mine = 0.0, self._thread(n, choice)
        for thread in self.threads.values():
            if inside(*thread, choice[1]) or (mine and cross(mine, thread)):
                cost += CROSSED
        if mine:
            for other in self.chosen.values():
                if inside(*mine, other[1]):
                    cost += CROSSED
        return cost

    def _thread(self, n: int, choice: Choice) -> tuple[Point, Point] | None:
        """Return an item's line to its point, or a pin's stem."""
        return (middle(choice[1]), choice[3]) if self.items[n].kind == "pin" else choice[4]

    def _better(self, n: int) -> bool:
        """Let others give way to an item if that costs less; return whether one did."""
        before, tried = self._cost(n), 0
        kept_choices, kept_threads = dict(self.chosen), dict(self.threads)
        self._take(n)
        for number, lowest in enumerate(self.places[n].costs):
            if lowest >= before or tried >= TRIED:
                break
            choice = self._choice(n, number)
            if choice is None or choice[0] >= before:
                continue
            met = self._met(choice[1])
            if len(met) > MOST:
                continue
            tried += 1
            total = before + sum(map(self._cost, met))
            for other in met:
                self._take(other)
            self._put(n, (choice[0] + self._crossed(n, choice), *choice[1:]))
            for other in met:
                self._settle(other)
            if self._cost(n) + sum(map(self._cost, met)) < total - 0.05:
                return True
            self.chosen, self.threads = dict(kept_choices), dict(kept_threads)
            self._take(n)
        self.chosen, self.threads = kept_choices, kept_threads
        return False

    def _force(self, n: int) -> None:
        """Put a token or pin where it hides least, leaving out the names there."""
        places, bounds = self.places[n], self.bounds
        best: tuple[float, Choice] | None = None
        for _cost, dx, dy, shape, _led in places.offsets:
            wide, high = places.sizes[shape]
            for at in self.items[n].at:
                left = kept(round(at[0] + dx), bounds[0], max(bounds[0], bounds[2] - wide))
                top = kept(round(at[1] + dy), bounds[1], max(bounds[1], bounds[3] - high))
                box = left, top, left + wide, top + high
                hidden = sum(
                    covered(box, self.chosen[other][1])
                    for other in self._met(box)
                    if self.items[other].kind != "name"
                )
                if best is None or hidden < best[0]:
                    best = hidden, (0.0, box, shape, at, places.leader(box, at))
        assert best is not None
        for other in self._met(best[1][1]):
            if self.items[other].kind == "name":
                self._take(other)
        self._put(n, best[1])
