"""Games that play moves wrongly (law 1), or never end (law 2)."""

from __future__ import annotations

from dataclasses import replace

from typing_extensions import override

from engines.core import (
    Chance,
    IllegalMove,
    Refusal,
)
from engines.luxor import Luxor
from engines.luxor.moves import Deploy, Move
from engines.luxor.state import LuxorOptions, State

from .base import After, breaks

# --- law 1: moves --------------------------------------------------------------------------


@breaks(1, "'deploy .*' of seat . is offered, but cannot be played: LX-402 camp-minimum")
class RefusesWhatIsOffered(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        if isinstance(move, Deploy):
            raise IllegalMove(Refusal("LX-402", "camp-minimum"))
        return super().apply(state, seat, move)


@breaks(1, "'keep .*' of seat . changed the state that it was played on")
class ChangesItsArgument(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        state.board.update(after.board)
        return after, events


@breaks(1, ".*, played again, does something else")
class DependsOnSomethingElse(Luxor):
    calls = 0

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        self.calls += 1
        after, events = super().apply(state, seat, move)
        return replace(after, chance=Chance(self.calls)), events


@breaks(1, "a later move changed the first state")
class ChangesTheFirstState(Luxor):
    first: State | None = None

    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        begun = super().start(seats, options, seed)
        self.first = self.first or begun
        return begun

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        if state.turn == 5 and self.first is not None:
            self.first.board[0] = "M"
        return super().apply(state, seat, move)


@breaks(1, "the game crashed: KeyError: 'lost'")
class Crashes(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        if state.turn == 2:
            raise KeyError("lost")
        return super().apply(state, seat, move)


@breaks(1, "no game can begin: ZeroDivisionError")
class CannotBegin(Luxor):
    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        raise ZeroDivisionError("no")


# --- law 2 ---------------------------------------------------------------------------------


@breaks(2, r"57\d moves, and the game is not over; bound 57\d")
class NeverEnds(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        return (state, ()) if state.turn > 3 else (after, events)


@breaks(2, "31 moves, and the game is not over; bound 30")
class PromisesTooMuch(Luxor):
    @override
    def max_moves(self, seats: int) -> int:
        return 30
