"""``/game pause``."""

from __future__ import annotations

from bot.dispatch.commands import FeatureCog, command, table_here
from bot.dispatch.interactions import Interaction
from bot.features.consent.presses import Consents
from bot.messages.message import Message
from bot.texts import Words


class PauseCog(FeatureCog[Consents]):
    """Pauses."""

    @command("game pause", guild_only=True)
    async def pause(self, interaction: Interaction, words: Words) -> Message:
        """Ask the table whether the running game shall be paused."""
        table = await table_here(self.dispatcher, interaction)
        return await self.service.ask_pause(interaction, table, words)
