"""What happens to anybody's missions and chips (sections 4 and 5, in variant B section 8)."""

from __future__ import annotations

from dataclasses import replace

from engines.core import Event
from engines.expedition_1996.events import (
    ChipCollected,
    Exchanged,
    ExchangeDrawn,
    MissionKept,
    MissionOpened,
)
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.state import State
from engines.routes.cards import claimed, drawn, holder, put_away, refilled, taken_up, under
from engines.routes.events import RowRefilled, RowShort, RowTaken
from engines.routes.playing import Step, finished, last_round, spend
from engines.routes.values import replaced_at

Events = tuple[Event, ...]

DRAWN = 2
"""Q96-503: missions drawn in an exchange, if there are that many (Q96-505)."""


def is_known(state: State, seat: int, place: int) -> bool:
    """Whether the seat knows where the mission of a place is (RT-952).

    It does if the mission is in its hand or the row, scored by somebody, or marked. A mission that
    the seat put under the deck does not count: others would learn of it by seeing undo stop or not.
    """
    if state.variant_b or place in state.cards.hands[seat] or place in state.cards.row:
        return True
    for by_seat in (state.opened, state.taken, state.chips):
        for places in by_seat:
            if place in places:
                return True
    return False


def reached(lookup: Lookup, state: State, step: Step) -> tuple[State, Events]:
    """Return the state after missions and chips of the place, anybody's, were scored.

    ``state`` is the one before the step; if there are no events, it is returned unchanged.
    """
    place = step.place
    assert place is not None
    if state.variant_b:
        for owner_of_chip, places in enumerate(state.chips):
            if place in places:
                return _collected(lookup, replace(state, board=step.board), owner_of_chip, place)
        return state, ()
    owner = holder(state.cards, place)
    if owner is not None:
        return _opened(lookup, replace(state, board=step.board), owner, place)
    cards, slot = claimed(state.cards, step, by_removing=True)  # Q96-406
    if slot is None:
        return state, ()
    seat, id_ = step.seat, lookup.network.ids[place]
    cards, new, chance = refilled(cards, slot, state.chance)
    events: list[Event] = [RowTaken(seat=seat, place=id_)]
    if new is None:
        events.append(RowShort(size=len(cards.row)))
    else:
        events.append(RowRefilled(place=lookup.network.ids[new], reveals=True))
    state = replace(
        state,
        board=step.board,
        chance=chance,
        cards=cards,
        taken=replaced_at(state.taken, seat, (*state.taken[seat], place)),
        sunk=_undrawn(state, () if new is None else (new,)),
    )
    return state, tuple(events)


def _opened(lookup: Lookup, state: State, owner: int, place: int) -> tuple[State, Events]:
    """Lay a mission open and take back its chip; a hand's last starts the last round (RT-809)."""
    marked = place in state.chips[owner]
    event = MissionOpened(seat=owner, place=lookup.network.ids[place], chip=marked)
    cards = put_away(state.cards, owner, place)
    board, more = state.board, ()
    if not cards.hands[owner]:
        board, more = last_round(board, owner)  # type: ignore[assignment]
    chips, collected = state.chips, state.collected
    if marked:
        chips, collected = _taken_back(state, owner, place)
    state = replace(
        state,
        board=board,
        cards=cards,
        opened=replaced_at(state.opened, owner, (*state.opened[owner], place)),
        chips=chips,
        collected=collected,
    )
    return state, (event, *more)


def _collected(lookup: Lookup, state: State, owner: int, place: int) -> tuple[State, Events]:
    """Let the owner collect his chip, and end the game if it was his last (Q96-803, Q96-804)."""
    chips, collected = _taken_back(state, owner, place)
    left = len(chips[owner])
    event = ChipCollected(seat=owner, place=lookup.network.ids[place], left=left)
    state = replace(state, chips=chips, collected=collected)
    if not left:
        state = replace(state, board=finished(state.board))
    return state, (event,)


def _taken_back(
    state: State, owner: int, place: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    left = tuple(marked for marked in state.chips[owner] if marked != place)
    collected = (*state.collected[owner], place)
    return replaced_at(state.chips, owner, left), replaced_at(state.collected, owner, collected)


# --- exchanging ----------------------------------------------------------------------------


def exchange(lookup: Lookup, state: State, place: str) -> tuple[State, Events]:
    """Give a mission away and draw two; if there is only one, it is drawn and kept (Q96-505)."""
    seat, given = state.board.active, lookup.network.numbers[place]
    cards, chance, new = put_away(state.cards, seat, given), state.chance, list[int]()
    while cards.deck and len(new) < DRAWN:
        cards, card, chance = drawn(cards, chance)
        assert card is not None
        new.append(card)
    # Q96-506: it goes under the rest of the deck, so that this exchange cannot draw it.
    sunk = _undrawn(state, tuple(new))
    state = replace(
        state,
        chance=chance,
        board=spend(state.board),
        cards=under(cards, (given,)),
        given=given,
        drawn=tuple(new),
        sunk=replaced_at(sunk, seat, (*sunk[seat], given)),
    )
    events = (
        Exchanged(seat=seat, reveals=True),
        ExchangeDrawn(
            seat=seat, given=place, drawn=lookup.ids(new), audience=(seat,), reveals=True
        ),
    )
    if len(new) == DRAWN:
        return state, events
    state, more = keep(lookup, state, lookup.network.ids[new[0]])
    return state, (*events, *more)


def keep(lookup: Lookup, state: State, place: str) -> tuple[State, Events]:
    """Keep a mission drawn; it is laid open if an expedition is at its place (Q96-507)."""
    seat, kept = state.board.active, lookup.network.numbers[place]
    back = tuple(card for card in state.drawn if card != kept)
    event = MissionKept(seat=seat, kept=place, returned="".join(lookup.ids(back)), audience=(seat,))
    state = replace(
        state,
        cards=under(taken_up(state.cards, seat, kept), back),
        given=None,
        drawn=(),
        sunk=replaced_at(state.sunk, seat, (*state.sunk[seat], *back)),
    )
    if not state.board.tips >> kept & 1:
        return state, (event,)
    state, more = _opened(lookup, state, seat, kept)
    return state, (event, *more)


def _undrawn(state: State, new: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return ``state.sunk`` without the missions just drawn from the deck."""
    if not any(card in places for places in state.sunk for card in new):
        return state.sunk
    return tuple(tuple(card for card in places if card not in new) for places in state.sunk)
