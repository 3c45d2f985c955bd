"""Secret Destinations: peeking at them, claiming them, turning them over (section 9)."""

from __future__ import annotations

from engines.core import Event, Refusal
from engines.famous_explorers.cards import draw
from engines.famous_explorers.events import (
    MarkDropped,
    Peeked,
    PointLost,
    SecretClaimed,
    SecretLaid,
    SecretMissed,
    SecretSeen,
)
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.moves import SLOTS, Peek, Reveal
from engines.famous_explorers.scoring import track
from engines.famous_explorers.state import State, Task
from engines.routes import cards as shared
from engines.routes.playing import Step, without_turn
from engines.routes.values import changed, replaced_at

Events = tuple[Event, ...]

PEEKS = tuple(map(Peek, SLOTS))
REVEALS = tuple(map(Reveal, SLOTS))

NO_SECRETS = Refusal("RT-802", "no-secrets", {})
"""Without the option the row holds open cards only, and none of the option's clauses applies."""


def peekable(state: State) -> tuple[int, ...]:
    """Return the slots at which the active seat may peek for a bonus (FE-902, FE-903)."""
    seat = state.board.active
    return tuple(
        slot
        for slot, card in enumerate(state.secrets)
        if card is not None and seat not in state.peeked[slot]
    )


def reveals(state: State) -> tuple[Reveal, ...]:
    """Return the Secrets that the active seat may turn over now (FE-906)."""
    if state.window is None:
        return ()
    return tuple([REVEALS[slot] for slot, card in enumerate(state.secrets) if card is not None])


def peek_refusal(state: State, move: Peek) -> Refusal | None:
    """Say why the active seat may not peek; it has a bonus open (FE-902, FE-903)."""
    slot = SLOTS.index(move.slot)
    if state.secrets[slot] is None:
        return Refusal("FE-914", "slot-empty", {"slot": move.slot})
    if state.board.active in state.peeked[slot]:
        return Refusal("FE-903", "known-already", {"slot": move.slot})
    return None


def reveal_refusal(state: State, move: Reveal) -> Refusal | None:
    """Say why the active seat may not turn a Secret over (FE-906)."""
    if not state.secret_destinations:
        return NO_SECRETS
    if state.window is None:
        return Refusal("FE-906", "no-place-reached", {})
    if state.secrets[SLOTS.index(move.slot)] is None:
        return Refusal("FE-914", "slot-empty", {"slot": move.slot})
    return None


def peeked(lookup: Lookup, state: State, move: Peek) -> tuple[State, Events]:
    """Return the state after the active seat looked at a Secret for a bonus (FE-902)."""
    seat, slot = state.board.active, SLOTS.index(move.slot)
    card = state.secrets[slot]
    assert card is not None
    seen = SecretSeen(
        seat=seat, slot=move.slot, place=lookup.network.ids[card], audience=(seat,), reveals=True
    )
    state = changed(
        state,
        board=without_turn(state.board),
        peeked=replaced_at(state.peeked, slot, (*state.peeked[slot], seat)),
    )
    return state, (Peeked(seat=seat, slot=move.slot, reveals=True), seen)


def claimed(lookup: Lookup, state: State, step: Step) -> tuple[State, Events]:
    """Return the state after the arrow of a player reached a Secret that he knows (FE-905)."""
    if not step.laid or step.place not in state.secrets:
        return state, ()
    slot = state.secrets.index(step.place)
    if step.seat not in state.peeked[slot]:
        return state, ()
    return _claimed(lookup, state, slot, known=True)


def turned_over(lookup: Lookup, state: State, move: Reveal) -> tuple[State, Events]:
    """Return the state after the active seat turned a Secret over (FE-907 to FE-914)."""
    seat, slot, reached = state.board.active, SLOTS.index(move.slot), state.window
    card = state.secrets[slot]
    assert card is not None
    state = changed(state, window=None)
    if card == reached:
        return _claimed(lookup, state, slot, known=seat in state.peeked[slot])
    wrong = not state.board.tips >> card & 1
    gaining = tuple(sorted(peeker for peeker in state.peeked[slot] if peeker != seat and wrong))
    events: list[Event] = [
        SecretMissed(
            seat=seat,
            slot=move.slot,
            place=lookup.network.ids[card],
            wrong=wrong,
            gaining_seats=gaining,
            reveals=True,
        )
    ]
    corrections = list(state.corrections)
    for peeker in gaining:
        corrections[peeker] += 1
    tasks = state.tasks
    if wrong and track(state, seat) > 0:
        corrections[seat] -= 1
        events.append(PointLost(seat=seat))
    elif wrong and state.marks[seat]:
        tasks = (*tasks, Task(kind="drop"))
    state, more = _replaced(changed(state, corrections=tuple(corrections), tasks=tasks), slot)
    # Discarded only now: with an empty deck it could otherwise be drawn as the new Secret at once.
    cards, shown = shared.discarded(state.cards, card), (*state.shown_discards, card)
    return changed(state, cards=cards, shown_discards=shown), (*events, *more)


def dropped(lookup: Lookup, state: State, place: str) -> tuple[State, Events]:
    """Return the state after a mark left the board for a wrong reveal (FE-911, FE-913)."""
    seat, number = state.board.active, lookup.network.numbers[place]
    own = tuple(mark for mark in state.marks[seat] if mark != number)
    state = changed(state, marks=replaced_at(state.marks, seat, own), tasks=state.tasks[:-1])
    return state, (MarkDropped(seat=seat, place=place),)


def _claimed(lookup: Lookup, state: State, slot: int, *, known: bool) -> tuple[State, Events]:
    seat, card = state.board.active, state.secrets[slot]
    assert card is not None
    event = SecretClaimed(
        seat=seat, slot=SLOTS[slot], place=lookup.network.ids[card], known=known, reveals=True
    )
    own = (*state.claimed[seat], card)
    state = changed(state, claimed=replaced_at(state.claimed, seat, own))
    state, more = _replaced(state, slot)
    return state, (event, *more)


def _replaced(state: State, slot: int) -> tuple[State, Events]:
    """Return the state with a new Secret in the slot and no tokens on it (FE-914)."""
    state, card, more = draw(state)
    state = changed(
        state,
        secrets=replaced_at(state.secrets, slot, card),
        peeked=replaced_at(state.peeked, slot, ()),
    )
    return state, (*more, SecretLaid(slot=SLOTS[slot], empty=card is None, reveals=True))
