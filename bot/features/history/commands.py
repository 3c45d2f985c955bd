"""``/replay`` and ``/log``: a game once more, as an animation, or in words round by round."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import Number, respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.history.animation import What
from bot.features.history.presses import Rounds
from bot.features.history.replays import Replays
from bot.messages.message import Message
from bot.texts import Words


class ReplaysCog(commands.Cog):
    """Looking back."""

    def __init__(self, dispatcher: Dispatcher, replays: Replays, rounds: Rounds) -> None:
        self.dispatcher = dispatcher
        self.replays = replays
        self.rounds = rounds

    @app_commands.command(description=described("command-replay"))
    @app_commands.describe(
        what=described("command-replay-what"), table=described("command-verify-table")
    )
    async def replay(
        self, interaction: Interaction, what: What = "game", table: Number | None = None
    ) -> None:
        """Show a game, or its last round, as an animation, privately."""

        async def work(words: Words) -> Message:
            return await self.replays.show(interaction, table, what, words)

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-log"))
    @app_commands.describe(
        round=described("command-log-round"), table=described("command-verify-table")
    )
    async def log(
        self,
        interaction: Interaction,
        round: app_commands.Range[int, 0, 999_999] | None = None,
        table: Number | None = None,
    ) -> None:
        """Show what happened, privately."""

        async def work(words: Words) -> Message:
            return await self.rounds.show(interaction, table, round, words)

        await respond(self.dispatcher, interaction, work)

    @log.autocomplete("round")
    async def _rounds(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Return the newest rounds whose number begins as is typed; for everybody the same."""
        number = getattr(interaction.namespace, "table", None)
        return await self.rounds.suggestions(interaction, number, str(current))
