"""The real bot in a local Discord: its own store, renderer and texts, nothing replaced."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import simcord

from bot.client import ExpeditionBot
from engines.registry import games
from tests.e2e.driver import World


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "expedition.sqlite3"


@pytest.fixture
def simcord_bot(database: Path) -> ExpeditionBot:
    return ExpeditionBot(database, games())


@pytest.fixture(autouse=True)
def _no_errors_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A bot that logs an error has a defect, even if the player got an answer."""
    yield
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not errors, [record.getMessage() for record in errors]


@pytest.fixture
async def world(simcord_env: simcord.Env, database: Path) -> AsyncIterator[World]:
    simcord_env.settle_timeout = 30.0  # a slow machine draws slowly, and nothing else is waited for
    world = World(simcord_env, database)
    yield world
    await world.close()
