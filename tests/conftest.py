"""What all tests share."""

from __future__ import annotations

import gc
import logging
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import measured
from tests.described import IS_DESCRIBED, NOT_CHECKED
from tests.measured import Measuring

# On a busy machine anything may take long; that is no fault.
settings.register_profile(
    "busy", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("busy")

# Whole games are kept for many tests: looking through them for cycles takes long and finds none.
gc.set_threshold(20_000, 50, 100)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens",
        action="store_true",
        help="approve pictures and transcripts as they come out now; read the difference",
    )
    parser.addoption(
        "--measure", action="store_true", help="write slow tests into tests/measured.txt"
    )
    parser.addoption(
        "--seeds", type=int, default=1, help="in how many ways tests/tables/test_weeks.py is played"
    )


def pytest_configure() -> None:
    """Refuse to run in CI when less would be checked than can be."""
    if not IS_DESCRIBED and os.environ.get("CI"):
        raise pytest.UsageError(NOT_CHECKED)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Measure if that is asked for."""
    if session.config.getoption("--measure"):
        session.config.pluginmanager.register(Measuring())


def pytest_collection_finish() -> None:
    """Leave what was imported out of all searches for cycles."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that were measured to be slow, except those that are quick all the same."""
    slow = measured.slow()
    for item in items:
        if measured.name_of(item) in slow and item.get_closest_marker("quick") is None:
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end, where nobody overlooks it, what was not checked as a file is missing."""
    if not IS_DESCRIBED:
        terminalreporter.line(NOT_CHECKED, red=True, bold=True)


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Return whether golden files are to be written anew instead of being compared."""
    return bool(request.config.getoption("--update-goldens"))


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database that was made once, of which others are copies."""
    from bot.store.migrate import migrate

    path = tmp_path_factory.mktemp("empty") / "empty.sqlite3"
    migrate(path)
    return path


@pytest.fixture(autouse=True)
def quick_databases(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new databases be copies, and let nothing wait until it has reached the disk.

    No test cuts the power. Tests of the store itself have databases as the bot has them.
    """
    from bot.store import database, migrate

    def copied(path: Path, folder: Path = migrate.MIGRATIONS, *given: Any) -> int:
        if folder == migrate.MIGRATIONS and path.parent.is_dir() and not path.exists():
            empty: Path = request.getfixturevalue("empty_database")
            shutil.copy(empty, path)
        return migrate.migrate(path, folder, *given)

    monkeypatch.setattr(database, "migrate", copied)
    monkeypatch.setattr(database, "DURABLE", "pragma synchronous = off")


@pytest.fixture(autouse=True)
def databases_without_threads(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let databases answer in the thread that asks, where the tests of the night are left out.

    Tests of the store and of what happens at once always have them as the bot has them, and so has
    the bot that runs as a process.
    """
    from tests.databases import without_threads

    is_quick = "not nightly" in request.config.option.markexpr
    if is_quick and request.node.get_closest_marker("threads") is None:
        without_threads(monkeypatch)


@pytest.fixture(autouse=True, scope="module")
def no_signs_left() -> Iterator[None]:
    """Notice a file that leaves signs shown as emoji: what comes after it would be worded so.

    Which file comes after it in the same process is different from run to run.
    """
    yield
    if signs := sys.modules.get("render.signs"):
        left = [name for name, sign in signs.SIGNS.items() if signs.sign(name) != sign.stand_in]
        assert not left, "the tests of this file must end with signs.show({})"


@pytest.fixture(autouse=True)
def no_log_handlers_left() -> Iterator[None]:
    """Take away what programs run by a test log to: its streams are closed when the test ends."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture(autouse=True)
def nothing_drawn_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a bot that starts draw nothing in advance: tests draw few pictures, and not of all games.

    What all pictures share takes seconds, and most tests end before it is drawn. A file of tests of
    just that has a fixture of this name that does nothing.
    """
    if pictures := sys.modules.get("bot.delivery.pictures"):
        monkeypatch.setattr(pictures.Pictures, "_draw_layers", lambda *_given: None)


@pytest.fixture
def emoji() -> Iterator[None]:
    """Show signs by emoji."""
    yield from _signs_shown(by_emoji=True)


@pytest.fixture(params=[False, True], ids=["stand-ins", "emoji"])
def shown(request: pytest.FixtureRequest) -> Iterator[None]:
    """Show signs by stand-ins, and then by emoji."""
    yield from _signs_shown(by_emoji=request.param)


def _signs_shown(*, by_emoji: bool) -> Iterator[None]:
    from render import signs  # most tests need no renderers, which take long to be imported
    from tests.emoji import MARKUPS

    signs.show(MARKUPS if by_emoji else {})
    yield
    signs.show({})
