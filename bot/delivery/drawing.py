"""Draws a table's pictures; what cannot be drawn is said in words."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Hashable
from dataclasses import replace
from typing import Any, TypeVar

from bot.delivery.pictures import Days, Kind, Pictures
from bot.delivery.trouble import where_failed
from bot.messages.parts import Explained, Part
from bot.store.errors import StoreError
from bot.store.transaction import Reader
from bot.tables import Table, TableRefused
from bot.tables.courses import course_of
from bot.texts import Words
from engines.core import Course
from render.files import Drawn
from render.registry import map_renderer

log = logging.getLogger(__name__)

T = TypeVar("T")


class Drawing:
    """Pictures of tables, as far as they can be drawn."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self._failing: set[Hashable] = set()

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
        pictures = await self._pictures_of(table, kind, view, words, about)
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

        async def drawn() -> Drawn | None:
            course = await course_of(source, table)
            if course is None:
                return None
            return await self.pictures.curve(table.game.id, course, words, table.names)

        return await self.tried(f"table {table.id}: curve", drawn())

    async def chart(self, table: Table, course: Course, words: Words) -> Drawn | None:
        """Return the chart of a course; ``None`` if it cannot be drawn, as :meth:`curve` says."""
        drawn = self.pictures.curve(table.game.id, course, words, table.names)
        return await self.tried(f"table {table.id}: chart", drawn)

    async def closeups(self, table: Table, view: Any, words: Words) -> tuple[Drawn, ...]:
        """Return closeups of what the reader of a view may choose; none if they cannot be drawn."""
        if view.decision is None or map_renderer(table.game.id) is None:
            return ()
        return await self._pictures_of(table, "closeups", view, words, None)

    async def asked(self, table: Table, view: Any, words: Words) -> Drawn | None:
        """Return the picture that the reader's question is about, or that of the whole board.

        It is a closeup if what may be chosen there leads near something that the reader wants.
        ``None`` if it cannot be drawn.
        """
        if view.decision is not None and map_renderer(table.game.id) is not None:
            for closeup in await self._pictures_of(table, "closeup", view, words, None):
                return closeup
        return await self.board(table, view, words)

    async def explained(self, game_id: str, kind: Explained, words: Words) -> Drawn | None:
        """Return a picture that explains a game; ``None`` if it cannot be drawn.

        The log says so once for each game and kind, until it can be drawn again.
        """
        drawing = self.pictures.explained(game_id, kind, words)
        return await self.tried(f"{kind} of {game_id}", drawing)

    async def illustrated(self, part: Part, game_id: str, words: Words) -> Part:
        """Return a part with the pictures of what it explains, as far as they can be drawn."""
        return replace(
            part,
            above=[
                replace(each, picture=await self.explained(game_id, each.kind, words))
                for each in part.above
            ],
        )

    async def _pictures_of(
        self, table: Table, kind: Kind, view: Any, words: Words, about: str | int | Days | None
    ) -> tuple[Drawn, ...]:
        drawing = self.pictures.draw(table.game, kind, view, words, table.names, about=about)
        return await self.tried(f"table {table.id}: {kind}", drawing) or ()

    async def tried(self, what: str, drawing: Awaitable[T]) -> T | None:
        """Return what is being drawn; ``None`` if it cannot be.

        The log says so once for each ``what``, until that can be drawn again.

        :raises TableRefused: if that is why.
        :raises StoreUnavailable: or what else :mod:`bot.store` raises when it cannot read.
        """
        try:
            drawn = await drawing
        except (TableRefused, StoreError):
            raise
        except Exception as error:
            if what not in self._failing:
                self._failing.add(what)
                log.error("%s not drawn: %s", what, where_failed(error))
            return None
        self._failing.discard(what)
        return drawn
