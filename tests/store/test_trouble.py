"""A store in trouble: what passes is waited out, what does not is said in one sentence."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import store
from bot.store.database import Database
from bot.store.errors import CommitUnsure, DamagedDatabase, StoreUnavailable

from .helpers import damage, new_table, refuse_commits, the_table

BIG = "x" * 100_000


class Clock:
    """A clock that the tests move."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def db(path: Path, clock: Clock) -> AsyncIterator[Database]:
    async with await Database.open(path, patience=0.001, clock=clock) as db:
        yield db


async def write(db: Database, text: str = BIG) -> None:
    async with db.writing() as tx:
        await store.settings.set_setting(tx, "user", 1, "note", text)


async def stored(db: Database) -> str | None:
    return await store.settings.setting(db.reader, "user", 1, "note")


async def pragma(db: Database, name: str, value: int | str) -> None:
    await db._writer.execute_fetchall(f"pragma {name} = {value}")


async def fill(db: Database) -> None:
    """Let the disk be full from now on, as far as SQLite can tell."""
    await pragma(db, "max_page_count", 1)  # no more than there are now


async def free(db: Database) -> None:
    await pragma(db, "max_page_count", 1_000_000)


# --- full ----------------------------------------------------------------------------------


async def test_a_full_disk_takes_nothing_and_then_everything_again(
    db: Database, path: Path
) -> None:
    await write(db, "before")
    await fill(db)
    for _time in range(3):
        with pytest.raises(StoreUnavailable, match="disk is full") as caught:
            await write(db)
        assert str(path) in str(caught.value)
        assert caught.value.reason == "full"
        assert db.trouble is caught.value
        assert await stored(db) == "before"
    await free(db)
    await write(db)
    assert db.trouble is None
    assert await stored(db) == BIG


async def test_a_block_that_hides_the_trouble_is_not_stored_by_half(db: Database) -> None:
    """SQLite may have rolled back by then: each further statement would be stored by itself."""
    table_id = await new_table(db)
    await fill(db)
    with pytest.raises(StoreUnavailable):  # noqa: PT012 - the block is the point
        async with db.writing() as tx:
            await store.tables.bump(tx, table_id, 0, now=200, turn=7)
            await store.settings.set_setting(tx, "user", 1, "note", BIG)
            with pytest.raises(StoreUnavailable):
                await store.settings.setting(tx, "user", 1, "note")
            with pytest.raises(StoreUnavailable):
                await store.settings.set_setting(tx, "user", 1, "note", "small")
    assert (await the_table(db, table_id)).turn == 0
    assert await stored(db) is None


async def test_a_transaction_that_changed_nothing_does_not_end_the_trouble(db: Database) -> None:
    await fill(db)
    with pytest.raises(StoreUnavailable):
        await write(db)
    async with db.writing() as tx:
        assert await store.settings.setting(tx, "user", 1, "note") is None
    assert db.trouble is not None


# --- read-only, locked ---------------------------------------------------------------------


async def test_a_disk_that_became_read_only(db: Database) -> None:
    await pragma(db, "query_only", "on")
    with pytest.raises(StoreUnavailable, match="read-only") as caught:
        await write(db)
    assert caught.value.reason == "read-only"
    await pragma(db, "query_only", "off")
    await write(db)
    assert db.trouble is None


async def test_a_database_that_another_program_holds(db: Database, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        with pytest.raises(StoreUnavailable, match="another program") as caught:
            await write(db)
        assert caught.value.reason == "locked"
        assert await stored(db) is None, "who only reads does not wait"
    await write(db)
    assert db.trouble is None


async def test_a_rollback_that_fails_is_made_up_for(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused() -> None:
        raise disk_error()

    with monkeypatch.context() as broken:
        broken.setattr(db._writer, "rollback", refused)
        with pytest.raises(ZeroDivisionError):  # noqa: PT012 - the block is the point
            async with db.writing() as tx:
                await store.settings.set_setting(tx, "user", 1, "note", "half done")
                raise ZeroDivisionError
        assert db.trouble is not None
        assert db.trouble.reason == "io"
    await write(db, "whole")
    assert db.trouble is None
    assert await stored(db) == "whole"


async def test_a_commit_that_fails_takes_everything_back(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        refuse_commits(broken, db, disk_error())
        with pytest.raises(CommitUnsure, match="disk I/O error"):
            await write(db)
    assert await stored(db) is None
    await write(db)
    assert await stored(db) == BIG


def disk_error() -> sqlite3.Error:
    """Return what SQLite raises when the disk cannot be written."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
    return error


async def test_mistakes_of_our_own_stay_what_they_are(db: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await db.reader.rows("select * from nowhere")
    with pytest.raises(sqlite3.IntegrityError):
        async with db.writing() as tx:
            await store.moves.put_snapshot(tx, 404, 0, "{}")
    assert db.trouble is None


# --- asking whether it works again ---------------------------------------------------------


async def test_asking_whether_it_works_again(db: Database) -> None:
    assert await db.works_again()
    await fill(db)
    await pragma(db, "query_only", "on")
    with pytest.raises(StoreUnavailable):
        await write(db)
    assert not await db.works_again()
    assert db.trouble is not None
    await pragma(db, "query_only", "off")
    assert await db.works_again()
    assert db.trouble is None


async def test_a_full_disk_works_again_when_it_has_space_for_more_than_a_little(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def disk(free: int) -> Callable[[Path], SimpleNamespace]:
        return lambda folder: SimpleNamespace(free=free)

    await fill(db)
    with pytest.raises(StoreUnavailable):
        await write(db)
    monkeypatch.setattr(shutil, "disk_usage", disk(free=20_000))
    assert not await db.works_again(), "though the small change would be stored"
    monkeypatch.setattr(shutil, "disk_usage", disk(free=2_000_000))
    assert await db.works_again()


@pytest.mark.parametrize(("free", "reason"), [(0, "full"), (2_000_000, "io")])
async def test_a_full_disk_is_known_also_when_sqlite_calls_it_something_else(
    db: Database, path: Path, free: int, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=free))
    with monkeypatch.context() as broken:
        refuse_commits(broken, db, disk_error())
        with pytest.raises(StoreUnavailable if reason == "full" else CommitUnsure):
            await write(db)
    assert db.trouble is not None
    assert db.trouble.reason == reason


# --- the log -------------------------------------------------------------------------------


async def test_the_log_tells_once_a_minute_and_when_it_is_over(
    db: Database, clock: Clock, caplog: pytest.LogCaptureFixture, path: Path
) -> None:
    caplog.set_level(logging.DEBUG, "bot.store")
    await fill(db)
    for second in range(150):
        clock.now = float(second)
        with pytest.raises(StoreUnavailable):
            await write(db)
    assert len(caplog.messages) == 3
    assert all(f"{path} cannot be written" in line for line in caplog.messages)
    await free(db)
    await write(db)
    await write(db, "and more")
    assert len(caplog.messages) == 4
    assert caplog.messages[-1] == f"{path} can be written again."


async def test_a_disk_that_is_nearly_full_does_not_flood_the_log(
    db: Database, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot.store")
    await fill(db)
    await write(db, "there is room for this")
    for second in range(60):
        clock.now = float(second)
        with pytest.raises(StoreUnavailable):
            await write(db)
        await write(db, f"and for this {second}")
        assert db.trouble is None
    assert len(caplog.messages) == 2


# --- damage --------------------------------------------------------------------------------


async def test_damage_is_told_once_and_nothing_more_is_written(path: Path) -> None:
    async with await Database.open(path) as db:
        await new_table(db)
    damage(path, "game_table%")
    met: list[DamagedDatabase] = []
    async with await Database.open(path, on_damage=met.append) as db:
        await write(db, "to a table that is sound")
        with pytest.raises(DamagedDatabase, match="malformed") as caught:
            await store.tables.open_tables(db.reader)
        with pytest.raises(DamagedDatabase):
            await store.tables.open_tables(db.reader)
        assert met == [caught.value]
        assert db.damage is caught.value
        assert str(path) in str(caught.value)
        assert "backup" in str(caught.value)
        with pytest.raises(DamagedDatabase):
            await write(db)
        assert not await db.works_again()


async def test_damage_met_while_writing_is_told_too(path: Path) -> None:
    async with await Database.open(path) as db:
        await write(db, "before")
    damage(path, "%")
    met: list[DamagedDatabase] = []
    async with await Database.open(path, on_damage=met.append) as db:
        with pytest.raises(DamagedDatabase):
            await write(db)
    assert len(met) == 1
