"""What must hold in every state: no component lost, marks and tokens, points added up right."""

from __future__ import annotations

from engines.famous_explorers import scoring
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.market import EVENTS, EXPLORERS, IMMEDIATE, SLOTS
from engines.famous_explorers.rules import route_rules_of
from engines.famous_explorers.state import MARKS, State
from engines.routes import invariants, recent
from engines.routes.cards import ROW


def broken(lookup: Lookup, state: State) -> tuple[str, ...]:
    """Return what is wrong with a state; normally nothing."""
    problems = [*invariants.broken(route_rules_of(lookup, state), state.board)]
    problems += recent.broken(state.news, state.turn, state.board)
    problems += _wrong_cards(lookup, state)
    problems += _wrong_tokens(lookup, state)
    problems += _wrong_knowledge(state)
    problems += _wrong_market(state)
    if state.tasks and (state.board.ended or state.marker is not None):
        problems.append("something is to be done that cannot be (FE-806)")
    if bool(state.drawn) != (state.given is not None):
        problems.append("cards are drawn without one given away (FE-402)")
    if bool(state.drawn) != any(task.kind == "keep" for task in state.tasks):
        problems.append("cards are drawn and nobody is asked which one to keep (FE-402)")
    if state.window is not None and (
        not state.secret_destinations or not state.board.tips >> state.window & 1
    ):
        problems.append("a Secret may be turned over for no arrow (FE-906)")
    return tuple(problems)


def _wrong_cards(lookup: Lookup, state: State) -> list[str]:
    cards, board, problems = state.cards, state.board, list[str]()
    owned = (*state.scored, *state.taken, *state.claimed)
    elsewhere = [card for own in owned for card in own]
    elsewhere += (*state.drawn, *state.tossed)
    elsewhere += (card for card in state.secrets if card is not None)
    problems += invariants.broken_cards(lookup.network, cards, tuple(elsewhere))
    row = ROW - len(state.secrets)
    if len(cards.row) > row or (state.marker is not None and len(cards.row) != row):
        problems.append("the row is not filled up (RT-802, FE-916)")
    if any(list(hand) != sorted(hand) for hand in cards.hands):
        problems.append("a hand is not in order")
    playing = not board.ended and state.marker is None and not state.drawn
    if playing and not board.closing and not all(cards.hands):
        problems.append("a hand is empty, and the round is not the last (RT-809)")
    for by in (state.scored, state.taken, state.claimed):
        for own in by:
            unreached = [card for card in own if not state.reached >> card & 1]
            if len(unreached) > (by is state.scored):
                problems.append("a card was scored whose place nobody reached (FE-301)")
    if state.board.tips & lookup.network.places & ~state.reached:
        problems.append("an expedition is where none has been (FE-303)")
    return problems


def _wrong_tokens(lookup: Lookup, state: State) -> list[str]:
    problems = list[str]()
    for seat in range(state.seats):
        marks, carried = state.marks[seat], state.with_mark[seat]
        if len(marks) + len(carried) + state.to_mark[seat] > MARKS:
            problems.append(f"seat {seat} has more than four marks (FE-201)")
        if set(carried) - set(state.scored[seat]):
            problems.append(f"seat {seat} scored a mark without its card (FE-301)")
        if set(marks) & set(state.scored[seat]):
            problems.append(f"seat {seat} left a mark on the board with its card scored (FE-301)")
        if any(not lookup.markable >> place & 1 for place in (*marks, *carried)):
            problems.append(f"a mark of seat {seat} is too close to the start (FE-203)")
        if any(lookup.neighbours[mark] >> other & 1 for mark in marks for other in marks):
            problems.append(f"two marks of seat {seat} are neighbours (FE-205)")
        if state.marker is None and state.to_mark[seat]:
            problems.append(f"seat {seat} has marks to place in the first turn (FE-103)")
    all_marks = [place for marks in state.marks for place in marks]
    if len(all_marks) != len(set(all_marks)):
        problems.append("two marks on one place (FE-206)")
    for slot, card in zip(state.peeked, state.secrets, strict=True):
        if len(slot) != len(set(slot)) or (slot and card is None):
            problems.append("tokens lie where they cannot be (FE-903, FE-914)")
    points = scoring.scores(lookup, state)
    if any(score.track != scoring.track(state, seat) for seat, score in enumerate(points)):
        problems.append("the running points are wrong (FE-502)")
    if any(score.track < 0 for score in points):
        problems.append("a marker stands below 0 on the track (FE-911)")
    return problems


def _wrong_knowledge(state: State) -> list[str]:
    problems, cards = list[str](), state.cards
    for seat, hand in enumerate(cards.hands):
        if set(state.held[seat]) - set(hand):
            problems.append(f"seat {seat} holds back what it does not hold (FE-304)")
        if set(state.shown[seat]) - {*hand, *(state.tossed if seat == state.marker else ())}:
            problems.append(f"seat {seat} is known to hold what it does not hold (FE-209)")
    known = [card for own in state.own_discards for card in own] + list(state.shown_discards)
    if len(known) != len(set(known)) or set(known) - set(cards.discards):
        problems.append("a discard is known that is none (FE-403)")
    return problems


def _wrong_market(state: State) -> list[str]:
    if not state.explorers_events or state.marker is not None:
        whole = not state.market and not state.event_deck and state.away is None
        return [] if whole else ["Explorers lie open that are not in the game (FE-801)"]
    out = [card for owned in (*state.explorers, *state.kept_events) for card in owned]
    out += [card for card in state.market if card is not None]
    out += (*state.gone, *state.event_deck)
    problems = list[str]()
    if sorted((*out, str(state.away))) != sorted((*EXPLORERS, *EVENTS)):
        problems.append("Explorers and Events are not conserved (FE-101)")
    if len(state.market) != SLOTS or (None in state.market and state.event_deck):
        problems.append("a slot is not filled (FE-804)")
    if any(card in IMMEDIATE for owned in state.kept_events for card in owned):
        problems.append("an immediate Event was kept (FE-806)")
    return problems
