"""Looks at the database; knows no Discord."""

from __future__ import annotations

from dataclasses import dataclass

from bot import store
from bot.delivery.streams import BOTS
from bot.tables import TableRepository


@dataclass(frozen=True, slots=True)
class Stored:
    """How the database is doing; nothing in it depends on what is hidden in any game."""

    waiting: int
    """Posts for channels that wait to be sent, on all servers. Private messages are not counted:
    their number would tell of moves that nobody else notices."""
    oldest: int | None
    """Since when the first of them waits, in unix seconds."""
    size: int
    """Of the database with the files beside it, in bytes."""
    migration: int
    is_writable: bool


class DoctorService:
    """What the database tells of how the bot is doing."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def stored(self) -> Stored:
        """Return how the database is doing."""
        database = self._tables.database
        waiting, oldest = await store.outbox.waiting_posts(database.reader, besides=(BOTS,))
        return Stored(
            waiting=waiting,
            oldest=oldest and min(oldest, self._tables.now()),
            size=database.size(),
            migration=await store.database.database_version(database.reader),
            is_writable=database.trouble is None,
        )

    async def waiting(self) -> set[int]:
        """Return the tables whose posts wait.

        Of private messages nothing may be told, not even that they wait.
        """
        targets = await store.outbox.waiting_targets(self._tables.reader)
        return {table_id for table_id, _kind, user, _newest in targets if user is None}
