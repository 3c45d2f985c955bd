"""Who is asked what, and what is legal.

Menus are built without asking :func:`refusal`, for speed, and every move played is checked by it;
the laws compare the two.

Walks are in :mod:`walking`, action tiles in :mod:`adventures`; what a move does is in
:mod:`playing`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engines.core import Decision, Refusal
from engines.luxor import adventures, walking
from engines.luxor.board import (
    DIRECTIONS,
    LIMITS,
    ROOM,
    bits_of,
    cell_name,
    cells_of,
    extent,
    free_cells,
    neighbours,
)
from engines.luxor.moves import Confirm, Deploy, End, Keep, Leave, Move, Place, Target, Use, Walk
from engines.luxor.state import State
from engines.luxor.tiles import Adventure, Placement, face

PLACEMENTS = 3
"""LX-302: how many tiles may be placed in a turn at most."""

MAY_END, MUST_END = Confirm(end=False), Confirm(end=True)
END = End()
DEPLOYS = tuple(Deploy(count) for count in range(walking.CREW + 1))
WALKS = (Walk("stand"), Walk("north"), Walk("east"), Walk("south"), Walk("west"))
SPREAD_STEPS = ("count", "direction", "way")
"""Of the question how many go on a camp: all that follows may be answered with it."""

LEAVES = tuple(Leave(count) for count in range(1, walking.CREW))
place = lru_cache(maxsize=None)(Place)
target_at = lru_cache(maxsize=None)(Target)

BOARDS = 512
"""How many boards each of the memos below remembers."""


@lru_cache(maxsize=BOARDS)
def occupied(cells: tuple[int, ...]) -> int:
    """Return the cells of a board as bits; the same board is needed many times in a row."""
    return bits_of(cells)


@lru_cache(maxsize=BOARDS)
def free(taken: int, seats: int) -> tuple[int, ...]:
    """Return the cells on which a tile may be placed, row by row (LX-303, LX-305)."""
    return tuple(cells_of(free_cells(taken, seats)))


@lru_cache(maxsize=BOARDS)
def places(tile: Any, taken: int, seats: int) -> tuple[Place, ...]:
    """Return every way to lay a tile of that kind beside the cells taken."""
    return tuple(place(tile, cell) for cell in free(taken, seats))


# --- who is asked what ---------------------------------------------------------------------


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats that are asked something now."""
    if state.finished:
        return ()
    if state.turn == 0:
        return tuple(seat for seat, kept in enumerate(state.kept) if kept is None)
    return (state.active,)


def decisions(state: State) -> tuple[Decision[Move], ...]:
    """Return the open questions: one per seat while starting tiles are chosen, else one."""
    return tuple(decision(state, seat) for seat in to_act(state))


def decision(state: State, seat: int) -> Decision[Move]:
    """Return the question of a seat that is to act."""
    if state.turn == 0:
        return _ask("keep", seat, _keeps(state, seat), ("tile",))
    draft = state.draft
    if draft is None:
        moves = _turn_moves(state)
        tiles = len(state.hands[seat]) + len(state.piles[seat])
        facts = (
            ("placed", state.placed),
            ("possible", _possible(moves)),
            ("most", min(PLACEMENTS, tiles)),
        )
        return _ask("turn", seat, moves, ("what", "row", "column"), facts)
    if isinstance(draft, Placement):
        return _placement_question(state, seat, draft)
    if draft.target is None:
        cells = adventures.targets(state, seat, draft.action, draft.source)
        about = (("action", draft.action),)
        targets = tuple(map(target_at, cells))
        return _ask("target", seat, targets, ("row", "column"), about, automatic=True)
    return _ask("confirm", seat, (MUST_END,), ("end",))


def _ask(
    kind: str,
    seat: int,
    moves: tuple[Move, ...],
    steps: tuple[str, ...],
    facts: tuple[tuple[str, int | str], ...] = (),
    *,
    automatic: bool = False,
) -> Decision[Move]:
    return Decision(
        seat=seat, kind=kind, moves=moves, steps=steps, facts=facts, automatic=automatic
    )


def _keeps(state: State, seat: int) -> tuple[Keep, ...]:
    faces = dict.fromkeys(face(tile) for tile in state.hands[seat])
    return tuple(Keep(tile) for tile in faces if tile[0] != "C")


def _turn_moves(state: State) -> tuple[Move, ...]:
    seat = state.active
    moves: list[Move] = []
    if state.placed < PLACEMENTS:
        taken, seats = occupied(tuple(state.board)), state.seats
        for tile in dict.fromkeys(map(face, state.hands[seat])):
            moves += places(tile, taken, seats)
    if state.placed:
        if state.adventures:
            moves += [Use(action, cell) for action, cell in adventures.usable(state, seat)]  # type: ignore[arg-type]
        moves.append(END)
    return tuple(moves)


def _possible(moves: tuple[Move, ...]) -> str:
    """Return what a turn's moves allow besides ending it, as a code for the question's text."""
    may_place, may_use = (any(isinstance(move, kind) for move in moves) for kind in (Place, Use))
    if may_place:
        return "place-or-use" if may_use else "place"
    return "use" if may_use else "end"


def _placement_question(state: State, seat: int, draft: Placement) -> Decision[Move]:
    if face(draft.tile)[0] == "C":
        if draft.crew is None:
            deploys = tuple(
                move
                for move in DEPLOYS
                if walking.deploy_refusal(state, seat, draft, move.count) is None
            )
            supply = (("supply", state.supplies[seat]),)
            return _ask("deploy", seat, deploys, SPREAD_STEPS, supply, automatic=True)
        if draft.direction is None:
            walks = tuple(
                move for move in WALKS if walking.walk_refusal(state, draft, move.direction) is None
            )
            # LX-415: more than there is room for cannot all stay.
            walk = "must" if draft.crew > ROOM else "may"
            about = (("crew", draft.crew), ("walk", walk), ("room", ROOM))
            return _ask("walk", seat, walks, ("direction",), about, automatic=True)
        walkers = draft.crew - sum(draft.left)
        if draft.direction != "stand" and walkers:
            leaves = tuple(
                move for move in LEAVES if walking.leave_refusal(state, draft, move.count) is None
            )
            reached = draft.cell + DIRECTIONS[draft.direction] * len(draft.left)
            at = "tile" if draft.left else "camp"
            facts = (("walkers", walkers), ("cell", cell_name(reached)), ("at", at))
            return _ask("leave", seat, leaves, ("count",), facts, automatic=True)
    ends = (MAY_END, MUST_END) if _goes_on(state, seat, draft) else (MUST_END,)
    return _ask("confirm", seat, ends, ("end",), (("move-next", _next(state, seat)),))


def _next(state: State, seat: int) -> str:
    """Return what may follow a placement: the ``second`` or ``third`` tile, or an ``action``."""
    if state.placed + 1 < PLACEMENTS and _has_tiles(state, seat):
        return "third" if state.placed else "second"
    return "action"


def _has_tiles(state: State, seat: int) -> bool:
    """Whether a tile is left to be placed after the drafted one."""
    return len(state.hands[seat]) > 1 or bool(state.piles[seat])


def _goes_on(state: State, seat: int, draft: Placement) -> bool:
    """Whether the turn may go on after the drafted placement (LX-302, LX-311, LX-602, LX-604).

    Only what everybody knows counts (LX-705): with New Adventures a player with any action tile
    in hand and an adventurer on a mountain may go on, even if that tile turns out to be useless.
    """
    if state.placed + 1 < PLACEMENTS and _has_tiles(state, seat):
        return True
    if not state.action_hands[seat]:
        return False
    step = DIRECTIONS.get(draft.direction or "stand", 0)
    walked = (draft.cell + step * number for number in range(1, len(draft.left)))
    return bool(adventures.mountains_of(state, seat)) or any(
        state.board[cell] == "M" for cell in walked
    )


# --- what is legal -------------------------------------------------------------------------


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    """Say why the move is refused, or return ``None`` if it is legal."""
    if state.finished:
        return Refusal("LX-501", "game-over", {})
    if not 0 <= seat < state.seats:
        return Refusal("LX-101", "no-such-seat", {"players": state.seats})
    if state.turn == 0:
        return _keep_refusal(state, seat, move)
    if seat != state.active:
        return Refusal("LX-301", "not-your-turn", {"turn_seat": state.active})
    return _REFUSALS[type(move)](state, seat, move)


def _keep_refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if state.kept[seat] is not None:
        return Refusal("LX-203", "already-kept", {})
    if not isinstance(move, Keep):
        return Refusal("LX-202", "keep-first", {})
    faces = {face(tile) for tile in state.hands[seat]}
    if move.tile[0] == "C" or move.tile not in faces:
        return Refusal("LX-202", "keep-other", {})
    return None


def _kept_refusal(state: State, seat: int, move: Keep) -> Refusal | None:
    return Refusal("LX-203", "already-kept", {})


def _place_refusal(state: State, seat: int, move: Place) -> Refusal | None:
    if isinstance(state.draft, Adventure):
        return Refusal("LX-603", "action-used", {})
    if state.draft is not None:
        return Refusal("LX-702", "draft-open", {})
    if state.placed >= PLACEMENTS:
        return Refusal("LX-302", "three-tiles", {"maximum": PLACEMENTS})
    if move.tile not in map(face, state.hands[seat]):
        return Refusal("LX-303", "not-in-hand", {"tile": move.tile})
    name = cell_name(move.cell)
    if move.cell in state.board:
        return Refusal("LX-303", "taken", {"cell": name})
    if move.cell < 0 or not any(near in state.board for near in neighbours(move.cell)):
        return Refusal("LX-303", "no-edge", {"cell": name})
    taken = occupied(tuple(state.board))
    if move.cell not in free(taken, state.seats):
        left, right, top, bottom = extent(taken | 1 << move.cell)
        size, limit = max(right - left, bottom - top) + 1, LIMITS[state.seats]
        return Refusal("LX-305", "limit", {"cell": name, "size": size, "limit": limit})
    return None


def _deploy_refusal(state: State, seat: int, move: Deploy) -> Refusal | None:
    draft = state.draft
    if not isinstance(draft, Placement) or face(draft.tile)[0] != "C" or draft.crew is not None:
        return Refusal("LX-401", "no-camp", {})
    return walking.deploy_refusal(state, seat, draft, move.count)


def _walk_refusal(state: State, seat: int, move: Walk) -> Refusal | None:
    draft = state.draft
    if not isinstance(draft, Placement) or draft.crew is None:
        return Refusal("LX-401", "no-camp", {})
    if draft.direction is not None:
        return walking.idle_refusal(draft) or Refusal("LX-409", "one-direction", {})
    return walking.walk_refusal(state, draft, move.direction)


def _leave_refusal(state: State, seat: int, move: Leave) -> Refusal | None:
    draft = state.draft
    if (
        not isinstance(draft, Placement)
        or draft.direction in (None, "stand")
        or sum(draft.left) == draft.crew
    ):
        return Refusal("LX-421", "no-walk", {})
    return walking.leave_refusal(state, draft, move.count)


def _confirm_refusal(state: State, seat: int, move: Confirm) -> Refusal | None:
    if state.draft is None:
        return Refusal("LX-702", "nothing-drafted", {})
    question = decisions(state)[0]
    if question.kind != "confirm":
        return Refusal("LX-702", "draft-unfinished", {})
    if move not in question.moves:
        if isinstance(state.draft, Adventure):
            return Refusal("LX-603", "turn-must-end", {})
        third = state.placed + 1 == PLACEMENTS
        return Refusal("LX-302" if third else "LX-311", "turn-must-end", {})
    return None


def _use_refusal(state: State, seat: int, move: Use) -> Refusal | None:
    if not state.adventures:
        return Refusal("LX-102", "no-adventures", {})
    if isinstance(state.draft, Adventure):
        return Refusal("LX-602", "one-action", {})
    if state.draft is not None:
        return Refusal("LX-702", "draft-open", {})
    if not state.placed:
        return Refusal("LX-602", "place-first", {})
    return adventures.use_refusal(state, seat, move.action, move.source)


def _target_refusal(state: State, seat: int, move: Target) -> Refusal | None:
    if not state.adventures:
        return Refusal("LX-102", "no-adventures", {})
    draft = state.draft
    if not isinstance(draft, Adventure) or draft.target is not None:
        return Refusal("LX-602", "no-action", {})
    return adventures.target_refusal(state, seat, draft.action, draft.source, move.cell)


def _end_refusal(state: State, seat: int, move: End) -> Refusal | None:
    if state.draft is not None:
        return Refusal("LX-702", "draft-open", {})
    return None if state.placed else Refusal("LX-302", "place-one", {})


_REFUSALS: dict[type[Any], Callable[[State, int, Any], Refusal | None]] = {
    Keep: _kept_refusal,
    Place: _place_refusal,
    Deploy: _deploy_refusal,
    Walk: _walk_refusal,
    Leave: _leave_refusal,
    Confirm: _confirm_refusal,
    Use: _use_refusal,
    Target: _target_refusal,
    End: _end_refusal,
}
