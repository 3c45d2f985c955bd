"""What people have chosen for themselves on all servers, kept in memory.

It is needed wherever something is said or shown to them, also where nothing can be awaited. Only
what differs from the usual is stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from bot import store
from bot.tables.errors import TableRefused
from bot.tables.repository import TableRepository
from bot.texts import LOCALES

Preference = Literal["language", "pings", "pictures", "ask-final"]

USUAL: Mapping[str, str] = {
    "language": "discord",
    "pings": "on",
    "pictures": "whole",
    "ask-final": "on",
}
"""What holds for who has not chosen."""

KEYS: tuple[Preference, ...] = get_args(Preference)

VALUES: Mapping[str, tuple[str, ...]] = {
    "language": ("discord", *LOCALES),
    "pings": ("on", "off"),
    "pictures": ("whole", "halves"),
    "ask-final": ("on", "off"),
}


class PreferenceService:
    """Knows and changes what people have chosen; :meth:`load` comes before everything else."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository
        self._chosen: dict[tuple[int, str], str] = {}
        self._locales: dict[int, str] = {}
        """By user: the language of their Discord, as it was stored last."""

    async def load(self) -> None:
        """Read what everybody has chosen."""
        rows = await store.settings.chosen_by_users(self._tables.reader, USUAL)
        self._chosen = {(user_id, key): value for user_id, key, value in rows}

    def of(self, user_id: int, key: Preference) -> str:
        """Return what a user has chosen, or the usual."""
        chosen = self._chosen.get((user_id, key))
        return chosen if chosen in VALUES[key] else USUAL[key]

    def language(self, user_id: int, locale: str) -> str:
        """Return the language for a user whose Discord speaks that of *locale*."""
        chosen = self.of(user_id, "language")
        return locale if chosen == "discord" else chosen

    async def choose(self, user_id: int, key: str, value: str) -> None:
        """Store what a user has chosen.

        :raises TableRefused: ``outdated`` if there is no such preference or value.
        """
        if value not in VALUES.get(key, ()):
            raise TableRefused("outdated")
        async with self._tables.database.writing() as tx:
            if value == USUAL[key]:
                await store.settings.delete_setting(tx, "user", user_id, key)
            else:
                await store.settings.set_setting(tx, "user", user_id, key, value)
        self._chosen.pop((user_id, key), None)
        if value != USUAL[key]:
            self._chosen[user_id, key] = value

    async def note_locale(self, user_id: int, locale: str) -> None:
        """Remember the language of a user's Discord for messages that nobody has asked for."""
        if self._locales.get(user_id) != locale:
            async with self._tables.database.writing() as tx:
                await store.settings.set_setting(tx, "user", user_id, "locale", locale)
            self._locales[user_id] = locale

    async def server_language(self, guild_id: int) -> str | None:
        """Return the language chosen for the public posts of a server, if one was."""
        return await store.settings.setting(self._tables.reader, "guild", guild_id, "locale")

    async def choose_server_language(self, guild_id: int, locale: str) -> None:
        """Store the language of the public posts of a server."""
        async with self._tables.database.writing() as tx:
            await store.settings.set_setting(tx, "guild", guild_id, "locale", locale)

    def forget(self, user_id: int) -> None:
        """Forget what was known of a user whose rows were deleted."""
        self._locales.pop(user_id, None)
        for key in USUAL:
            self._chosen.pop((user_id, key), None)
