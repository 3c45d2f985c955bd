"""How the points of a finished game went, found by playing its stored moves once more."""

from __future__ import annotations

import asyncio

from bot import store
from bot.store.rows import MoveRow
from bot.store.transaction import Reader
from bot.tables.origin import branches_of
from bot.tables.table import Table
from engines.core import Course, course


async def course_of(source: Reader, table: Table) -> Course | None:
    """Return how the points of a table went, as all could see them in the game.

    ``None`` before it is finished, if nobody could see points, or if it cannot be played today.

    :raises IllegalMove: if a stored move is not legal, which no table should have.
    :raises StoreUnavailable: or what else :mod:`bot.store` raises when it cannot read.
    """
    if table.row.status != "finished" or table.position is None:
        return None
    moves = await store.moves.moves_of(source, table.id)
    # It may take a tenth of a second or more.
    return await asyncio.to_thread(_course, table, moves)


def _course(table: Table, moves: list[MoveRow]) -> Course | None:
    game, origin = table.game, table.origin
    return course(
        game,
        len(table.seats),
        table.options,
        (table.row.seed or "") if origin is None else origin.seed,
        ((move.seat, game.moves.load(move.move)) for move in moves),
        branches_of(table.row),
    )
