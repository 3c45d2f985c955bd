"""Why a move is refused: the broken clause, and the facts of the sentence.

Begin at :func:`refusal`. The reasons against a square come in the order of XP-411.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core import Refusal
from engines.explorers import crosses, moves, turns, values
from engines.explorers.board import Board
from engines.explorers.landscape import QUADRANT_LETTERS, closest_villages, name, neighbours
from engines.explorers.moves import Move
from engines.explorers.sheet import Draft
from engines.explorers.state import State


def refusal(board: Board, state: State, seat: int, move: Move) -> Refusal | None:
    """Say why the move is refused, or return ``None`` if it is legal."""
    if state.phase == "over":
        return Refusal("XP-603", "game-over", {})
    if not 0 <= seat < state.seats:
        return Refusal("XP-101", "no-such-seat", {"players": state.seats})
    if (check := _REFUSALS.get(type(move))) is not None:
        return check(board, state, seat, move)
    draft = _marking(state, seat)
    if isinstance(draft, Refusal):
        return draft
    return _DRAFTING[type(move)](board, state, seat, draft, move)


def _layout_refusal(board: Board, state: State, seat: int, move: Any) -> Refusal | None:
    if state.phase != "layout":
        return Refusal("XP-203", "layout-stands", {})
    if seat != state.first:
        return Refusal("XP-203", "not-first", {"first_seat": state.first})
    if not isinstance(move, moves.Accept) and state.changes >= turns.CHANGES:
        return Refusal("XP-203", "changed-enough", {"most": turns.CHANGES})
    return of_tile(board, state, move) if isinstance(move, moves.PlaceTile) else None


def of_tile(board: Board, state: State, move: moves.PlaceTile) -> Refusal | None:
    """Say why a tile cannot be put into a quadrant like that (XP-203)."""
    if all(move.tile != tile.number for tile in board.content.tiles):
        return Refusal("XP-102", "no-such-tile", {"tile": move.tile})
    for quadrant, placed in zip(QUADRANT_LETTERS, state.layout, strict=True):
        if placed.tile != move.tile:
            continue
        if quadrant != move.quadrant:
            return Refusal("XP-203", "tile-once", {"tile": move.tile, "quadrant": quadrant})
        if placed.degrees == move.degrees:
            return Refusal("XP-203", "lies-so", {"tile": move.tile, "quadrant": quadrant})
    return None


def _village_refusal(board: Board, state: State, seat: int, move: moves.Village) -> Refusal | None:
    if state.phase == "layout":
        return Refusal("XP-213", "layout-first", {"first_seat": state.first})
    if state.phase != "village":
        return Refusal("XP-208", "village-stands", {})
    if seat != state.first:
        return Refusal("XP-208", "not-first", {"first_seat": state.first})
    tied = closest_villages(board.land)
    if move.square not in tied:
        return Refusal("XP-208", "not-closest", {"squares": ", ".join(map(name, tied))})
    return None


def _side_refusal(board: Board, state: State, seat: int, move: moves.Side) -> Refusal | None:
    if (early := _set_up_first(state)) is not None:
        return early
    if state.seats == 1:
        return Refusal("XP-903", "card-fixed", {})
    who = turns.active(state)
    if who is None:
        return Refusal("XP-311", "nobody-active", {})
    if seat != who:
        return Refusal("XP-305", "not-active", {"active_seat": who})
    if state.side is not None:
        return Refusal("XP-305", "side-final", {"side": state.side})
    assert state.card is not None
    first, second = state.card
    if move.side not in state.card:
        return Refusal("XP-305", "not-on-card", {"side": first, "other_side": second})
    return None


def _set_up_first(state: State) -> Refusal | None:
    """Say that the game has not come so far (XP-213)."""
    if state.phase in ("layout", "village"):
        return Refusal("XP-213", "set-up-first", {"first_seat": state.first})
    if state.phase == "start":
        return Refusal("XP-213", "start-crosses-first", {})
    return None


_CHOOSING = {
    "start": "XP-210",
    "solo": "XP-903",
    "nobody active": "XP-311",
    "active": "XP-308",
    "other": "XP-309",
}
"""The clause that says between which sides and crosses a seat chooses."""


def _role(state: State, seat: int) -> str:
    """Return what a seat is in this turn, as in ``_CHOOSING``."""
    if state.number == 0:
        return "start"
    if state.seats == 1:
        return "solo"
    who = turns.active(state)
    return "nobody active" if who is None else "active" if seat == who else "other"


def _marking(state: State, seat: int) -> Refusal | Draft:
    """Return the seat's draft, or why it cannot be changed now."""
    if state.phase in ("layout", "village"):
        return Refusal("XP-213", "set-up-first", {"first_seat": state.first})
    if state.phase == "side":
        who = turns.active(state)
        if seat == who:
            return Refusal("XP-306", "side-first", {})
        return Refusal("XP-305", "wait-for-side", {"active_seat": -1 if who is None else who})
    draft = state.drafts[seat]
    if draft.stage == "committed":
        return Refusal("XP-952", "committed", {})
    return draft


def _begin_refusal(
    board: Board, state: State, seat: int, draft: Draft, move: moves.Begin
) -> Refusal | None:
    if state.phase != "start":
        return Refusal("XP-213", "started", {})
    if draft.stage != "choose":
        return Refusal("XP-210", "chosen", {"side": draft.side})
    if move.terrain not in turns.begins(board, state):
        beside = "".join(turns.begins(board, state))
        return Refusal("XP-210", "not-beside-start", {"terrain": move.terrain, "beside": beside})
    return None


def _take_refusal(
    board: Board, state: State, seat: int, draft: Draft, move: moves.Take
) -> Refusal | None:
    if state.phase == "start":
        return Refusal("XP-210", "start-terrain", {})
    assert state.card is not None
    if move.side not in state.card:
        first, second = state.card
        rule = "XP-310" if len(first) > 1 else _CHOOSING[_role(state, seat)]
        return Refusal(rule, "not-on-card", {"side": first, "other_side": second})
    if move.side not in turns.sides(state, seat):
        return Refusal("XP-308", "own-side", {"side": state.side or ""})
    if draft.stage != "choose":
        return Refusal(_CHOOSING[_role(state, seat)], "chosen", {"side": draft.side})
    return None


def _map_refusal(
    board: Board, state: State, seat: int, draft: Draft, move: moves.UseMap
) -> Refusal | None:
    if state.phase == "start":
        return Refusal("XP-212", "no-map-yet", {})
    if draft.map:
        return Refusal("XP-514", "one-map", {})
    if not turns.may_use_map(state, seat):
        if draft.sheet.maps > draft.sheet.maps_used:
            return Refusal("XP-512", "map-too-new", {})
        return Refusal("XP-511", "no-map", {})
    if draft.marked:
        return Refusal("XP-513", "map-too-late", {})
    if draft.stage != "choose":
        return Refusal("XP-513", "chosen", {"side": draft.side})
    return None


def _mark_refusal(
    board: Board, state: State, seat: int, draft: Draft, move: moves.Mark
) -> Refusal | None:
    if draft.stage == "choose":
        return Refusal(_CHOOSING[_role(state, seat)], "choose-first", {})
    if not draft.horses:
        if draft.stage == "bonus":
            return Refusal("XP-722", "bonus-terrain-first", {"count": draft.batches[0]})
        if draft.stage == "done":
            lost = crosses.unplaced(board, state, state.sheets[seat], draft)
            if lost is None:
                return _no_more(state, seat, draft)
            draft = lost
    return _square_refusal(board, state, draft, move.square)


def _no_more(state: State, seat: int, draft: Draft) -> Refusal:
    """Say that all crosses are placed; with two, that there are only two on that side (XP-309)."""
    if draft.crosses == turns.FEWER_CROSSES:
        rule = "XP-309" if state.seats > 1 else "XP-903"
        return Refusal(rule, "only-two", {"side": draft.side})
    return Refusal("XP-407", "all-placed", {})


def _square_refusal(board: Board, state: State, draft: Draft, square: int) -> Refusal | None:
    """Say why a square cannot be crossed, by the first reason of XP-411."""
    if not 0 <= square < 256:
        return Refusal("XP-411", "off-map", {})
    land, sheet, where = board.land, draft.sheet, name(square)
    bit, symbol = 1 << square, land.symbols[square]
    if land.terrain[square] == "*":
        return Refusal("XP-404", "village", {"square": where})
    if sheet.crosses & bit:
        return Refusal("XP-405", "taken", {"square": where})
    if not neighbours(bit) & sheet.crosses:
        return Refusal("XP-401", "apart", {"square": where})
    if not draft.horses and land.terrain[square] not in draft.allowed:
        return _terrain_refusal(state, draft, where, land.terrain[square])
    if symbol == "T" and sheet.keys == sheet.keys_used:
        return Refusal("XP-551", "no-key", {"square": where})
    if crosses.closed(land, state.expert, sheet, state.round) & bit:
        return _closed_refusal(state, where, symbol)
    return None


def _terrain_refusal(state: State, draft: Draft, square: str, terrain: str) -> Refusal:
    """Say on which terrain the crosses have to lie."""
    facts = {"square": square, "terrain": terrain, "side": draft.allowed}
    if draft.stage == "bonus-cross":
        return Refusal("XP-722", "bonus-terrain", facts)
    if state.phase == "start":
        return Refusal("XP-210", "start-terrain-only", facts)
    if draft.map:
        return Refusal("XP-511", "map-terrain", facts)
    if len(draft.allowed) > 1:
        return Refusal("XP-310", "pair-only", facts)
    return Refusal("XP-403", "terrain-only", facts)


def _closed_refusal(state: State, square: str, symbol: str) -> Refusal:
    """Say why a provision is closed in this round (XP-532, XP-702)."""
    round = max(state.round, 1)
    facts: dict[str, int | str] = {"square": square, "symbol": symbol, "round": round}
    if "provisions" not in state.expert:
        return Refusal("XP-532", "had-already", facts)
    kind = values.PROVISION_OF_ROUND[round - 1]
    if not kind:
        return Refusal("XP-702", "no-provisions", facts)
    if symbol == kind:
        return Refusal("XP-702", "four-already", facts)
    return Refusal("XP-702", "other-provisions", facts | {"collected": kind})


def _bonus_refusal(
    board: Board, state: State, seat: int, draft: Draft, move: moves.Bonus
) -> Refusal | None:
    if (earlier := _before_bonus(draft)) is not None:
        return earlier
    if draft.stage == "bonus-cross":
        return Refusal("XP-722", "batch-terrain", {"side": draft.allowed})
    return None


def _before_bonus(draft: Draft) -> Refusal | None:
    """Say that there are no bonus crosses to place now."""
    if draft.horses:
        return Refusal("XP-523", "horse-first", {})
    if draft.stage not in ("bonus", "bonus-cross"):
        if draft.batches:
            return Refusal("XP-722", "regular-first", {"count": draft.left})
        return Refusal("XP-722", "no-bonus", {})
    return None


def _stop_refusal(
    board: Board, state: State, seat: int, draft: Draft, move: moves.Stop
) -> Refusal | None:
    return _before_bonus(draft)


def _commit_refusal(
    board: Board, state: State, seat: int, draft: Draft, move: moves.Commit
) -> Refusal | None:
    if draft.stage == "choose":
        return Refusal(_CHOOSING[_role(state, seat)], "choose-first", {})
    if draft.stage == "cross" and draft.left:
        return Refusal("XP-407", "crosses-left", {"count": draft.left})
    if draft.horses:
        return Refusal("XP-523", "horse-first", {})
    if draft.stage in ("bonus", "bonus-cross"):
        count = draft.left if draft.stage == "bonus-cross" else draft.batches[0]
        return Refusal("XP-723", "bonus-left", {"count": count})
    return None


_DRAFTING: dict[type[Move], Callable[[Board, State, int, Draft, Any], Refusal | None]] = {
    moves.Begin: _begin_refusal,
    moves.Take: _take_refusal,
    moves.UseMap: _map_refusal,
    moves.Mark: _mark_refusal,
    moves.Bonus: _bonus_refusal,
    moves.Stop: _stop_refusal,
    moves.Commit: _commit_refusal,
}
"""Moves that change a seat's draft."""

_REFUSALS: dict[type[Move], Callable[[Board, State, int, Any], Refusal | None]] = {
    moves.Accept: _layout_refusal,
    moves.Redraw: _layout_refusal,
    moves.PlaceTile: _layout_refusal,
    moves.Village: _village_refusal,
    moves.Side: _side_refusal,
}
