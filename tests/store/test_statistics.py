"""Figures of a whole database: read only, while somebody writes, with one sentence if not."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot import store
from bot.store.database import Database
from bot.store.errors import (
    DamagedDatabase,
    DatabaseFromFuture,
    ForeignDatabase,
    NoDatabase,
    NotADatabase,
    OutdatedDatabase,
    StoreError,
    StoreUnavailable,
)
from bot.store.migrate import MIGRATIONS, migrate
from bot.store.statistics import _reading
from bot.store.trouble import explaining

from .helpers import a_move, damage, new_table

DAY = 24 * 60 * 60
KNOWN = len(list(MIGRATIONS.glob("*.sql")))


def read(path: Path, since: int = 0) -> store.statistics.Statistics:
    return store.statistics.statistics(path, since=since, besides=("bots",))


async def played(db: Database, table_id: int, *times: int, private: bool = False) -> None:
    """Make a move at each of these times."""
    async with db.writing() as tx:
        row = await store.tables.table(tx, table_id)
        assert row is not None
        plies = range(row.ply + 1, row.ply + len(times) + 1)
        moves = [
            a_move(ply, made_at=at, private=private) for ply, at in zip(plies, times, strict=True)
        ]
        await store.moves.append_moves(tx, table_id, moves)
        await store.tables.bump(tx, table_id, row.version, now=max(times), ply=plies[-1])


async def test_tables_and_moves_are_counted_while_somebody_writes(db: Database, path: Path) -> None:
    first, second = await new_table(db), await new_table(db, channel_id=701, game="explorers")
    await new_table(db, channel_id=702)
    await played(db, first, 3 * DAY, 3 * DAY + 1, 5 * DAY - 1)
    await played(db, second, 2 * DAY)
    await played(db, second, 4 * DAY, private=True)
    async with db.writing() as tx:
        await store.tables.bump(tx, second, 2, now=5 * DAY, status="running")
        found = read(path, since=3)
    assert found.version == KNOWN
    assert found.present.tables == {"explorers": {"lobby": 1}, "luxor": {"lobby": 2}}, "as before"
    assert found.moves == {3: 2, 4: 1}
    assert read(path).present.size == db.size() > 0
    assert read(path).moves == {2: 1, 3: 2, 4: 1}
    assert read(path).present.tables["explorers"] == {"running": 1}


async def test_only_public_posts_wait(db: Database, path: Path) -> None:
    table_id = await new_table(db)
    rows = [("card", "{}"), ("hand", '{"user": 11}'), ("bots", "{}"), ("card", "{}")]
    async with db.writing() as tx:
        for at, (kind, payload) in enumerate(rows):
            await store.outbox.add_outbox(
                tx, table_id=table_id, kind=kind, payload=payload, nonce=f"n{at}", now=100 + at
            )
    found = read(path).present
    assert (found.waiting, found.oldest) == (2, 100)


async def test_times_add_up_and_old_days_are_forgotten(db: Database, path: Path) -> None:
    for day, steps in ((2, {5: 1}), (4, {5: 2, 7: 1}), (4, {5: 3})):
        times = [("delivery", Counter(steps))]
        async with db.writing() as tx:
            await store.statistics.add_times(tx, f"1970-01-0{day}", times, keep_from="1970-01-02")
    assert read(path).times == {"delivery": Counter({5: 6, 7: 1})}
    assert read(path, since=2).times == {"delivery": Counter({5: 5, 7: 1})}
    async with db.writing() as tx:
        await store.statistics.add_times(
            tx, "1970-01-05", [("delivery", Counter())], keep_from="1970-01-03"
        )
    assert read(path).times == {"delivery": Counter({5: 5, 7: 1})}


def test_nothing_is_written_not_even_beside_it(path: Path) -> None:
    migrate(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma journal_mode = wal")
    before = path.read_bytes()
    path.chmod(0o400)
    read(path)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("is_in_use", [False, True])
def test_the_connection_cannot_write(path: Path, is_in_use: bool) -> None:
    migrate(path)
    with closing(sqlite3.connect(path)) as other:
        if is_in_use:
            other.execute("pragma journal_mode = wal")
            other.execute("insert into closed_dms values (1, 1)")
        refused = pytest.raises(StoreUnavailable, match="read-only")
        with _reading(path) as db, refused, explaining(path):
            db.execute("delete from closed_dms")


def run(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement)


@pytest.mark.parametrize(
    ("change", "error", "words"),
    [
        (lambda path: path.unlink(), NoDatabase, "is not there"),
        (lambda path: path.write_bytes(b""), NoDatabase, "or empty"),
        (lambda path: path.write_text("x" * 200), NotADatabase, "not a SQLite database"),
        (lambda path: run(path, "pragma application_id = 5"), ForeignDatabase, "another program"),
        (
            lambda path: run(path, "pragma user_version = 3"),
            OutdatedDatabase,
            f"has database version 3, and this bot reads {KNOWN}: start the bot once",
        ),
        (
            lambda path: run(path, f"pragma user_version = {KNOWN + 1}"),
            DatabaseFromFuture,
            f"has database version {KNOWN + 1}",
        ),
        (lambda path: damage(path, "game_table"), DamagedDatabase, "is damaged"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(
    path: Path, change: Callable[[Path], object], error: type[StoreError], words: str
) -> None:
    migrate(path)
    change(path)
    with pytest.raises(error, match=words) as caught:
        read(path)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(NotADatabase):
        read(tmp_path)
