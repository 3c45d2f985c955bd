"""What is said of applause."""

from __future__ import annotations

from bot.messages import controls
from bot.messages.message import Message, note
from bot.messages.parts import Placed
from bot.tables import Table
from bot.texts import Words

APPLAUD = 40
"""The place of the button among those of the panel."""


def button(table: Table, words: Words) -> Placed:
    """Return the button of the panel."""
    return Placed(controls.button(words("toy-applaud"), "applaud", table.id), APPLAUD)


def thanks(words: Words, count: int) -> Message:
    """Return the answer to who applauds."""
    return note(words("toy-thanks", count=count))
