"""Games with a wrong result, or an event about nobody who plays: Solo toy with one fault."""

from __future__ import annotations

from dataclasses import replace

from typing_extensions import override

from engines.core import Event, Outcome, Rival
from tests.core.solo_toy import CARAVAN, Move, Packed, SoloToy, State, Travelled

from .base import breaks


class EndsOtherwise(SoloToy):
    """Breaks no law; a base for games with another result."""

    def change(self, outcome: Outcome) -> Outcome:
        """Return the result to give instead."""
        return outcome

    @override
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and self.change(outcome)


@breaks(5, "a result of other seats than 2: ")
class CountsTheCaravanAsASeat(EndsOtherwise):
    @override
    def change(self, outcome: Outcome) -> Outcome:
        return replace(outcome, sources=(("stages", (*outcome.scores, 0)),))


@breaks(5, "an odd result, won and lost or neither: ")
class LosesThoughASeatIsFirst(EndsOtherwise):
    @override
    def change(self, outcome: Outcome) -> Outcome:
        return replace(outcome, ranks=(1, 2), lost=True)


@breaks(5, "not the rivals of the game: wolf")
class HasAnUnknownRival(EndsOtherwise):
    @override
    def change(self, outcome: Outcome) -> Outcome:
        return replace(outcome, rivals=(Rival(name="wolf", score=0, rank=3),))


@breaks(5, "not the rivals of the game: caravan, caravan")
class HasARivalTwice(EndsOtherwise):
    @override
    def change(self, outcome: Outcome) -> Outcome:
        return replace(outcome, rivals=outcome.rivals * 2)


@breaks(5, "not a grade of the game: king")
class HasAnUnknownGrade(EndsOtherwise):
    @override
    def change(self, outcome: Outcome) -> Outcome:
        return replace(outcome, grade="king")


@breaks(1, "Packed.* names somebody who does not play")
class TellsOfAnUnknownRival(SoloToy):
    @override
    def facts(self, thing: object) -> dict[str, int | str]:
        return super().facts(thing) | ({"seat": "wolf"} if isinstance(thing, Packed) else {})


@breaks(1, "Travelled.* names somebody who does not play")
class GivesTheCaravanASeat(SoloToy):
    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move)
        return after, tuple(
            replace(event, seat=len(state.scores))
            if isinstance(event, Travelled) and event.seat == CARAVAN
            else event
            for event in events
        )
