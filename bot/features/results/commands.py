"""``/results``: who has played, won and reached which rating; ``/solo``: the best alone."""

from __future__ import annotations

import discord

from bot.dispatch.commands import Choices, FeatureCog, command, offered
from bot.dispatch.interactions import Interaction
from bot.features.results.presses import Results
from bot.features.results.solo import Solo
from bot.messages.message import Message
from bot.texts import Words


class ResultsCog(FeatureCog[Results]):
    """The results of a server and of its people."""

    @command("results")
    async def results(
        self,
        interaction: Interaction,
        words: Words,
        game: str = "",
        person: discord.User | None = None,
    ) -> Message:
        """Show the results of this server, or of one person, privately."""
        return await self.service.show(
            interaction, game or None, None if person is None else person.id, words
        )

    @results.autocomplete("game")
    async def _games(self, _interaction: Interaction, current: str) -> Choices:
        return offered(self.dispatcher.tables.repository.games.values(), current)


class SoloCog(FeatureCog[Solo]):
    """The best results."""

    @command("solo")
    async def solo(
        self,
        interaction: Interaction,
        words: Words,
        game: str = "",
        person: discord.User | None = None,
    ) -> Message:
        """Show the best results of games played alone, privately."""
        return await self.service.show(
            interaction, game or None, None if person is None else person.id, words
        )

    @solo.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        games = self.dispatcher.tables.repository.games.values()
        return offered((game for game in games if 1 in game.seats), current)
