"""Placing chips before the first turn (sections 2 and 7, in variant B Q96-802)."""

from __future__ import annotations

from dataclasses import replace

from engines.core import Event, Refusal, RoundBegan
from engines.expedition_1996.events import ChipPlaced, Passed
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.moves import Chip, Move, Pass
from engines.expedition_1996.state import State
from engines.routes.events import Begun
from engines.routes.network import numbers_of
from engines.routes.recent import with_mark
from engines.routes.values import replaced_at

BASE, ALL, FEWER = 4, 10, 8
"""Q96-103, Q96-701, Q96-801: chips that each player places."""

PASS = Pass()


def count(seats: int, *, variant_a: bool, variant_b: bool) -> int:
    """Return how many chips each player has to place at most."""
    if variant_b:
        return ALL if seats <= 3 else FEWER
    return ALL if variant_a else BASE


def markable(lookup: Lookup, state: State, seat: int) -> tuple[int, ...]:
    """Return the places on which the seat may place a chip now, in order of their numbers."""
    if state.variant_b:
        taken = {place for places in state.chips for place in places}
        return tuple(place for place in numbers_of(lookup.markable) if place not in taken)
    own, allowed = state.chips[seat], lookup.markable
    return tuple(
        card for card in state.cards.hands[seat] if allowed >> card & 1 and card not in own
    )


def may_pass(state: State) -> bool:
    """Whether a player may stop placing chips: in variant A, but never with B (Q96-802)."""
    return state.variant_a and not state.variant_b


def moves(lookup: Lookup, state: State, seat: int) -> tuple[Move, ...]:
    """Return every chip that the seat may place, and the pass if there is one."""
    chip_moves = tuple(lookup.chip_moves[place] for place in markable(lookup, state, seat))
    return (*chip_moves, PASS) if may_pass(state) else chip_moves


# --- what is legal -------------------------------------------------------------------------


PLACING = ("Q96-201", "Q96-701", "Q96-802")
"""The clause on placing chips: in the basic game, in variant A, in variant B."""

BEFORE_ALL = ("Q96-103", "Q96-701", "Q96-802")
"""The clause that puts it before the first turn, in the same order."""


def _variant(state: State) -> int:
    """Return the index of this game's clause in the two tuples; B goes before A (Q96-808)."""
    return 2 if state.variant_b else int(state.variant_a)


def over_refusal(state: State) -> Refusal:
    """Return the refusal of a chip or pass after all chips were placed."""
    return Refusal(PLACING[_variant(state)], "chips-placed", {})


def refusal(lookup: Lookup, state: State, seat: int, move: Move) -> Refusal | None:
    """Say why a move is refused while chips are placed."""
    if seat != state.placer:
        assert state.placer is not None
        return Refusal(PLACING[_variant(state)], "not-your-turn", {"turn_seat": state.placer})
    match move:
        case Chip(place):
            return _chip_refusal(lookup, state, seat, place)
        case Pass():
            left = {"left": state.to_place[seat]}
            if may_pass(state):
                return None
            return Refusal(PLACING[_variant(state)], "no-passing", left)
    return Refusal(BEFORE_ALL[_variant(state)], "chips-first", {"left": state.to_place[seat]})


def _chip_refusal(lookup: Lookup, state: State, seat: int, place: str) -> Refusal | None:
    network, facts = lookup.network, {"place": place}
    number = network.numbers.get(place)
    if number is None:
        return Refusal("RT-101", "no-such-point", {"point": place})
    if not network.places >> number & 1:
        return Refusal(PLACING[_variant(state)], "not-a-place", facts)
    if not state.variant_b and number not in state.cards.hands[seat]:
        return Refusal(PLACING[_variant(state)], "not-in-hand", facts)
    if not lookup.markable >> number & 1:
        return Refusal("Q96-802" if state.variant_b else "Q96-202", "next-to-start", facts)
    if any(number in places for places in state.chips):
        return Refusal("Q96-802" if state.variant_b else "Q96-204", "chip-there", facts)
    return None


# --- what it does --------------------------------------------------------------------------


def placed(lookup: Lookup, state: State, place: str) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the placer placed a chip."""
    seat, number = state.placer, lookup.network.numbers[place]
    assert seat is not None
    left = state.to_place[seat] - 1
    chips = replaced_at(state.chips, seat, (*state.chips[seat], number))
    event = ChipPlaced(seat=seat, place=place, left=left, reveals=True)
    state = replace(
        state,
        chips=chips,
        to_place=replaced_at(state.to_place, seat, left),
        news=with_mark(state.news, state.turn, state.seats, seat, number),
    )
    state, more = next_placer(lookup, state, seat + 1, over=1)
    return state, (event, *more)


def passed(lookup: Lookup, state: State) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the placer passed (Q96-702)."""
    seat = state.placer
    assert seat is not None
    state, event = _without_chips(state, seat, unable=False)
    state, more = next_placer(lookup, state, seat + 1, over=1)
    return state, (event, *more)


def next_placer(
    lookup: Lookup, state: State, begin: int, *, over: int = 0
) -> tuple[State, tuple[Event, ...]]:
    """Return the state in which the next seat from ``begin`` on places, or the first turn begins.

    A seat that can place no more passes (Q96-703). ``over`` is how many turns just ended.
    """
    events: list[Event] = []
    for seat in ((begin + step) % state.seats for step in range(state.seats)):
        if not state.to_place[seat]:
            continue
        if markable(lookup, state, seat):
            return replace(state, placer=seat, steps=state.steps + over), tuple(events)
        state, event = _without_chips(state, seat, unable=True)
        events.append(event)
    events += (Begun(first_seat=state.board.first), RoundBegan(round=1))
    return replace(state, placer=None, steps=state.steps + over), tuple(events)


def _without_chips(state: State, seat: int, *, unable: bool) -> tuple[State, Event]:
    unused = state.to_place[seat]
    event = Passed(seat=seat, unused=unused, unable=unable, reveals=True)
    dropped = state.dropped[seat] + unused
    state = replace(
        state,
        to_place=(*state.to_place[:seat], 0, *state.to_place[seat + 1 :]),
        dropped=(*state.dropped[:seat], dropped, *state.dropped[seat + 1 :]),
    )
    return state, event
