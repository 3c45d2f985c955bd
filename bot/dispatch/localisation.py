"""Descriptions of commands, in every language of the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from typing_extensions import override

from bot.texts import DEFAULT, LOCALES, words_in

DESCRIPTION_LIMIT = 100


def described(key: str) -> app_commands.locale_str:
    """Return the description with that key, in English, to be translated on registration."""
    return app_commands.locale_str(words_in(DEFAULT)(key)[:DESCRIPTION_LIMIT], key=key)


class Translator(app_commands.Translator):
    """Translates the texts of :func:`described`; names of commands are not translated."""

    @override
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = locale.value.split("-")[0]
        if key is None or language not in LOCALES:
            return None
        return words_in(language)(key)[:DESCRIPTION_LIMIT]
