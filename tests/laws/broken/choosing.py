"""Games that ask, offer or refuse wrongly (law 1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from typing_extensions import override

from engines.core import (
    Decision,
    IllegalMove,
    Outcome,
    Refusal,
)
from engines.luxor import Luxor
from engines.luxor.content import TileSets
from engines.luxor.moves import End, Move
from engines.luxor.state import State

from .base import After, FromTurnTwo, breaks

# --- law 1: questions ----------------------------------------------------------------------


@breaks(1, "a seat is asked twice")
class AsksTwice(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return (asked, asked)


@breaks(1, "nobody is asked")
class AsksNobody(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return ()


@breaks(1, "asked after the end")
class EndsBeforeTheEnd(Luxor):
    @override
    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(replace(state, finished=state.turn >= 2))


@breaks(1, "seat 0 is asked turn without an answer")
class AsksWithoutAnswer(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return (replace(asked, moves=()),)


@breaks(1, "of turn no answer may be chosen")
class TakesNoAnswer(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return (replace(asked, several=0),)


@breaks(1, "turn offers a move twice")
class OffersTwice(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return (replace(asked, moves=(*asked.moves, asked.moves[0])),)


@breaks(1, "seat . is offered 'end', which is refused|'end' of seat . is offered, but")
class OffersWhatIsRefused(FromTurnTwo):
    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        moves = asked.moves if End() in asked.moves else (*asked.moves, End())
        return (replace(asked, moves=moves),)


@breaks(1, "asked again, the menu differs")
class OffersInUnstableOrder(FromTurnTwo):
    calls = 0

    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        self.calls += 1
        return (replace(asked, moves=asked.moves[:: 1 if self.calls % 2 else -1]),)


@breaks(1, "after saving and loading, the menu differs")
class OffersByIdentity(FromTurnTwo):
    @override
    def __init__(self, content: TileSets, content_hash: str) -> None:
        super().__init__(content, content_hash)
        self.known = dict[int, State]()

    @override
    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        return (replace(asked, moves=asked.moves[:: -1 if id(state) in self.known else 1]),)

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        self.known[id(after)] = after
        return after, events


# --- law 1: refusals -----------------------------------------------------------------------


@breaks(1, "'end' of seat 0, which is not offered, is accepted")
class AcceptsWhatIsNotOffered(Luxor):
    @override
    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        why = super().refusal(state, seat, move)
        return None if why is not None and why.code == "place-one" else why


class RefusesWrongly(Luxor):
    """Breaks no law; a base for games with faulty refusals."""

    def change(self, why: Refusal) -> Refusal:
        """Return the refusal to give instead."""
        return why

    @override
    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        why = super().refusal(state, seat, move)
        return why and self.change(why)


@breaks(1, "'keep .*, which is not offered, is refused by LX-999, which is not in the rules")
class RefusesByNoRule(RefusesWrongly):
    @override
    def change(self, why: Refusal) -> Refusal:
        return replace(why, rule="LX-999")


@breaks(1, "'keep .*, which is not offered, is refused without a code")
class RefusesWithoutCode(RefusesWrongly):
    @override
    def change(self, why: Refusal) -> Refusal:
        return replace(why, code="")


@breaks(1, "'keep .*, which is not offered, is refused with facts that are no words")
class RefusesWithoutWords(RefusesWrongly):
    @override
    def change(self, why: Refusal) -> Refusal:
        facts: Any = {"cells": (1, 2)}
        return replace(why, facts=facts)


@breaks(1, "'.*' of seat 0 is refused, but can be played")
class PlaysWhatIsRefused(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        try:
            return super().apply(state, seat, move)
        except IllegalMove:
            return state, ()
