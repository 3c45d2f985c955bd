"""Games that show a secret in a view, a text or an event (law 4)."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

from typing_extensions import override

from engines.core import (
    Codec,
)
from engines.luxor import Luxor
from engines.luxor.events import DrewTile, Kept
from engines.luxor.moves import End, Keep, Move
from engines.luxor.state import State
from engines.luxor.tiles import face
from engines.luxor.view import View

from .base import After, breaks

# --- law 4: views --------------------------------------------------------------------------


@breaks(4, "the view of everybody shows a secret, in piles")
class ShowsTheTopOfThePile(Luxor):
    @override
    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        return replace(seen, piles=tuple(sum(map(ord, pile[-1:][0])) for pile in state.piles))


@breaks(4, "the view of seat 0 shows a secret, in hand")
class ShowsOthersHands(Luxor):
    @override
    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        if seat is None or not state.turn:
            return seen
        return replace(seen, hand=tuple(tile for hand in state.hands for tile in hand))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Whispering(View):
    """A view that is equal to another whatever the top of the pile is."""

    top: str = field(default="", compare=False)


@breaks(4, "the text of everybody shows a secret")
class TellsTheTopOfThePile(Luxor):
    views = Codec(_Whispering)

    @override
    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        held = {one.name: getattr(seen, one.name) for one in fields(View)}
        return _Whispering(**held, top=state.piles[0][-1])

    @override
    def text(self, view: Any) -> str:
        return f"{super().text(view)}\ntop {view.top}"


# --- law 4: events -------------------------------------------------------------------------


@breaks(4, "'ok.*' tells everybody what the view does not show: .*DrewTile")
class TellsEverybodyWhatWasDrawn(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        shown = (
            replace(event, audience=None) if isinstance(event, DrewTile) else event
            for event in events
        )
        return after, tuple(shown)


@breaks(4, "'ok.*' tells seat [01] what the view does not show: .*DrewTile")
class TellsTheOthersWhatWasDrawn(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        shown = (
            replace(event, audience=(1 - seat,)) if isinstance(event, DrewTile) else event
            for event in events
        )
        return after, tuple(shown)


@breaks(4, "'keep .*' tells everybody what the view does not show: .*Kept")
class TellsWhatWasKept(Luxor):
    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        shown = (
            replace(event, seat=event.seat + ("Td", "Ed", "M").index(move.tile))
            if isinstance(event, Kept) and isinstance(move, Keep)
            else event
            for event in events
        )
        return after, tuple(shown)


@breaks(4, "'end' tells everybody what the view does not show: .* the view has to show it, too")
class ForgetsWhatWasTurnedUp(Luxor):
    """An event shows everybody the first tile of a pile, but no view does."""

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        if isinstance(move, End) and not after.finished and any(after.piles):
            pile = next(pile for pile in after.piles if pile)
            return after, (*events, DrewTile(seat=seat, tile=face(pile[-1]), reveals=True))
        return after, events
