"""A database whose tables are not those of its version ends a start in one sentence."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.backup import back_up
from bot.store.errors import DamagedDatabase, StoreError
from bot.store.identity import APPLICATION_ID
from bot.store.inspection import copy_to
from bot.store.migrate import MIGRATIONS, migrate
from bot.store.statistics import statistics

STEPS = sorted(MIGRATIONS.glob("*.sql"))
KNOWN = len(STEPS)

CHANGED = max(
    number
    for number, step in enumerate(STEPS)
    if re.search("(?i)^(create|alter|drop) ", step.read_text(encoding="utf-8"), re.MULTILINE)
)
"""The version before the newest migration that changes tables; later ones change only rows."""

EVERY = 199
"""Of so many bytes one is damaged; all of them would take minutes."""


@pytest.fixture
def whole(path: Path) -> bytes:
    """The bytes of a sound database without rows, which is at ``path``."""
    return written(path, KNOWN)


def written(path: Path, version: int) -> bytes:
    """Write a sound database without rows; return its bytes."""
    with closing(sqlite3.connect(path)) as db:
        for step in STEPS[:version]:
            db.executescript(step.read_text(encoding="utf-8"))
        db.execute(f"pragma application_id = {APPLICATION_ID}")
        db.execute(f"pragma user_version = {version}")
        db.execute("pragma journal_mode = wal")
    return path.read_bytes()


def places(whole: bytes) -> list[int]:
    """Return some bytes of the pages with definitions, and of the first, which has the header.

    Among them are all before the names of tables and indexes: how long the columns are, and of
    which type.
    """
    size = int.from_bytes(whole[16:18])
    pages = {0} | {found.start() // size for found in re.finditer(b"(?i)create ", whole)}
    heads = [
        at.start() - byte for at in re.finditer(b"(table|index)seat", whole) for byte in range(9)
    ]
    return heads + [page * size + byte for page in sorted(pages) for byte in range(0, size, EVERY)]


def queries(path: Path) -> list[str]:
    """Return for each table a query of all its columns."""
    with closing(sqlite3.connect(path)) as db:
        tables = db.execute("select name from sqlite_master where type = 'table'").fetchall()
        columns = {
            name: [row[1] for row in db.execute(f"pragma table_info({name})")] for (name,) in tables
        }
    return [f"select {', '.join(names)} from {table}" for table, names in columns.items()]


def put(path: Path, content: bytes) -> None:
    """Replace a database, and whatever is beside it."""
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()
    path.write_bytes(content)
    path.chmod(0o600)


def set_version(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"pragma user_version = {version}")


@pytest.mark.slow
@pytest.mark.parametrize(("bit", "is_older"), [(0x01, True), (0x01, False), (0x80, False)])
def test_a_flipped_bit_in_the_definitions_is_told_or_does_no_harm(
    path: Path, whole: bytes, bit: int, is_older: bool
) -> None:
    asked, told = queries(path), list[str]()
    if is_older:
        path.unlink()
        whole = written(path, KNOWN - 1)
    for at in places(whole):
        put(path, whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
        try:
            migrate(path)
        except StoreError as error:
            told.append(str(error))
        else:
            with closing(sqlite3.connect(path)) as db:
                for query in asked:
                    db.execute(query).fetchall()
    assert all(sentence.startswith(f"{path} ") for sentence in told)
    assert all(sentence.isprintable() and sentence.endswith(".") for sentence in told)
    assert sum("is damaged" in sentence for sentence in told) > len(told) // 2


@pytest.mark.parametrize("version", [0, 3, CHANGED])
def test_a_version_that_was_set_back_is_told_and_nothing_is_changed(
    path: Path, whole: bytes, version: int
) -> None:
    set_version(path, version)
    before = path.read_bytes()
    with pytest.raises(DamagedDatabase, match=f"not those of its version {version}"):
        migrate(path)
    assert path.read_bytes() == before
    assert not list(path.parent.glob("*.bak"))


def test_a_version_that_was_set_forward_is_told(path: Path) -> None:
    written(path, 3)
    set_version(path, KNOWN)
    with pytest.raises(DamagedDatabase, match=f"not those of its version {KNOWN}"):
        migrate(path)


@pytest.mark.parametrize("bit", [0x01, 0x80])
def test_who_only_reads_is_told_too(path: Path, tmp_path: Path, whole: bytes, bit: int) -> None:
    at = whole.index(b"(status in")
    put(path, whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
    copy = tmp_path / "copy.sqlite"
    with pytest.raises(DamagedDatabase, match=re.escape(str(path))):
        statistics(path, since=0, besides=())
    with pytest.raises(DamagedDatabase, match=re.escape(str(path))):
        back_up(path, copy)
    assert not copy.exists()
    with pytest.raises(StoreError, match=re.escape(str(path))):
        copy_to(path, copy)


def test_what_a_host_has_added_is_no_damage(path: Path, whole: bytes) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("create index of_host on move (made_at)")
        db.execute("create view days as select made_at / 86400 as day from move")
        db.execute("analyze")
    assert migrate(path) == KNOWN


def test_words_that_mean_nothing_may_differ(path: Path, whole: bytes) -> None:
    """Other versions of SQLite put other names in quotes when a column gets another name."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma writable_schema = on")
        db.execute(
            "update sqlite_master set sql = replace(replace(sql, 'private', '\"private\"'),"
            " '-- ', '-- once ') where name = 'move'"
        )
        db.commit()
    assert migrate(path) == KNOWN
