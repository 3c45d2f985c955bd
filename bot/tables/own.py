"""Tables that a feature keeps itself: played as all others are, but not stored as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bot.tables.play import PlayResult
from bot.tables.table import Table
from bot.tables.undo import Undoable


class OwnTables(Protocol):
    """Keeps tables with numbers that no other table has.

    Nothing of them is posted. Errors are those of the table service.
    """

    def has(self, table_id: int) -> bool:
        """Whether a number is that of one of these tables, whether there is one or not."""
        ...

    async def get(self, table_id: int) -> Table:
        """Return a table."""
        ...

    async def play(
        self,
        table_id: int,
        user_id: int,
        *,
        moves: Sequence[Any] = (),
        line: str | None = None,
        question: str | None = None,
    ) -> PlayResult:
        """Play moves chosen together, or a typed line."""
        ...

    async def undo(
        self, table_id: int, user_id: int, *, question: str | None = None, everything: bool = False
    ) -> Table:
        """Take back the user's last step, or all that can be taken back."""
        ...

    def undoable(self, table: Table) -> Undoable | None:
        """Return what can be taken back now, ``None`` if that is nothing."""
        ...
