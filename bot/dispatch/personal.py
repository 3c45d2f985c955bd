"""What each person has set for all servers: language, pings, pictures, questions."""

from __future__ import annotations

from bot.dispatch.interactions import Interaction, locale_of
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.messages.parts import Additions
from bot.messages.settings import settings_card
from bot.tables import TableService, saved
from bot.tables.preferences import KEYS
from bot.texts import Words, words_in


class Personal:
    """Reads and changes the settings of users."""

    def __init__(self, tables: TableService, additions: Additions) -> None:
        self._preferences = tables.preferences
        self._additions = additions

    async def card(self, user_id: int, words: Words) -> Message:
        """Return the user's settings."""
        part = await self._additions.settings(user_id, words)
        return settings_card(words, {key: self._preferences.of(user_id, key) for key in KEYS}, part)

    async def change(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Change a setting; return all of them.

        :raises TableRefused: ``outdated`` if there is no such setting or value.
        """
        key, value = (*press.path, *press.values, "", "")[:2]
        user_id = interaction.user.id
        await self._preferences.choose(user_id, key, value)
        with saved("setting"):
            return await self.card(user_id, words_in(locale_of(interaction)))
