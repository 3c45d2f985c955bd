"""Hints of a computer player: given from what the asker may know, counted, and switched off."""

from __future__ import annotations

from dataclasses import replace

from bot import store
from bot.tables import TableRepository, outgoing
from bot.tables.errors import TableRefused
from bot.tables.table import Person, Table
from engines import players
from engines.core.line import decision_of
from engines.players import Hint


class HintService:
    """Gives hints to people at the tables of one bot."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    async def hint(self, table_id: int, user_id: int) -> tuple[Table, Hint]:
        """Return a hint for what a user is asked now, and the table on which it is counted.

        Asked again about the same question it is the same, and counted once.

        :raises TableRefused: ``not-seated`` for a spectator, ``hints-off`` or another if
            the table plays without hints, ``hints-later`` if the user is asked nothing now.
        """
        table = await self._tables.get(table_id)
        seat = table.check_seated(user_id)
        table.check_playable()
        table.check_unpaused()
        for feature in self._tables.features:
            await feature.check_given(table, "hint")
        if not table.row.hints:
            raise TableRefused("hints-off")
        if decision_of(table.game, table.state, seat) is None:
            raise TableRefused("hints-later")
        found = await self._tables.workers.think(players.hint, table.game, table.state, seat)
        async with self._tables.database.writing() as tx:
            count = await store.tables.count_hint(tx, table.id, seat, table.question(seat))
        seats = [replace(row, hints=count) if row.seat == seat else row for row in table.seats]
        return replace(table, seats=tuple(seats)), found

    async def allow(self, table_id: int, by: Person, *, allowed: bool) -> Table:
        """Let the players of a table ask for hints, or not.

        :raises TableRefused: ``not-host`` unless the person may administer the table.
        """
        async with self._tables.locked(table_id) as table:
            table.check_administered_by(by)
            notices = [outgoing.lobby()] if table.row.status == "lobby" else []
            return await self._tables.change(table, {"hints": allowed}, notices)
