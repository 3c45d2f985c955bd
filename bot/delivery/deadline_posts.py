"""Posts about the deadlines of a table: time is nearly over, is over, or a caretaker plays."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.delivery.messenger import Messenger
from bot.delivery.streams import Settle
from bot.messages import deadlines
from bot.store import OutboxRow
from bot.tables import TableService
from bot.texts import words_in


class DeadlinePosts:
    """Posts what waits about the deadlines of a table."""

    def __init__(self, messenger: Messenger, tables: TableService) -> None:
        self._messenger = messenger
        self._tables = tables

    async def send(
        self, table_id: int, rows: Sequence[OutboxRow], settle: Settle, *, look: bool
    ) -> None:
        """Post each in order, unless it is no longer so; only who is meant is pinged.

        With ``look`` some of them may have been posted already: they are searched for.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        found = {}
        if look:
            channel_id = (await self._tables.repository.get(table_id)).row.channel_id
            nonces = [row.nonce for row in rows]
            found = await self._messenger.find(channel_id, nonces, rows[0].created_at)
        for row in rows:
            table = await self._tables.repository.get(table_id)
            payload = json.loads(row.payload)
            post = deadlines.post(table, words_in(table.row.locale), **payload)
            if post is not None and row.nonce not in found:
                users = deadlines.pinged(table, **payload)
                await self._messenger.post(table.row.channel_id, post, row.nonce, users)
            await settle([row])
