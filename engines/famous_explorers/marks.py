"""Redrawing hands and marking places before the first turn (section 2 of the rules)."""

from __future__ import annotations

from dataclasses import replace

from engines.core import Event, Refusal, RoundBegan
from engines.famous_explorers import market
from engines.famous_explorers.cards import draw
from engines.famous_explorers.events import MarkPlaced, Redrawn, RedrawSeen
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.moves import Mark, Move, Redraw, Toss
from engines.famous_explorers.state import MARKS, State
from engines.routes.cards import discarded, mixed_in, put_away, taken_up
from engines.routes.events import Begun
from engines.routes.recent import with_mark
from engines.routes.values import changed, replaced_at

Events = tuple[Event, ...]

REDRAW = Redraw()


def order(state: State) -> tuple[int, ...]:
    """Return the seats counter-clockwise from the start player (FE-202)."""
    return tuple((state.board.first - step) % state.seats for step in range(state.seats))


def markable(lookup: Lookup, state: State, seat: int) -> tuple[int, ...]:
    """Return the places that the seat may mark now, in order of their numbers."""
    return tuple(
        card
        for card in state.cards.hands[seat]
        if _place_refusal(lookup, state, seat, card) is None
    )


def moves(lookup: Lookup, state: State, seat: int) -> tuple[Move, ...]:
    """Return what the seat may do in the set-up."""
    if not state.redrawing:
        return tuple(lookup.mark_moves[place] for place in markable(lookup, state, seat))
    tosses = tuple(lookup.toss_moves[card] for card in state.cards.hands[seat])
    return (*tosses, REDRAW) if state.tossed else tosses


# --- what is legal -------------------------------------------------------------------------


def refusal(lookup: Lookup, state: State, seat: int, move: Move) -> Refusal | None:
    """Say why a move is refused in the set-up."""
    if seat != state.marker:
        assert state.marker is not None
        return Refusal("FE-202", "not-your-turn", {"turn_seat": state.marker})
    match move:
        case Toss(place) if state.redrawing:
            held = lookup.network.numbers.get(place) in state.cards.hands[seat]
            return None if held else Refusal("FE-208", "not-in-hand", {"place": place})
        case Redraw() if state.redrawing:
            return None if state.tossed else Refusal("FE-208", "nothing-tossed", {})
        case Mark(place) if not state.redrawing:
            return _mark_refusal(lookup, state, seat, place)
    if state.redrawing:
        return Refusal("FE-208", "redraw-first", {})
    return Refusal("FE-201", "marks-first", {"left": state.to_mark[seat]})


def _mark_refusal(lookup: Lookup, state: State, seat: int, place: str) -> Refusal | None:
    number = lookup.network.numbers.get(place)
    if number is None:
        return Refusal("RT-101", "no-such-point", {"point": place})
    if number not in state.cards.hands[seat]:
        return Refusal("FE-201", "not-in-hand", {"place": place})
    return _place_refusal(lookup, state, seat, number)


def _place_refusal(lookup: Lookup, state: State, seat: int, place: int) -> Refusal | None:
    """Say why the place of a card in hand may not be marked."""
    own = state.marks[seat]
    if (why := place_refusal(lookup, state, own, place)) is not None:
        return why
    if not lookup.can_mark(state.cards.hands[seat], (*own, place), state.to_mark[seat] - 1):
        return Refusal("FE-207", "never-four", {"place": lookup.network.ids[place]})
    return None


def place_refusal(
    lookup: Lookup, state: State, marks: tuple[int, ...], place: int
) -> Refusal | None:
    """Say why a seat with these ``marks`` may not mark the place too (FE-203 to FE-206)."""
    facts: dict[str, int | str] = {"place": lookup.network.ids[place]}
    if not lookup.markable >> place & 1:
        return Refusal("FE-203", "too-close", facts)
    if any(place in places for places in state.marks):
        return Refusal("FE-206", "marked-already", facts)
    for mark in marks:
        if lookup.neighbours[place] >> mark & 1:
            return Refusal("FE-205", "next-to-own", {**facts, "other": lookup.network.ids[mark]})
    return None


# --- what it does --------------------------------------------------------------------------


def tossed(lookup: Lookup, state: State, place: str) -> tuple[State, Events]:
    """Return the state with a card put aside, of which nobody else learns (FE-208)."""
    assert state.marker is not None
    card = lookup.network.numbers[place]
    cards = put_away(state.cards, state.marker, card)
    return changed(state, cards=cards, tossed=(*state.tossed, card)), ()


def redrawn(lookup: Lookup, state: State) -> tuple[State, Events]:
    """Return the state after the marker drew as many cards as it put aside (FE-208)."""
    seat, tossed_cards, new = state.marker, state.tossed, list[int]()
    assert seat is not None
    events: list[Event] = [Redrawn(seat=seat, count=len(tossed_cards), reveals=True)]
    while len(new) < len(tossed_cards):
        state, card, more = draw(state)
        events += more
        if card is None:
            break  # on a very small board there are no cards left to draw
        new.append(card)
    cards = state.cards
    for card in new:
        cards = taken_up(cards, seat, card)
    for card in tossed_cards:
        cards = discarded(cards, card)
    ids = lookup.ids
    seen = RedrawSeen(
        seat=seat,
        tossed=ids(sorted(tossed_cards)),
        drawn=ids(sorted(new)),
        audience=(seat,),
        reveals=True,
    )
    own = (*state.own_discards[seat], *tossed_cards)
    state = changed(
        state,
        cards=cards,
        tossed=(),
        own_discards=replaced_at(state.own_discards, seat, own),
    )
    if not lookup.can_mark(state.cards.hands[seat], (), MARKS):
        return state, (*events, seen)
    return next_redrawer(lookup, state, passed=1), (*events, seen)


def next_redrawer(lookup: Lookup, state: State, *, passed: int) -> State:
    """Return the state in which the next seat without four legal marks redraws (FE-208).

    ``passed`` is how many turns of the set-up just ended. After the last redraw, the cards put
    aside are shuffled into the deck and the start player marks.
    """
    state = changed(state, steps=state.steps + passed)
    for seat in order(state):
        if not lookup.can_mark(state.cards.hands[seat], (), MARKS):
            return changed(state, marker=seat)
    cards, chance = state.cards, state.chance
    if cards.discards:
        cards, chance = mixed_in(replace(cards, discards=()), cards.discards, chance)
    return changed(
        state,
        chance=chance,
        cards=cards,
        own_discards=((),) * state.seats,
        marker=state.board.first,
        redrawing=False,
    )


def marked(lookup: Lookup, state: State, place: str) -> tuple[State, Events]:
    """Return the state after the marker marked a place (FE-201)."""
    seat, number = state.marker, lookup.network.numbers[place]
    assert seat is not None
    left = state.to_mark[seat] - 1
    own = (*state.marks[seat], number)
    with_own = replaced_at(state.marks, seat, own)
    event = MarkPlaced(seat=seat, place=place, left=left, reveals=True)
    state = changed(
        state,
        marks=with_own,
        shown=with_own,
        to_mark=replaced_at(state.to_mark, seat, left),
        steps=state.steps + 1,
        news=with_mark(state.news, state.turn, state.seats, seat, number),
    )
    if any(state.to_mark):
        return changed(state, marker=(seat - 1) % state.seats), (event,)
    return _begun(state), (
        event,
        Begun(first_seat=state.board.first),
        RoundBegan(round=1),
    )


def _begun(state: State) -> State:
    """Return the state in which the first turn begins, Explorers laid open (FE-801)."""
    state = changed(state, marker=None)
    if not state.explorers_events:
        return state
    explorers, chance = state.chance.shuffled(market.EXPLORERS)
    events, chance = chance.shuffled(market.EVENTS)
    return changed(
        state,
        chance=chance,
        market=explorers[: market.SLOTS],
        away=explorers[market.SLOTS],
        event_deck=events,
    )
