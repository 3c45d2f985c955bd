"""``/replay``: a game once more, as an animation."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.base import respond
from bot.cogs.localisation import described
from bot.cogs.records import Number
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.messages.message import Message
from bot.messages.replays import What
from bot.texts import Words


class ReplaysCog(commands.Cog):
    """Looking back."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @app_commands.command(description=described("command-replay"))
    @app_commands.describe(
        what=described("command-replay-what"), table=described("command-verify-table")
    )
    async def replay(
        self, interaction: Interaction, what: What = "game", table: Number | None = None
    ) -> None:
        """Show a game, or its last round, as an animation, privately."""

        async def work(words: Words) -> Message:
            return await self.dispatcher.replays.show(interaction, table, what, words)

        await respond(self.dispatcher, interaction, work)
