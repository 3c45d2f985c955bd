"""The outbox: announcements for Discord, written together with the move, sent after it.

A row waits until it is sent, or until it is proven that it cannot be. Functions that take a
``Reader`` also take a ``Tx``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields

from bot.store.rows import OutboxRow
from bot.store.transaction import Reader, Tx

COLUMNS = tuple(field.name for field in fields(OutboxRow))
WAITS = "sent_at is null and failed is null"
# Without this index SQLite would read all rows ever sent.
WAITING = "from outbox indexed by outbox_waiting"

LOST_CALLS = f"""
select id from game_table where status = 'running' and daily is null and (
    asks <> '' and asks is not announced and not exists (
        select 1 {WAITING} where table_id = game_table.id and {WAITS}
        and kind in ('card', 'refresh')
    )
    or asks_bots and not exists (
        select 1 {WAITING} where table_id = game_table.id and {WAITS} and kind = 'bots'
    )
) order by id
"""


WAITING_POSTS = (
    f"select count(*), min(created_at) {WAITING} where {WAITS}"
    " and json_extract(payload, '$.user') is null"
    " and kind not in (select value from json_each(?))"
)


async def waiting_targets(source: Reader) -> list[tuple[int, str, int | None, int]]:
    """Return table, kind, user (None for public posts) and newest id of all that waits, each once.

    The longest waiting table comes first.
    """
    rows = await source.rows(
        "select table_id, kind, json_extract(payload, '$.user') as user, max(id)"
        f" {WAITING} where {WAITS} and table_id is not null"
        " group by table_id, kind, user order by min(id)"
    )
    return [(table_id, kind, user, newest) for table_id, kind, user, newest in rows]


async def waiting(source: Reader, table_id: int | None = None) -> list[OutboxRow]:
    """Return the waiting rows of a table, or all, in the order in which they were written."""
    which = "" if table_id is None else "table_id = :table_id and"
    rows = await source.rows(
        f"select {', '.join(COLUMNS)} {WAITING} where {which} {WAITS} order by id",
        {} if table_id is None else {"table_id": table_id},
    )
    return [OutboxRow(**dict(zip(COLUMNS, row, strict=True))) for row in rows]


async def waiting_posts(source: Reader, *, besides: Iterable[str]) -> tuple[int, int | None]:
    """Return how many public posts wait, and since when the first does; None if none does.

    Rows of the kinds *besides* are not counted.
    """
    row = await source.row(WAITING_POSTS, (json.dumps(list(besides)),))
    assert row is not None
    return int(row[0]), row[1]


async def lost_calls(source: Reader) -> list[int]:
    """Return the running tables that ask somebody something that was not announced.

    Nothing is announced of daily games.

    That is: people are to act, but the newest post asked something else and none is waiting; or a
    bot is to play, and nothing will remind it.
    """
    return [table_id for (table_id,) in await source.rows(LOST_CALLS)]


async def add_outbox(
    tx: Tx, *, table_id: int | None, kind: str, payload: str, nonce: str, now: int
) -> None:
    """Add a row, unless the *nonce* exists.

    There must be such a table, and the payload must be JSON (:meth:`Tx.later`).
    """
    tx.later(
        "insert into outbox (table_id, kind, payload, nonce, created_at)"
        " values (?, ?, ?, ?, ?) on conflict (nonce) do nothing",
        (table_id, kind, payload, nonce, now),
    )


async def mark_sent(tx: Tx, outbox_ids: Iterable[int], now: int) -> None:
    """Note that rows were sent; what they held is dropped.

    A row cancelled meanwhile, or sent before, is left alone.
    """
    tx.later_many(
        "update outbox set sent_at = ?, payload = '{}' where id = ? and sent_at is null",
        [(now, outbox_id) for outbox_id in outbox_ids],
    )


async def are_there(source: Reader, outbox_ids: Iterable[int]) -> bool:
    """Whether one of these rows is still there: those of somebody who was erased are not."""
    rows = await source.rows(
        "select 1 from outbox where id in (select value from json_each(?)) limit 1",
        (json.dumps([*outbox_ids]),),
    )
    return bool(rows)


async def count_attempt(tx: Tx, outbox_ids: Iterable[int]) -> None:
    """Note that rows were tried in vain once more."""
    tx.later_many(
        "update outbox set attempts = attempts + 1 where id = ?",
        [(outbox_id,) for outbox_id in outbox_ids],
    )


async def end_unsent(tx: Tx, outbox_ids: Iterable[int], reason: str) -> None:
    """Note that rows can never be sent, and the *reason*; what they held is dropped."""
    tx.later_many(
        f"update outbox set failed = ?, payload = '{{}}' where id = ? and {WAITS}",
        [(reason, outbox_id) for outbox_id in outbox_ids],
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


async def forget_sent(tx: Tx, before: int, *, limit: int) -> int:
    """Delete at most *limit* rows created before this time that wait no longer; return how many."""
    return await tx.run(
        "delete from outbox where id in (select id from outbox"
        " where created_at < ? and (sent_at is not null or failed is not null)"
        " order by id limit ?)",
        (before, limit),
    )
