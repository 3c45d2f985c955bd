"""The outbox: announcements for Discord, written together with the move, sent after it.

A row waits until it is sent or given up. Functions that take a ``Reader`` also take a ``Tx``.
"""

from __future__ import annotations

from dataclasses import fields

from bot.store.database import Reader, Tx
from bot.store.rows import OutboxRow

COLUMNS = tuple(field.name for field in fields(OutboxRow))
WAITS = "sent_at is null and failed is null"


DUE = f"""
with
waiting as (
    -- Without "indexed by" SQLite would read all rows ever sent.
    select id, table_id, attempts, not_before from outbox indexed by outbox_waiting where {WAITS}
),
held as (
    select table_id, min(id) as id from waiting
    where attempts > 0 and not_before > :now group by table_id
),
ready as (
    select waiting.id,
        row_number() over (partition by waiting.table_id order by waiting.id) as place
    from waiting left join held on held.table_id = waiting.table_id and held.id < waiting.id
    where waiting.not_before <= :now and held.id is null
)
select {", ".join(COLUMNS)} from outbox
where id in (select id from ready order by place, id limit :limit) order by id
"""


async def due(source: Reader, now: int, *, limit: int = 100) -> list[OutboxRow]:
    """The waiting rows that are due, in the order in which they were written.

    A postponed row holds back the later ones of its table. If there are more rows than the
    *limit*, they are shared out evenly: every table's first row comes before any second row.
    """
    rows = await source.rows(DUE, {"now": now, "limit": limit})
    return [OutboxRow(**dict(zip(COLUMNS, row, strict=True))) for row in rows]


async def next_due(source: Reader, after: int = -1) -> int | None:
    """The earliest time after *after* at which a row is due; None when there is none."""
    time: int | None = await source.value(
        f"select min(not_before) from outbox where {WAITS} and not_before > ?", (after,)
    )
    return time


async def add_outbox(
    tx: Tx,
    *,
    table_id: int | None,
    kind: str,
    payload: str,
    nonce: str,
    now: int,
    not_before: int | None = None,
) -> int:
    """Add a row and return its id. If the *nonce* exists, add nothing and return that row's id.

    :raises sqlite3.IntegrityError: there is no such table, or the payload is not JSON.
    """
    added = await tx.value(
        "insert into outbox (table_id, kind, payload, nonce, created_at, not_before)"
        " values (?, ?, ?, ?, ?, ?) on conflict (nonce) do nothing returning id",
        (table_id, kind, payload, nonce, now, now if not_before is None else not_before),
    )
    if added is None:
        added = await tx.value("select id from outbox where nonce = ?", (nonce,))
    return int(added)


async def mark_sent(tx: Tx, outbox_id: int, now: int) -> None:
    """Note that a row was sent. A row cancelled meanwhile, or sent before, is left alone."""
    await tx.run("update outbox set sent_at = ? where id = ? and sent_at is null", (now, outbox_id))


async def postpone(tx: Tx, outbox_id: int, not_before: int) -> None:
    """Note a failed attempt; the row is due again at *not_before*."""
    await tx.run(
        f"update outbox set attempts = attempts + 1, not_before = ? where id = ? and {WAITS}",
        (not_before, outbox_id),
    )


async def reset_backoff(tx: Tx) -> int:
    """Make every postponed row due at once; return how many there are.

    For the start of a process, which need not wait as long as an earlier one had decided.
    """
    return await tx.run(f"update outbox set not_before = created_at where attempts > 0 and {WAITS}")


async def give_up(tx: Tx, outbox_id: int, reason: str) -> None:
    """Note a failed attempt and its *reason*; the row is not tried again."""
    await tx.run(
        f"update outbox set attempts = attempts + 1, failed = ? where id = ? and {WAITS}",
        (reason, outbox_id),
    )


async def cancel_waiting(tx: Tx, table_id: int, kind: str | None = None) -> int:
    """Delete the waiting rows of a table (of one *kind*, or all); return how many.

    Their nonces can be used again.
    """
    return await tx.run(
        f"delete from outbox where table_id = :table_id and {WAITS}"
        " and (:kind is null or kind = :kind)",
        {"table_id": table_id, "kind": kind},
    )


async def forget_sent(tx: Tx, before: int) -> int:
    """Delete the rows sent before this time; return how many. Failed rows are kept."""
    return await tx.run("delete from outbox where sent_at < ?", (before,))
