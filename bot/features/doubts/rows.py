"""Tables at which nothing happens any more. Functions that take a ``Reader`` also take a ``Tx``."""

from __future__ import annotations

from bot.store.attendance import AWAY_UNTIL
from bot.store.transaction import Reader, Tx

KIND = "doubt"
"""The kind of announcements that a table is in doubt."""

OPEN = "status in ('lobby', 'running') and daily is null"


async def still_tables(
    source: Reader, *, now: int, lobby: int, running: int, paused: int, limit: int
) -> list[int]:
    """Return the open tables that nobody has changed since such a time, the longest still first.

    There is a time for lobbies, for running games and for paused ones. Tables that are in doubt
    already are left out, and those at which somebody is away now.
    """
    rows = await source.rows(
        "select id from game_table indexed by game_table_open_by_change"
        f" where {OPEN} and doubted_at is null and updated_at <= case"
        " when status = 'lobby' then :lobby when paused_at is null then :running else :paused end"
        " and not exists (select 1 from seat"
        f" where seat.table_id = game_table.id and {AWAY_UNTIL} > :now)"
        " order by updated_at, id limit :limit",
        {"now": now, "lobby": lobby, "running": running, "paused": paused, "limit": limit},
    )
    return [table_id for (table_id,) in rows]


async def doubted_before(source: Reader, time: int) -> list[int]:
    """Return the open tables that are in doubt since before a time, and whose channel knows it."""
    rows = await source.rows(
        "select id from game_table indexed by game_table_open_by_change"
        f" where {OPEN} and doubted_at <= ?"
        " and not exists (select 1 from outbox where outbox.table_id = game_table.id"
        f" and kind = '{KIND}' and sent_at is null) order by id",
        (time,),
    )
    return [table_id for (table_id,) in rows]


async def doubt(tx: Tx, table_id: int, now: int) -> None:
    """Note that a table is in doubt; every change of the table ends that."""
    tx.later("update game_table set doubted_at = ? where id = ?", (now, table_id))


async def doubt_again(tx: Tx, *, earliest: int, now: int) -> None:
    """Let no doubt be older than ``earliest``, nor begin after ``now``."""
    tx.later(
        "update game_table set doubted_at = max(min(doubted_at, :now), :earliest)"
        f" where {OPEN} and doubted_at is not null",
        {"now": now, "earliest": earliest},
    )
