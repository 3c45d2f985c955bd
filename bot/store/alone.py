"""Games that one person played alone, and the days of daily games.

Functions that take a ``Reader`` also take a ``Tx``. Days are texts such as ``2026-11-22``.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from bot.store.rows import ResultRow, Status
from bot.store.transaction import Reader

COLUMNS = tuple(field.name for field in fields(ResultRow))
RESULT = (
    "select game_table.id, seat.user_id, seat.name, options, result, daily, updated_at"
    " from game_table join seat on seat.table_id = game_table.id and seat.seat = 0"
)
ALONE = (
    "status = 'finished' and origin is null and seat.user_id is not null and not exists"
    " (select 1 from seat as other where other.table_id = game_table.id and other.seat > 0)"
)
BEST_FIRST = (
    "order by coalesce(json_extract(result, '$.lost'), 0),"
    " json_extract(result, '$.scores[0]') desc, updated_at, game_table.id"
)
IN_GUILD = (
    ":guild is null or guild_id = :guild or exists (select 1 from daily_entry"
    " where daily_entry.table_id = game_table.id and daily_entry.guild_id = :guild)"
)


async def own_dailies(source: Reader, game: str, user_id: int) -> dict[str, Status]:
    """Return the days whose daily game a user has opened, and what became of it, newest first."""
    rows = await source.rows(
        "select daily, status from game_table"
        " where host_id = ? and game = ? and daily is not null order by daily desc",
        (user_id, game),
    )
    return dict(rows)


def result_of_row(row: tuple[Any, ...]) -> ResultRow:
    """Return what :data:`RESULT` selects."""
    return ResultRow(**dict(zip(COLUMNS, row, strict=True)))
