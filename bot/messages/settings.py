"""What a person has set for all servers, with controls that change it."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.parts import Part, text_in
from bot.tables.preferences import VALUES
from bot.texts import Words

MENUS = {
    "language": "settings-language",
    "pings": "settings-pings",
    "pictures": "settings-pictures",
}
"""The preferences that are chosen in menus, with the keys of what stands in each."""

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}


def settings_card(words: Words, chosen: Mapping[str, str], part: Part) -> Message:
    """Return what a person has set: what is said and shown to them, and what features add.

    :param chosen: by the keys of :mod:`bot.tables.preferences`.
    """
    builder = MessageBuilder().text(f"### {words('settings-title')}")
    asks = chosen["ask-final"] == "on"
    builder.text(words("settings-asks" if asks else "settings-asks-not"))
    label, value = (words("button-ask-not"), "off") if asks else (words("button-ask"), "on")
    button = controls.button(label, "setting", 0, ("ask-final", value))
    builder.row(*controls.rows([button])).line()
    menus = [
        controls.menu(
            words(label),
            [
                controls.option(_named(words, key, value), value, default=value == chosen[key])
                for value in VALUES[key]
            ],
            "setting",
            0,
            (key,),
        )
        for key, label in MENUS.items()
    ]
    builder.row(*map(discord.ui.ActionRow, menus))
    if added := text_in(part, "foot"):
        builder.line().text(added)
    return builder.row(*part.rows).build()


def _named(words: Words, key: str, value: str) -> str:
    """Return a choice in words; a language in its own."""
    return LANGUAGES.get(value) or words(f"settings-{key}-{value}")
