"""Posts about time: it is nearly over, a caretaker plays, or a table seems forgotten."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.delivery.messenger import Messenger
from bot.delivery.streams import Settle
from bot.messages import deadlines
from bot.messages.idle import idle_post
from bot.store import OutboxRow
from bot.tables import TableService
from bot.texts import words_in


class DeadlinePosts:
    """Posts what waits about the deadlines of a table, and whether it is still being played."""

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
            words, payload, users = words_in(table.row.locale), json.loads(row.payload), list[int]()
            if row.kind == "idle":
                post = idle_post(table, words, payload["until"])
            else:
                post = deadlines.post(table, words, **payload)
                users = deadlines.pinged(table, **payload)
            if post is not None and row.nonce not in found:
                await self._messenger.post(table.row.channel_id, post, row.nonce, users)
            await settle([row])
