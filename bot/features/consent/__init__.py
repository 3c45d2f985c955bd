"""What all people of a table agree to: to take back a step, to pause, or to end the game."""

from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import override

from bot import store
from bot.dispatch.feature import Feature
from bot.features.consent import messages
from bot.features.consent.answers import Consents
from bot.features.consent.matters import EndMatter, PauseMatter, UndoMatter
from bot.messages.message import Message
from bot.messages.refusals import explained
from bot.store.rows import EventRow
from bot.tables import Table, TableRefused
from bot.tables.matters import Matter
from bot.texts import Words


class ConsentFeature(Feature):
    """Undo, pause and the end of a game by agreement."""

    name = "consent"
    answered_by = (Consents,)

    @override
    def matters(self) -> Mapping[str, Matter]:
        return {
            "undo": UndoMatter(self.repository),
            "pause": PauseMatter(self.repository),
            "end": EndMatter(),
        }

    @override
    async def refusal(
        self, table: Table, user_id: int, refused: TableRefused, words: Words
    ) -> Message | None:
        seat = table.seat_of(user_id)
        text = explained(refused, words, table, seat)
        if seat is not None and messages.may_ask(table, refused):
            return messages.offer(table, words, seat, text)
        return messages.paused(table, words, text) if refused.code == "paused" else None

    @override
    async def told(
        self, table: Table, words: Words, *, whole: bool
    ) -> Sequence[tuple[EventRow, Any]]:
        reader = self.repository.reader
        told = messages.undone(
            table, words, await store.consents.consents_done(reader, table.id, "undo")
        )
        if whole:
            paused = await store.consents.consents_done(reader, table.id, "pause")
            told += messages.pauses(words, paused)
        return told
