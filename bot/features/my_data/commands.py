"""``/my-data``: what is stored about the one who asks."""

from __future__ import annotations

from discord import app_commands
from discord.ext.commands import Cog

from bot.dispatch.commands import respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.my_data.presses import People
from bot.messages.message import Message
from bot.texts import Words


class MyDataCog(Cog):
    """What is stored about a person."""

    def __init__(self, dispatcher: Dispatcher, people: People) -> None:
        self.dispatcher = dispatcher
        self.people = people

    @app_commands.command(name="my-data", description=described("command-my-data"))
    async def my_data(self, interaction: Interaction) -> None:
        """Show privately what is stored about the asker."""

        async def work(words: Words) -> Message:
            return await self.people.card(interaction, words)

        await respond(self.dispatcher, interaction, work)
