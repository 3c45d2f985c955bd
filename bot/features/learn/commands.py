"""``/learn``: a game learnt by doing, step by step, in private."""

from __future__ import annotations

from bot.dispatch.commands import Choices, FeatureCog, command, completed, offered
from bot.dispatch.interactions import Interaction
from bot.features.learn.place import place_of
from bot.features.learn.presses import Lessons
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words
from engines.core.lesson import LEARNER


class LearnCog(FeatureCog[Lessons]):
    """The lessons of the games."""

    @command("learn")
    async def learn(
        self, interaction: Interaction, words: Words, game: str = "", moves: str = ""
    ) -> Message | None:
        """Open a lesson in a private panel where it was left, or play typed moves in it."""
        if not moves:
            return await self.service.show(interaction, game or None, words)
        table = await self.service.current(game or None, interaction)
        return await self.dispatcher.typed_apart(interaction, table, moves, words)

    @learn.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return offered(self.service.games, current)

    @learn.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        named = interaction.namespace.game
        try:
            table = await self.service.current(named or None, interaction)
        except TableRefused:
            return []  # the command itself will say so
        over = place_of(table).is_over
        return [] if over else completed(table, LEARNER, interaction, current)
