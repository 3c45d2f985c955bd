"""Hints: the move that the computer would make, for those who are stuck."""

from typing import Any

from typing_extensions import override

from bot.dispatch.feature import ServiceFeature
from bot.features.hints.answers import Hints
from bot.features.hints.messages import asked, gives_hints, hint_button
from bot.features.hints.service import HintService
from bot.messages.parts import NOTHING, Part
from bot.tables import Table
from bot.texts import Words


class HintsFeature(ServiceFeature[HintService]):
    """Hints, as long as the table plays with them."""

    name = "hints"
    answered_by = (Hints,)
    served_by = HintService

    @override
    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        return Part(look=[hint_button(table, words)]) if gives_hints(table, seat) else NOTHING

    @override
    async def lobby_part(self, table: Table, words: Words) -> Part:
        return NOTHING if table.row.hints else Part([("status", words("lobby-no-hints"))])

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        return NOTHING if view.outcome is None else Part([("status", asked(table, words))])
