"""``/verify``, ``/export`` and ``/import``: games as files, checked and played on."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import Number, respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.records.presses import Records
from bot.messages.message import Message
from bot.texts import Words

Ply = app_commands.Range[int, 0, 100_000]


class RecordsCog(commands.Cog):
    """Games as files."""

    def __init__(self, dispatcher: Dispatcher, records: Records) -> None:
        self.dispatcher = dispatcher
        self.records = records

    @app_commands.command(description=described("command-verify"))
    @app_commands.describe(table=described("command-verify-table"))
    async def verify(self, interaction: Interaction, table: Number | None = None) -> None:
        """Check that a game was fair."""

        async def work(words: Words) -> Message:
            return await self.records.verify(interaction, table, words)

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-export"))
    @app_commands.describe(table=described("command-verify-table"))
    async def export(self, interaction: Interaction, table: Number | None = None) -> None:
        """Send a game as a file, privately."""

        async def work(words: Words) -> None:
            await self.records.export(interaction, table, words)

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(name="import", description=described("command-import"))
    @app_commands.describe(
        file=described("command-import-file"), move=described("command-import-move")
    )
    @app_commands.guild_only()
    async def open(
        self, interaction: Interaction, file: discord.Attachment, move: Ply | None = None
    ) -> None:
        """Open a table whose game goes on from a file."""

        async def work(words: Words) -> Message:
            return await self.records.open(interaction, file, move, words)

        await respond(self.dispatcher, interaction, work)
