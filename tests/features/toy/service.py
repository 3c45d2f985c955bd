"""Counts applause; knows no Discord."""

from __future__ import annotations

from bot.tables.repository import TableRepository
from tests.features.toy import rows

DAY = 24 * 60 * 60


class ApplauseService:
    """The applause for all tables."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def applaud(self, table_id: int) -> int:
        """Count once more; return how often that was done."""
        async with self._tables.database.writing() as tx:
            await rows.add(tx, table_id, self._tables.now())
            return await rows.count(tx, table_id)

    async def count(self, table_id: int) -> int:
        """Return how often a table was applauded."""
        return await rows.count(self._tables.database.reader, table_id)

    async def forget_old(self) -> None:
        """Forget what is older than a day."""
        async with self._tables.database.writing() as tx:
            await rows.drop(tx, self._tables.now() - DAY)
