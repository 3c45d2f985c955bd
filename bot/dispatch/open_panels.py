"""Panels that are open go on when their users are asked again.

Where several are asked at once, each panel shows the question. Whoever is asked alone is called by
a card below the panel, which says so, too, and sends no picture.
"""

from __future__ import annotations

from bot.dispatch.answering import Answering
from bot.dispatch.interactions import locale_of
from bot.dispatch.panels import Panels
from bot.messages.panel import call
from bot.tables.repository import TableRepository
from bot.texts import words_in


class OpenPanels:
    """The panels that only wait for others."""

    def __init__(self, repository: TableRepository, panels: Panels, answering: Answering) -> None:
        self._tables = repository
        self._panels = panels
        self._answering = answering

    async def go_on(self, table_id: int) -> None:
        """Show in the panels of a table whose users are asked again that they are."""
        for interaction in self._answering.panels.waiting(table_id):
            table = await self._tables.get(table_id)
            user_id = interaction.user.id
            seat = table.seat_of(user_id)
            if seat is None or table.row.status != "running" or table.is_paused:
                continue
            if table.view(seat).decision is None:
                continue
            if not any([await each.will_answer(table, seat) for each in self._tables.features]):
                words = words_in(locale_of(interaction))
                if table.view(None).to_act == (seat,):
                    message = call(table, words, seat)
                else:
                    message = await self._panels.panel(table, user_id, words, news=True)
                await self._answering.go_on(interaction, table_id, message, words)
