"""Bring a database file up to date before it is used. Synchronous: run in a thread."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import BadMigrations, DatabaseFromFuture, NotADatabase
from bot.store.trouble import explaining

MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"

NAME = re.compile(r"([0-9]{4})_[a-z0-9_]+\.sql")
MAGIC = b"SQLite format 3\0"


def migrate(path: Path, folder: Path = MIGRATIONS, busy_timeout: int = 5000) -> int:
    """Create or update the database at *path* and return its version.

    Each numbered file runs in one transaction together with ``pragma user_version``, so a process
    that is killed in between continues where it stopped. The version lives in the database itself:
    a restored backup always knows how old it is.

    A database that holds anything is first copied to ``<name>.before-<NNNN>.bak`` beside it, where
    NNNN is the first migration about to run. An older backup is never overwritten.

    :raises BadMigrations: the folder is missing, or its files are misnamed or have a gap.
    :raises NotADatabase: *path* is a folder or a file of another kind. It is left alone.
    :raises DatabaseFromFuture: a newer bot has written it. The file is not changed.
    :raises StoreUnavailable: it cannot be read and written for now, or another program still
        holds it after ``busy_timeout`` milliseconds.
    :raises DamagedDatabase: it is damaged.
    """
    steps = _steps(folder)
    with explaining(path):
        return _migrated(path.resolve(), steps, busy_timeout / 1000)


def _migrated(path: Path, steps: list[Path], patience: float) -> int:
    version = _version(path)
    if version > len(steps):
        raise DatabaseFromFuture(path, version, len(steps))
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as db:
        # Read again: opening it may have rolled back an unfinished change of a killed process.
        (version,) = db.execute("pragma user_version").fetchone()
        if version < len(steps) and db.execute("select 1 from sqlite_master").fetchone():
            _back_up(db, path, version + 1)
        for number, step in enumerate(steps[version:], start=version + 1):
            _run(db, number, step)
    return len(steps)


def _steps(folder: Path) -> list[Path]:
    """The migrations in order; their numbers are 1, 2, 3 ... without a gap."""
    steps = sorted(folder.glob("*.sql"))
    if not steps:
        raise BadMigrations(f"{folder} holds no migrations (NNNN_reason.sql)")
    for expected, step in enumerate(steps, start=1):
        name = NAME.fullmatch(step.name)
        if name is None:
            raise BadMigrations(f"{step} is not named NNNN_reason.sql")
        if int(name[1]) != expected:
            raise BadMigrations(f"{step} should have number {expected:04d}: no gaps, no duplicates")
    return steps


def _version(path: Path) -> int:
    """The version of the database at *path* (0 for none), without changing the file.

    Opening the file for writing would already fold its write-ahead log into it, and opening it
    read-only leaves files beside it, so the version is read from the header where that is enough.
    """
    if not path.exists():
        return 0
    if not path.is_file():
        raise NotADatabase(path)
    with path.open("rb") as file:
        header = file.read(100)
    if header and not (len(header) == 100 and header.startswith(MAGIC)):
        raise NotADatabase(path)
    log = path.with_name(path.name + "-wal")
    if not log.exists() or log.stat().st_size == 0:
        return int.from_bytes(header[60:64])  # https://sqlite.org/fileformat.html#user_version
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
        (version,) = db.execute("pragma user_version").fetchone()
    return int(version)


def _run(db: sqlite3.Connection, number: int, step: Path) -> None:
    script = step.read_text(encoding="utf-8")
    try:
        # The line break keeps a comment at the end of the file from hiding what follows it.
        db.executescript(f"begin immediate;\n{script}\n;pragma user_version = {number};")
        broken = db.execute("pragma foreign_key_check").fetchone()
        if broken is not None:
            raise sqlite3.IntegrityError(f"rows of {broken[0]} point to rows that are not there")
        db.commit()
    except BaseException as error:
        db.rollback()
        error.add_note(f"while running the migration {step}")
        raise


def _back_up(db: sqlite3.Connection, path: Path, number: int) -> Path:
    """Write a consistent copy of *db* beside it and return its path.

    It gets its final name only when it is complete.
    """
    target = path.with_name(f"{path.name}.before-{number:04d}.bak")
    again = 2
    while target.exists():
        target = path.with_name(f"{path.name}.before-{number:04d}.{again}.bak")
        again += 1
    partial = path.with_name(f"{target.name}.partial")
    partial.unlink(missing_ok=True)
    partial.touch()
    shutil.copymode(path, partial)  # it holds the same secrets
    with closing(sqlite3.connect(partial)) as copy:
        db.backup(copy)
    partial.rename(target)
    return target
