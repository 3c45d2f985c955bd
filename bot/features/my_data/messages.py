"""What is stored about a person, in words, with the offer to send or to erase it."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.features.my_data.service import Known
from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.texts import Words


def known_card(words: Words, known: Known) -> Message:
    """Return what is stored about a person, and what can be done with it."""
    builder = MessageBuilder().text(f"### {words('data-title')}")
    lines = [
        words("data-finished", count=known.finished),
        words("data-open", count=known.open),
        words("data-settings", count=known.settings),
        *(words(key, count=count) for key, count in known.others),
    ]
    builder.text("\n".join(f"- {line}" for line in lines)).text(words("data-posts"))
    buttons = [
        controls.button(words("button-data-send"), "data-send", 0),
        controls.button(
            words("button-data-erase"), "data-ask", 0, style=discord.ButtonStyle.danger
        ),
    ]
    return builder.row(*controls.rows(buttons)).build()


def sure_to_erase(words: Words, known: Known, features: Collection[str]) -> Message:
    """Return the question whether really all is to be erased."""
    builder = MessageBuilder().text(f"### {words('data-erase-title')}")
    builder.text(words.extended("data-erase-what", features))
    if known.open:
        builder.text(words("data-erase-open", count=known.open))
    buttons = [
        controls.button(
            words("button-data-erase-all"), "data-erase", 0, style=discord.ButtonStyle.danger
        ),
        controls.button(words("button-back"), "data-back", 0),
    ]
    return builder.row(*controls.rows(buttons)).build()
