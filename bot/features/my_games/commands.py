"""``/my-games``: all tables of the person who asks."""

from __future__ import annotations

from bot.dispatch.commands import FeatureCog, command
from bot.dispatch.interactions import Interaction
from bot.features.my_games.presses import MyGames
from bot.messages.message import Message
from bot.texts import Words


class MyGamesCog(FeatureCog[MyGames]):
    """The tables of a person, on all servers."""

    @command("my-games")
    async def my_games(self, interaction: Interaction, words: Words) -> Message:
        """Show the asker's tables, privately."""
        return await self.service.show(interaction.user.id, words)
