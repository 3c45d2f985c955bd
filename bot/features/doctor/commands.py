"""``/doctor``: what whoever looks after the bot wants to know."""

from __future__ import annotations

from bot.dispatch.commands import FeatureCog, command
from bot.dispatch.interactions import Interaction
from bot.features.doctor.presses import Doctor
from bot.messages.message import Message
from bot.texts import Words


class DoctorCog(FeatureCog[Doctor]):
    """A look at the bot itself."""

    @command("doctor", guild_only=True)
    async def doctor(self, interaction: Interaction, words: Words) -> Message:
        """Show how the bot is doing, privately."""
        return await self.service.look(interaction, words)
