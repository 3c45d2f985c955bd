"""Ends a running game for good: with those who play it, or by who may decide alone."""

from __future__ import annotations

from bot.tables.consent import ENDING, ConsentService
from bot.tables.lobby import LobbyService
from bot.tables.table import Person, Table


def asks_others(table: Table, by: Person) -> bool:
    """Whether others are asked before a game ends: it goes on, and the person plays it with them.

    Who looks after a table at which they do not play decides alone.
    """
    return _plays_with(table, by) and table.seat_of(by.id) is not None


def _plays_with(table: Table, by: Person) -> bool:
    return table.state is not None and bool(table.others(by.id))


class EndService:
    """Ends running games."""

    def __init__(self, lobby: LobbyService, consents: ConsentService) -> None:
        self._lobby = lobby
        self._consents = consents

    async def end(self, table: Table, by: Person, interaction_id: int | None = None) -> bool:
        """End a running game, or ask the others whether to; return whether it has ended.

        That somebody decided alone about a game of others is said in the channel.

        :raises TableRefused: if the person does not administer the table, its game does not run,
            or it is being asked something else.
        """
        table.check_status("running")
        table.check_administered_by(by)
        is_known = self._consents.knows(ENDING)  # or a table could never be ended
        if is_known and asks_others(table, by):
            row = await self._consents.ask(table.id, by.id, ENDING, interaction_id=interaction_id)
            return row.status == "done"
        if is_known and _plays_with(table, by):
            await self._consents.decide(table.id, by, ENDING)
        else:
            await self._lobby.abandon(table.id, by)
        return True
