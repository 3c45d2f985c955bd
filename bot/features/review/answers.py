"""Reviews, for presses and commands: all of it is for the user alone."""

from __future__ import annotations

from bot.dispatch.commands import FeatureCog, Number, command, pressed
from bot.dispatch.interactions import Interaction, number_of
from bot.features.review import messages
from bot.features.review.messages import ShownTurn
from bot.features.review.service import ReviewService
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import Table, TableRefused
from bot.texts import Words


class Reviews(FeatureCog[ReviewService]):
    """Looks at games that are over as their players saw them."""

    @command("review", table="command-verify-table")
    async def review(
        self, interaction: Interaction, words: Words, table: Number | None = None
    ) -> Message:
        """Review the channel's game that is over, or that of another table.

        :raises TableRefused: if there is none, or as :meth:`ReviewService.of`.
        """
        found = await self.dispatcher.places.table(interaction, table)
        return await self._summary(found, interaction.user.id, words)

    @pressed("review", to="private")
    async def press(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the review of the game of a button."""
        table = await self._table(interaction, press)
        return await self._summary(table, interaction.user.id, words)

    @pressed("review-all")
    async def back(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show how the review begins, in place of one of its turns."""
        table = await self._table(interaction, press)
        return await self._summary(table, interaction.user.id, words)

    @pressed("review-turn")
    async def turn(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show a turn of the review."""
        table, user_id = await self._table(interaction, press), interaction.user.id
        seat, ply = table.check_seated(user_id), number_of((*press.path, "")[0])
        found = await self.service.of(table, seat)
        turns = () if found is None else found.turns
        turn = next((each for each in turns if each.ply == ply), None)
        if turn is None:
            raise TableRefused("outdated")
        saw = await self.service.view_at(table, seat, ply)
        played = await self.service.steps(table, seat, ply, turn.played)
        other = await self.service.steps(table, seat, ply, turn.other)
        drawn = await self.drawing.drawn(table, "board", saw, words)
        part = await self.dispatcher.additions.moment(table, user_id, ply, words)
        shown = ShownTurn(turn, saw, played, other, drawn, part)
        return messages.turn_page(table, words, seat, shown)

    async def _summary(self, table: Table, user_id: int, words: Words) -> Message:
        seat = table.seat_of(user_id)
        found = await self.service.of(table, seat)
        if found is None:
            return messages.working(table, words)
        likely = messages.likely_of(table, found)
        chart = None
        if likely is not None:
            chart = await self.drawing.chart(table, likely, words)
        saw = [await self.service.view_at(table, seat, turn.ply) for turn in found.turns]
        return messages.summary(table, words, seat, found, saw, chart)

    async def _table(self, interaction: Interaction, press: Press) -> Table:
        table = await self.repository.get(press.table_id)
        await self.dispatcher.places.check(interaction, table)
        return table
