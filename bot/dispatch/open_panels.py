"""Panels that are open call their users when these are asked again.

A card below them does so, too, and may show the board: a panel sends no picture for it.
"""

from __future__ import annotations

from bot.dispatch.interactions import locale_of
from bot.dispatch.live_panels import LivePanels
from bot.messages.panel import call
from bot.tables.repository import TableRepository
from bot.texts import words_in


class OpenPanels:
    """The panels that only wait for others."""

    def __init__(self, repository: TableRepository, panels: LivePanels) -> None:
        self._tables = repository
        self._panels = panels

    async def go_on(self, table_id: int) -> None:
        """Call the users of a table who are asked again, in the panels that waited for that."""
        for interaction in self._panels.waiting(table_id):
            table = await self._tables.get(table_id)
            seat = table.seat_of(interaction.user.id)
            if seat is None or table.row.status != "running" or table.is_paused:
                continue
            if table.view(seat).decision is None:
                continue
            if not any([await each.will_answer(table, seat) for each in self._tables.features]):
                called = call(table, words_in(locale_of(interaction)), seat)
                await self._panels.go_on(interaction, table_id, called)
