"""Migration: what had been announced before cards stored where their events begin."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot import store
from bot.store.database import Database
from bot.store.migrate import MIGRATIONS, migrate


def test_a_card_of_an_older_bot_begins_after_the_events_announced_before(
    path: Path, tmp_path: Path
) -> None:
    first = tmp_path / "first"
    first.mkdir()
    shutil.copy(MIGRATIONS / "0001_tables.sql", first)
    migrate(path, first)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "insert into game_table (channel_id, game, ruleset, content_hash, options, status,"
            " host_id, locale, ply, told, created_at, updated_at)"
            " values (1, 'luxor', 1, '', '{}', 'running', 1, 'en', 9, 7, 1, 1)"
        )

    async def read() -> tuple[int, int]:
        async with await Database.open(path) as database:
            row = await store.tables.table(database.reader, 1)
            assert row is not None
            return row.card_since, row.told

    assert asyncio.run(read()) == (7, 7)
