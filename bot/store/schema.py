"""Whether the tables of a database are those that its version says."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from bot.store.errors import DamagedDatabase

Step: TypeAlias = tuple[Path, str]
"""A migration and its script."""

Schema: TypeAlias = dict[bytes, tuple[bytes, bytes, str, list[bytes]]]

WORD = re.compile(rb'--[^\n]*|(\w+|[^\w\s"])')
"""Comments, spaces and quotes differ between versions of SQLite, or may be reworded."""

DEFINED = (
    "select cast(name as blob), cast(type as blob), cast(tbl_name as blob),"
    " typeof(name) || typeof(type) || typeof(tbl_name) || typeof(rootpage) || typeof(sql),"
    " cast(ifnull(sql, '') as blob) from sqlite_master"
)
"""Bytes, as a damaged name or definition may be no text."""


def expect_schema(db: sqlite3.Connection, path: Path, steps: Sequence[Path], version: int) -> None:
    """Check that the first ``version`` of all migrations have made the tables of a database.

    Only what some migration makes is looked at: a host may have added an index or a view. A
    new database is right, and so is one from a newer bot, of which nothing is known here.

    :raises DamagedDatabase: a table or an index is missing, differs, or is there too early.
    :raises sqlite3.Error: the database cannot be read.
    """
    (verdict,) = db.execute("pragma integrity_check(sqlite_master)").fetchone()
    if verdict != "ok":
        raise DamagedDatabase(path, " ".join(verdict.split()))
    found = _schema(db)
    if version > len(steps) or not (version or found):
        return
    wanted, names = _made_by(tuple((s, s.read_text(encoding="utf-8")) for s in steps), version)
    if any(found.get(name) != wanted.get(name) for name in names):
        raise DamagedDatabase(path, f"its tables are not those of its version {version}")


@lru_cache(maxsize=4)
def _made_by(steps: tuple[Step, ...], version: int) -> tuple[Schema, frozenset[bytes]]:
    """Return what the first ``version`` migrations make, and the names of what any of them makes.

    It is kept: to run all migrations takes 20 ms, and tests open thousands of databases.
    """
    with closing(sqlite3.connect(":memory:")) as model:
        _run(model, steps[:version])
        wanted = _schema(model)
        _run(model, steps[version:])
        return wanted, frozenset(wanted.keys() | _schema(model).keys())


def _run(model: sqlite3.Connection, steps: Sequence[Step]) -> None:
    for path, script in steps:
        try:
            model.executescript(script)
        except sqlite3.Error as error:
            error.add_note(f"while trying the migration {path}")
            raise


def _schema(db: sqlite3.Connection) -> Schema:
    """Return what defines each table, index, view and trigger, by name."""
    return {
        name: (kind, table, types, [word for word in WORD.findall(sql) if word])
        for name, kind, table, types, sql in db.execute(DEFINED)
    }
