"""``/my-data``: what is stored about the one who asks."""

from __future__ import annotations

from bot.dispatch.commands import FeatureCog, command
from bot.dispatch.interactions import Interaction
from bot.features.my_data.presses import People
from bot.messages.message import Message
from bot.texts import Words


class MyDataCog(FeatureCog[People]):
    """What is stored about a person."""

    @command("my-data")
    async def my_data(self, interaction: Interaction, words: Words) -> Message:
        """Show privately what is stored about the asker."""
        return await self.service.card(interaction, words)
