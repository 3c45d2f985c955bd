"""Points, at any time and at the end (sections 5 and 6 of the rules)."""

from __future__ import annotations

from functools import cache

from engines.core import Event, Outcome
from engines.luxor.board import VALUE, neighbours
from engines.luxor.events import BoatPaid, Held, Left
from engines.luxor.state import State
from engines.luxor.view import Score


@cache
def _score(structures: int, boats: int, captives: int) -> Score:
    return Score(structures=structures, boats=boats, captives=captives)


def scores(state: State) -> tuple[Score, ...]:
    """Return every seat's points by source as they stand (LX-504, LX-507, LX-612, LX-637)."""
    structures = [0] * state.seats
    board = state.board
    for cell, stack in state.stacks.items():
        structures[stack[-1]] += VALUE[board[cell]]
    boats = [0] * state.seats
    for cell, seat in state.boats.items():
        boats[seat] += _beside_boat(state, cell)
    captives = map(sum, state.captives)
    return tuple(map(_score, structures, boats, captives))


def changes(before: State, after: State) -> list[Event]:
    """Return what a move has changed in who scores for structures and boats, as events."""
    events: list[Event] = []
    for cell in sorted({*before.stacks, *after.stacks}):
        points = VALUE[after.board[cell]]
        then, now = (state.stacks.get(cell, (None,))[-1] for state in (before, after))
        if now == then or not points:
            continue
        if now is not None:
            events.append(Held(seat=now, cell=cell, former_seat=then, points=points))
        elif then is not None:
            events.append(Left(seat=then, cell=cell, points=points))
    for cell, seat in sorted(after.boats.items()):
        more = _beside_boat(after, cell) - (
            _beside_boat(before, cell) if cell in before.boats else 0
        )
        if more:
            events.append(BoatPaid(seat=seat, cell=cell, points=more))
    return events


def _beside_boat(state: State, cell: int) -> int:
    """Return how many structures lie beside a boat (LX-612)."""
    return sum(VALUE[state.board[near]] > 0 for near in neighbours(cell) if near in state.board)


def outcome(state: State) -> Outcome | None:
    """Return the final result once the last tile is settled (LX-501, LX-506, LX-652)."""
    if not state.finished:
        return None
    points = scores(state)
    # LX-506: more adventurers in the supply win a tie; captives count for no supply (LX-637).
    standing = [(score.total, state.supplies[seat]) for seat, score in enumerate(points)]
    sources = [("structures", tuple(score.structures for score in points))]
    if state.adventures:
        sources.append(("boats", tuple(score.boats for score in points)))
        sources.append(("captives", tuple(score.captives for score in points)))
    sources.append(("supply", state.supplies))
    return Outcome(
        scores=tuple(score.total for score in points),
        ranks=tuple(1 + sum(rival > own for rival in standing) for own in standing),
        sources=tuple(sources),
    )
