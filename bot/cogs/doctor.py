"""``/doctor``: what whoever looks after the bot wants to know."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.base import respond
from bot.cogs.localisation import described
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.messages.message import Message
from bot.texts import Words


class DoctorCog(commands.Cog):
    """A look at the bot itself."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @app_commands.command(description=described("command-doctor"))
    @app_commands.guild_only()
    async def doctor(self, interaction: Interaction) -> None:
        """Show how the bot is doing, privately."""

        async def work(words: Words) -> Message:
            return await self.dispatcher.doctor.look(interaction, words)

        await respond(self.dispatcher, interaction, work)
