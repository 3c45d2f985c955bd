"""What each person has set for all servers: language, pings, pictures, questions, reminders."""

from __future__ import annotations

from bot.dispatch.interactions import Interaction, locale_of
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.messages.reminders import snoozed
from bot.messages.settings import settings_card
from bot.tables import TableService, saved
from bot.tables.preferences import KEYS
from bot.texts import Words, words_in


class Personal:
    """Reads and changes the settings of users."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def card(self, user_id: int, words: Words) -> Message:
        """Return the user's settings."""
        rhythm = await self._tables.reminders.rhythm(user_id)
        preferences = self._tables.preferences
        return settings_card(words, rhythm, {key: preferences.of(user_id, key) for key in KEYS})

    async def change(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Change a setting; return all of them.

        :raises TableRefused: ``outdated`` if there is no such setting or value.
        """
        key, value = (*press.path, *press.values, "", "")[:2]
        user_id = interaction.user.id
        if key in KEYS:
            await self._tables.preferences.choose(user_id, key, value)
            words = words_in(locale_of(interaction))
        else:
            await self._tables.reminders.choose(user_id, key, value.removeprefix("-"))
        with saved("setting"):
            return await self.card(user_id, words)

    async def snooze(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Put the user's reminders off; return what becomes of the reminder.

        :raises TableRefused: ``outdated`` if there is no such time.
        """
        how_long = (*press.values, "")[0]
        return snoozed(words, await self._tables.reminders.snooze(interaction.user.id, how_long))
