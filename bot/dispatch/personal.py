"""What each person has set for all servers: questions before final moves, and reminders."""

from __future__ import annotations

from bot import store
from bot.dispatch.interactions import Interaction
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.messages.reminders import snoozed
from bot.messages.settings import settings_card
from bot.tables import TableRefused, TableService
from bot.texts import Words

ASK_FINAL = "ask-final"
"""The key of the setting; its value is ``on``, which it is unless somebody chose, or ``off``."""

VALUES = ("on", "off")


class Personal:
    """Reads and changes the settings of users."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def asks(self, user_id: int) -> bool:
        """Whether the user is asked once more before a move that cannot be taken back."""
        value = await store.setting(
            self._tables.repository.database.reader, "user", user_id, ASK_FINAL
        )
        return value != "off"

    async def card(self, user_id: int, words: Words) -> Message:
        """Return the user's settings."""
        rhythm = await self._tables.reminders.rhythm(user_id)
        return settings_card(words, rhythm, asks=await self.asks(user_id))

    async def change(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Change a setting; return all of them.

        :raises TableRefused: ``outdated`` if there is no such setting or value.
        """
        key, value = (*press.path, *press.values, "", "")[:2]
        user_id = interaction.user.id
        if key != ASK_FINAL:
            await self._tables.reminders.choose(user_id, key, value.removeprefix("-"))
        elif value in VALUES:
            async with self._tables.repository.database.writing() as tx:
                await store.set_setting(tx, "user", user_id, key, value)
        else:
            raise TableRefused("outdated")
        return await self.card(user_id, words)

    async def snooze(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Put the user's reminders off; return what becomes of the reminder.

        :raises TableRefused: ``outdated`` if there is no such time.
        """
        how_long = (*press.values, "")[0]
        return snoozed(words, await self._tables.reminders.snooze(interaction.user.id, how_long))
