"""What each person has set for all servers: whether moves that are final are asked once more."""

from __future__ import annotations

from bot import store
from bot.dispatch.interactions import Interaction
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.messages.sure import settings_card
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
        return settings_card(words, asks=await self.asks(user_id))

    async def change(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Change a setting; return all of them.

        :raises TableRefused: ``outdated`` if there is no such setting or value.
        """
        key, value = (*press.path, "", "")[:2]
        if key != ASK_FINAL or value not in VALUES:
            raise TableRefused("outdated")
        user_id = interaction.user.id
        async with self._tables.repository.database.writing() as tx:
            await store.set_setting(tx, "user", user_id, key, value)
        return await self.card(user_id, words)
