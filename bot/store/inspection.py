"""Look into a database without changing it. Synchronous: run in a thread."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import NotADatabase, StoreError
from bot.store.files import make_private_file
from bot.store.trouble import PATIENCE


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
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise NotADatabase(path) from error
        raise StoreError(f"{path} cannot be read: {error}") from error
