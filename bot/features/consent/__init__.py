"""What all people of a table agree to: to take back a step, or to pause."""

from collections.abc import Sequence
from typing import Any

from typing_extensions import override

from bot import store
from bot.dispatch.feature import Feature
from bot.messages import consents
from bot.store import EventRow
from bot.tables import Table
from bot.texts import Words


class ConsentFeature(Feature):
    """Undo and pause by agreement."""

    name = "consent"

    @override
    async def told(
        self, table: Table, words: Words, *, whole: bool
    ) -> Sequence[tuple[EventRow, Any]]:
        reader = self.repository.database.reader
        told = consents.undone(table, words, await store.consents_done(reader, table.id, "undo"))
        if whole:
            paused = await store.consents_done(reader, table.id, "pause")
            told += consents.pauses(words, paused)
        return told
