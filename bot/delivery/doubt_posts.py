"""Posts about tables at which nothing happens any more."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.delivery.messenger import Messenger
from bot.delivery.streams import Settle
from bot.messages import doubts
from bot.store import OutboxRow
from bot.tables import TableService
from bot.texts import words_in


class DoubtPosts:
    """Posts the question whether a table is still played, and that it was closed."""

    def __init__(self, messenger: Messenger, tables: TableService) -> None:
        self._messenger = messenger
        self._tables = tables

    async def send(
        self, table_id: int, rows: Sequence[OutboxRow], settle: Settle, *, look: bool
    ) -> None:
        """Post each in order, unless it is no longer so.

        With ``look`` some of them may have been posted already: they are searched for.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        table = await self._tables.repository.get(table_id)
        channel_id, found = table.row.channel_id, dict[str, int]()
        if look:
            nonces = [row.nonce for row in rows]
            found = await self._messenger.find(channel_id, nonces, rows[0].created_at)
        for row in rows:
            payload = json.loads(row.payload)
            post = doubts.post(table, words_in(table.row.locale), **payload)
            if post is not None and row.nonce not in found:
                users = doubts.pinged(table, payload["what"])
                await self._messenger.post(channel_id, post, row.nonce, users)
            await settle([row])
