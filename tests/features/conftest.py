"""What the tests of features share: the whole bot, or the tables of one server."""

from __future__ import annotations

import pytest

from tests.e2e.worlds import (
    as_usual,
    clock,
    database,
    features,
    no_errors_logged,
    no_picture_is_drawn_twice,
    players_know_the_games,
    signs_are_drawn,
    simcord_bot,
    world,
)
from tests.tables.clubs import club, days, open_database

__all__ = [
    "as_usual",
    "clock",
    "club",
    "database",
    "days",
    "features",
    "no_errors_logged",
    "no_picture_is_drawn_twice",
    "open_database",
    "players_know_the_games",
    "signs_are_drawn",
    "simcord_bot",
    "world",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the whole bot as slow."""
    for item in items:
        if "world" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)
