"""Requests to which all people of a table are to agree, for presses and commands."""

from __future__ import annotations

from bot.dispatch.interactions import Interaction
from bot.dispatch.panels import Panels
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.tables import TableService, saved
from bot.texts import Words


class Consents:
    """Asks the people of tables, and takes their answers."""

    def __init__(self, tables: TableService, panels: Panels) -> None:
        self._tables = tables
        self._panels = panels

    async def ask_undo(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Ask the others whether the user's last step may be taken back."""
        user_id = interaction.user.id
        request = await self._tables.consents.ask(
            press.table_id,
            user_id,
            "undo",
            question=press.question,
            interaction_id=interaction.id,
        )
        if request.status != "done":
            return note(words("consent-asked"))
        with saved("undo"):
            table = await self._tables.repository.get(press.table_id)
            return await self._panels.panel(table, user_id, words, notice=words("undone"))

    async def answer(self, interaction: Interaction, press: Press, words: Words) -> None:
        """Answer a request, or withdraw it."""
        action, number = (*press.path, "", "")[:2]
        await self._tables.consents.press(press.table_id, interaction.user.id, action, number)
