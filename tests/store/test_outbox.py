from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from bot import store
from bot.store import Database, OutboxRow

from .helpers import new_table


async def add(db: Database, nonce: str, **changes: Any) -> int:
    values: dict[str, Any] = {"table_id": None, "kind": "turn", "payload": "{}", "now": 100}
    async with db.writing() as tx:
        return await store.add_outbox(tx, nonce=nonce, **(values | changes))


async def due_nonces(db: Database, now: int, **changes: Any) -> list[str]:
    return [row.nonce for row in await store.due(db.reader, now, **changes)]


async def test_a_row_as_it_is_read_back(db: Database) -> None:
    table_id = await new_table(db)
    row_id = await add(db, "a", table_id=table_id, payload='{"text": "Grüße"}')
    assert await store.due(db.reader, 100) == [
        OutboxRow(
            id=row_id,
            table_id=table_id,
            kind="turn",
            payload='{"text": "Grüße"}',
            nonce="a",
            created_at=100,
            attempts=0,
            not_before=100,
            sent_at=None,
            failed=None,
        )
    ]


async def test_rows_come_in_the_order_of_writing_when_due(db: Database) -> None:
    await add(db, "late", not_before=300)
    await add(db, "first")
    await add(db, "second", not_before=50)
    assert await due_nonces(db, 49) == []
    assert await due_nonces(db, 100) == ["first", "second"]
    assert await due_nonces(db, 300) == ["late", "first", "second"]
    assert await due_nonces(db, 300, limit=2) == ["late", "first"]


async def test_a_nonce_is_written_once(db: Database) -> None:
    first = await add(db, "a", payload="1")
    other = await add(db, "b")
    assert await add(db, "a", payload="2", now=200) == first != other
    async with db.writing() as tx:
        await store.mark_sent(tx, first, 300)
    assert await add(db, "a", payload="3") == first  # also after it was sent
    assert await due_nonces(db, 999) == ["b"]


async def test_what_is_sent_is_never_due_again(db: Database) -> None:
    row_id = await add(db, "a")
    async with db.writing() as tx:
        await store.mark_sent(tx, row_id, 150)
        await store.mark_sent(tx, row_id, 160)
        await store.postpone(tx, row_id, 170)
        await store.give_up(tx, row_id, "too late")
    assert await due_nonces(db, 999) == []
    row = await db.reader.row("select sent_at, attempts, failed from outbox")
    assert row == (150, 0, None)


async def test_postponing_counts_attempts(db: Database) -> None:
    row_id = await add(db, "a")
    await add(db, "b")
    async with db.writing() as tx:
        await store.postpone(tx, row_id, 200)
        await store.postpone(tx, row_id, 400)
    assert await due_nonces(db, 399) == ["b"]
    (row, _) = await store.due(db.reader, 400)
    assert (row.nonce, row.attempts, row.not_before) == ("a", 2, 400)


async def test_what_is_given_up_keeps_its_reason(db: Database) -> None:
    row_id = await add(db, "a")
    async with db.writing() as tx:
        await store.give_up(tx, row_id, "50001: missing access")
    assert await due_nonces(db, 999) == []
    row = await db.reader.row("select attempts, failed, sent_at from outbox")
    assert row == (1, "50001: missing access", None)


async def test_the_next_time_to_look(db: Database) -> None:
    assert await store.next_due(db.reader) is None
    sent = await add(db, "sent", not_before=10)
    failed = await add(db, "failed", not_before=20)
    await add(db, "waits", not_before=30)
    await add(db, "waits longer", not_before=40)
    assert await store.next_due(db.reader) == 10
    async with db.writing() as tx:
        await store.mark_sent(tx, sent, 100)
        await store.give_up(tx, failed, "no")
    assert await store.next_due(db.reader) == 30


async def test_cancelling_drops_what_waits_at_one_table(db: Database) -> None:
    table_id = await new_table(db)
    other_id = await new_table(db, channel_id=2)
    sent = await add(db, "sent", table_id=table_id)
    async with db.writing() as tx:
        await store.mark_sent(tx, sent, 100)
    await add(db, "turn", table_id=table_id)
    await add(db, "ping", table_id=table_id, kind="ping")
    await add(db, "other", table_id=other_id)
    await add(db, "general")
    async with db.writing() as tx:
        assert await store.cancel_waiting(tx, table_id, "ping") == 1
    assert await due_nonces(db, 999) == ["turn", "other", "general"]
    async with db.writing() as tx:
        assert await store.cancel_waiting(tx, table_id) == 1
        assert await store.cancel_waiting(tx, table_id) == 0
    assert await due_nonces(db, 999) == ["other", "general"]
    assert await db.reader.value("select count(*) from outbox where sent_at = 100") == 1


async def test_sent_rows_are_forgotten_by_age_and_failures_kept(db: Database) -> None:
    for nonce, time in (("old", 100), ("new", 200)):
        row_id = await add(db, nonce)
        async with db.writing() as tx:
            await store.mark_sent(tx, row_id, time)
    failed = await add(db, "failed")
    await add(db, "waits")
    async with db.writing() as tx:
        await store.give_up(tx, failed, "no")
        assert await store.forget_sent(tx, 200) == 1
    left = await db.reader.rows("select nonce from outbox order by id")
    assert left == [("new",), ("failed",), ("waits",)]


async def test_a_row_needs_its_table_and_json(db: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await add(db, "a", table_id=404)
    with pytest.raises(sqlite3.IntegrityError, match="json_valid"):
        await add(db, "a", payload="plain words")
