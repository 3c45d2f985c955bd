"""Copies of the database, made while it is in use. Synchronous: run in a thread."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.errors import BackupExists, DamagedDatabase, NoDatabase
from bot.store.identity import OUR_TABLE, identify
from bot.store.inspection import copied
from bot.store.migrate import MIGRATIONS, steps_in
from bot.store.schema import expect_schema
from bot.store.trouble import PATIENCE, explaining


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup holds."""

    version: int
    tables: int
    size: int
    """In bytes."""


def back_up(path: Path, target: Path, *, patience: float = PATIENCE) -> Backup:
    """Copy the database at *path* to the new file *target*, also while the bot uses it.

    The copy is opened and checked, and gets its name only when it is sound. Only its owner may
    read it.

    :raises NoDatabase: there is none at *path*.
    :raises NotADatabase: *path* is a folder or a file of another kind.
    :raises ForeignDatabase: another program has made it.
    :raises BackupExists: *target* is there already.
    :raises StoreUnavailable: the database cannot be read, or the copy cannot be written.
    :raises DamagedDatabase: the database is damaged.
    """
    with explaining(path):
        if identify(path, patience) == 0:
            raise NoDatabase(path)
        uri = f"{path.resolve().as_uri()}?mode=rw"
        source = sqlite3.connect(uri, uri=True, timeout=patience, isolation_level=None)
    with closing(source):
        with explaining(path):  # to the end of the copy nothing can get in its way any more
            source.execute("begin")
            source.execute("select count(*) from sqlite_master").fetchone()
        with explaining(target):
            if target.exists():
                raise BackupExists(target)
            partial = copied(source, path, target)
    try:
        made = _checked(path, partial)
        with explaining(target):
            if target.exists():
                raise BackupExists(target)
            partial.rename(target)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    return made


def _checked(path: Path, copy: Path) -> Backup:
    """Return what the copy of the database at *path* holds.

    :raises DamagedDatabase: the copy is damaged; so the database is, too.
    """
    uri = f"{copy.resolve().as_uri()}?mode=ro&immutable=1"
    with explaining(path), closing(sqlite3.connect(uri, uri=True)) as db:
        (verdict,) = db.execute("pragma integrity_check(1)").fetchone()
        if verdict != "ok":
            raise DamagedDatabase(path, " ".join(verdict.split()))
        (version,) = db.execute("pragma user_version").fetchone()
        expect_schema(db, path, steps_in(MIGRATIONS), version)
        (tables,) = db.execute(f"select count(*) from {OUR_TABLE}").fetchone()
        return Backup(version=version, tables=tables, size=copy.stat().st_size)
