"""``/replay`` and ``/log``: a game once more, as an animation, or in words round by round."""

from __future__ import annotations

from discord import app_commands

from bot.dispatch.commands import FeatureCog, Number, command
from bot.dispatch.interactions import Interaction
from bot.features.history.animation import What
from bot.features.history.presses import Rounds
from bot.features.history.replays import Replays
from bot.messages.message import Message
from bot.texts import Words


class ReplayCog(FeatureCog[Replays]):
    """Games as animations."""

    @command("replay", table="command-verify-table")
    async def replay(
        self,
        interaction: Interaction,
        words: Words,
        what: What = "game",
        table: Number | None = None,
    ) -> Message:
        """Show a game, or its last round, as an animation, privately."""
        return await self.service.show(interaction, table, what, words)


class LogCog(FeatureCog[Rounds]):
    """Games in words."""

    @command("log", table="command-verify-table")
    async def log(
        self,
        interaction: Interaction,
        words: Words,
        round: app_commands.Range[int, 0, 999_999] | None = None,
        table: Number | None = None,
    ) -> Message:
        """Show what happened, privately."""
        return await self.service.show(interaction, table, round, words)

    @log.autocomplete("round")
    async def _rounds(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Return the newest rounds whose number begins as is typed; for everybody the same."""
        number = getattr(interaction.namespace, "table", None)
        return await self.service.suggestions(interaction, number, str(current))
