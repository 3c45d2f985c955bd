"""Games that JSON or a record does not preserve (law 3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from pydantic import PlainSerializer
from typing_extensions import override

from engines.core import (
    Codec,
    events_in,
)
from engines.luxor import Luxor, events
from engines.luxor.moves import Confirm, Move, TaggedMove
from engines.luxor.state import LuxorOptions, State
from engines.luxor.view import View

from .base import breaks

# --- law 3 ---------------------------------------------------------------------------------


class _Forgetful(Codec[State]):
    @override
    def load(self, text: str) -> State:
        return replace(super().load(text), recent=())


@breaks(3, "the state comes back from JSON otherwise, in recent: ")
class ForgetsWhenLoading(Luxor):
    states = _Forgetful(State)


class _Restless(Codec[View]):
    dumps = 0

    @override
    def dump(self, value: View) -> str:
        self.dumps += 1
        return super().dump(value) + " " * (self.dumps % 2)


@breaks(3, "the view of everybody is written otherwise when loaded")
class WritesRestlessly(Luxor):
    views = _Restless(View)


class _Ending(Codec[Move]):
    @override
    def load(self, text: str) -> Move:
        move = super().load(text)
        return Confirm() if isinstance(move, Confirm) else move


@breaks(3, "move 'ok end' comes back from JSON otherwise")
class ForgetsTheEnd(Luxor):
    moves = _Ending(TaggedMove)


class _Opening(Codec[Any]):
    @override
    def load(self, text: str) -> Any:
        return replace(super().load(text), reveals=False)


@breaks(3, "event .*reveals=True.* comes back from JSON otherwise")
class ForgetsWhatWasRevealed(Luxor):
    events = _Opening(events_in(events))


class _OddOptions(LuxorOptions):
    length: Annotated[int, PlainSerializer(lambda length: length + 1)] = 1


@breaks(3, "the options .* come back from JSON otherwise")
class ForgetsOptions(Luxor):
    Options = _OddOptions


@breaks(3, "the record does not replay: set-up: chance answers otherwise")
class BeginsOtherwise(Luxor):
    calls = 0

    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        self.calls += 1
        return super().start(seats, options, f"{seed} {self.calls}")
