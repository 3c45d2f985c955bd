"""Pause by consent: nobody is asked anything until somebody at the table lets the game go on.

A table that is paused asks nobody (:meth:`Table.people_to_act`), so it neither calls, reminds nor
waits for anybody; computer players and plans wait, too.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot import store
from bot.store.rows import ConsentRow
from bot.tables import TableRepository, outgoing
from bot.tables.errors import saved
from bot.tables.matters import Consented
from bot.tables.play import asked_of
from bot.tables.table import Table


class PauseMatter:
    """Whether a game shall be paused."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def facts(self, table: Table, seat: int) -> str:
        """Return an empty object: there is no more to say.

        :raises TableRefused: ``paused`` if the game is paused already.
        """
        table.check_unpaused()
        return "{}"

    async def done(self, table: Table, row: ConsentRow) -> Consented | None:
        """Return the table while it is paused."""
        now = self._tables.now()
        after = replace(table, row=replace(table.row, paused_at=now))
        changes: store.tables.Changes = {"paused_at": now, **asked_of(after)}
        return Consented(after, changes, [outgoing.refresh(after)], table.row.ply)

    def lapses(self, row: ConsentRow, after: Table, moved: Collection[int]) -> bool:
        """Never: a pause makes sense at any time."""
        return False

    async def go_on(self, table_id: int, user_id: int) -> Table:
        """Let a paused game go on, and call who is to act; one that is not paused stays as it is.

        Who lets it go on is not called: they have the answer to their press.

        :raises TableRefused: if the user has no seat, or the game is over.
        """
        async with self._tables.locked(table_id) as table:
            seat = table.check_seated(user_id)
            table.check_playable()
            if not table.is_paused:
                return table
            after = replace(table, row=replace(table.row, paused_at=None))
            asked = after.people_to_act()
            called = [other for other in asked if other != seat]
            notices = [outgoing.card(after, call=called, asked=asked)]
            if after.bots_to_act():
                notices.append(outgoing.bots())
            now, reader = self._tables.now(), self._tables.reader
            *_earlier, request = await store.consents.consents_done(reader, table.id, "pause")
            request = replace(request, settled_by=table.names[seat])
            async with self._tables.database.writing() as tx:
                changes: store.tables.Changes = {"paused_at": None, **asked_of(after)}
                version = await self._tables.bump(tx, table, changes, now)
                await store.consents.set_consent(tx, request)
                notices = [outgoing.consent(request.id), *notices]
                await outgoing.write(tx, table.id, version, notices, now)
            with saved("other"):
                self._tables.wake()
                return await self._tables.get(table.id)
