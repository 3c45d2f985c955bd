"""What the tests of features share: the whole bot, or the tables of one server."""

from __future__ import annotations

import pytest

from tests.e2e.worlds import *  # noqa: F403 - its fixtures
from tests.tables.clubs import club, days, open_database

__all__ = ["club", "days", "open_database"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the whole bot as slow."""
    for item in items:
        if "world" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)
