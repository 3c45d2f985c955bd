"""What a person has set for all servers, with controls that change it."""

from __future__ import annotations

import discord

from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.reminders import rhythm_line
from bot.tables.reminders import EVERY_KEY, QUIET_KEY
from bot.tables.rhythm import EVERY, QUIET, Rhythm
from bot.texts import Words


def settings_card(words: Words, rhythm: Rhythm, *, asks: bool) -> Message:
    """Return what a person has set: questions before final moves, and how they are reminded."""
    builder = MessageBuilder().text(f"### {words('settings-title')}")
    builder.text(words("settings-asks" if asks else "settings-asks-not"))
    label, value = (words("button-ask-not"), "off") if asks else (words("button-ask"), "on")
    button = controls.button(label, "setting", 0, ("ask-final", value))
    builder.row(*controls.rows([button])).line()
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


def _hours(words: Words, quiet: str) -> str:
    if not quiet:
        return words("settings-no-quiet")
    first, last = map(int, quiet.split("-"))
    return words("settings-quiet-hours", since=first, until=last)
