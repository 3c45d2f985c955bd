"""Streams: what is sent at a table in order, and fails and waits together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Protocol, TypeAlias

from bot import store
from bot.store.rows import OutboxRow
from bot.store.transaction import Tx
from bot.tables import Table

Key = tuple[int, str]
"""Table and stream: its cards, its older cards, questions to all of its people, its bots, its end
if daily, what a feature posts, or a user."""

CHANNEL, BOTS, OLD, USER = "channel", "bots", "old", "user "
CONSENT = "consent"
LEFT = "left"
"""Instead of a stream: rows that nobody sends, of a feature that is no longer there."""
EVERYWHERE: Key = (0, "")
"""Instead of a stream: everything."""

Note: TypeAlias = Callable[[Tx], Awaitable[object]]
"""Stores what is to be known of messages that were sent."""


class Settle(Protocol):
    """Notes that rows were sent, and what else is to be known of it, in one transaction.

    If the store fails, that is made up for before the stream sends anything else.
    """

    async def __call__(self, rows: Sequence[OutboxRow], note: Note | None = None) -> None: ...


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows that are to be sent now, the oldest first."""

    rows: Sequence[OutboxRow]
    settle: Settle
    look: bool
    """Whether some may have been sent already: these are searched for in Discord."""

    @property
    def nonces(self) -> list[str]:
        return [row.nonce for row in self.rows]

    @property
    def since(self) -> int:
        """When the oldest was written."""
        return self.rows[0].created_at

    def of(self, *kinds: str) -> Batch:
        """Return the rows of some kinds."""
        return replace(self, rows=[row for row in self.rows if row.kind in kinds])

    async def done(self, note: Note | None = None) -> None:
        """Note that all were sent, and what else is to be known of it."""
        await self.settle(self.rows, note)

    async def give_up(self, reason: str) -> None:
        """Note that they can never be sent."""
        ids = [row.id for row in self.rows]
        await self.settle((), lambda tx: store.outbox.end_unsent(tx, ids, reason))


class Sending(Protocol):
    """Sends what waits in one stream."""

    is_public: ClassVar[bool]
    """Whether the stream is told of as posts in channels are: how late it is, and what fails."""

    async def send(self, table_id: int, batch: Batch) -> None:
        """Send rows of a table.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        ...


class PrivateSending(Protocol):
    """Sends one kind of private messages."""

    async def send(self, table: Table, user_id: int, batch: Batch) -> None:
        """Send rows of a table for a user.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        ...
