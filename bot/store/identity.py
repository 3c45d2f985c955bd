"""Whose database a file is, found out without changing it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import ForeignDatabase, NotADatabase

MAGIC = b"SQLite format 3\0"

APPLICATION_ID = int.from_bytes(b"Expd")
"""Written into every database of this bot: https://sqlite.org/pragma.html#pragma_application_id"""

OUR_TABLE = "game_table"
"""What a database of this bot from before there was the id is known by."""


def identify(path: Path, patience: float) -> int:
    """Return the version of the bot's database at *path*; 0 if there is none or it is empty.

    :raises NotADatabase: *path* is a folder or a file of another kind.
    :raises ForeignDatabase: another program has made it.
    :raises sqlite3.Error: it is damaged, or another program still holds it after so many seconds.
    :raises OSError: it cannot be read.
    """
    if not is_there(path):
        return 0
    with closing(_opened(path, patience)) as db:
        return version_in(db, path)


def is_there(path: Path) -> bool:
    """Whether *path* is a SQLite database; False if there is no file or an empty one.

    :raises NotADatabase: *path* is a folder or a file of another kind.
    :raises OSError: it cannot be read.
    """
    if not path.exists():
        return False
    if not path.is_file():
        raise NotADatabase(path)
    with path.open("rb") as file:
        header = file.read(100)
    if not header:
        return False
    if not (len(header) == 100 and header.startswith(MAGIC)):
        raise NotADatabase(path)
    return True


def version_in(db: sqlite3.Connection, path: Path) -> int:
    """Return the version of the bot's database that is open; 0 if it holds nothing.

    :raises ForeignDatabase: another program has made it.
    :raises sqlite3.Error: it is damaged or locked.
    """
    (made_by,) = db.execute("pragma application_id").fetchone()
    (version,) = db.execute("pragma user_version").fetchone()
    names = {name for (name,) in db.execute("select cast(name as blob) from sqlite_master")}
    is_older = made_by == 0 and (not names or OUR_TABLE.encode() in names)
    if not (made_by == APPLICATION_ID or is_older):
        raise ForeignDatabase(path)
    return int(version)


def _opened(path: Path, patience: float) -> sqlite3.Connection:
    """Open a database so that what another program or a newer bot has stored stays as it is."""
    log = path.with_name(f"{path.name}-wal")
    # Opened for writing, the newest changes would be folded from the log into the file. Without a
    # log there are none, and only then what a killed process left half changed is rolled back.
    mode = "ro" if log.exists() and log.stat().st_size else "rw"
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, timeout=patience)
