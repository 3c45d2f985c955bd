"""States of games: the newest one that is stored, played on by the moves after it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from contextlib import suppress
from typing import Any, TypeAlias

from bot import store
from bot.store.database import Database
from bot.store.errors import DamagedSnapshot, StoreUnavailable
from bot.store.rows import TableRow
from bot.tables.origin import branches_of, first_state
from engines.core import AnyGame
from engines.core.record import branched, is_former

log = logging.getLogger(__name__)


Origin: TypeAlias = tuple[int, str | None]
"""A table and its seed: the number of a table that was deleted may come again."""

KEPT = 64
"""How many states are remembered: panels ask for the same ones again and again."""


class States:
    """The states of the games in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: OrderedDict[tuple[Origin, tuple[int, ...]], Any] = OrderedDict()
        """By where the game comes from and the plies that lead there, which are not used again
        when they are taken back."""

    async def at(self, game: AnyGame, row: TableRow, seats: int, ply: int) -> Any:
        """Return the state after the moves up to a ply.

        It is played on from the newest state that is stored, or is remembered from an earlier call.
        A stored state that cannot be read is dropped: the moves before it lead there, too. It is
        no fault if an earlier version stored it.
        """
        reader, unread = self._database.reader, dict[int, str]()
        plies, origin = await store.moves.plies_of(reader, row.id, up_to=ply), (row.id, row.seed)
        known = self._find(origin, plies)
        if (origin, plies) in self._kept:
            return self._kept[origin, plies]
        since, state = await self._stored(game, row, ply, unread)
        if known and known[-1] > since:
            since, state = known[-1], self._kept[origin, known]
        if state is None:
            state = first_state(game, row, seats)
        branches = branches_of(row)
        moves = await store.moves.moves_of(reader, row.id, after_ply=since)
        moves = [move for move in moves if move.ply <= ply]
        former = {since} if is_former(game, state, unread.get(since)) else set[int]()
        for move in moves:
            state, _events = game.apply(state, move.seat, game.moves.load(move.move))
            if is_former(game, state, unread.get(move.ply)):
                former.add(move.ply)
            state = branched(game, state, branches, move.ply)
        if unread:
            await self._drop(row.id, list(unread), former)
        # The newest state is the table's own; and moves may have been taken back meanwhile.
        read = [move.ply for move in moves] == [each for each in plies if each > since]
        if read and ply < row.ply:
            self._kept[origin, plies] = state
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return state

    def _find(self, origin: Origin, plies: tuple[int, ...]) -> tuple[int, ...]:
        """Return the longest row of plies that some begin with whose state is remembered."""
        rows = (row for of, row in self._kept if of == origin and row == plies[: len(row)])
        found = max(rows, key=len, default=())
        if found:
            self._kept.move_to_end((origin, found))
        return found

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
