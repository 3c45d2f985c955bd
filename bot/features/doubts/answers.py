"""The answers to whether a table is still played. They change the public question."""

from __future__ import annotations

from bot.dispatch.commands import FeatureCog, pressed
from bot.dispatch.interactions import Interaction, person_of
from bot.features.doubts.messages import answered
from bot.features.doubts.service import DoubtService
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import saved
from bot.texts import Words, words_in


class Doubts(FeatureCog[DoubtService]):
    """Keeps tables open, or closes them."""

    @pressed("still-playing")
    async def still_playing(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Keep the table open; return what all read instead of the question."""
        return await self._answered(interaction, press, closed=False)

    @pressed("close-still")
    async def close(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Close the table; return what all read instead of the question."""
        return await self._answered(interaction, press, closed=True)

    async def _answered(self, interaction: Interaction, press: Press, *, closed: bool) -> Message:
        person = person_of(interaction)
        answer = self.service.close if closed else self.service.still_playing
        table = await answer(press.table_id, person)
        with saved("other"):
            return answered(words_in(table.row.locale), name=person.name, closed=closed)
