"""The real bot in a local Discord: its own store, renderer and texts, nothing replaced.

The fixtures are those of ``tests/e2e`` and of the tests of features.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from copy import copy, deepcopy
from functools import partial, partialmethod
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from discord import app_commands
from simcord import components, gateway, results
from simcord.http import router

from bot import client
from bot.client import ExpeditionBot
from bot.delivery import pauses, pictures
from bot.delivery.emoji import show_signs, uploads
from bot.dispatch import feature
from bot.dispatch.feature import Feature
from bot.features import FEATURES, rules
from bot.store.database import Database
from bot.tables.repository import TableRepository
from bot.texts import twice
from engines.players import review
from engines.registry import games
from render import files
from render.files import Drawn
from tests.e2e.driver import PATIENCE, PAUSE, World
from tests.e2e.faults import raise_server_errors, speak
from tests.e2e.sketches import drawn_once

__all__ = [
    "as_usual",
    "clock",
    "database",
    "features",
    "no_errors_logged",
    "no_picture_is_drawn_twice",
    "payloads_are_copied_quickly",
    "players_know_the_games",
    "reviews_are_short",
    "signs_are_drawn",
    "simcord_bot",
    "texts_twice",
    "translated_once",
    "world",
]

LOOKS = 0.005
"""Seconds between two looks of the simulated Discord whether the bot has finished; ten times that
is usual, and in some tests half of their time."""

LOOK_AFTER = 10 * 60.0
"""Seconds of the simulated Discord between two looks after the tables; tests let days pass."""


PAYLOADS: dict[tuple[type[Feature], ...], dict[str, dict[str, Any]]] = {}
"""The commands in all languages, as Discord is told, by the bot's features and by name."""


ATOMS = (str, int, float, bool, type(None))
"""What payloads hold besides dictionaries and lists."""


class Clock:
    """The time of the simulated Discord, so that ``env.advance_time`` moves the bot's clock too."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None

    def __call__(self) -> float:
        return self.env.now().timestamp() if self.env is not None else 0.0


@pytest.fixture(scope="session")
def signs_are_drawn() -> None:
    """Draw all signs before a bot starts: simcord gives it five seconds, a busy machine may not."""
    uploads()


@pytest.fixture
def players_know_the_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what a person's first panel of a game explains, except where that is tested."""
    if not request.module.__name__.endswith("test_minute"):

        async def is_first(_database: Database, _user_id: int, _thing: str) -> bool:
            return False

        monkeypatch.setattr(rules, "is_first", is_first)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "expedition.sqlite3"


@pytest.fixture
def features() -> Sequence[type[Feature]]:
    """Return the features of the bot; a test may want others."""
    return FEATURES


@pytest.fixture(scope="session")
def texts_twice() -> str | None:
    """Look once whether two files have the same text, as a bot does at every start."""
    return twice()


@pytest.fixture
def translated_once(features: Sequence[type[Feature]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Translate the commands of the same features once, not twice at the start of every bot."""

    def remembering(kind: type[app_commands.Command[Any, Any, Any] | app_commands.Group]) -> None:
        translated = kind.get_translated_payload

        async def found(command: Any, *given: Any) -> dict[str, Any]:
            if command.parent is not None:
                return await translated(command, *given)
            known = PAYLOADS.setdefault((*features,), {})
            if command.name not in known:
                known[command.name] = await translated(command, *given)
            return known[command.name]

        monkeypatch.setattr(kind, "get_translated_payload", found)

    remembering(app_commands.Command)
    remembering(app_commands.Group)


def copied(payload: Any) -> Any:
    """Return a deep copy of a payload, which is of dictionaries, lists and what never changes."""
    if type(payload) is dict:
        return {key: copied(value) for key, value in payload.items()}
    if type(payload) is list:
        return [copied(value) for value in payload]
    return payload if isinstance(payload, ATOMS) else deepcopy(payload)


@pytest.fixture
def payloads_are_copied_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simcord copies all that it sends and is sent, with ``copy.deepcopy``, made for anything."""
    for module in (gateway, router):
        monkeypatch.setattr(module, "copy", SimpleNamespace(copy=copy, deepcopy=copied))
    for other in (components, results):
        monkeypatch.setattr(other, "deepcopy", copied)


async def show_known_signs(bot: ExpeditionBot) -> None:
    """Show signs that Discord knows from an earlier start; ``tests/discord`` uploads them."""
    backend = bot.http.backend  # type: ignore[attr-defined]
    known = {emoji.name for emoji in backend.application_emojis.values()}
    for upload in uploads():
        if upload.name not in known:
            backend.create_application_emoji(upload.name)
    await show_signs(bot)


@pytest.fixture
async def simcord_bot(
    database: Path,
    clock: Clock,
    features: Sequence[type[Feature]],
    texts_twice: str | None,
    translated_once: None,
    payloads_are_copied_quickly: None,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[ExpeditionBot]:
    monkeypatch.setattr(client, "TableRepository", partial(TableRepository, clock=clock))
    monkeypatch.setattr(feature, "twice", lambda: texts_twice)
    monkeypatch.setattr(client, "show_signs", show_known_signs)
    bot = ExpeditionBot(database, games(), features=features)
    yield bot
    await bot.close()  # also if it never became ready: an open database fails a later test


@pytest.fixture
def no_errors_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A bot that logs an error has a defect, even if the player got an answer."""
    yield
    phases = (caplog.get_records("setup"), caplog.get_records("call"), caplog.records)
    errors = [record for records in phases for record in records if record.levelno >= logging.ERROR]
    assert not errors, [record.getMessage() for record in errors]


@pytest.fixture
def no_picture_is_drawn_twice(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "draw", drawn_once)
    if not request.module.__name__.endswith("test_replays"):
        # An animation is sixty pictures.
        monkeypatch.setattr(pictures, "_animated", lambda *_given: Drawn(b"RIFF", "animation"))


@pytest.fixture
def reviews_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at little of each game that is over, as the bot does unasked: it took longer than the
    game. The tests of reviews have a fixture of this name that does nothing.
    """
    for name, value in (("MOMENTS", 2), ("PLAYOUTS", 1), ("LEAST_PLAYOUTS", 1)):
        monkeypatch.setattr(review, name, value)


@pytest.fixture
def as_usual(
    signs_are_drawn: None,
    players_know_the_games: None,
    reviews_are_short: None,
    no_errors_logged: None,
    no_picture_is_drawn_twice: None,
) -> None:
    """Let a test of the whole bot begin and end as all do."""


@pytest.fixture
async def world(
    as_usual: None,
    simcord_env: simcord.Env,
    database: Path,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[World]:
    simcord_env.settle_timeout = PATIENCE
    looking = partialmethod(simcord.Env._settle_internal, idle=LOOKS)
    monkeypatch.setattr(simcord.Env, "_settle_internal", looking)
    clock.env = simcord_env
    world = World(simcord_env, database)
    speak(monkeypatch, world)
    raise_server_errors(monkeypatch)
    monkeypatch.setattr(pauses, "SHORTEST", PAUSE)
    monkeypatch.setattr(pauses, "LONGEST", PAUSE)
    monkeypatch.setattr(pauses, "COMPARE_EVERY", LOOK_AFTER)
    yield world
    await world.close()
