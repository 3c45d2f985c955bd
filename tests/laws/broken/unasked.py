"""Games in which what may be done unasked is wrong (laws 1 and 4): Toy with one thing wrong."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from typing_extensions import override

from engines.core import Codec, Decision, Event
from tests.core.toy import End, Hold, Move, Passed, State, Toy, ToyView

from .base import breaks

After = tuple[State, tuple[Event, ...]]


class UnaskedOtherwise(Toy):
    """Breaks no law; for others that change what may be done unasked."""

    def change(self, aside: Decision[Move], state: State) -> Decision[Move]:
        """Return what may be done instead."""
        return aside

    @override
    def aside(self, state: State, seat: int) -> Decision[Move] | None:
        aside = super().aside(state, seat)
        return aside and self.change(aside, state)


class SwitchesOtherwise(Toy):
    """Breaks no law; for others that tell otherwise of a quiet move."""

    def told(self, event: Event) -> tuple[Event, ...]:
        """Return what is told instead."""
        return (event,)

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        return after, self.told(events[0]) if self.quiet(move) else events


@breaks(1, "turn can be answered quietly")
class AnswersQuietly(Toy):
    @override
    def quiet(self, move: Move) -> bool:
        return isinstance(move, End) or super().quiet(move)


@breaks(1, "what seat 0 may do is another's")
class OffersAnothers(UnaskedOtherwise):
    @override
    def change(self, aside: Decision[Move], state: State) -> Decision[Move]:
        return replace(aside, seat=1 - aside.seat)


@breaks(1, "there is something to do after the end")
class OffersAfterTheEnd(Toy):
    @override
    def aside(self, state: State, seat: int) -> Decision[Move] | None:
        if self.outcome(state) is None:
            return super().aside(state, seat)
        return Decision(seat=seat, kind="aside", moves=(Hold(1),), split=("what", "card"))


@breaks(1, "seat 0 may do nothing unasked, and is told so")
class OffersNothing(UnaskedOtherwise):
    @override
    def change(self, aside: Decision[Move], state: State) -> Decision[Move]:
        return replace(aside, moves=())


@breaks(1, "seat 0 is offered a move twice")
class OffersUnaskedTwice(UnaskedOtherwise):
    @override
    def change(self, aside: Decision[Move], state: State) -> Decision[Move]:
        return replace(aside, moves=aside.moves * 2)


@breaks(4, "what seat 0 may do unasked shows a secret")
class OffersByASecret(UnaskedOtherwise):
    @override
    def change(self, aside: Decision[Move], state: State) -> Decision[Move]:
        return replace(aside, facts=(("other", state.hands[1 - aside.seat][0]),))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Counting(ToyView):
    all_held: int


@breaks(4, "'hold .' of seat . is quiet, but everybody sees it")
class ShowsHowManyAreHeld(Toy):
    views = Codec(_Counting)

    @override
    def view(self, state: State, seat: int | None) -> _Counting:
        seen = super().view(state, seat)
        held: dict[str, Any] = {one.name: getattr(seen, one.name) for one in fields(ToyView)}
        return _Counting(**held, all_held=sum(map(len, state.held)))


@breaks(4, "'hold .' of seat . is quiet, but is told to")
class TellsThatSomethingHappened(SwitchesOtherwise):
    @override
    def told(self, event: Event) -> tuple[Event, ...]:
        return event, Passed()


@breaks(4, "'hold .' of seat . is quiet, but stops undo")
class StopsUndoQuietly(SwitchesOtherwise):
    @override
    def told(self, event: Event) -> tuple[Event, ...]:
        return (replace(event, reveals=True),)
