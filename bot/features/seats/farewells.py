"""Takes the hand out of the message of a former player."""

from __future__ import annotations

import json
from dataclasses import dataclass

import discord

from bot import store
from bot.delivery.additions import Means
from bot.delivery.private_messages import words_for
from bot.delivery.streams import Batch
from bot.delivery.trouble import TOO_FAST
from bot.features.seats.messages import farewell
from bot.store.transaction import Tx
from bot.tables import Table


@dataclass(frozen=True)
class Farewells:
    """Private messages to those who have left."""

    means: Means

    async def send(self, table: Table, user_id: int, batch: Batch) -> None:
        """Edit the message with the hand, and forget it.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        tables = self.means.tables
        known = await store.messages.hand_message(tables.repository.reader, table.id, user_id)
        if known is not None and table.seat_of(user_id) is None:
            name = json.loads(batch.rows[-1].payload)["name"]
            message = farewell(table, await words_for(tables, user_id, table), name)
            try:
                await self.means.messenger.edit(known.channel_id, known.message_id, message)
            except discord.NotFound:
                pass
            except discord.Forbidden as error:
                if error.code == TOO_FAST:
                    raise

        async def forget(tx: Tx) -> None:
            if table.seat_of(user_id) is None:
                await store.messages.delete_hand_message(tx, table.id, user_id)

        await batch.done(forget)
