"""Copy a database without changing it. Synchronous: run in a thread."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import DamagedDatabase, NotADatabase, StoreError
from bot.store.files import make_private_file
from bot.store.trouble import NO_TEXT, PATIENCE, explaining


def copy_to(path: Path, target: Path, *, patience: float = PATIENCE) -> None:
    """Copy the database at *path* to a new file, as it is at this moment; a bot may be using it.

    It is opened for reading only. Only its owner may read the copy.

    :raises NotADatabase: *path* is a folder or a file of another kind.
    :raises StoreError: there is no such file, or it cannot be read, as when another program still
        locks it after *patience* seconds.
    """
    if path.is_dir():
        raise NotADatabase(path)
    if not path.exists():
        raise StoreError(f"{path}: there is no database")
    uri = f"{path.resolve().as_uri()}?mode=ro"
    make_private_file(target)
    try:
        with (
            closing(
                sqlite3.connect(uri, uri=True, timeout=patience, isolation_level=None)
            ) as source,
            closing(sqlite3.connect(target)) as copy,
        ):
            source.execute("begin")  # or copying would wait for ever for who locks it
            source.execute("select count(*) from sqlite_master").fetchone()
            source.backup(copy)
    except UnicodeDecodeError as error:
        raise DamagedDatabase(path, NO_TEXT) from error
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise NotADatabase(path) from error
        raise StoreError(f"{path} cannot be read: {error}") from error


def copied(source: sqlite3.Connection, path: Path, target: Path) -> Path:
    """Write a copy of the open database at *path*, and return its path beside *target*.

    It is to be renamed to *target* as soon as it is known to be good. Only its owner may read it.

    :raises StoreUnavailable: the copy cannot be written.
    :raises DamagedDatabase: the database is damaged.
    """
    partial = target.with_name(f"{target.name}.partial")
    with explaining(target):
        partial.unlink(missing_ok=True)
        make_private_file(partial)
    try:
        with explaining(target), closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
    except BaseException as error:
        partial.unlink(missing_ok=True)
        if isinstance(error, DamagedDatabase):  # the copy is new
            raise DamagedDatabase(path, error.__cause__) from error
        raise
    return partial
