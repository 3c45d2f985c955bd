"""States of games: the newest one that is stored, played on by the moves after it."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

from bot import store
from bot.store.database import Database
from bot.store.errors import DamagedSnapshot, StoreUnavailable
from bot.store.rows import TableRow
from bot.tables.origin import branches_of, first_state
from engines.core import AnyGame
from engines.core.record import branched, is_former

log = logging.getLogger(__name__)


class States:
    """The states of the games in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def at(self, game: AnyGame, row: TableRow, seats: int, ply: int) -> Any:
        """Return the state after the moves up to a ply, played on from the newest stored state.

        A stored state that cannot be read is dropped: the moves before it lead there, too. It is
        no fault if an earlier version stored it.
        """
        unread: dict[int, str] = {}
        since, state = await self._stored(game, row, ply, unread)
        if state is None:
            state = first_state(game, row, seats)
        branches = branches_of(row)
        moves = await store.moves.moves_of(self._database.reader, row.id, after_ply=since)
        former = {since} if is_former(game, state, unread.get(since)) else set[int]()
        for move in (move for move in moves if move.ply <= ply):
            state, _events = game.apply(state, move.seat, game.moves.load(move.move))
            if is_former(game, state, unread.get(move.ply)):
                former.add(move.ply)
            state = branched(game, state, branches, move.ply)
        if unread:
            await self._drop(row.id, list(unread), former)
        return state

    async def _stored(
        self, game: AnyGame, row: TableRow, at_most: int, unread: dict[int, str]
    ) -> tuple[int, Any]:
        """Return the newest state that can be read, after its ply; ``(0, None)`` without any.

        Those that cannot be read are added to ``unread``, by their plies.
        """
        reader = self._database.reader
        while True:
            try:
                snapshot = await store.moves.latest_snapshot(reader, row.id, at_most=at_most)
            except DamagedSnapshot as error:
                bad, text = error.ply, ""
            else:
                if snapshot is None:
                    return 0, None
                try:
                    return snapshot[0], game.states.load(snapshot[1])
                except ValueError:
                    bad, text = snapshot
            unread[bad] = text
            at_most = bad - 1

    async def _drop(self, table_id: int, plies: list[int], former: set[int]) -> None:
        """Delete stored states that cannot be read; if that fails now, the next load does it."""
        for ply in plies:
            if ply in former:
                continue
            log.warning(
                "table %s: the state stored after ply %s cannot be read; it was rebuilt from the"
                " moves, and is dropped",
                table_id,
                ply,
            )
        with suppress(StoreUnavailable):
            async with self._database.writing() as tx:
                for ply in plies:
                    await store.moves.drop_snapshot(tx, table_id, ply)
