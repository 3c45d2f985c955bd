"""Games that lose components or count wrongly (law 5)."""

from __future__ import annotations

from dataclasses import replace

from typing_extensions import override

from engines.core import (
    Outcome,
)
from engines.luxor import Luxor
from engines.luxor.moves import Move
from engines.luxor.state import State
from engines.luxor.view import View

from .base import After, breaks, put

# --- law 5 ---------------------------------------------------------------------------------


@breaks(5, "adventurers of seat . are not conserved")
class LosesAnAdventurer(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        if after.supplies[seat] < state.supplies[seat]:
            supplies = put(after.supplies, seat, after.supplies[seat] - 1)
            after = replace(after, supplies=supplies)
        return after, events


@breaks(5, "terrain tiles are not conserved")
class DrawsATileTwice(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        if len(after.piles[seat]) < len(state.piles[seat]):
            after = replace(after, piles=state.piles)
        return after, events


@breaks(5, "counted again, .*")
class CountsOtherwise(Luxor):
    calls = 0

    @override
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        self.calls += 1
        return outcome and replace(outcome, scores=tuple(self.calls for _seat in outcome.scores))


@breaks(5, "everybody sees the result .*, not .*")
class CountsOtherwiseThanIsSeen(Luxor):
    @override
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, scores=tuple(score + 1 for score in outcome.scores))


@breaks(5, "an odd result")
class HasNoWinner(Luxor):
    @override
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, ranks=tuple(rank + 1 for rank in outcome.ranks))

    @override
    def view(self, state: State, seat: int | None) -> View:
        return replace(super().view(state, seat), outcome=self.outcome(state))


@breaks(5, r"'ok.*' brings the points from \(.*\) to \(.*\), told are")
class TellsNoPoints(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        return after, tuple(event for event in events if not event.earned)


@breaks(5, r"'ok.*' brings the points from \(.*\) to \(.*\), told are")
class TellsPointsInSecret(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        return after, tuple(
            replace(event, audience=(seat,)) if event.earned else event for event in events
        )
