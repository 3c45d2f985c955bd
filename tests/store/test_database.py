from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import aiosqlite
import pytest

from bot import store
from bot.store.database import Database
from bot.store.migrate import MIGRATIONS

from .helpers import add_table, new_table, play, the_table


@pytest.fixture
def quick_databases() -> None:
    """Databases are as the bot has them, not as most tests do."""


async def test_write_ahead_log_and_foreign_keys_are_on(db: Database) -> None:
    async with db.writing() as tx:
        assert await tx.value("pragma journal_mode") == "wal"
        assert await tx.value("pragma foreign_keys") == 1
        assert await tx.value("pragma synchronous") == 2
        assert await tx.value("pragma busy_timeout") == 5000
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        async with db.writing() as tx:
            await store.moves.put_snapshot(tx, 404, 0, "{}")


async def test_the_reader_cannot_write(db: Database) -> None:
    with pytest.raises(store.errors.StoreUnavailable, match="read-only"):
        await db.reader.rows("insert into closed_dms values (1, 1)")


async def test_no_cursor_that_holds_a_shared_statement_leaves_its_thread(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dropped in the event loop's thread it would disturb what the other thread runs."""
    left: list[sqlite3.Cursor] = []

    class Noted(aiosqlite.Cursor):
        def __init__(self, connection: aiosqlite.Connection, cursor: sqlite3.Cursor) -> None:
            super().__init__(connection, cursor)
            left.append(cursor)

    monkeypatch.setattr("aiosqlite.core.Cursor", Noted)
    async with db.writing() as tx:
        tx.later_many("insert into closed_dms values (?, ?)", [(1, 1), (2, 2)])
    assert await db.reader.rows("select user_id from closed_dms") == [(1,), (2,)]
    assert left == []


async def test_what_is_run_later_comes_in_order_before_the_next_answer(db: Database) -> None:
    async with db.writing() as tx:
        tx.later("insert into closed_dms values (1, 1)")
        tx.later_many("insert into closed_dms values (?, ?)", [(2, 2), (3, 3)])
        tx.update("closed_dms", {"told_at": 9}, user_id=2)
        assert await tx.run("delete from closed_dms where told_at = 9") == 1
        tx.later("insert into closed_dms values (4, 4)")
        assert await tx.value("select count(*) from closed_dms") == 3
        tx.later("delete from closed_dms where user_id = 1")
    assert await db.reader.rows("select user_id from closed_dms order by 1") == [(3,), (4,)]


@pytest.mark.parametrize("is_asked", [True, False])
async def test_what_is_run_later_and_fails_takes_everything_back(
    db: Database, is_asked: bool
) -> None:
    """Its own error is raised, by the next answer or by the commit, and it is not run again."""
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):  # noqa: PT012 - the block is the point
        async with db.writing() as tx:
            tx.later("insert into closed_dms values (1, 1)")
            tx.later("insert into closed_dms values (1, 2)")
            tx.later("insert into closed_dms values (2, 2)")
            if is_asked:
                await tx.value("select 1")
    assert await db.reader.rows("select * from closed_dms") == []
    async with db.writing() as tx:
        tx.later("insert into closed_dms values (5, 5)")
    assert await db.reader.rows("select * from closed_dms") == [(5, 5)]


async def test_a_block_left_by_an_exception_leaves_nothing_half_done(db: Database) -> None:
    table_id = await new_table(db)
    with pytest.raises(ZeroDivisionError):  # noqa: PT012 - the block is the point
        async with db.writing() as tx:
            version = await store.tables.bump(tx, table_id, 0, now=200, ply=1, status="running")
            await store.moves.mark_answered(tx, 9, table_id, version, 200)
            await store.outbox.add_outbox(
                tx, table_id=table_id, kind="turn", payload="{}", nonce="n", now=200
            )
            await store.moves.put_snapshot(tx, table_id, 1, "{}")
            raise ZeroDivisionError
    table = await the_table(db, table_id)
    assert (table.version, table.ply, table.status, table.updated_at) == (0, 0, "lobby", 100)
    assert await store.moves.answered(db.reader, 9) is None
    assert await store.outbox.waiting(db.reader) == []
    assert await store.moves.latest_snapshot(db.reader, table_id) is None
    async with db.writing() as tx:  # and the writer is free again
        assert await store.tables.bump(tx, table_id, 0, now=201) == 1


async def test_a_cancelled_block_is_taken_back_and_lets_the_next_one_in(db: Database) -> None:
    table_id = await new_table(db)
    inside = asyncio.Event()

    async def stuck() -> None:
        async with db.writing() as tx:
            await store.tables.bump(tx, table_id, 0, now=200)
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(stuck())
    await inside.wait()
    next_one = asyncio.create_task(new_table(db, channel_id=1))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await next_one
    assert (await the_table(db, table_id)).version == 0


@pytest.mark.slow
@pytest.mark.parametrize("steps", range(12))
async def test_a_cancellation_at_any_moment_is_all_or_nothing(db: Database, steps: int) -> None:
    table_id = await new_table(db)

    async def write() -> None:
        async with db.writing() as tx:
            await store.tables.bump(tx, table_id, 0, now=200)
            await store.moves.put_snapshot(tx, table_id, 0, "{}")

    task = asyncio.create_task(write())
    for _ in range(steps):
        await asyncio.sleep(0)  # one turn of the loop, no real wait
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await new_table(db, channel_id=1)
    is_stored = await store.moves.latest_snapshot(db.reader, table_id) is not None
    assert (await the_table(db, table_id)).version == int(is_stored)


async def test_what_is_not_committed_is_seen_inside_only(db: Database) -> None:
    async with db.writing() as tx:
        table_id = await add_table(tx)
        assert await store.tables.table(tx, table_id) is not None
        assert await store.tables.table(db.reader, table_id) is None
    assert await store.tables.table(db.reader, table_id) is not None


async def test_a_transaction_is_worth_nothing_after_its_block(db: Database) -> None:
    async with db.writing() as tx:
        pass
    with pytest.raises(RuntimeError, match="ended"):
        await store.settings.set_setting(tx, "user", 1, "locale", "de")
    with pytest.raises(RuntimeError, match="ended"):
        await store.tables.open_tables(tx)


async def test_writing_inside_writing_is_refused_and_not_waited_for(db: Database) -> None:
    async with db.writing():
        with pytest.raises(RuntimeError, match="inside"):
            async with db.writing():
                pytest.fail("two writers")


async def test_fifty_writers_that_saw_the_same_version_one_succeeds(db: Database) -> None:
    table_id = await new_table(db)

    async def change(turn: int) -> int:
        async with db.writing() as tx:
            return await store.tables.bump(tx, table_id, 0, now=200 + turn, turn=turn)

    results = await asyncio.gather(*(change(turn) for turn in range(50)), return_exceptions=True)
    winners = [turn for turn, result in enumerate(results) if result == 1]
    losers = [result for result in results if isinstance(result, store.errors.StaleTable)]
    assert (len(winners), len(losers)) == (1, 49)
    assert {*map(str, losers)} == {f"table {table_id} is at version 1, not 0"}
    table = await the_table(db, table_id)
    assert (table.version, table.turn) == (1, winners[0])


async def test_fifty_writers_that_look_again_all_succeed(db: Database) -> None:
    table_id = await new_table(db)

    async def change() -> int:
        async with db.writing() as tx:
            table = await store.tables.table(tx, table_id)
            assert table is not None
            return await store.tables.bump(
                tx, table_id, table.version, now=200, turn=table.turn + 1
            )

    results = await asyncio.gather(*(change() for _ in range(50)))
    assert sorted(results) == list(range(1, 51))
    table = await the_table(db, table_id)
    assert (table.version, table.turn) == (50, 50)


async def test_readers_and_writers_at_once(db: Database) -> None:
    tables = [await new_table(db, channel_id=channel) for channel in range(10)]

    async def change(table_id: int) -> None:
        for version in range(5):
            async with db.writing() as tx:
                await store.tables.bump(tx, table_id, version, now=200, turn=version + 1)

    async def look(table_id: int) -> None:
        for _ in range(10):
            table = await the_table(db, table_id)
            assert table.turn == table.version

    await asyncio.gather(*map(change, tables), *map(look, tables))
    assert {(await the_table(db, table_id)).version for table_id in tables} == {5}


async def everything(db: Database, table_id: int) -> list[object]:
    return [
        await store.tables.table(db.reader, table_id),
        await store.tables.seats_of(db.reader, table_id),
        await store.moves.moves_of(db.reader, table_id),
        await store.moves.events_of(db.reader, table_id, seat=0),
        await store.moves.latest_snapshot(db.reader, table_id),
        await store.outbox.waiting(db.reader),
        await store.settings.settings_of(db.reader, "guild", 5),
    ]


async def test_reopening_finds_everything(path: Path) -> None:
    async with await Database.open(path) as db:
        table_id = await new_table(db, seed="s3cret", options='{"variant": "ünïcode"}')
        await play(db, table_id, 3)
        async with db.writing() as tx:
            await store.tables.bump(tx, table_id, 0, now=300, status="running", ply=3)
            await store.tables.set_seats(
                tx, table_id, [store.rows.SeatRow(seat=0, user_id=1, name="Zoë")]
            )
            await store.outbox.add_outbox(
                tx, table_id=table_id, kind="turn", payload="{}", nonce="n", now=1
            )
            await store.settings.set_setting(tx, "guild", 5, "locale", "fr")
        before = await everything(db, table_id)
    assert all(before)
    async with await Database.open(path) as db:
        assert await everything(db, table_id) == before


async def test_closing_waits_for_the_writer_and_then_refuses(db: Database, path: Path) -> None:
    async with db.writing() as tx:
        closing = asyncio.create_task(db.close())
        late = asyncio.create_task(new_table(db, channel_id=2))
        await asyncio.sleep(0)
        table_id = await add_table(tx)
    await closing
    with pytest.raises(RuntimeError, match="closed"):
        await late
    with pytest.raises(RuntimeError, match="closed"):
        await store.tables.table(db.reader, table_id)
    await db.close()
    async with await Database.open(path) as again:
        assert await store.tables.table(again.reader, table_id) is not None


def test_a_killed_process_loses_the_open_transaction_and_nothing_else(path: Path) -> None:
    script = """
        import asyncio, os, sys
        from pathlib import Path
        from bot import store
        from tests.store.helpers import new_table

        async def main():
            async with await store.database.Database.open(Path(sys.argv[1])) as db:
                table_id = await new_table(db)
                async with db.writing() as tx:
                    await store.tables.bump(tx, table_id, 0, now=200, turn=1)
                    await store.moves.put_snapshot(tx, table_id, 0, '"committed"')
                async with db.writing() as tx:
                    await store.tables.bump(tx, table_id, 1, now=300, turn=2)
                    await store.moves.put_snapshot(tx, table_id, 0, '"lost"')
                    os._exit(9)

        asyncio.run(main())
    """
    dead = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script), str(path)],
        cwd=MIGRATIONS.parent,
        check=False,
        timeout=600,
    )
    assert dead.returncode == 9

    async def look() -> None:
        async with await Database.open(path) as db:
            (table,) = await store.tables.tables_in_guild(db.reader, 5)
            assert (table.version, table.turn) == (1, 1)
            assert await store.moves.latest_snapshot(db.reader, table.id) == (0, '"committed"')

    asyncio.run(look())


async def test_a_seed_is_not_in_the_repr_of_a_table(db: Database) -> None:
    table_id = await new_table(db, seed="s3cret")
    assert "s3cret" not in repr(await the_table(db, table_id))
