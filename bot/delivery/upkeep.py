"""What is looked after from time to time: lost calls, rows that nobody needs, and features."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from bot import store
from bot.delivery import pauses
from bot.delivery.trouble import logged, where_failed
from bot.tables import TableService
from bot.tables.errors import apart
from render.cache import give_back

log = logging.getLogger(__name__)

DAY = 24 * 60 * 60
KEPT = timedelta(days=30)
"""How long it is known how long things took."""

BATCH = 500
"""Rows deleted in one transaction; others can write in between."""


async def keep_up(tables: TableService) -> None:
    """Look after the tables at once and every few minutes, until cancelled."""
    while True:
        try:
            await put_back_lost_calls(tables)
            await forget_old_rows(tables)
            await tables.consents.end_old()
            await let_features_look(tables)
            await store_times(tables)
            await leave_no_traces(tables)
            await asyncio.to_thread(give_back)
        except (store.errors.StoreUnavailable, store.errors.DamagedDatabase):
            pass  # the store has told the log
        except Exception as error:
            log.error("looking after the tables failed, tried again: %s", where_failed(error))
        await asyncio.sleep(pauses.COMPARE_EVERY)


async def let_features_look(tables: TableService) -> None:
    """Let each feature do what is due; one that fails stops no other. Send what they announce."""
    for feature in tables.repository.features:
        with logged(f"{feature.name}: looking after it failed, tried again"):
            await feature.look_after()
    tables.repository.wake()


async def put_back_lost_calls(tables: TableService) -> None:
    """Announce again what running tables ask and nobody was told, and wake their bots.

    A table that cannot be read keeps no other from it; the log says so.
    """
    for table_id in await store.outbox.lost_calls(tables.repository.reader):
        with apart(table_id, "what it asks was not announced, nor can be"):
            if await tables.lobby.put_back_calls(table_id):
                log.warning("table %s: what it asks was not announced; put back", table_id)


async def forget_old_rows(tables: TableService) -> None:
    """Delete announcements sent more than a day ago, and interactions answered as long ago."""
    before = tables.repository.now() - DAY
    for forget in (store.outbox.forget_sent, store.moves.forget_answered):
        deleted = BATCH
        while deleted == BATCH:
            async with tables.repository.database.writing() as tx:
                deleted = await forget(tx, before, limit=BATCH)


async def leave_no_traces(tables: TableService) -> None:
    """Let no file of the database hold anything of people who were erased since the last time."""
    database = tables.repository.database
    erased = await store.people.traces(database.reader)
    if erased is not None and await database.rewrite():
        async with database.writing() as tx:
            await store.people.forget_traces(tx, erased)


async def store_times(tables: TableService) -> None:
    """Store how long things took since this was last stored."""
    figures, today = tables.repository.figures, tables.repository.today()
    times = figures.unstored()
    if any(times.values()):
        async with tables.repository.database.writing() as tx:
            keep_from = (today - KEPT).isoformat()
            await store.statistics.add_times(
                tx, today.isoformat(), times.items(), keep_from=keep_from
            )
        figures.stored(times)
