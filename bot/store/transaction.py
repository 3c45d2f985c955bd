"""What reads and writes rows of the database: queries, what they have read, and transactions."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeAlias

import aiosqlite
from typing_extensions import override

from bot.store.connection import After, Statement, Values
from bot.store.errors import DamagedDatabase, StoreUnavailable
from bot.store.trouble import Health

Rows: TypeAlias = Sequence[tuple[Any, ...]]

FEW, REMEMBERED = 100, 100
"""How many rows are remembered at most, and how often those of the same query."""

WRITES = re.compile("(?:insert into|update) ([a-z_]+)")
"""What changes one table alone; whatever else is no query may change more."""


class Reader:
    """A connection for queries. Only ``bot.store`` gives it SQL; others pass it along.

    Its methods, and with them all functions of ``bot.store``, raise ``StoreUnavailable`` when the
    file cannot be used for now, and ``DamagedDatabase`` when it is damaged.
    """

    def __init__(self, connection: aiosqlite.Connection, health: Health) -> None:
        self._connection = connection
        self._health = health
        self._has_ended = False

    async def rows(self, sql: str, values: Values = ()) -> Rows:
        connection = self._use(sql)
        with self._watching():
            fetched = await connection.execute_fetchall(sql, self._given(values))
        return [tuple(row) for row in fetched]

    async def mappings(self, sql: str, values: Values = ()) -> list[dict[str, Any]]:
        """The rows, each by column."""
        connection = self._use(sql)
        with self._watching():
            async with connection.execute(sql, self._given(values)) as cursor:
                columns = [column[0] for column in cursor.description]
                fetched = await cursor.fetchall()
        return [dict(zip(columns, row, strict=True)) for row in fetched]

    async def row(self, sql: str, values: Values = ()) -> tuple[Any, ...] | None:
        rows = await self.rows(sql, values)
        return rows[0] if rows else None

    async def value(self, sql: str, values: Values = ()) -> Any:
        """The first column of the first row; None when there is no row."""
        row = await self.row(sql, values)
        return None if row is None else row[0]

    def _use(self, _sql: str) -> aiosqlite.Connection:
        if self._has_ended:
            raise RuntimeError("this transaction has ended, or the database was closed")
        return self._connection

    def _given(self, values: Values) -> Values | After:
        """Return what the connection is given with a statement."""
        return values

    def _watching(self) -> AbstractContextManager[None]:
        return self._health.watching()

    def end(self) -> None:
        self._has_ended = True


class Remembering(Reader):
    """Remembers what it has read of tables that are not written since: a press asks for most things
    more than once, and much is seldom written at all.
    """

    def __init__(self, connection: aiosqlite.Connection, health: Health) -> None:
        super().__init__(connection, health)
        self._read = dict[str, dict[Hashable, Rows]]()

    @override
    async def rows(self, sql: str, values: Values = ()) -> Rows:
        self._use(sql)
        # What is written meanwhile puts another memory in the place of this one.
        read = self._read.setdefault(sql, {})
        key = tuple(values.items() if isinstance(values, Mapping) else values)
        found = read.get(key)
        if found is None:
            found = await super().rows(sql, values)
            if len(found) <= FEW:
                read[key] = found
            if len(read) > REMEMBERED:
                del read[next(iter(read))]
        else:
            await asyncio.sleep(0)  # who reads lets others go on, remembered or not
        return found

    def forget(self, written: Collection[str] | None) -> None:
        """Read anew what queries that name one of these tables have found; ``None`` means all."""
        for sql in [*self._read]:
            if written is None or any(name in sql for name in written):
                del self._read[sql]


class Tx(Reader):
    """A transaction that writes. It also reads, and sees its own changes.

    Using it after its ``writing()`` block has ended is an error. After the store's own
    ``StoreUnavailable`` or ``DamagedDatabase`` the block can only be left.
    """

    def __init__(self, connection: aiosqlite.Connection, health: Health) -> None:
        super().__init__(connection, health)
        self._failure: StoreUnavailable | DamagedDatabase | None = None
        self._waiting: list[Statement] = [("begin immediate", (), False)]
        self.written: set[str] | None = set()
        """The tables that it has written to; ``None`` if that may be any."""

    async def run(self, sql: str, values: Values = ()) -> int:
        """Run one statement and return how many rows it changed."""
        connection = self._use(sql)
        with self._watching():
            cursor = await connection.execute(sql, self._given(values))
        return cursor.rowcount

    def later(self, sql: str, values: Values = ()) -> None:
        """Run one statement just before the next one that is waited for, at the latest when this
        transaction is committed: it is that one which raises what is wrong with it.
        """
        self._use(sql)
        self._waiting.append((sql, values, False))

    def later_many(self, sql: str, values: Iterable[Values]) -> None:
        """Do so for each of these values."""
        self._use(sql)
        self._waiting.append((sql, [*values], True))

    async def insert(self, into: str, values: Mapping[str, Any]) -> int:
        """Add a row to a table of the database, given its values by column; return its id."""
        marks = ", ".join(f":{column}" for column in values)
        sql = f"insert into {into} ({', '.join(values)}) values ({marks}) returning id"
        return int(await self.value(sql, values))

    def update(self, what: str, changes: Mapping[str, Any], **where: Any) -> None:
        """Change columns of the rows with these values in others, :meth:`later`."""
        self.later(*_updating(what, changes, where))

    async def updated(self, what: str, changes: Mapping[str, Any], **where: Any) -> int:
        """Do so now, and return how many rows there were."""
        return await self.run(*_updating(what, changes, where))

    def rest(self) -> After:
        """Return what is still to be run before the commit."""
        return After(self._taken())

    def _taken(self) -> list[Statement]:
        """Return what waits, once: what fails is not run again."""
        waiting, self._waiting = self._waiting, []
        return waiting

    @override
    def _given(self, values: Values) -> After:
        return After(self._taken(), values)

    @override
    def _use(self, sql: str) -> aiosqlite.Connection:
        # SQLite may have rolled back already: what follows would be stored without the rest.
        if self._failure is not None:
            raise self._failure
        if (writes := WRITES.match(sql)) is None and not sql.startswith("select"):
            self.written = None
        elif writes is not None and self.written is not None:
            self.written.add(writes[1])
        return super()._use(sql)

    @override
    @contextmanager
    def _watching(self) -> Iterator[None]:
        try:
            with super()._watching():
                yield
        except (StoreUnavailable, DamagedDatabase) as error:
            self._failure = error
            raise

    def check(self) -> None:
        """Refuse to commit what has failed halfway."""
        if self._failure is not None:
            raise self._failure


def _updating(
    what: str, changes: Mapping[str, Any], where: Mapping[str, Any]
) -> tuple[str, dict[str, Any]]:
    """Return a statement that changes these columns of a table's rows, and its values."""
    assignments = ", ".join(f"{column} = :{column}" for column in changes)
    which = " and ".join(f"{column} = :where_{column}" for column in where)
    values = {**changes, **{f"where_{column}": value for column, value in where.items()}}
    return f"update {what} set {assignments} where {which}", values
