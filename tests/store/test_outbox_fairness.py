"""The waiting rows of one table never block those of another."""

from __future__ import annotations

from bot import store
from bot.store import Database

from .helpers import new_table


async def fill(db: Database, count: int, *, tables: int = 2) -> list[int]:
    """Add so many rows for each of some tables, table by table; return the tables."""
    table_ids = [await new_table(db, channel_id=number) for number in range(1, tables + 1)]
    async with db.writing() as tx:
        for table_id in table_ids:
            for number in range(count):
                await store.add_outbox(
                    tx, table_id=table_id, kind="card", payload="{}",
                    nonce=f"{table_id}-{number}", now=100,
                )  # fmt: skip
    return table_ids


async def due_nonces(db: Database, now: int, limit: int = 100) -> list[str]:
    return [row.nonce for row in await store.due(db.reader, now, limit=limit)]


async def postpone_first(db: Database, table_id: int, until: int) -> None:
    rows = await store.due(db.reader, 1000)
    first = next(row for row in rows if row.table_id == table_id)
    async with db.writing() as tx:
        await store.postpone(tx, first.id, until)


async def test_every_table_has_its_first_rows_among_those_read(db: Database) -> None:
    table_id, other_id = await fill(db, 10)
    assert await due_nonces(db, 100, limit=4) == [
        f"{table_id}-0",
        f"{table_id}-1",
        f"{other_id}-0",
        f"{other_id}-1",
    ]
    assert await due_nonces(db, 100, limit=1) == [f"{table_id}-0"]


async def test_a_row_that_was_postponed_holds_back_its_table_and_no_other(db: Database) -> None:
    table_id, other_id = await fill(db, 3)
    await postpone_first(db, table_id, 200)
    assert await due_nonces(db, 199) == [f"{other_id}-0", f"{other_id}-1", f"{other_id}-2"]
    assert await store.next_due(db.reader, 199) == 200
    assert await due_nonces(db, 200) == [
        f"{table}-{n}" for table in (table_id, other_id) for n in range(3)
    ]


async def test_rows_before_the_one_postponed_are_not_held_back(db: Database) -> None:
    table_id, _two = await fill(db, 3)
    rows = [row for row in await store.due(db.reader, 100) if row.table_id == table_id]
    async with db.writing() as tx:
        await store.postpone(tx, rows[1].id, 200)
    assert [nonce for nonce in await due_nonces(db, 150) if nonce.startswith(f"{table_id}-")] == [
        f"{table_id}-0"
    ]


async def test_a_table_is_no_longer_held_back_by_what_was_given_up_or_hurried(
    db: Database,
) -> None:
    table_id, other_id = await fill(db, 2)
    await postpone_first(db, table_id, 200)
    await postpone_first(db, other_id, 200)
    assert await due_nonces(db, 150) == []
    (first,) = [row for row in await store.due(db.reader, 200) if row.nonce == f"{table_id}-0"]
    async with db.writing() as tx:
        await store.give_up(tx, first.id, "no")
    assert await due_nonces(db, 150) == [f"{table_id}-1"]
    async with db.writing() as tx:
        await store.reset_backoff(tx)
    assert await due_nonces(db, 150) == [f"{table_id}-1", f"{other_id}-0", f"{other_id}-1"]
