"""The open database: one connection that writes, one that reads."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import time
from collections.abc import (
    AsyncIterator,
    Callable,
    Collection,
    Hashable,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Self, TypeAlias

import aiosqlite
from typing_extensions import override

from bot.store.errors import CommitUnsure, DamagedDatabase, StoreUnavailable
from bot.store.files import size_of
from bot.store.migrate import MIGRATIONS, SECURE, migrate
from bot.store.trouble import PATIENCE, Health, explaining

log = logging.getLogger(__name__)

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]
Rows: TypeAlias = Sequence[tuple[Any, ...]]

NOT_COMMITTED = ("full", "locked", "read-only")
"""Reasons for which a commit has certainly saved nothing."""


FEW, REMEMBERED = 100, 100
"""How many rows are remembered at most, and how often those of the same query."""

WRITES = re.compile("(?:insert into|update) ([a-z_]+)")
"""What changes one table alone; whatever else is no query may change more."""


DURABLE = "pragma synchronous = full"
"""A power cut must not take back moves whose cards are out (docs/hosting.md)."""


MOMENT = 0.2
"""Seconds in which whoever reads may end, so that the log can be emptied; nobody writes then."""


class _Connection(sqlite3.Connection):
    """A connection whose ``executemany`` returns a closed cursor.

    An open one holds the prepared statement, which later calls share. Whichever thread drops the
    cursor resets that statement, in the middle of such a call (sqlite3.InterfaceError).
    """

    @override
    def executemany(self, sql: str, values: Iterable[Any], /) -> sqlite3.Cursor:
        cursor = super().executemany(sql, values)
        cursor.close()
        return cursor


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
            fetched = await connection.execute_fetchall(sql, values)
        return [tuple(row) for row in fetched]

    async def mappings(self, sql: str, values: Values = ()) -> list[dict[str, Any]]:
        """The rows, each by column."""
        connection = self._use(sql)
        with self._watching():
            async with connection.execute(sql, values) as cursor:
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

    def _watching(self) -> AbstractContextManager[None]:
        return self._health.watching()

    def _end(self) -> None:
        self._has_ended = True


class _Remembering(Reader):
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
        self.written: set[str] | None = set()
        """The tables that it has written to; ``None`` if that may be any."""

    async def run(self, sql: str, values: Values = ()) -> int:
        """Run one statement and return how many rows it changed."""
        connection = self._use(sql)
        with self._watching():
            cursor = await connection.execute(sql, values)
        return cursor.rowcount

    async def insert(self, into: str, values: Mapping[str, Any]) -> int:
        """Add a row to a table of the database, given its values by column; return its id."""
        marks = ", ".join(f":{column}" for column in values)
        sql = f"insert into {into} ({', '.join(values)}) values ({marks}) returning id"
        return int(await self.value(sql, values))

    async def update(self, what: str, changes: Mapping[str, Any], **where: Any) -> int:
        """Change columns of the rows with these values in others; return how many rows."""
        assignments = ", ".join(f"{column} = :{column}" for column in changes)
        which = " and ".join(f"{column} = :where_{column}" for column in where)
        values = {**changes, **{f"where_{column}": value for column, value in where.items()}}
        return await self.run(f"update {what} set {assignments} where {which}", values)

    async def run_many(self, sql: str, values: Iterable[Values]) -> None:
        connection = self._use(sql)
        with self._watching():
            await connection.executemany(sql, values)

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

    def _check(self) -> None:
        """Refuse to commit what has failed halfway."""
        if self._failure is not None:
            raise self._failure


class Database:
    """One file, opened once per process. Safe to use from any number of coroutines."""

    def __init__(
        self,
        writer: aiosqlite.Connection,
        reader: aiosqlite.Connection,
        health: Health,
        wait: str,
    ) -> None:
        """Not for callers: use :meth:`open`."""
        self._wait = wait
        self._health = health
        self._writer = writer
        self._read_connection = reader
        self._lock = asyncio.Lock()
        self._writing_task: asyncio.Task[Any] | None = None
        self._is_closed = False
        self.reader = _Remembering(reader, health)
        """Sees what this object has committed at the moment of each query; what another program
        writes to the file, it may see only after the next commit. A change may come between two
        queries: where that matters, hold the table's lock, or query inside :meth:`writing`."""

    @property
    def trouble(self) -> StoreUnavailable | None:
        """Why the file could not be used the last time; None as soon as a change is stored."""
        return self._health.trouble

    @property
    def damage(self) -> DamagedDatabase | None:
        """The damage that was met; from then on nothing is written any more."""
        return self._health.damage

    def on_damage(self, stop: Callable[[DamagedDatabase], None]) -> None:
        """Call *stop* once, as soon as any query or change meets a damaged file."""
        self._health.on_damage = stop

    def size(self) -> int:
        """Return the bytes of the file and of those beside it."""
        return size_of(self._health.path)

    async def works_again(self) -> bool:
        """Whether changes can be stored; while there is :attr:`trouble`, by storing a small one.

        Without trouble it costs nothing. To be asked before what should not be done twice, such as
        sending what is then noted in the database. A file that was damaged never works again.
        """
        if self.damage is None and self.trouble is not None and self._health.has_room():
            with suppress(StoreUnavailable, DamagedDatabase):
                async with self.writing() as tx:
                    version = await tx.value("pragma user_version")
                    await tx.run(f"pragma user_version = {version}")  # writes a page
                self._health.wrote()
        return self.damage is None and self.trouble is None

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        migrations: Path = MIGRATIONS,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> Self:
        """Create or update the file at *path* (see ``migrate``) and open it.

        The caller must :meth:`close` it, also after errors, or its threads keep the process alive;
        ``async with await Database.open(path) as db:`` does so. ``patience`` is how many seconds
        to wait for another program that holds the file.

        :raises StoreUnavailable: the file cannot be read and written for now.
        :raises DamagedDatabase: the file is damaged.
        :raises NotADatabase: the path is a folder or a file of another kind.
        :raises ForeignDatabase: another program has made it.
        :raises DatabaseFromFuture: a newer bot has written it; nothing was changed.
        :raises BadMigrations: the folder of migrations is missing or has a gap.
        """
        await asyncio.to_thread(migrate, path, migrations, patience)
        wait = _waiting(patience)
        with explaining(path):
            writer = await _connected(
                path,
                wait,
                "pragma journal_mode = wal",
                "pragma foreign_keys = on",
                DURABLE,
                SECURE,
            )
            try:
                reader = await _connected(path, wait, "pragma query_only = on")
            except BaseException:
                await writer.close()
                raise
        return cls(writer, reader, Health(path, clock), wait)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Tx]:
        """A transaction that writes: one at a time, others wait.

        It is committed when the block ends, and rolled back when an exception leaves the block, a
        cancellation included (one that arrives during the commit itself is too late). Keep the
        block short: no Discord, no drawing, no game rules in it.

        :raises StoreUnavailable: it cannot be stored for now; the next one may work.
        :raises DamagedDatabase: the file is damaged; nothing more is written.
        :raises RuntimeError: the database is closed, or the same task is already writing.
        :raises CommitUnsure: the commit failed, and not in a way that proves that nothing is saved.
        """
        task = asyncio.current_task()
        if task is not None and self._writing_task is task:
            raise RuntimeError("writing() inside writing() would wait for itself: pass tx along")
        async with self._lock:
            if self._is_closed:
                raise RuntimeError("the database is closed")
            if self.damage is not None:
                raise self.damage
            tx = Tx(self._writer, self._health)
            self._writing_task = task
            try:
                # aiosqlite keeps its queue in order, so even a cancelled step runs before the
                # rollback, and the rollback before the next transaction.
                with self._health.watching():
                    if self._writer.in_transaction:  # the last rollback failed, too
                        await self._writer.rollback()
                    changes = self._writer.total_changes
                    await self._writer.execute("begin immediate")
                yield tx
                tx._end()
                tx._check()
                await self._commit()
                if self.trouble is not None and self._writer.total_changes != changes:
                    self._health.wrote()
            except BaseException:
                tx._end()
                await self._roll_back()
                raise
            finally:
                self._writing_task = None
                self.reader.forget(tx.written)

    async def _roll_back(self) -> None:
        """Take back what is not committed. If that fails, the next transaction does it first."""
        with suppress(StoreUnavailable, DamagedDatabase), self._health.watching():
            await self._writer.rollback()

    async def _commit(self) -> None:
        try:
            with self._health.watching():
                await self._writer.commit()
        except Exception as error:
            if isinstance(error, StoreUnavailable) and error.reason in NOT_COMMITTED:
                raise
            raise CommitUnsure(f"the commit failed: {error}") from error

    async def empty_log(self) -> bool:
        """Put what is in the write-ahead log into the file, and cut the log off.

        Until then the log still has what rows were before they were changed or deleted. Return
        False if others read for longer than a moment, another program for example: then nothing
        is lost, and it is to be tried again.

        :raises StoreUnavailable: the file cannot be written for now.
        :raises DamagedDatabase: the file is damaged.
        :raises RuntimeError: the database is closed.
        """
        async with self._between_transactions():
            await self._writer.execute_fetchall(_waiting(MOMENT))
            try:
                rows = await self._writer.execute_fetchall("pragma wal_checkpoint(truncate)")
            finally:
                await self._writer.execute_fetchall(self._wait)
        ((is_kept, *_frames),) = rows
        return not is_kept

    async def rewrite(self) -> bool:
        """Write the whole file anew, and empty the log; return whether that was possible.

        Also with ``secure_delete`` pages keep pieces of rows that SQLite has moved to others: of
        1,000 names that were deleted or changed, 2 were still there. Meanwhile nobody else can
        write: 10 ms for each MB (1.9 s for 196 MB on a virtual disk).

        :raises StoreUnavailable: the log cannot be emptied for now.
        :raises DamagedDatabase: the file is damaged.
        :raises RuntimeError: the database is closed.
        """
        async with self._between_transactions():
            try:
                with explaining(self._health.path):
                    await self._writer.execute_fetchall("vacuum")
            except StoreUnavailable as error:  # perhaps of the folder for temporary files
                log.warning("The database could not be written anew, tried again: %s", error)
                return False
        return await self.empty_log()

    @asynccontextmanager
    async def _between_transactions(self) -> AsyncIterator[None]:
        """Let nobody write."""
        async with self._lock:
            if self._is_closed:
                raise RuntimeError("the database is closed")
            with self._health.watching():
                if self._writer.in_transaction:  # the last rollback failed
                    await self._writer.rollback()
                yield

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


async def database_version(source: Reader) -> int:
    """Return the number of the newest migration that the database has had."""
    return int(await source.value("pragma user_version"))


def _waiting(seconds: float) -> str:
    return f"pragma busy_timeout = {round(seconds * 1000)}"


async def _connected(path: Path, *pragmas: str) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None, factory=_Connection)
    try:
        for pragma in pragmas:
            await connection.execute_fetchall(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection
