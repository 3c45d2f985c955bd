from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Database


@pytest.fixture(autouse=True)
def databases_without_threads() -> None:
    """Each has a thread of its own, as in the bot."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
async def db(path: Path) -> AsyncIterator[Database]:
    async with await Database.open(path) as db:
        yield db
