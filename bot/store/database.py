"""The open database: one connection that writes, one that reads."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.store.connection import After, Connection
from bot.store.errors import CommitUnsure, DamagedDatabase, StoreUnavailable
from bot.store.files import size_of
from bot.store.migrate import MIGRATIONS, SECURE, migrate
from bot.store.transaction import Reader, Remembering, Tx
from bot.store.trouble import PATIENCE, Health, explaining

log = logging.getLogger(__name__)

NOT_COMMITTED = ("full", "locked", "read-only")
"""Reasons for which a commit has certainly saved nothing."""

DURABLE = "pragma synchronous = full"
"""A power cut must not take back moves whose cards are out (docs/hosting.md)."""

MOMENT = 0.2
"""Seconds in which whoever reads may end, so that the log can be emptied; nobody writes then."""


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
        self.reader = Remembering(reader, health)
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
                    tx.later(f"pragma user_version = {version}")  # writes a page
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
        on_damage: Callable[[DamagedDatabase], None] = lambda damage: None,
    ) -> Self:
        """Create or update the file at *path* (see ``migrate``) and open it.

        The caller must :meth:`close` it, also after errors, or its threads keep the process alive;
        ``async with await Database.open(path) as db:`` does so. ``patience`` is how many seconds
        to wait for another program that holds the file. ``on_damage`` is called once, as soon as
        any query or change meets a damaged file.

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
        return cls(writer, reader, Health(path, clock, on_damage), wait)

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
                yield tx
                tx.end()
                tx.check()
                await self._commit(tx.rest())
                if self.trouble is not None and self._writer.total_changes != changes:
                    self._health.wrote()
            except BaseException:
                tx.end()
                await self._roll_back()
                raise
            finally:
                self._writing_task = None
                self.reader.forget(tx.written)

    async def _roll_back(self) -> None:
        """Take back what is not committed. If that fails, the next transaction does it first."""
        with suppress(StoreUnavailable, DamagedDatabase), self._health.watching():
            await self._writer.rollback()

    async def _commit(self, after: After) -> None:
        try:
            with self._health.watching():
                await self._writer.execute_fetchall("commit", after)
        except Exception as error:
            if not after.has_run:
                raise
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
            self.reader.end()
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
    connection = await aiosqlite.connect(path, isolation_level=None, factory=Connection)
    try:
        for pragma in pragmas:
            await connection.execute_fetchall(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection
