"""How computer players of both games evaluate a view, as far as the games are the same.

:class:`Prospects` estimates which places will be reached; :func:`standing` says what a seat's
position is worth besides, in points. Each game evaluates its own points, hands and marks. The parts
of a view that both games have under the same names are :class:`RouteView`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from engines.core import Outcome
from engines.core.values import Term
from engines.routes.network import FAR, Network, head_of
from engines.routes.view import Expedition

WIN = 100.0
"""More than any lead in points."""

ALL_ARROWS = 135


class RouteView(Protocol):
    """The part that the views of both games share; see there for what the fields mean."""

    @property
    def players(self) -> int: ...
    @property
    def first(self) -> int: ...
    @property
    def active(self) -> int | None: ...
    @property
    def round(self) -> int: ...
    @property
    def expeditions(self) -> Sequence[Expedition]: ...
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
    """The weights of the evaluation, in points except for the first four."""

    near: float = 0.5
    """How much of a place's chance depends on an expedition being near it."""

    fade: float = 0.72
    """The factor by which that shrinks with every line between them."""

    some_day: float = 0.42
    """The chance that an expedition comes there at any later time, if all arrows are left."""

    farthest: int = 14
    """At this distance in lines an expedition no longer counts."""

    ticket: float = 0.42
    """A ticket in hand."""

    plenty: int = 5
    """More tickets than these are of little use."""

    spare: float = 0.1
    """A ticket too many."""

    arrow: float = 0.45
    """An ordinary arrow that may still be laid in this turn."""

    branch: float = 0.08
    """A branch that must be laid. The weight of an arrow would win more games, but with this small
    weight expeditions go on to new places instead of going round in circles (RT-926)."""

    row: float = 0.9
    """A card of the row whose place is sure to be reached; divided by the number of seats."""

    rivals: float = 0.5
    """How much the points of other seats are subtracted."""

    standstill: float = 0.05
    """How much more a removal costs with every turn that brought the expeditions no further."""


WEIGHTS = Weights()


class Prospects:
    """How likely it is that each place will be reached.

    It is the likelier, the nearer an expedition is and the more arrows are left. The distance is
    that of RT-108, except that the first step can only use lines of the tip that the expedition
    has not used (RT-206).
    """

    __slots__ = ("_chances", "_network", "_reaches")

    def __init__(
        self, network: Network, expeditions: Iterable[Expedition], weights: Weights = WEIGHTS
    ) -> None:
        travelling = [expedition for expedition in expeditions if not expedition.over]
        self._network = network
        self._reaches = [_reach(network, expedition) for expedition in travelling]
        self._chances = _chances(weights, sum(expedition.left for expedition in travelling))

    def of(self, place: str) -> float:
        """Return the chance, from 0 to 1, that the place with this id will be reached."""
        away = self.away(place)
        return self._chances[away] if away < len(self._chances) else 0.0

    def away(self, place: str) -> int:
        """Return how many lines the nearest expedition is away, :data:`FAR` if none comes there."""
        number, best = self._network.numbers[place], FAR
        for reach in self._reaches:
            away = reach[number]
            if away < best:
                best = away
        return best

    def term(self, name: str, worth: float, place: str, chance: float | None = None) -> Term:
        """Return what reaching a place will probably bring; ``chance`` is the place's, if known."""
        away = self.away(place)
        if chance is None:
            chance = self._chances[away] if away < len(self._chances) else 0.0
        point = self._network.points[self._network.numbers[place]]
        return Term(name, worth * chance, point.name, away if away < FAR else 0)

    def all(self, places: Iterable[str]) -> float:
        """Return the sum of the chances of several places."""
        return sum(map(self.of, places))


def _reach(network: Network, expedition: Expedition) -> bytes:
    """Return the distance of every point from the expedition, :data:`FAR` if out of reach."""
    numbers, tip = network.numbers, expedition.tip
    excluded = 0
    for tail, head in expedition.arrows:
        if tail == tip:
            excluded |= 1 << numbers[head]
        elif head == tip:
            excluded |= 1 << numbers[tail]
    return _away(network, numbers[tip], excluded, expedition.left)


@lru_cache(maxsize=4096)
def _away(network: Network, tip: int, excluded: int, left: int) -> bytes:
    """Return the distances from a tip if ``excluded`` neighbours cannot be the next point."""
    steps = [
        network.distances[head_of(arrow)]
        for arrow in network.arrows[tip]
        if not excluded >> head_of(arrow) & 1
    ]
    if not steps:
        return bytes([FAR]) * len(network.points)
    return bytes(FAR if away >= left else away + 1 for away in map(min, zip(*steps, strict=True)))


@lru_cache(maxsize=1024)
def _chances(weights: Weights, left: int) -> tuple[float, ...]:
    """Return the chances by distance if ``left`` arrows are left."""
    some_day, farthest = weights.some_day * left / ALL_ARROWS, weights.farthest
    return tuple(
        weights.near * weights.fade**away + some_day * (1 - away / farthest)
        for away in range(farthest + 1)
    )


class Rival(NamedTuple):
    """What another seat has or may expect: ``points``, and ``worth`` for each of its places."""

    seat: int
    points: float
    worth: float
    places: Sequence[str]

    def prospect(self, prospects: Prospects) -> float:
        """Return the points that the seat has or may expect."""
        return self.points + self.worth * prospects.all(self.places)


def by_place(
    terms: Iterable[Term],
    rivals: Sequence[Rival],
    prospects: Prospects,
    weights: Weights = WEIGHTS,
) -> tuple[Term, ...]:
    """Return terms in which the rival with the most to expect counts by its places."""
    foremost = max(rivals, key=lambda rival: rival.prospect(prospects))
    share = weights.rivals if len(rivals) == 1 else weights.rivals / 2
    places = [
        prospects.term("theirs", -share * foremost.worth, place)._replace(rival=foremost.seat)
        for place in foremost.places
    ]
    there = sum([term.value for term in places])
    others = [
        term._replace(value=term.value - there) if term.name == "rivals" else term for term in terms
    ]
    return (*others, *places)


def lead(outcome: Outcome, seat: int) -> tuple[Term, ...]:
    """Return how far a seat is before the best of the others at the end, and what winning counts.

    Winning counts more than any lead.
    """
    others = (score for other, score in enumerate(outcome.scores) if other != seat)
    return (
        Term("lead", outcome.scores[seat] - max(others)),
        Term("won", WIN * (seat in outcome.winners), is_points=False),
    )


def final_points(outcome: Outcome, seat: int, weights: Weights = WEIGHTS) -> float:
    """Return a seat's points at the end, less what the others got, as before the end."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] + _less(others, weights)


def _less(rivals: Sequence[float], weights: Weights) -> float:
    """Return how much the points of the others count."""
    return -weights.rivals * (max(rivals) + sum(rivals) / len(rivals)) / 2


def standing(
    view: RouteView,
    seat: int,
    rivals: Sequence[float],
    prospects: Prospects,
    weights: Weights = WEIGHTS,
) -> tuple[Term, ...]:
    """Return what both games share of how good a seat's position is, in points.

    These are tickets, the row, arrows that may be laid in this turn, and ``rivals``: the points
    that each of the others has or may expect from cards and marks.
    """
    tickets = view.tickets[seat]
    spare = weights.spare * max(0, tickets - weights.plenty)
    terms = [
        Term("rivals", _less(rivals, weights)),
        Term("tickets", weights.ticket * min(tickets, weights.plenty) + spare, number=tickets),
        Term("row", weights.row * prospects.all(view.row) / view.players),
    ]
    if view.round and view.active == seat:
        arrows = view.main + view.bonuses
        terms.append(Term("arrows", weights.arrow * arrows, number=arrows))
        terms.append(Term("branch", weights.branch * (view.branch is not None)))
    terms.append(Term("standstill", -weights.standstill * _standstill(view, seat) ** 2 / 2))
    return tuple(terms)


def _standstill(view: RouteView, seat: int) -> int:
    """Return how many more turns there were, up to the seat's last one, than arrows on the board.

    Every turn lays at least one arrow, so the result is 0 unless arrows are removed again and
    again. Without a cost for that, two computer players could do it for ever.
    """
    if not view.round or view.active is None:
        return 0
    turns = (view.round - 1) * view.players + (view.active - view.first) % view.players
    turns -= (view.active - seat) % view.players
    return max(0, turns - sum(len(expedition.arrows) for expedition in view.expeditions))
