"""A local Discord for each test, and a bare client of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord.client import Client
from tests.discord.server import LocalDiscord

WITHOUT_BOT = (
    "test_audit_of_reminders.py",
    "test_audit_of_times.py",
    "test_rest.py",
    "test_emoji.py",
    "test_gateway.py",
    "test_interactions.py",
    "test_people.py",
    "test_storm.py",
)


@pytest.fixture
async def discord() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as local:
        yield local


@pytest.fixture
async def client(discord: LocalDiscord) -> AsyncIterator[Client]:
    async with Client(discord) as bare:
        yield bare


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that start the bot as slow."""
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.name not in WITHOUT_BOT:
            item.add_marker(pytest.mark.slow)
