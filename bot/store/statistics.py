"""Figures of a whole database, and how long things took.

The first are synchronous and read only, also while a bot writes: run them in a thread or a process
of their own. How long things took is kept as a setting for each day, as JSON.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store.errors import DatabaseFromFuture, NoDatabase, OutdatedDatabase
from bot.store.files import size_of
from bot.store.identity import is_there, version_in
from bot.store.migrate import MIGRATIONS, steps_in
from bot.store.outbox import WAITING_POSTS
from bot.store.rows import Scope
from bot.store.schema import expect_schema
from bot.store.settings import set_setting, setting
from bot.store.transaction import Tx
from bot.store.trouble import PATIENCE, explaining

DAY = 24 * 60 * 60

EVERYWHERE: tuple[Scope, int] = ("guild", 0)
"""Whose setting it is: of no server, but of all."""

TIMES = "times "
"""Before the day, as 2026-11-23: the name of the setting."""

OF_DAYS = "scope = ? and scope_id = ? and key >= ? and key < ?"


@dataclass(frozen=True, slots=True)
class Present:
    """How a database is now."""

    tables: dict[str, dict[str, int]]
    """By game and status."""
    waiting: int
    """Posts in channels that wait."""
    oldest: int | None
    """Since when the first does."""
    size: int
    """In bytes, with the files beside it."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """How a database is now, and what was done in the last days."""

    version: int
    present: Present
    moves: dict[int, int]
    """By day, counted from 1970 in UTC: moves that were not taken back, private ones left out."""
    times: dict[str, Counter[int]]
    """By what was timed and by step (:mod:`bot.figures`): how often it took so long."""


def statistics(path: Path, *, since: int, besides: Iterable[str]) -> Statistics:
    """Read the figures of a database.

    :param since: the first day of which moves and times are counted, as a number.
    :param besides: kinds of rows in the outbox that post nothing.
    :raises NoDatabase: there is none at *path*.
    :raises NotADatabase: *path* is a folder or a file of another kind.
    :raises ForeignDatabase: another program has made it.
    :raises OutdatedDatabase: an older bot has written it, and no newer one was started since.
    :raises DatabaseFromFuture: a newer bot has written it.
    :raises StoreUnavailable: it cannot be read for now.
    :raises DamagedDatabase: it is damaged.
    """
    with _reading(path) as db:
        version = _version(db, path)
        expect_schema(db, path, steps_in(MIGRATIONS), version)
        moves = db.execute(
            # Tables that nobody has touched since then have no moves since then.
            "select made_at / :day, count(*) from game_table join move on table_id = id"
            " where updated_at >= :since and made_at >= :since and private = 0 group by 1",
            {"day": DAY, "since": since * DAY},
        )
        return Statistics(
            version=version,
            present=_present(db, path, besides),
            moves=dict(moves.fetchall()),
            times=_times(db, since),
        )


def present(path: Path, *, besides: Iterable[str]) -> Present:
    """Read how a database is now; arguments and errors are those of :func:`statistics`."""
    with _reading(path) as db:
        _version(db, path)
        return _present(db, path, besides)


async def add_times(
    tx: Tx, day: str, times: Iterable[tuple[str, Counter[int]]], *, keep_from: str
) -> None:
    """Add to how long things took on a day; forget the days before *keep_from* (ISO, UTC).

    :param times: what was timed, and how often it took as long as each step says.
    """
    key = f"{TIMES}{day}"
    known = json.loads(await setting(tx, *EVERYWHERE, key) or "{}")
    added = {
        kind: dict(Counter({int(step): n for step, n in known.get(kind, {}).items()}) + steps)
        for kind, steps in times
    }
    await set_setting(tx, *EVERYWHERE, key, json.dumps(added))
    tx.later(f"delete from setting where {OF_DAYS}", (*EVERYWHERE, TIMES, f"{TIMES}{keep_from}"))


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database for reading, and see all of it as at one moment."""
    with explaining(path):
        if not is_there(path):
            raise NoDatabase(path)
        # Without a log nobody is writing. Opened in the other way, SQLite would make one.
        mode = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "immutable=1"
        uri = f"{path.resolve().as_uri()}?{mode}"
        with closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)) as db:
            db.execute("begin")
            yield db


def _version(db: sqlite3.Connection, path: Path) -> int:
    version, known = version_in(db, path), len(list(MIGRATIONS.glob("*.sql")))
    if version > known:
        raise DatabaseFromFuture(path, version, known)
    if version == 0:
        raise NoDatabase(path)
    if version < known:
        raise OutdatedDatabase(path, version, known)
    return version


def _present(db: sqlite3.Connection, path: Path, besides: Iterable[str]) -> Present:
    tables: dict[str, dict[str, int]] = {}
    counted = "select game, status, count(*) from game_table group by game, status order by 1, 2"
    for game, status, count in db.execute(counted):
        tables.setdefault(game, {})[status] = count
    waiting, oldest = db.execute(WAITING_POSTS, (json.dumps(list(besides)),)).fetchone()
    return Present(tables=tables, waiting=waiting, oldest=oldest, size=size_of(path))


def _times(db: sqlite3.Connection, since: int) -> dict[str, Counter[int]]:
    (first,) = db.execute("select date(?, 'unixepoch')", (since * DAY,)).fetchone()
    rows = db.execute(
        f"select value from setting where {OF_DAYS}",
        (*EVERYWHERE, f"{TIMES}{first}", f"{TIMES}~"),
    )
    times: dict[str, Counter[int]] = {}
    for (value,) in rows:
        for kind, steps in json.loads(value).items():
            counted = times.setdefault(kind, Counter())
            counted.update({int(step): count for step, count in steps.items()})
    return times
