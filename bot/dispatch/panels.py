"""What one person is shown: the message for a table and a reader, with its pictures drawn."""

from __future__ import annotations

import logging

from bot.delivery.pictures import Kind, Pictures
from bot.messages import cards, map_cards, private
from bot.messages.message import Drawn, Message
from bot.messages.narrator import Narrator
from bot.tables import Table, TableService
from bot.texts import Words

log = logging.getLogger(__name__)

NEWS = 1200
"""Characters of news above a panel."""


class Panels:
    """Gathers what a message needs from the table service and the pictures; changes nothing."""

    def __init__(self, tables: TableService, pictures: Pictures) -> None:
        self._tables = tables
        self._pictures = pictures

    async def panel(
        self,
        table: Table,
        user_id: int,
        words: Words,
        *,
        path: tuple[str, ...] = (),
        notice: str = "",
        news: bool = False,
    ) -> Message:
        """Return a player's panel as it is now, after some steps of the question were answered.

        :raises TableRefused: if the user has no seat, or the game has not begun.
        """
        seat = table.check_seated(user_id)
        told = await self._news(table, seat, words) if news else ""
        board = await self._pictures.draw(table.game, "board", table.view(seat), words, table.names)
        can_undo = await self._tables.can_undo(table, user_id)
        return private.play_panel(
            table, words, seat, board, path=path, notice=notice, news=told, can_undo=can_undo
        )

    async def _news(self, table: Table, seat: int, words: Words) -> str:
        """Return what others have done since the seat was last asked."""
        repository = self._tables.repository
        since = await repository.last_acted(table, seat)
        history = await repository.history(table, seat, since=since)
        events = [event for row, event in history if row.seat != seat]
        return Narrator(words, table.game, table.names).events(events, most=NEWS)

    async def panel_or_board(self, table: Table, user_id: int, words: Words) -> Message:
        """Return a player's panel, or the board for somebody without a seat."""
        if table.seat_of(user_id) is None:
            return await self.board(table, words)
        return await self.panel(table, user_id, words)

    async def board(self, table: Table, words: Words) -> Message:
        """Return the board as everybody may see it."""
        view = table.view(None)
        drawn = await self._pictures.draw(table.game, "board", view, words, table.names)
        return cards.turn_card(table, words, view, (), drawn)

    async def hand(
        self,
        table: Table,
        user_id: int,
        words: Words,
        *,
        path: tuple[str, ...] = (),
        in_words: bool = False,
        jump: str = "",
    ) -> Message:
        """Return the hand of a user's seat, after some steps of a free action.

        ``jump`` leads to the table's channel from a direct message.

        :raises TableRefused: if the user has no seat, or the game has not begun.
        """
        seat = table.check_seated(user_id)
        drawn, view = None, table.view(seat)
        if not in_words:
            drawn = await self._pictures.draw(table.game, "hand", view, words, table.names)
        return private.hand_card(table, words, seat, drawn, path=path, jump=jump)

    async def log(self, table: Table, user_id: int, words: Words) -> Message:
        """Return the latest events as far as the user may know them."""
        history = await self._tables.repository.history(table, table.seat_of(user_id))
        return private.log(table, words, [event for _row, event in history])

    async def where(self, table: Table, user_id: int, place: str, words: Words) -> Message:
        """Return a place on the map as the user may see it, spectators included.

        :raises TableRefused: if the game has not begun or has no map.
        """
        seat = table.seat_of(user_id)
        drawn = await self._map(table, "where", seat, words, place=place)
        return map_cards.where_card(table, words, seat, place, drawn)

    async def targets(
        self, table: Table, user_id: int, words: Words, *, in_words: bool = False
    ) -> Message:
        """Return what a user's seat is after, by how near an expedition is.

        From it a button leads back to the hand, as a picture or ``in_words``.

        :raises TableRefused: if the user has no seat, the game has not begun or has no map.
        """
        seat = table.check_seated(user_id)
        drawn = await self._map(table, "targets", seat, words)
        return map_cards.targets_card(table, words, seat, drawn, in_words=in_words)

    async def _map(
        self, table: Table, kind: Kind, seat: int | None, words: Words, *, place: str | None = None
    ) -> Drawn | None:
        """Draw the map; ``None`` if that fails, as the words say all of it, too."""
        map_cards.map_of(table)
        view = table.view(seat)
        try:
            return await self._pictures.draw(
                table.game, kind, view, words, table.names, place=place
            )
        except Exception:
            log.exception("table %s: %s not drawn", table.id, kind)
            return None
