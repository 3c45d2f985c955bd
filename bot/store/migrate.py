"""Bring a database file up to date before it is used. Synchronous: run in a thread."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import BadMigrations, DatabaseFromFuture
from bot.store.files import make_private
from bot.store.identity import APPLICATION_ID, identify
from bot.store.inspection import copied
from bot.store.schema import expect_schema
from bot.store.trouble import PATIENCE, explaining

MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"

NAME = re.compile(r"([0-9]{4})_[a-z0-9_]+\.sql")

SECURE = "pragma secure_delete = on"
"""What is deleted is overwritten. Not every build of SQLite does so by itself."""


def migrate(path: Path, folder: Path = MIGRATIONS, patience: float = PATIENCE) -> int:
    """Create or update the database at *path* and return its version.

    Each numbered file runs in one transaction together with ``pragma user_version``, so a process
    that is killed in between continues where it stopped. The version lives in the database itself:
    a restored backup always knows how old it is.

    A database that holds anything is first copied to ``<name>.before-<NNNN>.bak`` beside it, where
    NNNN is the first migration about to run. An older backup is never overwritten.

    Only their owner may read the files: new ones are made so, older ones are shut to others.

    :raises BadMigrations: the folder is missing, or its files are misnamed or have a gap.
    :raises NotADatabase: *path* is a folder or a file of another kind. It is left alone.
    :raises ForeignDatabase: another program has made it. It is left alone.
    :raises DatabaseFromFuture: a newer bot has written it. The file is not changed.
    :raises StoreUnavailable: it cannot be read and written for now, or another program still
        holds it after ``patience`` seconds.
    :raises DamagedDatabase: it is damaged, or its tables are not those of its version.
    """
    steps = steps_in(folder)
    with explaining(path):
        return _migrated(path.resolve(), steps, patience)


def _migrated(path: Path, steps: list[Path], patience: float) -> int:
    version = identify(path, patience)
    if version > len(steps):
        raise DatabaseFromFuture(path, version, len(steps))
    make_private(path)
    with closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as db:
        db.execute(SECURE)
        # Read again: opening it may have rolled back an unfinished change of a killed process.
        (version,) = db.execute("pragma user_version").fetchone()
        expect_schema(db, path, steps, version)
        if version < len(steps) and db.execute("select 1 from sqlite_master").fetchone():
            _back_up(db, path, version + 1)
        for number, step in enumerate(steps[version:], start=version + 1):
            _run(db, number, step)
    return len(steps)


def steps_in(folder: Path) -> list[Path]:
    """Return the migrations in order; their numbers are 1, 2, 3 ... without a gap.

    :raises BadMigrations: the folder is missing, or its files are misnamed or have a gap.
    """
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


def _run(db: sqlite3.Connection, number: int, step: Path) -> None:
    script = step.read_text(encoding="utf-8")
    try:
        # The line break keeps a comment at the end of the file from hiding what follows it.
        db.executescript(
            f"begin immediate;\n{script}\n;"
            f"pragma application_id = {APPLICATION_ID};pragma user_version = {number};"
        )
        broken = db.execute("pragma foreign_key_check").fetchone()
        if broken is not None:
            raise sqlite3.IntegrityError(f"rows of {broken[0]} point to rows that are not there")
        db.commit()
    except BaseException as error:
        db.rollback()
        error.add_note(f"while running the migration {step}")
        raise


def _back_up(db: sqlite3.Connection, path: Path, number: int) -> None:
    """Write a consistent copy of *db* beside it."""
    target = path.with_name(f"{path.name}.before-{number:04d}.bak")
    again = 2
    while target.exists():
        target = path.with_name(f"{path.name}.before-{number:04d}.{again}.bak")
        again += 1
    copied(db, path, target).rename(target)
