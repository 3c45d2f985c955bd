"""Looking back: the log, earlier moments, and games as animations."""

from typing import Any

from typing_extensions import override

from bot.dispatch.feature import Feature
from bot.features.history.answers import Replays, Rounds
from bot.features.history.messages import log_button
from bot.features.history.steps import replay_on_card, steps_on_card
from bot.messages.parts import NOTHING, Part
from bot.tables import Table
from bot.texts import Words


class HistoryFeature(Feature):
    """Games that are over, or as far as they have come, seen again."""

    name = "history"
    answered_by = (Replays, Rounds)

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        if not over:
            return NOTHING
        buttons = (log_button, replay_on_card, steps_on_card)
        return Part(look=[button(table, words) for button in buttons])
