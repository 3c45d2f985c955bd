"""``/my-games``: all tables of the person who asks."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.base import respond
from bot.cogs.localisation import described
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.messages.message import Message
from bot.texts import Words


class MyGamesCog(commands.Cog):
    """The tables of a person, on all servers."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @app_commands.command(name="my-games", description=described("command-my-games"))
    async def my_games(self, interaction: Interaction) -> None:
        """Show the asker's tables, privately."""

        async def work(words: Words) -> Message:
            return await self.dispatcher.my_games.show(interaction.user.id, words)

        await respond(self.dispatcher, interaction, work)
