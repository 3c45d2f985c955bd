"""Games whose free actions are faulty (laws 1 and 4): Toy with one fault."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from typing_extensions import override

from engines.core import Codec, Decision, Event
from tests.core.toy import End, Hold, Move, Passed, State, Toy, ToyView

from .base import breaks

After = tuple[State, tuple[Event, ...]]


class OtherFreeActions(Toy):
    """Breaks no law; a base for games with other free actions."""

    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        """Return the free action to offer instead."""
        return free_action

    @override
    def free_action(self, state: State, seat: int) -> Decision[Move] | None:
        free_action = super().free_action(state, seat)
        return free_action and self.change(free_action, state)


class SwitchesOtherwise(Toy):
    """Breaks no law; a base for games with other events of a private move."""

    def change(self, event: Event) -> tuple[Event, ...]:
        """Return the events to give instead."""
        return (event,)

    @override
    def apply(self, state: State, seat: int, move: Move) -> After:
        after, events = super().apply(state, seat, move)
        return after, self.change(events[0]) if self.is_private(move) else events


@breaks(1, "turn can be answered by a private move")
class AnswersPrivately(Toy):
    @override
    def is_private(self, move: Move) -> bool:
        return isinstance(move, End) or super().is_private(move)


@breaks(1, "the free action of seat 0 is another's")
class OffersAnothers(OtherFreeActions):
    @override
    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        return replace(free_action, seat=1 - free_action.seat)


@breaks(1, "there is a free action after the end")
class OffersAfterTheEnd(Toy):
    @override
    def free_action(self, state: State, seat: int) -> Decision[Move] | None:
        if self.outcome(state) is None:
            return super().free_action(state, seat)
        return Decision(seat=seat, kind="free", moves=(Hold(1),), steps=("what", "card"))


@breaks(1, "seat 0 is offered a free action without moves")
class OffersNothing(OtherFreeActions):
    @override
    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        return replace(free_action, moves=())


@breaks(1, "seat 0 is offered a move twice")
class OffersFreeActionsTwice(OtherFreeActions):
    @override
    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        return replace(free_action, moves=free_action.moves * 2)


@breaks(4, "the free action of seat 0 shows a secret")
class OffersByASecret(OtherFreeActions):
    @override
    def change(self, free_action: Decision[Move], state: State) -> Decision[Move]:
        return replace(free_action, facts=(("other", state.hands[1 - free_action.seat][0]),))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Counting(ToyView):
    all_held: int


@breaks(4, "'hold .' of seat . is private, but everybody sees it")
class ShowsHowManyAreHeld(Toy):
    views = Codec(_Counting)

    @override
    def view(self, state: State, seat: int | None) -> _Counting:
        seen = super().view(state, seat)
        held: dict[str, Any] = {field.name: getattr(seen, field.name) for field in fields(ToyView)}
        return _Counting(**held, all_held=sum(map(len, state.held)))


@breaks(4, "'hold .' of seat . is private, but its events go to")
class TellsThatSomethingHappened(SwitchesOtherwise):
    @override
    def change(self, event: Event) -> tuple[Event, ...]:
        return event, Passed()


@breaks(4, "'hold .' of seat . is private, but stops undo")
class StopsUndoPrivately(SwitchesOtherwise):
    @override
    def change(self, event: Event) -> tuple[Event, ...]:
        return (replace(event, reveals=True),)
