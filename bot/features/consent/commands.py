"""``/game pause``."""

from __future__ import annotations

from discord import app_commands
from discord.ext.commands import Cog

from bot.dispatch.commands import respond, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.consent.presses import Consents
from bot.messages.message import Message
from bot.texts import Words


class PauseCog(Cog):
    """Pauses."""

    def __init__(self, dispatcher: Dispatcher, consents: Consents) -> None:
        self.dispatcher = dispatcher
        self.consents = consents

    @app_commands.command(description=described("command-game-pause"))
    @app_commands.guild_only()
    async def pause(self, interaction: Interaction) -> None:
        """Ask the table whether the running game shall be paused."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            return await self.consents.ask_pause(interaction, table, words)

        await respond(self.dispatcher, interaction, work)
