"""``/daily``: the challenge of the day."""

from __future__ import annotations

from bot.dispatch.commands import Choices, FeatureCog, command, completed, offered
from bot.dispatch.interactions import Interaction
from bot.features.daily.presses import Dailies
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words


class DailyCog(FeatureCog[Dailies]):
    """The challenge of the day."""

    @command("daily")
    async def daily(
        self, interaction: Interaction, words: Words, game: str = "", moves: str = ""
    ) -> Message | None:
        """Open today's challenge in a private panel, or play typed moves in it."""
        if not moves:
            return await self.service.show(interaction, game or None, words)
        table = await self.service.current(game or None, interaction.user.id)
        return await self.dispatcher.typed_apart(interaction, table, moves, words)

    @daily.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        named = interaction.namespace.game
        try:
            table = await self.service.current(named or None, interaction.user.id)
        except TableRefused:
            return []  # the command itself will say so
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.state is None:
            return []
        return completed(table, seat, interaction, current)

    @daily.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return offered(self.service.games, current)
