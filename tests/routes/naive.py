"""A second, slow engine of the shared rules, written from the catalogue alone, for comparison.

It uses strings, lists and sets and nothing of the engine; paths round a loop are found by trying
all of them. Moves are written as in :mod:`tests.routes.sketching`.
"""

from __future__ import annotations

from collections.abc import Iterator

Step = tuple[str, str]
COLOURS = ("red", "yellow", "blue")


class Naive:
    """A game in progress; moves change it."""

    def __init__(
        self,
        lines: list[Step],
        kinds: dict[str, str],
        arrows: int,
        tickets: int,
        seats: int,
        rule: str,
    ) -> None:
        self.lines, self.kinds, self.rule = lines, kinds, rule
        self.routes: dict[str, list[Step]] = {colour: [] for colour in COLOURS}
        self.stuck: set[str] = set()
        self.arrows, self.seats = arrows, seats
        self.tickets = [3] * seats
        self.supply = tickets - 3 * seats
        self.spent = 0
        self.active = 0
        self.main = True
        self.looped: set[str] = set()
        self.branch = ""
        self.bonuses = 0
        self.ended = False

    # --- routes ----------------------------------------------------------------------------

    def ends_of(self, point: str) -> list[str]:
        """Return the points at the other ends of a point's lines."""
        return [b for a, b in self.lines if a == point] + [a for a, b in self.lines if b == point]

    def tip(self, colour: str) -> str:
        return self.routes[colour][-1][1] if self.routes[colour] else "S"

    def over(self, colour: str) -> bool:
        return len(self.routes[colour]) == self.arrows or colour in self.stuck

    def carries(self, colour: str, a: str, b: str) -> bool:
        return (a, b) in self.routes[colour] or (b, a) in self.routes[colour]

    def ordinary(self, colour: str) -> list[str]:
        """Return the heads of all ordinary arrows of a colour."""
        if self.over(colour):
            return []
        tip = self.tip(colour)
        points = [to for to in self.ends_of(tip) if not self.carries(colour, tip, to)]
        if colour in self.looped:
            points = [to for to in points if to not in touched(self.routes[colour])]
        return points

    def branches(self, colour: str) -> list[Step]:
        """Return tail and head of all branches of a colour."""
        route = self.routes[colour]
        exits = loop_points(route) if self.rule == "loop" else {head for _tail, head in route}
        for points in (exits, touched(route)):
            branches = [
                (start, to)
                for start in points
                for to in self.ends_of(start)
                if not self.carries(colour, start, to) and to not in touched(route)
            ]
            if branches:
                return branches
        return []

    # --- moves -----------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """Return every legal move as written."""
        if self.ended:
            return set()
        if self.branch:
            return {f"branch {self.branch} {a}>{b}" for a, b in self.branches(self.branch)}
        arrows = [f"{colour} {to}" for colour in COLOURS for to in self.ordinary(colour)]
        if self.bonuses:
            return {f"bonus {arrow}" for arrow in arrows} | {"decline"}
        moves = set(arrows) if self.main else set()
        if not moves:
            moves.add("end")
        if self.spent < 2 and self.tickets[self.active]:
            moves |= {f"ticket {arrow}" for arrow in arrows}
            moves |= {f"remove {colour}" for colour in COLOURS if self.removable(colour)}
        return moves

    def removable(self, colour: str) -> bool:
        route = self.routes[colour]
        if not route or self.over(colour):
            return False
        return not (colour in self.looped and closes(route[:-1]))

    def play(self, text: str) -> None:
        """Play a legal move and everything that follows from it."""
        words = text.split()
        match words:
            case ["end"]:
                self.supply += self.spent
                self.spent, self.main, self.looped = 0, True, set()
                self.active = (self.active + 1) % self.seats
                return
            case ["decline"]:
                self.bonuses -= 1
            case ["branch", colour, way]:
                start, to = way.split(">")
                self.branch = ""
                self.routes[colour].append((start, to))
                self.reach(colour)
            case ["remove", colour]:
                self.pay()
                self.routes[colour].pop()
                self.reach(colour)
            case [*how, colour, to]:
                if how == ["ticket"]:
                    self.pay()
                elif how == ["bonus"]:
                    self.bonuses -= 1
                else:
                    self.main = False
                self.routes[colour].append((self.tip(colour), to))
                self.reach(colour)
        self.settle()

    def pay(self) -> None:
        self.tickets[self.active] -= 1
        self.spent += 1

    def reach(self, colour: str) -> None:
        kind = self.kinds[self.tip(colour)]
        if kind == "red" and self.supply:
            self.supply -= 1
            self.tickets[self.active] += 1
        if kind == "green":
            self.bonuses += 1
        if closes(self.routes[colour]):
            self.looped.add(colour)
            if not self.over(colour):
                self.branch = colour

    def settle(self) -> None:
        if self.branch and not self.branches(self.branch):
            self.stuck.add(self.branch)
            self.branch = ""
        if all(map(self.over, COLOURS)):
            self.ended, self.branch, self.bonuses = True, "", 0
        if not self.branch and not any(map(self.ordinary, COLOURS)):
            self.bonuses = 0


def touched(route: list[Step]) -> set[str]:
    """Return the start and all heads."""
    return {"S", *(head for _tail, head in route)}


def closes(route: list[Step]) -> bool:
    """Whether the last arrow leads to a point that was touched before it was laid."""
    return bool(route) and route[-1][1] in touched(route[:-1])


def loop_points(route: list[Step]) -> set[str]:
    """Return the points of the last loop, by trying every way round."""
    *others, (tail, head) = route
    ways = list(all_ways(others, head, tail))
    if not ways:
        ways = list(all_ways([*others, *((b, a) for a, b in others)], head, tail))
    shortest = min(map(len, ways))
    return {point for way in ways if len(way) == shortest for point in way}


def all_ways(steps: list[Step], start: str, goal: str) -> Iterator[list[str]]:
    """Yield every way from a point to another that visits no point twice."""
    pending = [[start]]
    while pending:
        way = pending.pop()
        if way[-1] == goal:
            yield way
            continue
        pending += [[*way, head] for tail, head in steps if tail == way[-1] and head not in way]
