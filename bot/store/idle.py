"""Open tables at which nothing has happened for long. Functions that take a ``Reader`` also take a
``Tx``."""

from __future__ import annotations

from bot.store.database import Reader, Tx

OPEN = "status in ('lobby', 'running') and daily is null"
ASKED = "idle_asked_at is not null and idle_asked_at > updated_at"


async def idle_tables(source: Reader, *, lobby_before: int, running_before: int) -> list[int]:
    """Return the open tables unchanged since these times about which nobody was asked since."""
    rows = await source.rows(
        f"select id from game_table where {OPEN} and updated_at <= ?"
        " and updated_at <= iif(status = 'lobby', ?, ?)"
        f" and not ({ASKED}) order by updated_at, id",
        (max(lobby_before, running_before), lobby_before, running_before),
    )
    return [table_id for (table_id,) in rows]


async def unanswered_tables(source: Reader, asked_before: int) -> list[int]:
    """Return the open tables that were asked about before a time and have not changed since."""
    rows = await source.rows(
        f"select id from game_table where {OPEN} and updated_at <= ? and {ASKED}"
        " and idle_asked_at <= ? order by id",
        (asked_before, asked_before),
    )
    return [table_id for (table_id,) in rows]


async def note_idle_asked(tx: Tx, table_id: int, now: int) -> None:
    """Note that a table was asked whether it is still being played. The version is not raised."""
    await tx.run("update game_table set idle_asked_at = ? where id = ?", (now, table_id))
