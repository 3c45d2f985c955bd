"""Look into a database without changing it. Synchronous: run in a thread."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import NotADatabase, StoreError


def copy_to(path: Path, target: Path) -> None:
    """Copy the database at *path* as it is at this moment; a bot may be using it.

    It is opened for reading only. The copy holds the same secrets: put it where only its owner
    can read it.

    :raises NotADatabase: *path* is a folder or a file of another kind.
    :raises StoreError: there is no such file, or it cannot be read.
    """
    if path.is_dir():
        raise NotADatabase(path)
    if not path.exists():
        raise StoreError(f"{path}: there is no database")
    uri = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with (
            closing(sqlite3.connect(uri, uri=True)) as source,
            closing(sqlite3.connect(target)) as copy,
        ):
            source.backup(copy)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise NotADatabase(path) from error
        raise StoreError(f"{path} cannot be read: {error}") from error
