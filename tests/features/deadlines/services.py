"""The services of deadlines and reminders, for tests."""

from __future__ import annotations

from bot import store
from bot.features.deadlines.reminding import ReminderService
from bot.features.deadlines.service import DeadlineService
from bot.tables import TableService
from tests.tables.club import payload
from tests.tables.days import Days


def deadlines_of(tables: TableService) -> DeadlineService:
    return DeadlineService(tables.repository)


def reminders_of(tables: TableService) -> ReminderService:
    return ReminderService(tables.repository)


async def reminded(days: Days) -> list[int]:
    """Look once; return who is reminded, and note that it was sent."""
    await reminders_of(days.tables).announce()
    database = days.tables.repository.database
    rows = [row for row in await store.outbox.waiting(database.reader) if row.kind == "reminder"]
    async with database.writing() as tx:
        await store.outbox.mark_sent(tx, [row.id for row in rows], days.now)
    return [payload(row)["user"] for row in rows]
