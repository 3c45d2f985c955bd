"""Looking back: the log, earlier moments, and games as animations."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import override

from bot.delivery.additions import EndPost, Means
from bot.delivery.streams import Sending
from bot.dispatch.feature import Feature
from bot.features.history.answers import Replays, Rounds
from bot.features.history.end_posts import REPLAY, EndPosts, wants_replay
from bot.features.history.messages import log_button
from bot.features.history.steps import steps_on_card
from bot.messages.parts import NOTHING, Part
from bot.store.database import Tx
from bot.store.rows import OutboxRow
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
        return Part(look=[log_button(table, words), steps_on_card(table, words)])

    @override
    def senders(self, means: Means) -> Mapping[str, Sending]:
        return {REPLAY: EndPosts(means)}

    @override
    async def posted_end(self, tx: Tx, table: Table, shown: EndPost, row: OutboxRow) -> None:
        await wants_replay(tx, table, shown, row)
