"""Presses about deadlines and reminders: being back, putting off, how often."""

from __future__ import annotations

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.features.deadlines.messages import snoozed
from bot.features.deadlines.service import DeadlineService
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import saved
from bot.texts import Words


class Deadlines:
    """Gives seats back, and puts off what reminds a user."""

    def __init__(self, dispatcher: Dispatcher, service: DeadlineService) -> None:
        self._panels = dispatcher.panels
        self._personal = dispatcher.personal
        self._service = service
        self._reminders = service.reminders

    async def back(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Give the user their seat back from the caretaker, and show what is asked now."""
        user_id = interaction.user.id
        table = await self._service.back(press.table_id, user_id)
        with saved("other"):
            notice = words("back-again")
            return await self._panels.panel(table, user_id, words, notice=notice, news=True)

    async def snooze(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Put the user's reminders off; return what becomes of the reminder.

        :raises TableRefused: ``outdated`` if there is no such time.
        """
        how_long = (*press.values, "")[0]
        return snoozed(words, await self._reminders.snooze(interaction.user.id, how_long))

    async def choose(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Change how the user is reminded; return all their settings.

        :raises TableRefused: ``outdated`` if there is no such setting or value.
        """
        key, value = (*press.path, *press.values, "", "")[:2]
        await self._reminders.choose(interaction.user.id, key, value.removeprefix("-"))
        with saved("setting"):
            return await self._personal.card(interaction.user.id, words)
