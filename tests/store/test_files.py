"""Whose the files are: made and kept for their owner only, and never another program's."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.database import Database
from bot.store.errors import DamagedDatabase, ForeignDatabase, StoreUnavailable
from bot.store.identity import APPLICATION_ID
from bot.store.migrate import MIGRATIONS, migrate

from .helpers import new_table


@pytest.fixture(params=[0o000, 0o022, 0o777], ids=["umask-000", "umask-022", "umask-777"])
def _umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode_of(path: Path) -> int:
    return path.stat().st_mode & 0o777


def open_folder(folder: Path) -> Path:
    folder.mkdir()
    folder.chmod(0o755)
    return folder


def older(path: Path) -> None:
    """Make a database as it was before the newest migration, and before there was the id."""
    steps = sorted(MIGRATIONS.glob("*.sql"))[:-1]
    with closing(sqlite3.connect(path)) as db:
        for step in steps:
            db.executescript(step.read_text(encoding="utf-8"))
        db.execute(f"pragma user_version = {len(steps)}")


# --- modes ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("_umask")
async def test_new_files_and_folders_are_for_their_owner_only(tmp_path: Path) -> None:
    there = open_folder(tmp_path / "there")
    path = there / "new" / "deeper" / "tables.sqlite"
    async with await Database.open(path) as db:
        await new_table(db)
        files = {file.name: mode_of(file) for file in path.parent.iterdir()}
    ours = ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm")
    assert files == dict.fromkeys(ours, 0o600)
    assert mode_of(path.parent) == mode_of(path.parent.parent) == 0o700
    assert mode_of(there) == 0o755, "what was there is left as it was"


@pytest.mark.usefixtures("_umask")
def test_the_copy_before_a_migration_is_for_its_owner_only(path: Path) -> None:
    older(path)
    path.chmod(0o640)
    migrate(path)
    (copy,) = path.parent.glob("*.bak")
    assert mode_of(copy) == 0o600


def test_files_that_others_can_read_are_shut_to_them_and_the_log_says_so(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    migrate(path)
    copy = path.with_name(f"{path.name}.before-0002.bak")
    copy.touch()
    path.chmod(0o640)
    copy.chmod(0o444)
    caplog.set_level(logging.INFO)
    migrate(path)
    assert (mode_of(path), mode_of(copy)) == (0o600, 0o400)
    (line,) = caplog.messages
    assert str(path) in line
    assert str(copy) in line
    migrate(path)
    assert len(caplog.messages) == 1


def test_a_mode_that_cannot_be_changed_is_no_hindrance(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    migrate(path)
    path.chmod(0o644)

    def refused(self: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refused)
    migrate(path)
    (line,) = caplog.messages
    assert "Operation not permitted" in line


# --- whose database it is ------------------------------------------------------------------


def test_a_new_database_bears_our_id_and_an_older_one_gets_it(path: Path, tmp_path: Path) -> None:
    before = tmp_path / "before.sqlite"
    older(before)
    for file in (path, before):
        migrate(file)
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("pragma application_id").fetchone() == (APPLICATION_ID,)


FOREIGN = {
    "a table of another kind": "create table bookmark (url text); pragma user_version = 75;",
    "no version": "create table bookmark (url text);",
    "the id of another program": "pragma application_id = 7; create table game_table (id integer);",
    "write-ahead log": "pragma journal_mode = wal; create table bookmark (url text);",
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_database_of_another_program_is_left_alone(path: Path, kind: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.executescript(FOREIGN[kind])
    path.chmod(0o644)
    before = path.read_bytes()
    with pytest.raises(ForeignDatabase, match=r"tables\.sqlite is the SQLite database of another"):
        migrate(path)
    assert path.read_bytes() == before
    assert mode_of(path) == 0o644
    assert list(path.parent.iterdir()) == [path]


def test_a_database_of_another_program_that_was_killed_is_left_alone(
    path: Path, tmp_path: Path
) -> None:
    """All its tables are in the log yet."""
    with closing(sqlite3.connect(tmp_path / "alive", isolation_level=None)) as other:
        other.execute("pragma journal_mode = wal")
        other.execute("create table bookmark (url text)")
        path.write_bytes((tmp_path / "alive").read_bytes())
        log = path.with_name(f"{path.name}-wal")
        log.write_bytes((tmp_path / "alive-wal").read_bytes())
    before = path.read_bytes(), log.read_bytes()
    with pytest.raises(ForeignDatabase):
        migrate(path)
    assert (path.read_bytes(), log.read_bytes()) == before


# --- damaged, locked, read-only ------------------------------------------------------------


@pytest.fixture
def whole(path: Path) -> bytes:
    migrate(path)
    return path.read_bytes()


DAMAGE = {
    "100 bytes": lambda whole: whole[:100],
    "half": lambda whole: whole[: len(whole) // 2],
    "a page short": lambda whole: whole[:-4096],
    "rubbish after the header": lambda whole: whole[:100] + b"\xa5" * (len(whole) - 100),
    "rubbish after the first page": lambda whole: whole[:4096] + b"\xa5" * (len(whole) - 4096),
    "rubbish after the first words": lambda whole: whole[:16] + b"\xa5" * 9000,
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_file_is_told_and_left_as_it_is(path: Path, whole: bytes, kind: str) -> None:
    path.write_bytes(DAMAGE[kind](whole))
    before = path.read_bytes()
    with pytest.raises(DamagedDatabase, match=r"tables\.sqlite is damaged") as caught:
        migrate(path)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("end", ["-wal", "-journal"])
def test_rubbish_beside_the_file_is_no_hindrance(path: Path, whole: bytes, end: str) -> None:
    path.with_name(path.name + end).write_bytes(b"\xa5" * 5000)
    assert migrate(path) == len(list(MIGRATIONS.glob("*.sql")))


async def test_a_locked_file_is_told(path: Path, whole: bytes) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("pragma locking_mode = exclusive")
        other.execute("begin exclusive")
        with pytest.raises(StoreUnavailable, match="another program"):
            await Database.open(path, patience=0.001)
    async with await Database.open(path):
        pass


class Unwritable(sqlite3.Connection):
    """A connection as SQLite opens it to a file that it may not write."""

    def __init__(self, name: str | Path, **named: object) -> None:
        address = (
            name
            if str(name).startswith(("file:", ":memory:"))
            else f"{Path(name).as_uri()}?mode=ro"
        )
        super().__init__(address, **{**named, "uri": True})  # type: ignore[arg-type]


@pytest.mark.parametrize("is_older", [True, False])
async def test_a_file_that_may_not_be_written_is_told(
    path: Path, is_older: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_older:
        older(path)
    else:
        migrate(path)
    monkeypatch.setattr(sqlite3, "connect", Unwritable)
    with pytest.raises(StoreUnavailable, match="read-only"):
        await Database.open(path)


@pytest.mark.parametrize("at", ["file/tables.sqlite", "file/new/tables.sqlite"])
def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, at: str) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(StoreUnavailable) as caught:
        migrate(tmp_path / at)
    assert caught.value.reason == "io"
    assert at in str(caught.value)


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(28, "No space left on device"), "full"),
        (OSError(30, "Read-only file system"), "read-only"),
        (PermissionError(13, "Permission denied"), "read-only"),
        (OSError(5, "Input/output error"), "io"),
    ],
)
def test_what_the_disk_refuses_is_told(
    path: Path, error: OSError, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_given: object) -> int:
        raise error

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(StoreUnavailable) as caught:
        migrate(path)
    assert caught.value.reason == reason
