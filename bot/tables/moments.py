"""Earlier moments of a game as a seat saw them, found by playing its stored moves once more.

A moment is where a turn has passed on. Which there are depends on nothing that the seat may not
know: what others do in secret makes none, and moves that were taken back are not stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bot import store
from bot.store import MoveRow, Reader
from bot.tables.origin import branches_of, first_state
from bot.tables.table import Table
from engines.core.record import branched

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Moment:
    """What a seat saw when a turn had passed on, or at the beginning, or sees now.

    ``ply`` is that of the last move before it, never to be shown: it counts secret moves.
    ``before`` is what the seat saw at the moment before; ``None`` at the beginning.
    """

    ply: int
    view: Any
    before: Any = None


async def moments_of(
    source: Reader, table: Table, seat: int | None, *, most: int, last_round: bool = False
) -> list[Moment]:
    """Return the moments of a game as a seat, or everybody (``None``), saw them, oldest first.

    Of many only ``most`` are returned, evenly spread; the first and the last are always among them.
    The last is as the table is now. With ``last_round`` they begin with the last round that is
    over.

    :raises TableRefused: if the game has not begun, or is held.
    :raises IllegalMove: if a stored move is not legal, which no table should have.
    :raises StoreUnavailable: or what else :mod:`bot.store` raises when it cannot read.
    """
    now = table.view(seat)
    moves = await store.moves_of(source, table.id)
    moves = [move for move in moves if move.ply <= table.row.ply]
    # It may take a second or more.
    return await asyncio.to_thread(_moments, table, seat, now, moves, most, last_round)


def _moments(
    table: Table,
    seat: int | None,
    now: Any,
    moves: Sequence[MoveRow],
    most: int,
    last_round: bool,
) -> list[Moment]:
    game, branches = table.game, branches_of(table.row)
    state = branched(game, first_state(game, table.row, len(table.seats)), branches, 0)
    latest = Moment(0, game.view(state, seat))
    # The views of a long game would fill the memory: of more than these every second is dropped.
    found, step, skipped, begun = [latest], 1, 0, [latest]
    for move in moves:
        state, events = game.apply(state, move.seat, game.moves.load(move.move))
        state = branched(game, state, branches, move.ply)
        # A view costs more than a move: a turn does not pass on without a word to everybody.
        if all(event.audience is not None for event in events):
            continue
        view = game.view(state, seat)
        if view.turn == latest.view.turn:
            continue
        latest = Moment(move.ply, view, latest.view)
        if last_round and round_of(table, view) != round_of(table, latest.before):
            begun = [*begun[-1:], latest]
            found, step, skipped = [each for each in found if each.ply >= begun[0].ply], 1, 0
        skipped += 1
        if skipped == step:
            found.append(latest)
            skipped = 0
        if len(found) > 2 * most:
            found, step = found[::2], 2 * step
    if now != latest.view:
        found.append(Moment(moves[-1].ply if moves else 0, now, latest.view))
    elif found[-1] is not latest:
        found.append(latest)
    if last_round and now.outcome is not None:
        found = [each for each in found if each.ply >= begun[-1].ply]
    return thinned(found, most)


def round_of(table: Table, view: Any) -> int | str | None:
    """Return in which round a view is; ``None`` in a game without rounds."""
    return table.game.turn_facts(view).get("round")


def thinned(moments: Sequence[T], most: int) -> list[T]:
    """Return at most so many of the moments, evenly spread, the first and the last among them."""
    if len(moments) <= most:
        return [*moments]
    return [moments[place * (len(moments) - 1) // (most - 1)] for place in range(most)]
