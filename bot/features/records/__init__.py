"""Games as files: sent, checked, and played on; and the seal that proves that a game was fair."""

from typing import Any

from typing_extensions import override

from bot.dispatch.feature import ServiceFeature
from bot.features.records import messages
from bot.features.records.answers import Records
from bot.features.records.service import FairnessService
from bot.messages.parts import NOTHING, Part
from bot.tables import Table
from bot.texts import Words


class RecordsFeature(ServiceFeature[FairnessService]):
    """Records and proofs of games."""

    name = "records"
    answered_by = (Records,)
    served_by = FairnessService

    @override
    async def opening(self, table: Table, words: Words) -> str:
        return messages.opening(table, words)

    @override
    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        return Part([("top", messages.private_opening(table, words))])

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        if not over:
            return NOTHING
        closing = messages.closing(table, words) if view.outcome is not None else ""
        is_finished = table.row.status == "finished"
        look = [messages.record_button(table, words)] if is_finished else []
        return Part([("status", closing)], look=look)
