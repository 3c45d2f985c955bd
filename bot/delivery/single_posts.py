"""Public posts that stay as they are: about deadlines, and tables at which nothing happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from bot.delivery.additions import Means
from bot.delivery.streams import Batch
from bot.messages.message import Message
from bot.texts import words_in


@dataclass(frozen=True)
class SinglePosts:
    """Posts what waits of one kind at a table, each once."""

    is_public: ClassVar[bool] = True

    means: Means
    post: Callable[..., Message | None]
    """Follows from the table and the announcement; ``None`` if it is no longer so."""
    pinged: Callable[..., list[int]]

    async def send(self, table_id: int, batch: Batch) -> None:
        """Post each in order, unless it is no longer so.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        found = {}
        if batch.look:
            channel_id = (await self.means.tables.repository.get(table_id)).row.channel_id
            found = await self.means.messenger.find(channel_id, batch.nonces, batch.since)
        for row in batch.rows:
            table = await self.means.tables.repository.get(table_id)
            payload = json.loads(row.payload)
            post = self.post(table, words_in(table.row.locale), **payload)
            if post is not None and row.nonce not in found:
                users = self.pinged(table, **payload)
                await self.means.messenger.post(table.row.channel_id, post, row.nonce, users)
            await batch.settle([row])
