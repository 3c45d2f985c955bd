"""Requests to which all people of a table are to agree, for presses and commands."""

from __future__ import annotations

from bot.dispatch.commands import CommandCog, command, pressed, table_here
from bot.dispatch.interactions import Interaction
from bot.features.consent import messages
from bot.features.consent.matters import PauseMatter
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.tables import Table, saved
from bot.texts import Words


class Consents(CommandCog):
    """Asks the people of tables, and takes their answers."""

    under_game = True

    @command("game pause", guild_only=True)
    async def pause(self, interaction: Interaction, words: Words) -> Message:
        """Ask the table whether the running game shall be paused."""
        table = await table_here(self.dispatcher, interaction)
        return await self.ask_pause(interaction, table, words)

    @pressed("ask-undo", asking=True)
    async def ask_undo(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Ask the others whether the user's last step may be taken back."""
        user_id = interaction.user.id
        request = await self.dispatcher.tables.consents.ask(
            press.table_id,
            user_id,
            "undo",
            question=press.question,
            interaction_id=interaction.id,
        )
        if request.status != "done":
            return note(words("consent-asked"))
        with saved("undo"):
            table = await self.repository.get(press.table_id)
            return await self.panels.panel(table, user_id, words, notice=words("undone"))

    async def ask_pause(self, interaction: Interaction, table: Table, words: Words) -> Message:
        """Ask the others whether the game shall be paused; if it is, show how it goes on."""
        if table.is_paused:
            return messages.paused(table, words)
        request = await self.dispatcher.tables.consents.ask(
            table.id, interaction.user.id, "pause", interaction_id=interaction.id
        )
        with saved("other"):
            if request.status == "done":
                return messages.paused(await self.repository.get(table.id), words)
            return note(words("consent-asked-pause"))

    @pressed("go-on-here")
    @pressed("go-on", to="private")
    async def go_on(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Let a paused game go on, and show the user's panel."""
        table = await PauseMatter(self.repository).go_on(press.table_id, interaction.user.id)
        with saved("other"):
            return await self.panels.panel(table, interaction.user.id, words, news=True)
