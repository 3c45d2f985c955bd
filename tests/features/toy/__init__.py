"""Applause: a feature as small as one can be. ``docs/adding-a-feature.md`` tells it step by step.

Players applaud their table by a button in the panel or by ``/applaud``; the card says how often
that was done, and a day later it is forgotten.
"""

from __future__ import annotations

from typing import Any

from typing_extensions import override

from bot.dispatch.feature import ServiceFeature
from bot.messages.parts import NOTHING, Part
from bot.tables import Table
from bot.texts import Words
from tests.features.toy import messages
from tests.features.toy.answers import Applause
from tests.features.toy.service import ApplauseService


class ApplauseFeature(ServiceFeature[ApplauseService]):
    """Applause for a table."""

    name = "toy"
    answered_by = (Applause,)
    served_by = ApplauseService

    @override
    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        return Part(look=[messages.button(table, words)])

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        count = await self.service.count(table.id)
        return Part([("status", words("toy-count", count=count))]) if count else NOTHING

    @override
    async def look_after(self) -> None:
        await self.service.forget_old()
