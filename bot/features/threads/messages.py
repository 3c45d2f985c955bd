"""What is said of tables in threads."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.delivery.messenger import FOR_THREADS
from bot.messages import controls
from bot.messages.cards import SAND
from bot.messages.message import Message, MessageBuilder, note
from bot.messages.narrator import listed
from bot.messages.parts import Part, Placed
from bot.tables import Table
from bot.texts import Words, words_in

PLACE = 50
"""The place of the button among those below a lobby."""

LONGEST = 100
"""Characters of a thread's name; Discord allows no more."""


def lobby_part(table: Table, words: Words) -> Part:
    """Return the button of a lobby."""
    button = controls.button(words("button-thread"), "thread", table.id)
    return Part(look=[Placed(button, PLACE)])


def called(table: Table, words: Words) -> str:
    """Return that a lobby was moved into a thread, with a mention of all who sit there.

    For any other it is empty.
    """
    if "thread" not in json.loads(table.row.card_shows or "{}"):
        return ""
    people = [f"<@{seat.user_id}>" for seat in table.seats if seat.user_id is not None]
    return words("threads-called", names=listed(words, people)) if people else ""


def name(table: Table, words: Words) -> str:
    """Return the name of a table's thread."""
    return words("threads-name", table=str(table.row.id), game=table.game.title)[:LONGEST]


async def link(table: Table, moved: Mapping[str, Any]) -> Message:
    """Return what stays in the channel of a table that was moved into a thread."""
    words = words_in(table.row.locale)
    builder = MessageBuilder(SAND)
    builder.text(f"## {words('lobby-title', game=table.game.title, table=str(table.row.id))}")
    return builder.text(words("threads-moved", thread=f"<#{moved['thread']}>")).build()


def opened(table: Table, thread_id: int, words: Words) -> Message:
    """Return the answer to whoever has opened a thread."""
    return note(words("threads-opened", table=str(table.row.id), thread=f"<#{thread_id}>"))


def forbidden(channel_id: int, missing: Sequence[str], words: Words) -> Message:
    """Return that a thread cannot be opened, and which permissions are missing."""
    names = listed(words, [words(f"permission-{each}") for each in missing or FOR_THREADS])
    return note(words("threads-forbidden", channel=f"<#{channel_id}>", permissions=names))


def failed(words: Words) -> Message:
    """Return that Discord has opened no thread."""
    return note(words("threads-failed"))


def elsewhere(thread_ids: Sequence[int], words: Words) -> str:
    """Return in which threads of a channel there are tables."""
    threads = [f"<#{thread}>" for thread in thread_ids]
    return words("threads-here", threads=listed(words, threads)) if threads else ""
