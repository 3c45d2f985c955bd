"""The open database: one connection that writes, one that reads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

import aiosqlite

from bot.store.migrate import MIGRATIONS, migrate

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]

# At level DEBUG aiosqlite writes every statement with its values: seeds, hands, private messages.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Reader:
    """A connection for queries. Only ``bot.store`` gives it SQL; others pass it along."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._has_ended = False

    async def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        fetched = await self._use().execute_fetchall(sql, values)
        return [tuple(row) for row in fetched]

    async def row(self, sql: str, values: Values = ()) -> tuple[Any, ...] | None:
        rows = await self.rows(sql, values)
        return rows[0] if rows else None

    async def value(self, sql: str, values: Values = ()) -> Any:
        """The first column of the first row; None when there is no row."""
        row = await self.row(sql, values)
        return None if row is None else row[0]

    def _use(self) -> aiosqlite.Connection:
        if self._has_ended:
            raise RuntimeError("this transaction has ended, or the database was closed")
        return self._connection

    def _end(self) -> None:
        self._has_ended = True


class Tx(Reader):
    """A transaction that writes. It also reads, and sees its own changes.

    Using it after its ``writing()`` block has ended is an error.
    """

    async def run(self, sql: str, values: Values = ()) -> int:
        """Run one statement and return how many rows it changed."""
        cursor = await self._use().execute(sql, values)
        return cursor.rowcount

    async def run_many(self, sql: str, values: Iterable[Values]) -> None:
        await self._use().executemany(sql, values)


class Database:
    """One file, opened once per process. Safe to use from any number of coroutines."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        """Not for callers: use :meth:`open`."""
        self._writer = writer
        self._read_connection = reader
        self._lock = asyncio.Lock()
        self._writing_task: asyncio.Task[Any] | None = None
        self._is_closed = False
        self.reader = Reader(reader)
        """Sees what is committed at the moment of each query. A change may come between two
        queries: where that matters, hold the table's lock, or query inside :meth:`writing`."""

    @classmethod
    async def open(cls, path: Path, *, migrations: Path = MIGRATIONS) -> Database:
        """Create or update the file at *path* (see ``migrate``) and open it.

        The caller must :meth:`close` it, also after errors, or its threads keep the process alive;
        ``async with await Database.open(path) as db:`` does so.

        :raises NotADatabase: the path is a folder or a file of another kind.
        :raises DatabaseFromFuture: a newer bot has written it; nothing was changed.
        :raises BadMigrations: the folder of migrations is missing or has a gap.
        """
        await asyncio.to_thread(migrate, path, migrations)
        writer = await _connected(
            path,
            "pragma journal_mode = wal",
            "pragma foreign_keys = on",
            "pragma synchronous = normal",
        )
        try:
            reader = await _connected(path, "pragma query_only = on")
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Tx]:
        """A transaction that writes: one at a time, others wait.

        It is committed when the block ends, and rolled back when an exception leaves the block, a
        cancellation included (one that arrives during the commit itself is too late). Keep the
        block short: no Discord, no drawing, no game rules in it.

        :raises RuntimeError: the database is closed, or the same task is already writing.
        """
        task = asyncio.current_task()
        if task is not None and self._writing_task is task:
            raise RuntimeError("writing() inside writing() would wait for itself: pass tx along")
        async with self._lock:
            if self._is_closed:
                raise RuntimeError("the database is closed")
            tx = Tx(self._writer)
            self._writing_task = task
            try:
                # aiosqlite keeps its queue in order, so even a cancelled step runs before the
                # rollback, and the rollback before the next transaction.
                await self._writer.execute("begin immediate")
                yield tx
                tx._end()
                await self._writer.commit()
            except BaseException:
                tx._end()
                await self._writer.rollback()
                raise
            finally:
                self._writing_task = None

    async def close(self) -> None:
        """Let the current writer finish, then close. Closing twice is fine."""
        async with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
            self.reader._end()
            try:
                await self._read_connection.close()
            finally:
                await self._writer.close()


async def _connected(path: Path, *pragmas: str) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        for pragma in ("pragma busy_timeout = 5000", *pragmas):
            await connection.execute_fetchall(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection
