"""``/applaud``, and the button."""

from __future__ import annotations

from bot.dispatch.commands import FeatureCog, command, pressed, table_here
from bot.dispatch.interactions import Interaction
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.texts import Words
from tests.features.toy import messages
from tests.features.toy.service import ApplauseService


class Applause(FeatureCog[ApplauseService]):
    """Applause by a command, and by a button."""

    @command("applaud", guild_only=True)
    async def applaud(self, interaction: Interaction, words: Words) -> Message:
        """Applaud the table of the channel."""
        table = await table_here(self.dispatcher, interaction)
        return messages.thanks(words, await self.service.applaud(table.id))

    @pressed("applaud", to="private")
    async def press(self, _interaction: Interaction, press: Press, words: Words) -> Message:
        """Applaud the table of the button."""
        return messages.thanks(words, await self.service.applaud(press.table_id))
