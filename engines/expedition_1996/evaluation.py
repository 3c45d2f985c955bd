"""How well a seat stands, judged from what it may know.

The measure is points: those the seat has, and those that missions and chips will bring, the more
likely the nearer an expedition is to their places. What others have and will get, as far as their
chips tell, counts against it. Distances are those of the network (RT-108), so the judgement is
quick; only a line beside an expedition that it has used itself is known to be no way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.expedition_1996.atlas import Atlas
from engines.expedition_1996.view import View
from engines.routes.network import FAR


class Weights(NamedTuple):
    """What the judgement weighs, in points."""

    near: float = 0.5
    """How much of a mission's value depends on an expedition being near its place."""
    fade: float = 0.72
    """How fast that fades with every line between them."""
    some_day: float = 0.42
    """How much of it will come some day, if arrows enough are left."""
    farthest: float = 14.0
    """So far away nothing will come."""
    voucher: float = 0.42
    """A voucher in hand."""
    plenty: int = 5
    """More vouchers than these are of little use."""
    spare: float = 0.1
    """A voucher too many."""
    arrow: float = 0.45
    """An arrow that may still be laid in this turn."""
    row: float = 0.2
    """How much of a row mission is the seat's own."""
    rivals: float = 0.5
    """How much the others' best counts against the own."""


WEIGHTS = Weights()
ALL_ARROWS = 135


def evaluate(atlas: Atlas, view: View, weights: Weights = WEIGHTS) -> float:
    """Return the seat's expected points, less what the others get; higher is better."""
    if view.seat is None:
        return 0.0
    if view.outcome is not None:
        return _result(view)
    return Judgement(atlas, view, weights).value()


def _result(view: View) -> float:
    assert view.outcome is not None
    assert view.seat is not None
    scores = view.outcome.scores
    lead = scores[view.seat] - max(s for seat, s in enumerate(scores) if seat != view.seat)
    return lead + (100.0 if view.seat in view.outcome.winners else 0.0)


class Judgement:
    """One view being judged; ``likely`` holds, by place, how likely it is reached in time."""

    def __init__(self, atlas: Atlas, view: View, weights: Weights) -> None:
        self.view, self.weights, self.numbers = view, weights, atlas.network.numbers
        self.seat = view.seat or 0
        self.travel = [
            (self.numbers[one.tip], one.left, self._closed(one.arrows, one.tip))
            for one in view.expeditions
            if not one.over
        ]
        self.distances = atlas.network.distances
        self.supply = sum(one.left for one in view.expeditions) / ALL_ARROWS
        fades = [weights.near * weights.fade**away for away in range(int(weights.farthest) + 1)]
        stays = [
            weights.some_day * self.supply * (1 - away / weights.farthest)
            for away in range(int(weights.farthest) + 1)
        ]
        self.chances = [fade + stay for fade, stay in zip(fades, stays, strict=True)]

    def _closed(self, arrows: Sequence[tuple[str, str]], tip: str) -> frozenset[int]:
        """Return the points beside the tip to which the expedition has used the line."""
        found = set()
        for tail, head in arrows:
            if tail == tip:
                found.add(self.numbers[head])
            elif head == tip:
                found.add(self.numbers[tail])
        return frozenset(found)

    def value(self) -> float:
        """Return the expected points."""
        view, weights = self.view, self.weights
        worth = [self._stands(seat) for seat in range(view.players)]
        rivals = [one for seat, one in enumerate(worth) if seat != self.seat]
        value = worth[self.seat] - weights.rivals * (
            max(rivals) / 2 + sum(rivals) / (2 * len(rivals))
        )
        held = view.tickets[self.seat]
        value += weights.voucher * min(held, weights.plenty)
        value += weights.spare * max(0, held - weights.plenty)
        value += weights.row * sum(map(self._likely, view.row))
        if view.active == self.seat and view.phase == "turn":
            open_ = view.main + view.bonuses + (view.branch is not None)
            value += weights.arrow * open_
        return value

    def _stands(self, seat: int) -> float:
        """Return what a seat has and will get, as far as this reader can tell."""
        view = self.view
        value = float(view.scores[seat].total)
        if view.variant_b:
            return value + sum(map(self._likely, view.chips[seat]))
        value += 4 * sum(map(self._likely, view.chips[seat]))
        if seat == self.seat:
            value += 2 * sum(self._likely(one.place) for one in view.hand if not one.marked)
            value += max((2 * self._likely(place) for place in view.drawn), default=0.0)
        return value

    def _likely(self, place: str) -> float:
        """Return how likely a place is reached, from 0 to about 0.9."""
        number, best = self.numbers[place], FAR
        for tip, left, closed in self.travel:
            away = self.distances[tip][number]
            if away <= 1 and (away == 0 or number in closed):
                away += 3  # it has to come round again
            if away < best and away <= left:
                best = away
        return self.chances[best] if best < len(self.chances) else 0.0
