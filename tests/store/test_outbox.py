from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from bot import store
from bot.store.database import Database
from bot.store.rows import OutboxRow

from .helpers import new_table


async def add(db: Database, nonce: str, **changes: Any) -> int:
    values: dict[str, Any] = {"table_id": None, "kind": "card", "payload": "{}", "now": 100}
    async with db.writing() as tx:
        await store.outbox.add_outbox(tx, nonce=nonce, **(values | changes))
        return int(await tx.value("select id from outbox where nonce = ?", (nonce,)))


async def sent(db: Database, *ids: int, now: int = 100) -> None:
    async with db.writing() as tx:
        await store.outbox.mark_sent(tx, ids, now)


async def waiting_nonces(db: Database, table_id: int | None = None) -> list[str]:
    return [row.nonce for row in await store.outbox.waiting(db.reader, table_id)]


async def test_a_row_as_it_is_read_back(db: Database) -> None:
    table_id = await new_table(db)
    row_id = await add(db, "a", table_id=table_id, payload='{"text": "Grüße"}')
    assert await store.outbox.waiting(db.reader) == [
        OutboxRow(
            id=row_id,
            table_id=table_id,
            kind="card",
            payload='{"text": "Grüße"}',
            nonce="a",
            created_at=100,
            attempts=0,
            failed=None,
        )
    ]


async def test_rows_come_in_the_order_of_writing(db: Database) -> None:
    table_id, other_id = await new_table(db), await new_table(db, channel_id=2)
    await add(db, "first", table_id=table_id, now=300)
    await add(db, "other", table_id=other_id)
    await add(db, "second", table_id=table_id)
    assert await waiting_nonces(db) == ["first", "other", "second"]
    assert await waiting_nonces(db, table_id) == ["first", "second"]


async def test_a_nonce_is_written_once(db: Database) -> None:
    first = await add(db, "a", payload="1")
    other = await add(db, "b")
    assert await add(db, "a", payload="2", now=200) == first != other
    await sent(db, first)
    assert await add(db, "a", payload="3") == first  # also after it was sent
    assert await waiting_nonces(db) == ["b"]


async def test_what_is_sent_never_waits_again_and_holds_nothing_more(db: Database) -> None:
    row_id, other = await add(db, "a", payload='{"hand": "secret"}'), await add(db, "b")
    await sent(db, row_id, now=150)
    await sent(db, row_id, other, now=160)
    async with db.writing() as tx:
        await store.outbox.end_unsent(tx, [row_id], "too late")
    assert await waiting_nonces(db) == []
    rows = await db.reader.rows("select sent_at, failed, payload from outbox order by id")
    assert rows == [(150, None, "{}"), (160, None, "{}")]


async def test_what_can_never_be_sent_keeps_its_reason_alone(db: Database) -> None:
    row_id = await add(db, "a", payload='{"hand": "secret"}')
    async with db.writing() as tx:
        await store.outbox.end_unsent(tx, [row_id], "404 10003")
    assert await waiting_nonces(db) == []
    row = await db.reader.row("select failed, sent_at, payload from outbox")
    assert row == ("404 10003", None, "{}")


async def test_tries_in_vain_are_counted(db: Database) -> None:
    row_id, other = await add(db, "a"), await add(db, "b")
    async with db.writing() as tx:
        await store.outbox.count_attempt(tx, [row_id])
        await store.outbox.count_attempt(tx, [row_id, other])
    assert [row.attempts for row in await store.outbox.waiting(db.reader)] == [2, 1]


async def test_what_waits_by_table_and_user_the_longest_first(db: Database) -> None:
    table_id, other_id = await new_table(db), await new_table(db, channel_id=2)
    hand = '{"user": 11, "seat": 0}'
    await add(db, "a", table_id=other_id, kind="hand", payload=hand)
    await add(db, "b", table_id=table_id)
    await add(db, "c", table_id=other_id, kind="hand", payload=hand)
    await add(db, "d", table_id=other_id, kind="bots")
    await add(db, "e", table_id=table_id, kind="hand", payload='{"user": 12}')
    await sent(db, await add(db, "f", table_id=table_id, kind="lobby"))
    assert await store.outbox.waiting_targets(db.reader) == [
        (other_id, "hand", 11, 3),
        (table_id, "card", None, 2),
        (other_id, "bots", None, 4),
        (table_id, "hand", 12, 5),
    ]


async def test_nothing_waits_in_an_empty_outbox(db: Database) -> None:
    assert await store.outbox.waiting_targets(db.reader) == []


async def test_cancelling_drops_what_waits_at_one_table(db: Database) -> None:
    table_id = await new_table(db)
    other_id = await new_table(db, channel_id=2)
    await sent(db, await add(db, "sent", table_id=table_id))
    await add(db, "turn", table_id=table_id)
    await add(db, "ping", table_id=table_id, kind="ping")
    await add(db, "other", table_id=other_id)
    await add(db, "general")
    async with db.writing() as tx:
        assert await store.outbox.cancel_waiting(tx, table_id, "ping") == 1
    assert await waiting_nonces(db) == ["turn", "other", "general"]
    async with db.writing() as tx:
        assert await store.outbox.cancel_waiting(tx, table_id) == 1
        assert await store.outbox.cancel_waiting(tx, table_id) == 0
    assert await waiting_nonces(db) == ["other", "general"]
    assert await db.reader.value("select count(*) from outbox where sent_at = 100") == 1


async def test_rows_are_forgotten_by_age_in_batches_but_never_while_they_wait(db: Database) -> None:
    for nonce, time in (("old", 100), ("older", 90), ("new", 200)):
        await sent(db, await add(db, nonce, now=time), now=300)
    ended = await add(db, "ended")
    await add(db, "waits", now=1)
    async with db.writing() as tx:
        await store.outbox.end_unsent(tx, [ended], "no")
        assert await store.outbox.forget_sent(tx, 200, limit=2) == 2
        assert await store.outbox.forget_sent(tx, 200, limit=2) == 1
    left = await db.reader.rows("select nonce from outbox order by id")
    assert left == [("new",), ("waits",)]


async def test_a_row_needs_its_table_and_json(db: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await add(db, "a", table_id=404)
    with pytest.raises(sqlite3.IntegrityError, match="json_valid"):
        await add(db, "a", payload="plain words")


# --- calls that were lost ------------------------------------------------------------------


async def asking(db: Database, asks: str, *, bots: bool = False, **columns: Any) -> int:
    """Add a running table that asks somebody something."""
    table_id = await new_table(db, status="running", **columns)
    async with db.writing() as tx:
        await store.tables.bump(tx, table_id, 0, now=1, asks=asks, asks_bots=bots)
    return table_id


async def announced(db: Database, table_id: int, asks: str) -> None:
    async with db.writing() as tx:
        await store.tables.set_card(tx, table_id, announced=asks)


async def test_a_call_is_lost_if_it_neither_was_announced_nor_waits(db: Database) -> None:
    table_id = await asking(db, "1:0")
    assert await store.outbox.lost_calls(db.reader) == [table_id]
    hand = await add(db, "hand", table_id=table_id, kind="hand", payload='{"user": 1}')
    assert await store.outbox.lost_calls(db.reader) == [table_id], "a hand calls nobody"
    card = await add(db, "card", table_id=table_id)
    assert await store.outbox.lost_calls(db.reader) == []
    await sent(db, card, hand)
    assert await store.outbox.lost_calls(db.reader) == [table_id], "sent, but with another question"
    await announced(db, table_id, "1:0")
    assert await store.outbox.lost_calls(db.reader) == []
    async with db.writing() as tx:
        await store.tables.bump(tx, table_id, 1, now=1, asks="2:1")
    assert await store.outbox.lost_calls(db.reader) == [table_id]


async def test_a_bot_that_nothing_reminds_is_lost(db: Database) -> None:
    table_id = await asking(db, "", bots=True)
    assert await store.outbox.lost_calls(db.reader) == [table_id]
    await add(db, "card", table_id=table_id)
    assert await store.outbox.lost_calls(db.reader) == [table_id]
    await add(db, "bots", table_id=table_id, kind="bots")
    assert await store.outbox.lost_calls(db.reader) == []


async def test_a_table_that_asks_nobody_or_is_over_has_no_lost_call(db: Database) -> None:
    await asking(db, "")
    await new_table(db, channel_id=2, status="running")  # of an older bot: nothing is known
    over = await asking(db, "1:0", channel_id=3)
    async with db.writing() as tx:
        await store.tables.bump(tx, over, 1, now=1, status="finished")
    assert await store.outbox.lost_calls(db.reader) == []
