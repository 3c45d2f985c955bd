"""What computer players of both games judge by: where expeditions may come, and what a turn holds.

Points, hands and marks are the games' own. What is here takes the parts of a view that both have
under the same names (:class:`Table`, :class:`Travelling`), and tells in points what they are worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from engines.routes.network import FAR, Network, head_of

ALL_ARROWS = 135


class Travelling(Protocol):
    """An expedition as views show it."""

    @property
    def arrows(self) -> Sequence[tuple[str, str]]:
        """Its arrows, each the ids of tail and head."""

    @property
    def tip(self) -> str:
        """The id of the point at which it stands."""

    @property
    def left(self) -> int:
        """The number of arrows that it may still lay."""

    @property
    def over(self) -> bool:
        """Whether it will not move any more (RT-210)."""


class Table(Protocol):
    """The part of a view that both games have alike; see their views for what it means."""

    @property
    def players(self) -> int: ...
    @property
    def first(self) -> int: ...
    @property
    def active(self) -> int | None: ...
    @property
    def round(self) -> int: ...
    @property
    def expeditions(self) -> Sequence[Travelling]: ...
    @property
    def main(self) -> bool: ...
    @property
    def branch(self) -> str | None: ...
    @property
    def bonuses(self) -> int: ...
    @property
    def tickets(self) -> Sequence[int]: ...
    @property
    def row(self) -> Sequence[str]: ...


class Weights(NamedTuple):
    """What the judgement weighs, in points but for the first four."""

    near: float = 0.5
    """How much of a place's chance depends on an expedition being near it."""

    fade: float = 0.72
    """How fast that fades with every line between them."""

    some_day: float = 0.42
    """The chance that an expedition comes there some day, if all arrows are left."""

    farthest: int = 14
    """So many lines away nothing will come."""

    ticket: float = 0.42
    """A ticket in hand."""

    plenty: int = 5
    """More tickets than these are of little use."""

    spare: float = 0.1
    """A ticket too many."""

    arrow: float = 0.45
    """An ordinary arrow that may still be laid in this turn."""

    branch: float = 0.08
    """A branch that is owed. It is an arrow, too, and who counts it as one wins more games; but so
    little keeps expeditions going on to new places instead of round in circles (RT-926)."""

    row: float = 0.9
    """A card of the row if its place is sure to be reached; all seats have an equal part in it."""

    rivals: float = 0.5
    """How much the points of others count against the own."""

    standstill: float = 0.05
    """How much dearer a removal gets with every turn in which the expeditions did not get on."""


WEIGHTS = Weights()


class Prospects:
    """How likely each place is reached, as the expeditions stand.

    The nearer an expedition is and the more arrows are left, the likelier. Nearness is the
    distance of RT-108, but for the first step: for that an expedition has only those lines of its
    tip that it has not used (RT-206).
    """

    __slots__ = ("_chances", "_numbers", "_reaches")

    def __init__(
        self, network: Network, expeditions: Iterable[Travelling], weights: Weights = WEIGHTS
    ) -> None:
        moving = [one for one in expeditions if not one.over]
        self._numbers = network.numbers
        self._reaches = [_reach(network, one) for one in moving]
        self._chances = _chances(weights, sum(one.left for one in moving))

    def of(self, place: str) -> float:
        """Return how likely the place with this id is reached from now on, from 0 to 1."""
        number, best = self._numbers[place], FAR
        for reach in self._reaches:
            away = reach[number]
            if away < best:
                best = away
        return self._chances[best] if best < len(self._chances) else 0.0

    def all(self, places: Iterable[str]) -> float:
        """Return the sum of the chances of several places."""
        return sum(map(self.of, places))


def _reach(network: Network, one: Travelling) -> bytes:
    """Return by point how many lines the expedition is away from it, :data:`FAR` if too many."""
    numbers, tip = network.numbers, one.tip
    barred = 0
    for tail, head in one.arrows:
        if tail == tip:
            barred |= 1 << numbers[head]
        elif head == tip:
            barred |= 1 << numbers[tail]
    return _away(network, numbers[tip], barred, one.left)


@lru_cache(maxsize=4096)
def _away(network: Network, tip: int, barred: int, left: int) -> bytes:
    """Return the distances from a tip of which some neighbours cannot be the next point."""
    steps = [
        network.distances[head_of(arrow)]
        for arrow in network.arrows[tip]
        if not barred >> head_of(arrow) & 1
    ]
    if not steps:
        return bytes([FAR]) * len(network.points)
    return bytes(FAR if away >= left else away + 1 for away in map(min, zip(*steps, strict=True)))


@lru_cache(maxsize=1024)
def _chances(weights: Weights, left: int) -> tuple[float, ...]:
    """Return the chances by distance when so many arrows are left."""
    some_day, farthest = weights.some_day * left / ALL_ARROWS, weights.farthest
    return tuple(
        weights.near * weights.fade**away + some_day * (1 - away / farthest)
        for away in range(farthest + 1)
    )


def standing(
    table: Table,
    seat: int,
    worth: Sequence[float],
    prospects: Prospects,
    weights: Weights = WEIGHTS,
) -> float:
    """Return how well a seat stands, in points.

    ``worth`` are the points that each seat has and may expect from cards and marks. What both
    games have alike comes to it here: tickets, the row, arrows that may be laid in this turn.
    """
    others = [points for other, points in enumerate(worth) if other != seat]
    value = worth[seat] - weights.rivals * (max(others) + sum(others) / len(others)) / 2
    tickets = table.tickets[seat]
    value += weights.ticket * min(tickets, weights.plenty)
    value += weights.spare * max(0, tickets - weights.plenty)
    value += weights.row * prospects.all(table.row) / table.players
    if table.round and table.active == seat:
        value += weights.arrow * (table.main + table.bonuses)
        value += weights.branch * (table.branch is not None)
    return value - weights.standstill * _standstill(table, seat) ** 2 / 2


def _standstill(table: Table, seat: int) -> int:
    """Return how many more turns there were, up to the seat's last one, than arrows lie.

    A turn lays an arrow at least, so there are none but where arrows are removed again and
    again. Unless that costs something, two players could do it for ever, each for a good reason.
    """
    if not table.round or table.active is None:
        return 0
    turns = (table.round - 1) * table.players + (table.active - table.first) % table.players
    turns -= (table.active - seat) % table.players
    return max(0, turns - sum(len(one.arrows) for one in table.expeditions))
