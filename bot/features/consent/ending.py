"""The end of a running game by consent."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.store.rows import ConsentRow
from bot.tables import Table, outgoing
from bot.tables.matters import Consented


class EndMatter:
    """Whether a game shall be ended for good."""

    async def facts(self, table: Table, seat: int) -> str:
        """Return an empty object: there is no more to say."""
        return "{}"

    async def done(self, table: Table, row: ConsentRow) -> Consented | None:
        """Return the table of the game that has ended."""
        after = replace(table, row=replace(table.row, status="abandoned"))
        notices = [] if table.state is None else [outgoing.refresh(after)]
        return Consented(after, {"status": "abandoned"}, notices)

    def lapses(self, row: ConsentRow, after: Table, moved: Collection[int]) -> bool:
        """Never: a game can be ended at any time."""
        return False
