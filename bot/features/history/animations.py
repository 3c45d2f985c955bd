"""Draws games once more, as animations."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence

from bot.delivery.drawing import Drawing
from bot.features.history.animation import What, scenes_of
from bot.features.history.moments import moments_of
from bot.messages.message import Drawn
from bot.messages.parts import Additions
from bot.messages.told import History
from bot.tables import Table
from bot.tables.repository import TableRepository
from bot.texts import Words
from render.replay import MOST, Scene


class Animations:
    """Games in moving pictures."""

    def __init__(self, repository: TableRepository, drawing: Drawing, additions: Additions) -> None:
        self._tables = repository
        self._drawing = drawing
        self._additions = additions

    def is_drawing(self, table: Table, seat: int | None, what: What, words: Words) -> bool:
        """Whether another animation of a table is being drawn than :meth:`drawn` would be."""
        return self._drawing.pictures.is_animating(table.id, _shown(table, seat, what, words))

    async def drawn(self, table: Table, seat: int | None, what: What, words: Words) -> Drawn | None:
        """Return a game as a seat, or everybody, saw it, in moving pictures.

        ``None`` if it cannot be drawn; the log says so once for each table, until it can be.

        :raises TableRefused: if the game has not begun, or is held.
        :raises StoreUnavailable: or what else :mod:`bot.store` raises when it cannot read.
        """

        async def scenes() -> Sequence[Scene]:
            reader = self._tables.reader
            moments = await moments_of(
                reader, table, seat, most=MOST - 2, last_round=what == "round"
            )
            events = await self._tables.history(table, seat, since=moments[0].ply)
            told = History(events, await self._additions.changes(table, words))
            return await asyncio.to_thread(scenes_of, table, words, moments, told)

        drawing = self._drawing.pictures.animation(
            table.id, _shown(table, seat, what, words), table.game, scenes, words, table.names
        )
        return await self._drawing.tried(f"table {table.id}: animation", drawing)


def _shown(table: Table, seat: int | None, what: What, words: Words) -> Hashable:
    """Return what tells animations of a table apart that are drawn at the same time."""
    return seat, what, words.locale, table.version, table.row.ply
