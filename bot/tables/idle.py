"""Tables at which nothing has happened for weeks: they are asked about once, and closed later."""

from __future__ import annotations

from bot import store
from bot.tables import outgoing
from bot.tables.errors import TableRefused
from bot.tables.repository import TableRepository
from bot.tables.table import Person, Table

DAY = 24 * 60 * 60
LOBBY, RUNNING = 14 * DAY, 30 * DAY
"""After so long without a change a lobby, or a game, is asked about."""

ANSWER = 14 * DAY
"""So long the table has to say that it is still being played."""


class IdleService:
    """Asks about tables that seem forgotten, and closes them."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    async def look(self) -> None:
        """Ask about the tables that are due, and close those that have not answered."""
        reader, now = self._tables.database.reader, self._tables.now()
        for table_id in await store.unanswered_tables(reader, now - ANSWER):
            await self._close(table_id, now)
        before = {"lobby_before": now - LOBBY, "running_before": now - RUNNING}
        for table_id in await store.idle_tables(reader, **before):
            await self._ask(table_id, now)

    async def keep(self, table_id: int, by: Person) -> Table:
        """Note that a table is still being played.

        :raises TableRefused: ``not-seated`` for somebody who neither sits there nor administers it,
            or if it is closed.
        """
        async with self._tables.lock(table_id):
            table = await self._tables.get(table_id)
            table.check_status("lobby", "running")
            if table.seat_of(by.id) is None and not table.administered_by(by):
                raise TableRefused("not-seated", table=table.id)
            return await self._tables.change(table, {}, [])

    async def _ask(self, table_id: int, now: int) -> None:
        async with self._tables.lock(table_id):
            table = await self._tables.get(table_id)
            idle = LOBBY if table.row.status == "lobby" else RUNNING
            if not table.row.is_open or table.row.updated_at > now - idle:
                return
            async with self._tables.database.writing() as tx:
                await store.note_idle_asked(tx, table.id, now)
                notices = [outgoing.idle(now, now + ANSWER)]
                await outgoing.write(tx, table.id, table.version, notices, now)
            self._tables.wake()

    async def _close(self, table_id: int, now: int) -> None:
        async with self._tables.lock(table_id):
            table = await self._tables.get(table_id)
            if not table.row.is_open or table.row.updated_at > now - ANSWER:
                return
            if table.row.status == "lobby":
                await self._tables.change(table, {"status": "cancelled"}, [outgoing.lobby()])
                return
            notices = [] if table.state is None else [outgoing.refresh(table)]
            await self._tables.change(table, {"status": "abandoned"}, notices)
