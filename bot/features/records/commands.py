"""``/verify``, ``/export`` and ``/import``: games as files, checked and played on."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.dispatch.commands import FeatureCog, Number, command
from bot.dispatch.interactions import Interaction
from bot.features.records.presses import Records
from bot.messages.message import Message
from bot.texts import Words

Ply = app_commands.Range[int, 0, 100_000]


class RecordsCog(FeatureCog[Records]):
    """Games as files."""

    @command("verify")
    async def verify(
        self, interaction: Interaction, words: Words, table: Number | None = None
    ) -> Message:
        """Check that a game was fair."""
        return await self.service.verify(interaction, table, words)

    @command("export", table="command-verify-table")
    async def export(
        self, interaction: Interaction, words: Words, table: Number | None = None
    ) -> None:
        """Send a game as a file, privately."""
        await self.service.export(interaction, table, words)

    @command("import", guild_only=True)
    async def open(
        self,
        interaction: Interaction,
        words: Words,
        file: discord.Attachment,
        move: Ply | None = None,
    ) -> Message:
        """Open a table whose game goes on from a file."""
        return await self.service.open(interaction, file, move, words)
