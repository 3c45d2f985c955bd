"""Public posts that stay as they are: about deadlines, and tables at which nothing happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import ClassVar

from bot.delivery.messenger import Messenger
from bot.delivery.streams import Batch
from bot.messages.message import Message
from bot.tables import TableService
from bot.texts import words_in


class SinglePosts:
    """Posts what waits of one kind at a table, each once."""

    is_public: ClassVar[bool] = True

    def __init__(
        self,
        messenger: Messenger,
        tables: TableService,
        post: Callable[..., Message | None],
        pinged: Callable[..., list[int]],
    ) -> None:
        """Both follow from the table and the announcement; no ``post`` if it is no longer so."""
        self._messenger = messenger
        self._tables = tables
        self._post = post
        self._pinged = pinged

    async def send(self, table_id: int, batch: Batch) -> None:
        """Post each in order, unless it is no longer so.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        found = {}
        if batch.look:
            channel_id = (await self._tables.repository.get(table_id)).row.channel_id
            found = await self._messenger.find(channel_id, batch.nonces, batch.since)
        for row in batch.rows:
            table = await self._tables.repository.get(table_id)
            payload = json.loads(row.payload)
            post = self._post(table, words_in(table.row.locale), **payload)
            if post is not None and row.nonce not in found:
                users = self._pinged(table, **payload)
                await self._messenger.post(table.row.channel_id, post, row.nonce, users)
            await batch.settle([row])
