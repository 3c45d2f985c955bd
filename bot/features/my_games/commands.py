"""``/my-games``: all tables of the person who asks."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.my_games.presses import MyGames
from bot.messages.message import Message
from bot.texts import Words


class MyGamesCog(commands.Cog):
    """The tables of a person, on all servers."""

    def __init__(self, dispatcher: Dispatcher, shown: MyGames) -> None:
        self.dispatcher = dispatcher
        self.shown = shown

    @app_commands.command(name="my-games", description=described("command-my-games"))
    async def my_games(self, interaction: Interaction) -> None:
        """Show the asker's tables, privately."""

        async def work(words: Words) -> Message:
            return await self.shown.show(interaction.user.id, words)

        await respond(self.dispatcher, interaction, work)
