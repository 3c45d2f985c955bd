"""What must hold in every state: no component lost, chips on missions, points added up right."""

from __future__ import annotations

from engines.expedition_1996 import chips, scoring
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.state import State
from engines.routes import invariants, recent
from engines.routes.cards import ROW


def broken(lookup: Lookup, state: State) -> tuple[str, ...]:
    """Return what is wrong with a state; normally nothing."""
    problems = [*invariants.broken(lookup.route_rules(state), state.board)]
    problems += recent.broken(state.news, state.turn, state.board)
    each = chips.count(state.seats, variant_a=state.variant_a, variant_b=state.variant_b)
    for seat in range(state.seats):
        on_board, back = state.chips[seat], state.collected[seat]
        if len(on_board) + len(back) + state.to_place[seat] + state.dropped[seat] != each:
            problems.append(f"chips of seat {seat} are not conserved (Q96-101)")
        if state.dropped[seat] and not chips.may_pass(state):
            problems.append(f"seat {seat} did not place all its chips (Q96-201)")
        if any(not lookup.markable >> place & 1 for place in (*on_board, *back)):
            problems.append(f"a chip of seat {seat} was too near to the start (Q96-202)")
        if state.placer is None and state.to_place[seat]:
            problems.append(f"seat {seat} has chips to place in the first turn (Q96-103)")
    marks = [place for places in (*state.chips, *state.collected) for place in places]
    if len(marks) != len(set(marks)):
        problems.append("two chips on one place (Q96-204)")
    problems += _wrong_b(lookup, state) if state.variant_b else _wrong_missions(lookup, state)
    if state.placer is None and any(state.board.tips >> place & 1 for place in marked(state)):
        problems.append("an expedition stands on a chip that is still there (Q96-402, Q96-803)")
    return tuple(problems)


def marked(state: State) -> tuple[int, ...]:
    """Return the places that carry a chip."""
    return tuple(place for places in state.chips for place in places)


def _wrong_missions(lookup: Lookup, state: State) -> list[str]:
    cards, board, problems = state.cards, state.board, list[str]()
    scored = [card for by in (*state.opened, *state.taken) for card in by]
    problems += invariants.broken_cards(lookup.network, cards, (*scored, *state.drawn))
    for seat, hand in enumerate(cards.hands):
        if set(state.chips[seat]) - set(hand):
            problems.append(f"seat {seat} marked a mission that it does not hold (Q96-205)")
        if set(state.collected[seat]) - set(state.opened[seat]):
            problems.append(f"seat {seat} collected a chip without its mission (Q96-402)")
        if any(board.tips >> card & 1 for card in hand):
            problems.append(f"seat {seat} holds a mission whose place is reached (Q96-403)")
        if list(hand) != sorted(hand):
            problems.append(f"the hand of seat {seat} is not in order")
    known = [card for places in state.sunk for card in places]
    if set(known) - set(cards.deck) or len(known) != len(set(known)):
        problems.append("a mission is known to lie in the deck and does not (Q96-506)")
    if len(cards.row) > ROW or (len(cards.row) < ROW and cards.deck):
        problems.append("the row is not filled up (Q96-407)")
    if bool(state.drawn) != (state.given is not None) or (state.drawn and board.ended):
        problems.append("an exchange that cannot be (Q96-503)")
    over = not board.ended and state.placer is None and not state.drawn
    if over and not board.closing and not all(cards.hands):
        problems.append("a hand is empty, and the round is not the last (RT-809)")
    total = [
        len(state.opened[s])
        + len(state.collected[s])
        + len(state.taken[s])
        - size
        - len(state.chips[s])
        for s, size in enumerate(scoring.hand_sizes(state))
    ]
    if total != [score.total for score in scoring.scores(state)]:
        problems.append("the running points are wrong (Q96-602)")
    return problems


def _wrong_b(lookup: Lookup, state: State) -> list[str]:
    problems = list[str]()
    cards = state.cards
    if any(cards.hands) or cards.row or cards.deck or any(state.opened) or any(state.taken):
        problems.append("missions in variant B (Q96-801)")
    done = [
        seat for seat, places in enumerate(state.chips) if not places and not state.to_place[seat]
    ]
    if done and (not state.board.ended or len(done) > 1):
        problems.append("a player collected all his chips and did not win (Q96-804)")
    return problems
