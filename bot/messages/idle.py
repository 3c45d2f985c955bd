"""What a channel is asked whose table seems forgotten."""

from __future__ import annotations

import discord

from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.tables import Table
from bot.texts import Words


def idle_post(table: Table, words: Words, until: int) -> Message | None:
    """Return the question whether a table is still being played; ``None`` if it is closed.

    ``until`` is when it is closed without an answer, in unix seconds.
    """
    if not table.row.is_open:
        return None
    key = "idle-lobby" if table.row.status == "lobby" else "idle-running"
    facts = {"game": table.game.title, "until": f"<t:{until}:D>"}
    label = words("button-idle-keep")
    style = discord.ButtonStyle.primary
    button = controls.button(label, "idle-keep", table.id, style=style)
    return MessageBuilder().text(words(key, **facts)).row(*controls.rows([button])).build()
