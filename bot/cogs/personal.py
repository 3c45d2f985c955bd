"""``/settings``: what each person has set for all servers."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.base import respond
from bot.cogs.localisation import described
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.messages.message import Message
from bot.texts import Words


class PersonalCog(commands.Cog):
    """The settings of a person."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @app_commands.command(description=described("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show the asker's settings, privately."""

        async def work(words: Words) -> Message:
            return await self.dispatcher.personal.card(interaction.user.id, words)

        await respond(self.dispatcher, interaction, work)
