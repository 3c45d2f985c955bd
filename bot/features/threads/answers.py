"""The button that opens a thread for a table."""

from __future__ import annotations

import aiohttp
import discord

from bot.dispatch.commands import FeatureCog, pressed
from bot.dispatch.interactions import Interaction, person_of
from bot.features.threads import messages
from bot.features.threads.service import ThreadService
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words, words_in

FORBIDDEN = 403


class Threads(FeatureCog[ThreadService]):
    """Opens threads; the publisher posts the table there."""

    @pressed("thread", to="public")
    async def open(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Open a thread below the post of a lobby, and move the table there.

        If that cannot be, the table stays where it is.

        :raises TableRefused: if the table may not be moved.
        """
        by = person_of(interaction)
        table = await self.service.check(press.table_id, by)
        channel, message = table.row.card_channel_id, table.row.card_message_id
        messenger = self.service.messenger
        if messenger is None or channel is None or message is None:
            raise TableRefused("outdated")
        if missing := messenger.missing_for_threads(channel):
            return messages.forbidden(channel, missing, words)
        name = messages.name(table, words_in(table.row.locale))
        try:
            thread = await messenger.open_thread(channel, message, name)
        except discord.HTTPException as error:
            if error.status == FORBIDDEN:
                return messages.forbidden(channel, messenger.missing_for_threads(channel), words)
            return messages.failed(words)
        except (aiohttp.ClientError, OSError):
            return messages.failed(words)
        if thread is None:
            return messages.failed(words)
        await self.service.move(table, by, thread)
        return messages.opened(table, thread, words)
