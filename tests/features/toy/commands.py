"""``/applaud``."""

from __future__ import annotations

from discord import app_commands
from discord.ext.commands import Cog

from bot.dispatch.commands import respond, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.messages.message import Message
from bot.texts import Words
from tests.features.toy import messages
from tests.features.toy.service import ApplauseService


class ApplauseCog(Cog):
    """Applause by a command."""

    def __init__(self, dispatcher: Dispatcher, service: ApplauseService) -> None:
        self.dispatcher = dispatcher
        self.service = service

    @app_commands.command(description="Applaud the table here")
    @app_commands.guild_only()
    async def applaud(self, interaction: Interaction) -> None:
        """Applaud the table of the channel."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            return messages.thanks(words, await self.service.applaud(table.id))

        await respond(self.dispatcher, interaction, work)
