"""Streams: what is sent at a table in order, and fails and waits together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Protocol, TypeAlias

from bot.store.database import Tx
from bot.store.rows import OutboxRow
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


class Sending(Protocol):
    """Sends what waits in one stream."""

    is_public: ClassVar[bool]
    """Whether the stream is told of as posts in channels are: how late it is, and what fails."""

    async def send(
        self, table_id: int, rows: Sequence[OutboxRow], settle: Settle, *, look: bool
    ) -> None:
        """Send rows of a table; with ``look`` some may have been sent already.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        ...


class PrivateSending(Protocol):
    """Sends one kind of private messages."""

    async def send(
        self,
        table: Table,
        user_id: int,
        rows: Sequence[OutboxRow],
        settle: Settle,
        *,
        look: bool,
    ) -> None:
        """Send rows of a table for a user; with ``look`` some may have been sent already.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        ...
