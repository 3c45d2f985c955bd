"""An answer that our own code cannot make: a defect, which is logged as one."""

from __future__ import annotations

import pytest

from bot.dispatch.answering import Answering
from bot.messages.message import Message, MessageBuilder
from bot.texts import words_in
from render.files import Drawn

from .stubs import Asked

EN = words_in("en")


async def test_a_message_that_cannot_be_made_becomes_simpler(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken() -> Message:
        raise ZeroDivisionError

    message = MessageBuilder().picture("board.png", Drawn(b"png", "alt")).build(broken)
    asked = Asked(answering=[ValueError("not a component")])
    await Answering().answer(asked.interaction, message, EN)
    assert asked.shown == [(EN("answer-refused", of="other"), [])]
    assert "ZeroDivisionError" in caplog.text, "the host finds the cause in the log"
