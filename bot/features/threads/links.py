"""What stays in the channel of a table that was moved into a thread."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import ClassVar

import discord

from bot.delivery.additions import Means
from bot.delivery.old_cards import REFUSED
from bot.delivery.streams import Batch
from bot.features.threads import messages
from bot.texts import words_in

MOVED = "moved"
"""The kind of these rows in the outbox."""


@dataclass(frozen=True)
class Links:
    """Edits the posts of lobbies that :class:`ThreadService` has moved."""

    is_public: ClassVar[bool] = False

    means: Means

    async def send(self, table_id: int, batch: Batch) -> None:
        """Let each post say where the table is.

        :raises HTTPException: or another error, if Discord does not take it now.
        """
        table = await self.means.tables.repository.get(table_id)
        for row in batch.rows:
            link = json.loads(row.payload)
            message = messages.link(table, words_in(table.row.locale), link["thread"])
            try:
                await self.means.messenger.edit(link["channel"], link["message"], message)
            except discord.HTTPException as error:
                if error.status not in REFUSED:
                    raise
            await batch.settle([row])
