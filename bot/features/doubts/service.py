"""Asks about tables at which nothing happens any more, and closes them if nobody answers.

Nothing is deleted: what was played can be looked at as that of any game that was ended.
"""

from __future__ import annotations

from typing import Literal

from bot import store
from bot.features.doubts import rows
from bot.store.rows import Status
from bot.tables import TableRepository, outgoing
from bot.tables.deadline import DAY
from bot.tables.errors import TableRefused, apart
from bot.tables.outgoing import Notice
from bot.tables.table import Person, Table

STILL = {"lobby": 14 * DAY, "running": 30 * DAY, "paused": 90 * DAY}
"""For how long nothing has happened at a table that is asked about."""

ANSWER = 14 * DAY
"""How long there is to answer."""

LOOKED_KEY = "doubts-looked"
"""The key of a setting of the bot itself, those of server 0: when it looked last."""

AT_ONCE = 20
"""Tables that are asked about in one look."""


def doubt_notice(what: Literal["asked", "closed"], time: int) -> Notice:
    """Return the post that asks whether a table is still played, or that it was closed.

    ``time`` is when that is, in unix seconds.
    """
    return Notice(rows.KIND, "o", {"what": what, "time": time}, f"{what} {time}")


class DoubtService:
    """Looks after the tables of one bot that nobody may want any more."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    async def look(self) -> None:
        """Ask about tables, and close those without an answer.

        If the bot was not there for a day, or the clock was changed, all have at least another day
        to answer.
        """
        now, reader = self._tables.now(), self._tables.reader
        looked = int(await store.settings.setting(reader, "guild", 0, LOOKED_KEY) or now)
        async with self._tables.database.writing() as tx:
            if not 0 <= now - looked <= DAY:
                await rows.doubt_again(tx, earliest=now + DAY - ANSWER, now=now)
            await store.settings.set_setting(tx, "guild", 0, LOOKED_KEY, str(now))
        for table_id in await rows.still_tables(
            reader, now=now, limit=AT_ONCE, **{kind: now - span for kind, span in STILL.items()}
        ):
            with apart(table_id, "it was not asked whether it is still being played"):
                await self._ask(table_id, now)
        for table_id in await rows.doubted_before(reader, now - ANSWER):
            with apart(table_id, "it was not closed"):
                await self._close(table_id, now)

    async def still_playing(self, table_id: int, person: Person) -> Table:
        """Keep a table open that was asked about; one that is not in doubt stays as it is.

        :raises TableRefused: ``not-seated`` unless the person sits there or may administer the
            table, ``status-...`` if it is over.
        """
        async with self._tables.locked(table_id) as table:
            table.check_status("lobby", "running")
            if not table.administered_by(person):
                table.check_seated(person.id)
            if table.row.doubted_at is None:
                return table
            return await self._tables.change(table, {}, [])

    async def close(self, table_id: int, person: Person) -> Table:
        """Close a table that was asked about.

        :raises TableRefused: ``not-host`` unless the person may administer the table,
            ``status-...`` if it is over, ``doubt-over`` if somebody has gone on since.
        """
        async with self._tables.locked(table_id) as table:
            table.check_status("lobby", "running")
            table.check_administered_by(person)
            if table.row.doubted_at is None:
                raise TableRefused("doubt-over")
            return await self._end(table, [])

    async def _ask(self, table_id: int, now: int) -> None:
        async with self._tables.locked(table_id) as table:
            if not table.row.is_open or table.row.updated_at > now - STILL["lobby"]:
                return
            async with self._tables.database.writing() as tx:
                await rows.doubt(tx, table_id, now)
                notices = [doubt_notice("asked", now)]
                await outgoing.write(tx, table_id, table.version, notices, now)
        self._tables.wake()

    async def _close(self, table_id: int, now: int) -> None:
        async with self._tables.locked(table_id) as table:
            asked = table.row.doubted_at
            if table.row.is_open and asked is not None and asked <= now - ANSWER:
                await self._end(table, [doubt_notice("closed", now)])

    async def _end(self, table: Table, notices: list[Notice]) -> Table:
        """End a game for good, or close a lobby."""
        status: Status = "abandoned" if table.row.status == "running" else "cancelled"
        if table.row.status == "lobby":
            notices = [outgoing.lobby(), *notices]
        elif table.state is not None:
            notices = [outgoing.refresh(table), *notices]
        return await self._tables.change(table, {"status": status}, notices)
