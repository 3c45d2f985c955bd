"""What all tests of tables share."""

from __future__ import annotations

import pytest

from bot.store.database import Database
from tests.tables.clubs import club, days, open_database

__all__ = ["club", "days", "open_database"]


@pytest.fixture
def database(open_database: Database) -> Database:
    """Return the database of the club."""
    return open_database
