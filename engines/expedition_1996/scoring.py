"""Points at any time and at the end, and who wins variant B (sections 6 and 8 of the rules)."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache

from engines.core import Outcome
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.state import State
from engines.expedition_1996.view import Score


@lru_cache(maxsize=4096)
def _score(missions: int, chips: int, row: int, hand: int, board: int) -> Score:
    return Score(missions=missions, chips=chips, row=row, unfulfilled=-hand, uncollected=-board)


def scores(state: State) -> tuple[Score, ...]:
    """Return every seat's points by source as things stand (Q96-602, Q96-604).

    The mission that an exchange will leave in hand counts already. In variant B only chips
    collected count (Q96-807).
    """
    collected = map(len, state.collected)
    if state.variant_b:
        return tuple(_score(0, chips, 0, 0, 0) for chips in collected)
    return tuple(
        map(
            _score,
            map(len, state.opened),
            collected,
            map(len, state.taken),
            hand_sizes(state),
            map(len, state.chips),
        )
    )


def hand_sizes(state: State) -> tuple[int, ...]:
    """Return how many missions each seat holds, counting the one an exchange will leave it."""
    sizes = [len(hand) for hand in state.cards.hands]
    if state.drawn:
        sizes[state.board.active] += 1
    return tuple(sizes)


def outcome(lookup: Lookup, state: State) -> Outcome | None:
    """Return the final result once the game is over (Q96-601 to Q96-605, Q96-804 to Q96-806)."""
    if not state.board.ended:
        return None
    points = scores(state)
    totals = tuple(score.total for score in points)
    if state.variant_b:
        return _outcome_b(lookup, state, totals)
    return Outcome(
        scores=totals,
        ranks=tuple(1 + sum(rival > own for rival in totals) for own in totals),
        sources=tuple(
            (field.name, tuple(getattr(score, field.name) for score in points))
            for field in fields(Score)
        ),
    )


def _outcome_b(lookup: Lookup, state: State, collected: tuple[int, ...]) -> Outcome:
    away = tuple(distance(lookup, state, seat) for seat in range(state.seats))
    standing = [
        (not state.chips[seat], collected[seat], -away[seat]) for seat in range(state.seats)
    ]
    return Outcome(
        scores=collected,
        ranks=tuple(1 + sum(rival > own for rival in standing) for own in standing),
        sources=(("chips", collected), ("distance", away)),
    )


def distance(lookup: Lookup, state: State, seat: int) -> int:
    """Return how far the seat's chips are from the nearest expeditions, together (Q96-806)."""
    away = [lookup.network.distances[route.tip] for route in state.board.routes]
    return sum(min(far[place] for far in away) for place in state.chips[seat])
