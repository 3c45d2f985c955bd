"""Draws a table's pictures; what cannot be drawn is said in words."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Sequence
from typing import Any

from bot.delivery.pictures import Days, Explained, Kind, Pictures
from bot.delivery.trouble import where_failed
from bot.messages.message import Drawn
from bot.messages.replays import What, scenes_of
from bot.store import Reader, StoreError
from bot.tables import Table, TableRefused, TableService
from bot.tables.courses import course_of
from bot.tables.moments import moments_of
from bot.texts import Words
from render.registry import map_renderer
from render.replay import MOST, Scene

log = logging.getLogger(__name__)


class Drawing:
    """Pictures of tables, as far as they can be drawn."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._failing: set[tuple[int | str, Kind | Explained]] = set()

    async def drawn(
        self,
        table: Table,
        kind: Kind,
        view: Any,
        words: Words,
        *,
        about: str | int | Days | None = None,
    ) -> Drawn | None:
        """Return a picture of what a view of a table shows; ``None`` if it cannot be drawn.

        The log says so once for each table and kind, until it can be drawn again.
        """
        pictures = await self._pictures_of(table, kind, view, words, about=about)
        return pictures[0] if pictures else None

    async def board(self, table: Table, view: Any, words: Words) -> Drawn | None:
        """Return the board of a view, or the poster if the game is over, as :meth:`drawn` does."""
        if view.outcome is None:
            return await self.drawn(table, "board", view, words)
        return await self.drawn(table, "end", view, words, about=table.days)

    async def curve(self, source: Reader, table: Table, words: Words) -> Drawn | None:
        """Return the chart of how the points of a table went that is finished.

        ``None`` if it cannot be drawn, or there are none to be seen. The log says so once for each
        table, until it can be drawn.
        """
        failing: tuple[int, Kind] = (table.id, "curve")
        picture = None
        try:
            course = await course_of(source, table)
            if course is not None:
                picture = await self._pictures.curve(table.game.id, course, words, table.names)
        except Exception as error:
            if failing not in self._failing:
                self._failing.add(failing)
                log.error("table %s: curve not drawn: %s", table.id, where_failed(error))
            return None
        self._failing.discard(failing)
        return picture

    def is_animating(self, table: Table, seat: int | None, what: What, words: Words) -> bool:
        """Whether another animation of a table is being drawn than :meth:`animation` would be."""
        return self._pictures.is_animating(table.id, _shown(table, seat, what, words))

    async def animation(
        self, tables: TableService, table: Table, seat: int | None, what: What, words: Words
    ) -> Drawn | None:
        """Return a game as a seat, or everybody, saw it, in moving pictures.

        ``None`` if it cannot be drawn; the log says so once for each table, until it can be.

        :raises TableRefused: if the game has not begun, or is held.
        :raises StoreUnavailable: or what else :mod:`bot.store` raises when it cannot read.
        """

        async def scenes() -> Sequence[Scene]:
            reader = tables.repository.database.reader
            moments = await moments_of(
                reader, table, seat, most=MOST - 2, last_round=what == "round"
            )
            history = await tables.repository.history(table, seat, since=moments[0].ply)
            steps = await tables.seating.steps(table)
            return await asyncio.to_thread(scenes_of, table, words, moments, history, steps)

        failing: tuple[int, Kind] = (table.id, "animation")
        key = _shown(table, seat, what, words)
        try:
            drawn = await self._pictures.animation(
                table.id, key, table.game, scenes, words, table.names
            )
        except (TableRefused, StoreError):
            raise
        except Exception as error:
            if failing not in self._failing:
                self._failing.add(failing)
                log.error("table %s: animation not drawn: %s", table.id, where_failed(error))
            return None
        self._failing.discard(failing)
        return drawn

    async def closeups(self, table: Table, view: Any, words: Words) -> tuple[Drawn, ...]:
        """Return closeups of what the reader of a view may choose; none if they cannot be drawn."""
        if view.decision is None or map_renderer(table.game.id) is None:
            return ()
        return await self._pictures_of(table, "closeups", view, words)

    async def explained(self, game_id: str, kind: Explained, words: Words) -> Drawn | None:
        """Return a picture that explains a game; ``None`` if it cannot be drawn.

        The log says so once for each game and kind, until it can be drawn again.
        """
        failing = (game_id, kind)
        try:
            picture = await self._pictures.explained(game_id, kind, words)
        except Exception as error:
            if failing not in self._failing:
                self._failing.add(failing)
                log.error("%s of %s not drawn: %s", kind, game_id, where_failed(error))
            return None
        self._failing.discard(failing)
        return picture

    async def _pictures_of(
        self,
        table: Table,
        kind: Kind,
        view: Any,
        words: Words,
        *,
        about: str | int | Days | None = None,
    ) -> tuple[Drawn, ...]:
        failing = (table.id, kind)
        try:
            pictures = await self._pictures.draw(
                table.game, kind, view, words, table.names, about=about
            )
        except Exception as error:
            if failing not in self._failing:
                self._failing.add(failing)
                log.error("table %s: %s not drawn: %s", table.id, kind, where_failed(error))
            return ()
        self._failing.discard(failing)
        return pictures


def _shown(table: Table, seat: int | None, what: What, words: Words) -> Hashable:
    """Return what tells animations of a table apart that are drawn at the same time."""
    return seat, what, words.locale, table.version, table.row.ply
