"""``/doctor``: what whoever looks after the bot wants to know."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.doctor.presses import Doctor
from bot.messages.message import Message
from bot.texts import Words


class DoctorCog(commands.Cog):
    """A look at the bot itself."""

    def __init__(self, dispatcher: Dispatcher, looking: Doctor) -> None:
        self.dispatcher = dispatcher
        self.looking = looking

    @app_commands.command(description=described("command-doctor"))
    @app_commands.guild_only()
    async def doctor(self, interaction: Interaction) -> None:
        """Show how the bot is doing, privately."""

        async def work(words: Words) -> Message:
            return await self.looking.look(interaction, words)

        await respond(self.dispatcher, interaction, work)
