"""Starting the bot: one clear line for each mistake of a host, and a database that is closed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot import __main__ as bot_main
from bot.client import ExpeditionBot
from bot.delivery.publisher import Publisher
from bot.store.database import Database
from bot.store.identity import APPLICATION_ID
from engines.luxor.content import FILE as TILES
from engines.registry import games

from .hosts import TOKEN, enters, one_line, written
from .situations import GAMES

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("bare")]


def test_a_bad_setting_ends_the_bot_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    written(f"DISCORD_TOKEN={TOKEN}\nLOG_LEVEL=LOUD\n")
    assert bot_main.main() == 2
    assert one_line(capsys).startswith("setting LOG_LEVEL: ")


def test_bad_content_ends_the_bot_with_file_line_and_field(
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = Path("content/luxor")
    folder.mkdir(parents=True)
    lines = TILES.read_text(encoding="utf-8").splitlines()
    wrong = next(number for number, line in enumerate(lines) if '"Cd"' in line)
    lines[wrong] = lines[wrong].replace('"Cd"', '"Zz"', 1)
    (folder / TILES.name).write_text("\n".join(lines), encoding="utf-8")
    written(f"DISCORD_TOKEN={TOKEN}\nCONTENT_DIR=content\n")
    games.cache_clear()
    assert bot_main.main() == 2
    message = one_line(capsys)
    assert message.startswith(f"{folder / TILES.name}:{wrong + 1}: ")
    assert len(message.split(": ")) >= 3, "file and line, field, reason"


def test_a_database_of_a_newer_bot_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = from_the_future()
    before = path.read_bytes()
    written(f"DISCORD_TOKEN={TOKEN}\nDATABASE={path}\n")
    enters(monkeypatch)
    assert bot_main.main() == 2
    message = one_line(capsys)
    assert "database version 99" in message
    assert "newer bot" in message
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def from_the_future() -> Path:
    """Return a database with the version number of a newer bot."""
    import sqlite3
    from contextlib import closing

    path = Path("data/future.sqlite3")
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"pragma application_id = {APPLICATION_ID}")
        database.execute("create table things_to_come (id integer)")
        database.execute("pragma user_version = 99")
    return path


def test_a_file_that_is_no_database_ends_the_bot_with_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("notes.txt").write_text("Dear diary, " * 20)
    written(f"DISCORD_TOKEN={TOKEN}\nDATABASE=notes.txt\n")
    enters(monkeypatch)
    assert bot_main.main() == 2
    assert "is not a SQLite database" in one_line(capsys)
    assert Path("notes.txt").read_text().startswith("Dear diary")


def test_a_token_that_discord_refuses_ends_the_bot_without_showing_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def login(self: discord.Client, token: str) -> None:
        raise discord.LoginFailure(f"Improper token has been passed: {token}")

    monkeypatch.setattr(discord.Client, "login", login)
    written(f"DISCORD_TOKEN={TOKEN}\n")
    assert bot_main.main() == 2
    message = one_line(capsys)
    assert "DISCORD_TOKEN" in message
    assert TOKEN not in message


# --- what fails after the database is open -------------------------------------------------


class Broken(Exception):
    """An error that a test raises on purpose."""


async def broken(*_given: object, **_named: object) -> Any:
    raise Broken


@pytest.mark.parametrize("where", ["_set_up", "_register_commands"])
async def test_a_start_that_fails_closes_the_database(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ExpeditionBot, where, broken)
    bot = ExpeditionBot(Path("data/x.sqlite3"), GAMES)
    with pytest.raises(Broken):
        async with bot:
            await bot.setup_hook()
    await closed(bot.database)


async def test_a_start_that_fails_closes_the_database_also_if_nobody_closes_the_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ExpeditionBot, "_register_commands", broken)
    bot = ExpeditionBot(Path("data/x.sqlite3"), GAMES)
    with pytest.raises(Broken):
        await bot.setup_hook()
    await closed(bot.database)


async def closed(database: Database) -> None:
    """Check that the database is closed; close it anyway: its threads would not let pytest end."""
    try:
        with pytest.raises(RuntimeError, match="closed"):
            async with database.writing():
                pass
    finally:
        await database.close()


async def test_the_database_is_closed_whatever_else_does_not_close(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ExpeditionBot, "_register_commands", nothing)
    monkeypatch.setattr(Publisher, "wake", lambda self: None)  # nothing is left running
    monkeypatch.setattr(Publisher, "close", broken)
    bot = ExpeditionBot(Path("data/x.sqlite3"), GAMES)
    with pytest.raises(Broken):
        async with bot:
            await bot.setup_hook()
    await closed(bot.database)


async def nothing(*_given: object) -> None:
    """Do nothing."""


async def test_a_bot_that_never_began_can_be_closed() -> None:
    bot = ExpeditionBot(Path("data/x.sqlite3"), GAMES)
    async with bot:
        pass
    assert not hasattr(bot, "database")


async def test_closing_twice_is_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ExpeditionBot, "_register_commands", nothing)
    bot = ExpeditionBot(Path("data/x.sqlite3"), GAMES)
    async with bot:
        await bot.setup_hook()
        await bot.close()
    await bot.close()
    await closed(bot.database)
