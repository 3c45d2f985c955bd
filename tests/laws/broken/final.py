"""Games that do not say what cannot be taken back, or say too much (law 8)."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any

from typing_extensions import override

from engines.core import Decision, Event, Phrase, phrase
from engines.luxor import Luxor
from engines.luxor.moves import Keep
from engines.luxor.moves import Move as LuxorMove
from engines.luxor.state import State as LuxorState
from tests.core.toy import Move, State, Toy, ToyView

from .base import breaks


@breaks(8, "end is final without a reason")
class IsFinalWithoutAReason(Toy):
    final = MappingProxyType({**Toy.final, "end": " "})


@breaks(8, "'end' of seat . is warned of, although its kind is final")
class WarnsOfAnEnd(Toy):
    @override
    def warning(self, view: ToyView, move: Move) -> Phrase | None:
        return phrase("warning-end") if move.kind == "end" else None


@breaks(8, "'end' of seat . reveals something without a warning")
class EndsWithoutAWarning(Toy):
    final = MappingProxyType({"step": "short", "score": "short"})


@breaks(8, "'.+' of seat . is warned of, but can be taken back")
class WarnsOfWhatCanBeUndone(Luxor):
    @override
    def warning(self, view: Any, move: LuxorMove) -> Phrase | None:
        return phrase("warning-place") if move.kind == "place" else super().warning(view, move)


@breaks(8, "the warning of 'keep .+' of seat . shows a secret")
class WarnsOfWhatOthersKept(Luxor):
    """Remembers the state of which a view was asked last, and tells a part of it."""

    seen: LuxorState | None = None

    @override
    def view(self, state: LuxorState, seat: int | None) -> Any:
        self.seen = state
        return super().view(state, seat)

    @override
    def warning(self, view: Any, move: LuxorMove) -> Phrase | None:
        assert self.seen is not None
        if not isinstance(move, Keep):
            return None
        return phrase("warning-keep", kept=self.seen.chance.state)


@breaks(8, "'end' of seat . is played unasked and reveals something")
class EndsByItself(Toy):
    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        return tuple(replace(asked, automatic=True) for asked in super().decisions(state))

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        state, events = super().apply(state, seat, move)
        if move.kind == "step":
            return state, tuple(replace(event, reveals=False) for event in events)
        return state, events
