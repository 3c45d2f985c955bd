"""What a person has set for all servers, with controls that change it."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.reminders import rhythm_line
from bot.tables.preferences import VALUES
from bot.tables.reminders import EVERY_KEY, QUIET_KEY
from bot.tables.rhythm import EVERY, QUIET, Rhythm
from bot.texts import Words

MENUS = {
    "language": "settings-language",
    "pings": "settings-pings",
    "pictures": "settings-pictures",
}
"""The preferences that are chosen in menus, with the keys of what stands in each."""

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}


def settings_card(words: Words, rhythm: Rhythm, chosen: Mapping[str, str]) -> Message:
    """Return what a person has set: what is said and shown to them, and how they are reminded.

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
    builder.row(*map(discord.ui.ActionRow, menus)).line()
    zone = rhythm.zone.replace("_", " ")
    builder.text(f"{rhythm_line(words, rhythm)}\n{words('settings-zone', zone=zone)}")
    every = [
        controls.option(words(f"settings-every-{hours}"), str(hours), default=hours == rhythm.every)
        for hours in EVERY
    ]
    menus = [controls.menu(words("settings-remind"), every, "setting", 0, (EVERY_KEY,))]
    if rhythm.every:
        quiet = [
            controls.option(_hours(words, hours), f"-{hours}", default=hours == rhythm.quiet)
            for hours in QUIET
        ]
        menus.append(controls.menu(words("settings-quiet"), quiet, "setting", 0, (QUIET_KEY,)))
    return builder.row(*map(discord.ui.ActionRow, menus)).build()


def _named(words: Words, key: str, value: str) -> str:
    """Return a choice in words; a language in its own."""
    return LANGUAGES.get(value) or words(f"settings-{key}-{value}")


def _hours(words: Words, quiet: str) -> str:
    if not quiet:
        return words("settings-no-quiet")
    first, last = map(int, quiet.split("-"))
    return words("settings-quiet-hours", since=first, until=last)
