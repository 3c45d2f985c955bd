"""A game that is over, looked at again: where it was won and lost, for each player privately."""

from typing import Any

from typing_extensions import override

from bot.dispatch.feature import ServiceFeature
from bot.features.review.answers import Reviews
from bot.features.review.messages import likely_of, review_button
from bot.features.review.service import ReviewService
from bot.messages.parts import NOTHING, Part
from bot.tables import Table
from bot.texts import Words


class ReviewFeature(ServiceFeature[ReviewService]):
    """Reviews of games that are over."""

    name = "review"
    answered_by = (Reviews,)
    served_by = ReviewService

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        if view.outcome is None or not table.is_posted:
            return NOTHING
        found = await self.service.of_everybody(table)
        likely = None if found is None else likely_of(table, found)
        return Part(look=[review_button(table, words)], likely=likely)

    @override
    async def look_after(self) -> None:
        await self.service.look()

    @override
    def stop(self) -> None:
        self.service.stop()
