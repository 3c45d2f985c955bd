"""What is said of applause."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentResource

from bot.messages import controls
from bot.messages.message import Message, note
from bot.messages.parts import Placed
from bot.tables import Table
from bot.texts import Words, words_in

TEXTS = (Path(__file__).parent / "toy.ftl").read_text("utf-8")


def add_texts() -> None:
    """Add the texts; a feature of the bot has its own in ``bot/texts``, where they are found."""
    words_in("en")._bundle.add_resource(FluentResource(TEXTS))


add_texts()

APPLAUD = 40
"""The place of the button among those of the panel."""


def button(table: Table, words: Words) -> Placed:
    """Return the button of the panel."""
    return Placed(controls.button(words("toy-applaud"), "applaud", table.id), APPLAUD)


def thanks(words: Words, count: int) -> Message:
    """Return the answer to who applauds."""
    return note(words("toy-thanks", count=count))
