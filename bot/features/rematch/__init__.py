"""The same people, computer players and options once more."""

from typing import Any

from typing_extensions import override

from bot.dispatch.feature import Feature
from bot.features.rematch import messages, rows
from bot.features.rematch.answers import Rematches
from bot.messages.parts import NOTHING, Part
from bot.tables import Table
from bot.texts import Words


class RematchFeature(Feature):
    """A rematch of a game that is over, by a button of its last card."""

    name = "rematch"
    answered_by = (Rematches,)
    stored = rows.STORED

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        return messages.last_card(table, words) if over and table.is_posted else NOTHING

    @override
    async def lobby_part(self, table: Table, words: Words) -> Part:
        return Part([("top", messages.rematch_line(table, words))])
