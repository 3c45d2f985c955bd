"""Draws a table's pictures; what cannot be drawn is said in words."""

from __future__ import annotations

import logging
from typing import Any

from bot.delivery.pictures import Kind, Pictures
from bot.delivery.trouble import where_failed
from bot.messages.message import Drawn
from bot.tables import Table
from bot.texts import Words

log = logging.getLogger(__name__)


class Drawing:
    """Pictures of tables, as far as they can be drawn."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._failing: set[tuple[int, Kind]] = set()

    async def drawn(
        self, table: Table, kind: Kind, view: Any, words: Words, *, place: str | None = None
    ) -> Drawn | None:
        """Return a picture of what a view of a table shows; ``None`` if it cannot be drawn.

        The log says so once for each table and kind, until it can be drawn again.
        """
        failing = (table.id, kind)
        try:
            picture = await self._pictures.draw(
                table.game, kind, view, words, table.names, place=place
            )
        except Exception as error:
            if failing not in self._failing:
                self._failing.add(failing)
                log.error("table %s: %s not drawn: %s", table.id, kind, where_failed(error))
            return None
        self._failing.discard(failing)
        return picture
