"""Backups: made while the bot writes, checked, private, and never over anything."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typing_extensions import override

from bot import store
from bot.store import backup
from bot.store.backup import back_up
from bot.store.database import Database
from bot.store.errors import (
    BackupExists,
    DamagedDatabase,
    ForeignDatabase,
    NoDatabase,
    NotADatabase,
    StoreUnavailable,
)
from bot.store.inspection import copied
from bot.store.migrate import MIGRATIONS

from .helpers import damage, new_table, play, the_table

KNOWN = len(list(MIGRATIONS.glob("*.sql")))


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder / "copy.sqlite3"


def size_and_mode(file: Path) -> tuple[int, int]:
    about = file.stat()
    return about.st_size, about.st_mode & 0o777


def is_alone(target: Path) -> bool:
    return list(target.parent.iterdir()) == [target]


async def test_a_backup_made_while_the_bot_writes_holds_what_is_committed(
    db: Database, path: Path, target: Path
) -> None:
    table_id = await new_table(db)
    await play(db, table_id, 3)
    async with db.writing() as tx:
        await store.tables.bump(tx, table_id, 0, now=200, turn=5)
        made = back_up(path, target)
    assert (made.version, made.tables) == (KNOWN, 1)
    assert size_and_mode(target) == (made.size, 0o600)
    assert is_alone(target)
    async with await Database.open(target) as copy:
        assert (await the_table(copy, table_id)).turn == 0
        assert await store.moves.moves_of(copy.reader, table_id) == (
            await store.moves.moves_of(db.reader, table_id)
        )
    async with db.writing() as tx:  # and the bot goes on
        await store.tables.bump(tx, table_id, 1, now=300)


async def test_a_backup_of_a_stopped_bot_changes_nothing_beside_it(
    path: Path, target: Path
) -> None:
    async with await Database.open(path) as db:
        await new_table(db)
    back_up(path, target)
    assert sorted(path.parent.iterdir()) == sorted([path, target.parent])
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("select count(*) from game_table").fetchone() == (1,)


def test_nothing_is_overwritten(db: Database, path: Path, target: Path) -> None:
    target.write_text("precious")
    with pytest.raises(BackupExists, match=r"copy\.sqlite3 is there already"):
        back_up(path, target)
    with pytest.raises(BackupExists):
        back_up(path, target.parent)
    with pytest.raises(BackupExists):
        back_up(path, path)
    assert target.read_text() == "precious"
    assert is_alone(target)


def test_what_appears_meanwhile_is_not_overwritten(
    db: Database, path: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = backup._checked

    def and_another_one_comes(path: Path, copy: Path) -> backup.Backup:
        target.write_text("precious")
        return checked(path, copy)

    monkeypatch.setattr(backup, "_checked", and_another_one_comes)
    with pytest.raises(BackupExists):
        back_up(path, target)
    assert target.read_text() == "precious"
    assert is_alone(target)


def test_without_a_database_there_is_no_backup(path: Path, target: Path) -> None:
    with pytest.raises(NoDatabase, match=r"tables\.sqlite is not there"):
        back_up(path, target)
    assert not path.exists()
    path.touch()
    with pytest.raises(NoDatabase):
        back_up(path, target)
    path.write_bytes(b"hello" * 1000)
    with pytest.raises(NotADatabase):
        back_up(path, target)
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute("create table bookmark (url text)")
    with pytest.raises(ForeignDatabase):
        back_up(path, target)
    assert list(target.parent.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(db: Database, path: Path, target: Path) -> None:
    nowhere = target.parent / "nowhere" / "copy"
    with pytest.raises(StoreUnavailable, match="nowhere"):
        back_up(path, nowhere)


@pytest.mark.parametrize("table", ["game_table", "event", "seat_once_per_user"])
async def test_damage_is_found_and_leaves_no_copy(path: Path, target: Path, table: str) -> None:
    """Copying reads page for page and notices nothing; the check of the copy does."""
    async with await Database.open(path) as db:
        await new_table(db)
    damage(path, table)
    with pytest.raises(DamagedDatabase) as caught:
        back_up(path, target)
    assert str(caught.value).startswith(f"{path} is damaged ")
    assert "\n" not in str(caught.value)
    assert list(target.parent.iterdir()) == []


async def test_nobody_gets_in_the_way_of_a_backup_that_has_begun(
    path: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite would wait for ever for a program that locks the database in the middle."""
    async with await Database.open(path):
        pass
    with closing(sqlite3.connect(path, timeout=0.001, isolation_level=None)) as other:
        other.execute("pragma journal_mode = delete")
        tried = list[Path]()

        def locked(source: sqlite3.Connection, path: Path, target: Path) -> Path:
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("begin exclusive")
            tried.append(target)
            return copied(source, path, target)

        monkeypatch.setattr(backup, "copied", locked)
        back_up(path, target)
    assert tried == [target]


def test_a_locked_database_is_not_waited_for_too_long(path: Path, target: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("create table game_table (id integer)")
        other.execute("pragma user_version = 1")
        other.execute("begin exclusive")
        with pytest.raises(StoreUnavailable, match="another program"):
            back_up(path, target, patience=0.001)
    assert list(target.parent.iterdir()) == []


def test_a_full_disk_is_that_of_the_copy(db: Database, path: Path, target: Path) -> None:
    class Full(sqlite3.Connection):
        """A connection whose copies find no space."""

        @override
        def backup(self, *_given: object, **_named: object) -> None:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    with closing(sqlite3.connect(path, factory=Full)) as source:
        with pytest.raises(StoreUnavailable, match=r"copy\.sqlite3 .* full") as caught:
            copied(source, path, target)
        assert str(caught.value).startswith(f"{target} cannot be written ")
    assert list(target.parent.iterdir()) == []


def test_what_a_killed_backup_left_is_no_hindrance(db: Database, path: Path, target: Path) -> None:
    target.with_name(f"{target.name}.partial").write_text("half done")
    back_up(path, target)
    assert is_alone(target)
