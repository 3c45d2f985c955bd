"""Who is asked what, and what is legal.

Menus are built without asking :mod:`refusals`, for speed, and every move played is checked there;
the laws compare the two. What may be crossed is in :mod:`crosses`, what a move does in
:mod:`playing`.
"""

from __future__ import annotations

from functools import lru_cache

from engines.core import Decision
from engines.explorers import crosses, moves
from engines.explorers.board import Board
from engines.explorers.content import TERRAINS, Terrain
from engines.explorers.landscape import (
    QUADRANT_LETTERS,
    Landscape,
    Quadrant,
    closest_villages,
    squares,
)
from engines.explorers.moves import Move
from engines.explorers.setup import DEGREES
from engines.explorers.sheet import Draft
from engines.explorers.state import Scoring, State
from engines.explorers.turns import CHANGES, begins, crosses_on, may_use_map, sides, to_act

MARKS = tuple(map(moves.Mark, range(256)))
MAPS = tuple(map(moves.UseMap, TERRAINS))
BONUSES = tuple(map(moves.Bonus, TERRAINS))
STOP, COMMIT = moves.Stop(), moves.Commit()
SQUARE_STEPS = ("row", "square")
LAYOUT_STEPS = ("quadrant", "tile", "degrees")


def decisions(board: Board, state: State) -> tuple[Decision[Move], ...]:
    """Return the open questions."""
    return tuple(decision(board, state, seat) for seat in to_act(state))


def decision(board: Board, state: State, seat: int) -> Decision[Move]:
    """Return the question of a seat that is asked something now."""
    if state.phase == "layout":
        facts = (("changes", CHANGES - state.changes),)
        return Decision(
            seat=seat, kind="layout", moves=_layouts(board, state), steps=LAYOUT_STEPS, facts=facts
        )
    if state.phase == "village":
        tied = tuple(map(moves.Village, closest_villages(board.land)))
        return Decision(seat=seat, kind="village", moves=tied, steps=("square",))
    if state.phase == "side":
        assert state.card is not None
        sides = tuple(map(moves.Side, state.card))
        return Decision(seat=seat, kind="side", moves=sides, steps=("side",))
    draft = state.drafts[seat]
    if draft.stage == "choose":
        return _choice(board, state, seat)
    if draft.stage == "done":
        lost = crosses.unplaced(board, state, state.sheets[seat], draft)
        why = "none" if lost is None else crosses.obstacle(board.land, state, lost)
        return _commit(seat, why, draft.allowed or draft.side)
    return _marking(board.land, state.expert, state.round, seat, draft)


@lru_cache(maxsize=2048)
def _marking(
    land: Landscape, expert: tuple[Scoring, ...], round: int, seat: int, draft: Draft
) -> Decision[Move]:
    """Return the next question about a draft; the drafts of other seats stay the same for long."""
    marks: tuple[Move, ...] = ()
    if draft.horses or draft.stage in ("cross", "bonus-cross"):
        legal = crosses.legal(land, expert, round, draft)
        marks = tuple([MARKS[square] for square in squares(legal)])
    if draft.horses:
        return Decision(seat=seat, kind="horse", moves=marks, steps=SQUARE_STEPS)
    left = (("left", draft.left), ("side", draft.allowed))
    match draft.stage:
        case "cross":
            return Decision(
                seat=seat,
                kind="cross",
                moves=marks,
                steps=SQUARE_STEPS,
                facts=left,
                several=draft.left,
            )
        case "bonus":
            facts = (("count", draft.batches[0]),)
            return Decision(
                seat=seat, kind="bonus", moves=(*BONUSES, STOP), steps=("terrain",), facts=facts
            )
    return Decision(
        seat=seat,
        kind="bonus-cross",
        moves=(*marks, STOP),
        steps=SQUARE_STEPS,
        facts=left,
        several=draft.left,
    )


@lru_cache(maxsize=256)
def _commit(seat: int, lost: str, side: str) -> Decision[Move]:
    """Return the last question of a turn; ``lost`` says why crosses were lost on a side."""
    facts = (("lost", lost), ("side", side))
    return Decision(seat=seat, kind="commit", moves=(COMMIT,), steps=("commit",), facts=facts)


def _layouts(board: Board, state: State) -> tuple[Move, ...]:
    """Return what the first player may do about the layout (XP-203)."""
    if state.changes >= CHANGES:
        return (moves.Accept(),)
    lying = {placed.tile for placed in state.layout}
    answers: list[Move] = [moves.Accept(), moves.Redraw()]
    for quadrant, placed in zip(QUADRANT_LETTERS, state.layout, strict=True):
        for tile in board.content.tiles:
            if tile.number == placed.tile:
                ways = _ways_to_place(quadrant, tile.number)
                answers += [move for move in ways if move.degrees != placed.degrees]
            elif tile.number not in lying:
                answers += _ways_to_place(quadrant, tile.number)
    return tuple(answers)


@lru_cache(maxsize=64)
def _ways_to_place(quadrant: Quadrant, tile: int) -> tuple[moves.PlaceTile, ...]:
    return tuple(moves.PlaceTile(quadrant, tile, degrees) for degrees in DEGREES)


def _choice(board: Board, state: State, seat: int) -> Decision[Move]:
    """Return the question where this turn's crosses go."""
    if state.phase == "start":
        return _begin(seat, begins(board, state))
    taken = tuple((side, crosses_on(state, seat, side)) for side in sides(state, seat))
    return _take(seat, taken, may_use_map(state, seat))


@lru_cache(maxsize=256)
def _begin(seat: int, terrains: tuple[Terrain, ...]) -> Decision[Move]:
    return Decision(
        seat=seat, kind="begin", moves=tuple(map(moves.Begin, terrains)), steps=("terrain",)
    )


@lru_cache(maxsize=512)
def _take(seat: int, taken: tuple[tuple[str, int], ...], with_map: bool) -> Decision[Move]:
    """Return the question which side to take; ``taken`` are sides with their number of crosses."""
    (side, first), (other, second) = (*taken, ("none", 0))[:2]
    facts = (
        ("side", side),
        ("first", first),
        ("other_side", other),
        ("second", second),
        ("maps", int(with_map)),
    )
    return Decision(
        seat=seat,
        kind="take",
        moves=(*(moves.Take(side) for side, _count in taken), *(MAPS if with_map else ())),
        steps=("side", "terrain"),
        facts=facts,
    )
