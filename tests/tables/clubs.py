"""Tables on a real database, with a clock and seeds that are the same in every run."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from bot.features import table_service
from bot.store.database import Database
from engines.registry import games
from tests.core.marks import Marks
from tests.core.toy import Toy

from .club import Club
from .days import Days, service


@pytest.fixture
async def open_database(tmp_path: Path) -> AsyncIterator[Database]:
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        yield database


@pytest.fixture
def club(open_database: Database) -> Club:
    """Return the tables of one server; every call of the clock is a second later."""
    ticks, seeds = count(1000), count()
    club = Club(
        table_service(
            open_database,
            games() | {"toy": Toy(), "marks": Marks()},
            clock=lambda: next(ticks),
            seeds=lambda: f"seed {next(seeds)}",
        )
    )
    club.tables.repository.wake = club.woken
    return club


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    path = tmp_path / "days.sqlite3"
    database = await Database.open(path)
    found: Days = Days(path, service(database, lambda: found.now))
    yield found
    await found.tables.repository.database.close()
