"""Looking back: games as animations."""

from __future__ import annotations

from bot.delivery.drawing import Drawing
from bot.dispatch.interactions import Interaction
from bot.dispatch.records import Records
from bot.messages.message import Message
from bot.messages.replays import What, replay_card
from bot.tables import TableRefused, TableService
from bot.texts import Words


class Replays:
    """Shows games again."""

    def __init__(self, tables: TableService, records: Records, drawing: Drawing) -> None:
        self._tables = tables
        self._records = records
        self._drawing = drawing

    async def show(
        self, interaction: Interaction, number: int | None, what: What, words: Words
    ) -> Message:
        """Show a game, or its last round, to a user alone.

        A game that is over is shown as everybody could see it; a running one as the user does.

        :raises TableRefused: if there is no such game, it has not begun or is held, or another
            animation of it is being drawn.
        """
        table = await self._records.meant(interaction, number)
        table.view(None)
        seat = None
        if table.row.status != "finished":
            seat = table.seat_of(interaction.user.id)
        if self._drawing.is_animating(table, seat, what, words):
            raise TableRefused("replay-busy")
        drawn = await self._drawing.animation(self._tables, table, seat, what, words)
        return replay_card(table, words, seat, what, drawn)
