"""What happens to anybody's Expedition cards (sections 3 and 4 of the rules)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Literal

from engines.core import Event, Refusal
from engines.famous_explorers.events import (
    CardGiven,
    CardKept,
    CardScored,
    CardsDrawn,
    DeckShuffled,
    HoldChanged,
    How,
)
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.moves import Hold, HoldAll, Move, Release, ReleaseAll, Score
from engines.famous_explorers.state import State, Task
from engines.routes import cards as shared
from engines.routes.events import RowRefilled, RowShort, RowTaken
from engines.routes.network import bits_of
from engines.routes.playing import Step, last_round
from engines.routes.stored import PointsBySeat
from engines.routes.values import changed, replaced_at

Events = tuple[Event, ...]

EXCHANGE_DRAWN, GOSSIP_DRAWN = 2, 3
"""FE-402, FE-834: cards drawn, if there are that many."""

HOLD_ALL, RELEASE_ALL = HoldAll(), ReleaseAll()

REMEMBERED = 256
"""How many hands the memo below remembers: a move changes at most one of them."""


def draw(state: State) -> tuple[State, int | None, Events]:
    """Draw: return the new state, the card (``None`` if there is none) and what happened.

    If the deck is empty, the discards become the deck, and players no longer know where the cards
    are that they discarded (FE-403).
    """
    waste = len(state.cards.discards)
    shuffles = not state.cards.deck and bool(waste)
    cards, card, chance = shared.drawn(state.cards, state.chance)
    if not shuffles:
        return changed(state, cards=cards), card, ()
    nothing: tuple[tuple[int, ...], ...] = ((),) * state.seats
    state = changed(state, cards=cards, chance=chance, own_discards=nothing, shown_discards=())
    return state, card, (DeckShuffled(count=waste, reveals=True),)


def can_draw(state: State) -> bool:
    """Whether any card can be drawn (FE-404)."""
    return bool(state.cards.deck or state.cards.discards)


# --- scoring -------------------------------------------------------------------------------


def is_known(state: State, seat: int, place: int) -> bool:
    """Whether the seat knows what will happen when the place is reached (RT-952).

    It does if the card is in its own hand or lies open. It does not if another seat has marked the
    place: that seat may hold the card back, or have given it away.
    """
    cards = state.cards
    if place in cards.hands[seat] or place in cards.row or place in state.shown_discards:
        return True
    for by_seat in (state.scored, state.taken, state.claimed):
        for places in by_seat:
            if place in places:
                return True
    return False


def landed(lookup: Lookup, state: State, step: Step) -> tuple[State, Events]:
    """Return the state after hand and row cards scored for a place just reached (RT-308 (2)).

    ``state`` already has the board after the step. :mod:`secrets` scores Secrets.
    """
    place = step.place
    assert place is not None
    owner = shared.holder(state.cards, place)
    if owner is not None:
        if place in state.held[owner]:
            return state, ()
        return scored(lookup, state, owner, place, "reached")
    cards, slot = shared.claimed(state.cards, step)  # FE-309: not by removing
    if slot is None:
        return state, ()
    seat, id_ = step.seat, lookup.network.ids[place]
    taken = replaced_at(state.taken, seat, (*state.taken[seat], place))
    events: list[Event] = [RowTaken(seat=seat, place=id_)]
    state, new, more = draw(changed(state, cards=cards, taken=taken))
    events += more
    if new is None:
        events.append(RowShort(size=len(cards.row)))
        return state, tuple(events)
    events.append(RowRefilled(place=lookup.network.ids[new], reveals=True))
    row = (*cards.row[:slot], new, *cards.row[slot:])
    return changed(state, cards=replace(state.cards, row=row)), tuple(events)


def scored(lookup: Lookup, state: State, seat: int, place: int, how: How) -> tuple[State, Events]:
    """Return the state after a card in hand, and its owner's mark on it, were scored (FE-301).

    If it was the last one, the round under way is the last (RT-809).
    """
    marked = place in state.marks[seat]
    reveals = how not in ("reached", "end")
    event = CardScored(
        seat=seat, place=lookup.network.ids[place], mark=marked, how=how, reveals=reveals
    )
    cards = shared.put_away(state.cards, seat, place)
    board, more = state.board, ()
    choosing = bool(state.drawn) and seat == state.board.active
    if not cards.hands[seat] and not choosing:
        board, more = last_round(board, seat)  # type: ignore[assignment]

    def without_place(by_seat: PointsBySeat) -> PointsBySeat:
        own = by_seat[seat]
        return replaced_at(by_seat, seat, _without(own, place)) if place in own else by_seat

    with_mark = replaced_at(state.with_mark, seat, (*state.with_mark[seat], place))
    state = changed(
        state,
        board=board,
        cards=cards,
        scored=replaced_at(state.scored, seat, (*state.scored[seat], place)),
        with_mark=with_mark if marked else state.with_mark,
        marks=without_place(state.marks),
        held=without_place(state.held),
        shown=without_place(state.shown),
        late=state.late or how == "late",
    )
    return state, (event, *more)


def is_late(state: State, place: int) -> bool:
    """Whether a place has been reached and no tip stands there now (FE-701, FE-702)."""
    return not state.board.tips >> place & 1


def _owed_marks(state: State, seat: int) -> tuple[int, ...]:
    """Return the marks of which one must be given up: its card cannot be scored first (FE-911)."""
    task = state.task
    owes = task is not None and task.kind == "drop" and seat == state.board.active
    return state.marks[seat] if owes else ()


def score_refusal(lookup: Lookup, state: State, seat: int, place: int) -> Refusal | None:
    """Say why a card of the hand may not be scored by command (FE-302, FE-305, FE-701)."""
    facts = {"place": lookup.network.ids[place]}
    if not state.reached >> place & 1:
        return Refusal("FE-305", "never-reached", facts)
    if place in _owed_marks(state, seat):
        return Refusal("FE-911", "task-first", {"task": "drop"})
    if state.new_rule_1 and is_late(state, place):
        if seat != state.board.active:
            return Refusal("FE-701", "late-not-your-turn", facts)
        if state.late:
            return Refusal("FE-701", "one-late-card", facts)
    return None


def scored_at_end(lookup: Lookup, state: State) -> tuple[State, Events]:
    """Return the state after every card was scored that its owner could score (FE-307, FE-704)."""
    events: list[Event] = []
    for seat, hand in enumerate(state.cards.hands):
        for card in hand:
            if state.reached >> card & 1 and not (state.new_rule_1 and is_late(state, card)):
                state, more = scored(lookup, state, seat, card, "end")
                events += more
    return state, tuple(events)


# --- free actions: scoring by command, holding back ----------------------------------------


def scorable(state: State, seat: int) -> int:
    """Return the places, as bits, whose cards the seat may score now if it holds them."""
    if state.board.ended:
        return 0
    places = state.reached
    if state.new_rule_1 and (seat != state.board.active or state.late):
        places &= state.board.tips
    owed = _owed_marks(state, seat)
    return places & ~bits_of(owed) if owed else places


def free_moves(lookup: Lookup, state: State, seat: int) -> tuple[Move, ...]:
    """Return what the seat may do with its hand at any time (FE-302, FE-304)."""
    return _free_moves(lookup, state.cards.hands[seat], state.held[seat], scorable(state, seat))


@lru_cache(maxsize=REMEMBERED)
def _free_moves(
    lookup: Lookup, hand: tuple[int, ...], held: tuple[int, ...], scorable: int
) -> tuple[Move, ...]:
    moves: list[Move] = [lookup.score_moves[card] for card in hand if scorable >> card & 1]
    moves += [lookup.hold_moves[card] for card in hand if card not in held]
    moves += [lookup.release_moves[card] for card in held]
    if len(held) < len(hand):
        moves.append(HOLD_ALL)
    if held:
        moves.append(RELEASE_ALL)
    return tuple(moves)


def free_refusal(lookup: Lookup, state: State, seat: int, move: Move) -> Refusal | None:
    """Say why a card may not be scored, held back or released."""
    if not 0 <= seat < state.seats:
        return Refusal("FE-301", "no-seat", {})
    hand, held = state.cards.hands[seat], state.held[seat]
    match move:
        case HoldAll():
            return None if len(held) < len(hand) else Refusal("FE-304", "all-held", {})
        case ReleaseAll():
            return None if held else Refusal("FE-304", "none-held", {})
        case Score(place) | Hold(place) | Release(place):
            card, facts = lookup.network.numbers.get(place), {"place": place}
            if card not in hand:
                return Refusal("FE-301", "not-in-hand", facts)
            if isinstance(move, Score):
                return score_refusal(lookup, state, seat, card)
            if isinstance(move, Hold):
                return Refusal("FE-304", "held-already", facts) if card in held else None
            return None if card in held else Refusal("FE-304", "not-held", facts)
    raise AssertionError(f"{move} is no free action")


def switched(lookup: Lookup, state: State, seat: int, move: Move) -> tuple[State, Events]:
    """Return the state after cards were held back or released; only the owner sees it (FE-952)."""
    hand, held = state.cards.hands[seat], state.held[seat]
    cards: tuple[int, ...]
    match move:
        case Hold(place):
            cards, hold = (lookup.network.numbers[place],), True
        case Release(place):
            cards, hold = (lookup.network.numbers[place],), False
        case HoldAll():
            cards, hold = tuple(card for card in hand if card not in held), True
        case _:
            cards, hold = held, False
    after = sorted({*held, *cards}) if hold else [card for card in held if card not in cards]
    event = HoldChanged(seat=seat, places=lookup.ids(cards), held=hold, audience=(seat,))
    return changed(state, held=replaced_at(state.held, seat, tuple(after))), (event,)


def by_command(lookup: Lookup, state: State, seat: int, place: str) -> tuple[State, Events]:
    """Return the state after a card was scored by its owner's command (FE-305, FE-701)."""
    card = lookup.network.numbers[place]
    late = state.new_rule_1 and is_late(state, card)
    return scored(lookup, state, seat, card, "late" if late else "command")


# --- drawing others for one card -----------------------------------------------------------


def given(
    lookup: Lookup, state: State, place: str, by: Literal["exchange", "gossip"]
) -> tuple[State, Events]:
    """Return the state after a card was discarded and others drawn (FE-402, FE-403, FE-834).

    A single card drawn is kept (FE-404); otherwise the player chooses one of them.
    """
    seat, card = state.board.active, lookup.network.numbers[place]
    count = EXCHANGE_DRAWN if by == "exchange" else GOSSIP_DRAWN
    state = changed(
        state,
        cards=shared.put_away(state.cards, seat, card),
        held=replaced_at(state.held, seat, _without(state.held[seat], card)),
        # The others do not know which card it was, so they no longer know any to be held.
        shown=replaced_at(state.shown, seat, ()),
    )
    new, shuffles = list[int](), list[Event]()
    while len(new) < count:
        state, drawn, more = draw(state)
        shuffles += more
        if drawn is None:
            break
        new.append(drawn)
    state = changed(
        _discarded(state, seat, (card,)),
        given=card,
        drawn=tuple(new),
        tasks=(*state.tasks, Task(kind="keep")),
    )
    events = (
        CardGiven(seat=seat, by=by, count=len(new), reveals=True),
        *shuffles,
        CardsDrawn(seat=seat, given=place, drawn=lookup.ids(new), audience=(seat,), reveals=True),
    )
    if len(new) > 1:
        return state, events
    state, more = kept(lookup, state, lookup.network.ids[new[0]])
    return state, (*events, *more)


def kept(lookup: Lookup, state: State, place: str) -> tuple[State, Events]:
    """Return the state after one of the cards drawn was kept and the others discarded (FE-402)."""
    seat, card = state.board.active, lookup.network.numbers[place]
    back = tuple(drawn_card for drawn_card in state.drawn if drawn_card != card)
    event = CardKept(seat=seat, kept=place, returned=lookup.ids(back), audience=(seat,))
    state = changed(state, cards=shared.taken_up(state.cards, seat, card))
    state = changed(_discarded(state, seat, back), given=None, drawn=(), tasks=state.tasks[:-1])
    return state, (event,)


def _discarded(state: State, seat: int, cards: tuple[int, ...]) -> State:
    """Return the state with cards put on the discards that only the seat has seen."""
    after = state.cards
    for card in cards:
        after = shared.discarded(after, card)
    own = (*state.own_discards[seat], *cards)
    return changed(state, cards=after, own_discards=replaced_at(state.own_discards, seat, own))


def _without(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple([item for item in places if item != place])
