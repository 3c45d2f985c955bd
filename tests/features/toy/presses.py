"""The button."""

from __future__ import annotations

from bot.dispatch.interactions import Interaction
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.texts import Words
from tests.features.toy import messages
from tests.features.toy.service import ApplauseService


class Presses:
    """Applause by a button."""

    def __init__(self, service: ApplauseService) -> None:
        self._service = service

    async def applaud(self, _interaction: Interaction, press: Press, words: Words) -> Message:
        """Applaud the table of the button."""
        return messages.thanks(words, await self._service.applaud(press.table_id))
