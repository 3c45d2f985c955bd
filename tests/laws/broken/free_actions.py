"""Games in which what may be done unasked is wrong (laws 1 and 4): Toy with one thing wrong."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from typing_extensions import override

from engines.core import Codec, Decision, Event
from tests.core.toy import End, Hold, Move, Passed, State, Toy, ToyView

from .base import breaks

After = tuple[State, tuple[Event, ...]]


class OtherFreeActions(Toy):
    """Breaks no law; for others that change what may be done unasked."""

    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        """Return what may be done instead."""
        return free_action

    @override
    def free_action(self, state: State, seat: int) -> Decision[Move] | None:
        free_action = super().free_action(state, seat)
        return free_action and self.change(free_action, state)


class SwitchesOtherwise(Toy):
    """Breaks no law; for others that tell otherwise of a quiet move."""

    def told(self, event: Event) -> tuple[Event, ...]:
        """Return what is told instead."""
        return (event,)

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        return after, self.told(events[0]) if self.is_private(move) else events


@breaks(1, "turn can be answered quietly")
class AnswersPrivately(Toy):
    @override
    def is_private(self, move: Move) -> bool:
        return isinstance(move, End) or super().is_private(move)


@breaks(1, "what seat 0 may do is another's")
class OffersAnothers(OtherFreeActions):
    @override
    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        return replace(free_action, seat=1 - free_action.seat)


@breaks(1, "there is something to do after the end")
class OffersAfterTheEnd(Toy):
    @override
    def free_action(self, state: State, seat: int) -> Decision[Move] | None:
        if self.outcome(state) is None:
            return super().free_action(state, seat)
        return Decision(seat=seat, kind="free", moves=(Hold(1),), steps=("what", "card"))


@breaks(1, "seat 0 may do nothing unasked, and is told so")
class OffersNothing(OtherFreeActions):
    @override
    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        return replace(free_action, moves=())


@breaks(1, "seat 0 is offered a move twice")
class OffersFreeActionsTwice(OtherFreeActions):
    @override
    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        return replace(free_action, moves=free_action.moves * 2)


@breaks(4, "what seat 0 may do unasked shows a secret")
class OffersByASecret(OtherFreeActions):
    @override
    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        return replace(free_action, facts=(("other", state.hands[1 - free_action.seat][0]),))


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
class StopsUndoPrivately(SwitchesOtherwise):
    @override
    def told(self, event: Event) -> tuple[Event, ...]:
        return (replace(event, reveals=True),)
