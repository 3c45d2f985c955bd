"""What the people of a table can be asked to agree to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from bot import store
from bot.store.rows import ConsentRow
from bot.store.transaction import Tx
from bot.tables.outgoing import Notice
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Consented:
    """What a request does when all have agreed: the table ``after`` it, and what is written.

    ``also`` writes what is not in the row of the table.
    """

    after: Table
    changes: store.tables.Changes
    notices: list[Notice] = field(default_factory=list)
    ply: int | None = None
    """As :attr:`bot.store.rows.ConsentRow.done_ply`."""
    also: Callable[[Tx], Awaitable[None]] | None = None
    taken_back: frozenset[int] = frozenset()
    """The seats of which moves are taken back."""


DecidedBy: TypeAlias = Literal["all", "those there", "most"]
"""Who is to agree: all, all who are neither away nor late, or more than half of these. The last is
a vote about who seems to ask: all others answer, and it ends as soon as half are against it."""


class Matter(Protocol):
    """One kind of request."""

    @property
    def decided_by(self) -> DecidedBy:
        """Who is to agree."""
        ...

    async def facts(self, table: Table, seat: int) -> str:
        """Return as JSON what a seat asks for.

        :raises TableRefused: if there is nothing to ask.
        """
        ...

    async def done(self, table: Table, row: ConsentRow) -> Consented | None:
        """Return what the request does; ``None`` if it has become pointless."""
        ...

    def lapses(self, row: ConsentRow, after: Table, moved: Collection[int]) -> bool:
        """Whether an open request is pointless on the table ``after`` seats have ``moved``."""
        ...
