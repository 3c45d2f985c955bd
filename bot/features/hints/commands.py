"""``/hint``: the move that the computer would make, for those who are stuck."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import respond, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, person_of
from bot.dispatch.localisation import described
from bot.features.hints.messages import hint_card
from bot.features.hints.service import HintService
from bot.messages.message import Message, note
from bot.tables import saved
from bot.texts import Words


class HintsCog(commands.Cog):
    """Hints."""

    def __init__(self, dispatcher: Dispatcher, service: HintService) -> None:
        self.dispatcher = dispatcher
        self.service = service

    @app_commands.command(description=described("command-hint"))
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction) -> None:
        """Show what the computer would do now, privately."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            user_id = interaction.user.id
            table, found = await self.service.hint(table.id, user_id)
            return hint_card(table, words, table.check_seated(user_id), found)

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-hints"))
    @app_commands.describe(allowed=described("command-hints-allowed"))
    @app_commands.guild_only()
    async def hints(self, interaction: Interaction, allowed: bool) -> None:
        """Let the players of this channel's table ask for hints, or not."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            person = person_of(interaction)
            await self.service.allow(table.id, person, allowed=allowed)
            with saved("other"):
                return note(words("hints-allowed" if allowed else "hints-forbidden"))

        await respond(self.dispatcher, interaction, work)
