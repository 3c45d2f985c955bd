"""Looks at the map and at things, for commands and buttons. They change nothing."""

from __future__ import annotations

from bot.delivery.drawing import Drawing
from bot.delivery.pictures import Kind
from bot.dispatch.interactions import Interaction
from bot.features.lookups.map_cards import map_of, targets_card, where_card, whole_map_card
from bot.features.lookups.messages import Sort, lookup_card, lookups_of
from bot.messages.controls import Press
from bot.messages.message import Drawn, Message
from bot.tables import Table
from bot.tables.repository import TableRepository
from bot.texts import Words

KINDS: dict[Sort, Kind] = {
    "card": "card_picture",
    "location": "location_picture",
    "player": "player_picture",
}


class Looks:
    """Shows what a user may see; spectators may look, too."""

    def __init__(self, repository: TableRepository, drawing: Drawing) -> None:
        self._tables = repository
        self._drawing = drawing

    async def where(self, table: Table, user_id: int, place: str, words: Words) -> Message:
        """Return a place on the map.

        :raises TableRefused: if the game has not begun or has no map.
        """
        seat = table.seat_of(user_id)
        drawn = await self._map(table, "where", seat, words, about=place)
        return where_card(table, words, seat, place, drawn)

    async def look_up(
        self, table: Table, user_id: int, sort: Sort, thing: str, words: Words
    ) -> Message:
        """Return a card, a location or a player's things.

        :raises TableRefused: if nothing can be looked up in the game, or it has not begun.
        """
        seat = table.seat_of(user_id)
        lookups_of(table)
        about = int(thing) if sort == "player" else thing
        drawn = await self._drawing.drawn(table, KINDS[sort], table.view(seat), words, about=about)
        return lookup_card(table, words, seat, sort, thing, drawn)

    async def targets(
        self, table: Table, user_id: int, words: Words, *, in_words: bool = False
    ) -> Message:
        """Return the targets of a user's seat, the nearest to an expedition first.

        A button leads back to the hand, as a picture or ``in_words``.

        :raises TableRefused: if the user has no seat, the game has not begun or has no map.
        """
        seat = table.check_seated(user_id)
        drawn = await self._map(table, "targets", seat, words)
        return targets_card(table, words, seat, drawn, in_words=in_words)

    async def press_targets(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Return the targets in place of the hand."""
        table = await self._tables.get(press.table_id)
        return await self.targets(table, interaction.user.id, words, in_words=press.in_words)

    async def press_map(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Return the whole map with every name.

        :raises TableRefused: if the game has not begun or has no map.
        """
        table = await self._tables.get(press.table_id)
        seat = table.seat_of(interaction.user.id)
        drawn = await self._map(table, "whole_map", seat, words)
        return whole_map_card(table, words, seat, drawn)

    async def _map(
        self, table: Table, kind: Kind, seat: int | None, words: Words, *, about: str | None = None
    ) -> Drawn | None:
        """Draw the map; ``None`` if that fails, as the message also says it in words.

        :raises TableRefused: if the game has no map, or has not begun.
        """
        map_of(table)
        return await self._drawing.drawn(table, kind, table.view(seat), words, about=about)
