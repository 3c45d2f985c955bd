"""Starting the bot: one clear line for each mistake of a host, and never a process that hangs."""

from __future__ import annotations

import gc
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import discord
import pytest

from bot import __main__ as bot_main
from bot.client import ExpeditionBot
from bot.delivery.publisher import Publisher
from bot.playground import page as playground
from bot.playground.__main__ import INCOMPLETE, STOPPED
from bot.playground.lock import holding
from bot.settings import BadSettings, Settings, load_settings
from bot.store.database import Database
from bot.store.identity import APPLICATION_ID
from engines.luxor.content import FILE as TILES
from engines.registry import games

from .situations import GAMES
from .sources import ROOT

pytestmark = pytest.mark.slow

TOKEN = "MTIzNDU2Nzg5.GhIjKl.this-is-the-secret-part"
NAMES = (
    "DISCORD_TOKEN",
    "DATABASE",
    "CONTENT_DIR",
    "LOG_LEVEL",
    "COMMAND_GUILD",
    "PICTURE_MEMORY",
    "METRICS_PORT",
    "METRICS_HOST",
)


@pytest.fixture(autouse=True)
def _bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in an empty folder, with none of the settings in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def written(text: str) -> Path:
    """Write a ``.env`` into the current folder."""
    path = Path(".env")
    path.write_text(text, encoding="utf-8")
    return path


# --- settings ------------------------------------------------------------------------------


def test_without_settings_there_are_defaults() -> None:
    settings = load_settings()
    assert settings == Settings(_env_file=None)  # type: ignore[call-arg]
    assert settings.discord_token is None
    assert settings.database == Path("data/expedition.sqlite3")
    assert (settings.content_dir, settings.command_guild) == (None, None)
    assert settings.log_level == "INFO"


def test_the_example_is_complete_and_right() -> None:
    """A copy of ``.env.example`` gives the defaults; every setting is explained in it."""
    example = ROOT / ".env.example"
    assert load_settings(example) == load_settings(None)
    named = [line.split("=")[0] for line in example.read_text().splitlines() if "=" in line]
    assert sorted(named) == sorted(name.upper() for name in Settings.model_fields) == sorted(NAMES)


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    written("LOG_LEVEL=DEBUG\nDATABASE=here.sqlite3\n")
    monkeypatch.setenv("LOG_LEVEL", "ERROR")
    settings = load_settings()
    assert settings.log_level == "ERROR"
    assert settings.database == Path("here.sqlite3")


def test_the_token_is_not_shown() -> None:
    written(f"DISCORD_TOKEN={TOKEN}\n")
    settings = load_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in repr(settings) + str(settings) + settings.model_dump_json()


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("LOG_LEVEL=LOUD-and-clear", "LOG_LEVEL", "LOUD-and-clear"),
        ("LOG_LEVEL=", "LOG_LEVEL", None),
        ("CONTENT_DIR=no-such-folder-here", "CONTENT_DIR", "no-such-folder-here"),
        ("CONTENT_DIR=.env", "CONTENT_DIR", None),
        ("COMMAND_GUILD=my-server", "COMMAND_GUILD", "my-server"),
        ("COMMAND_GUILD=-4711", "COMMAND_GUILD", "4711"),
        ("METRICS_PORT=http", "METRICS_PORT", "'http'"),
        ("METRICS_PORT=0", "METRICS_PORT", None),
        ("METRICS_PORT=65536", "METRICS_PORT", "65536"),
        ("METRICS_HOST=", "METRICS_HOST", None),
    ],
)
def test_a_setting_that_does_not_fit_is_named_but_not_shown(
    line: str, name: str, value: str | None
) -> None:
    written(f"DISCORD_TOKEN={TOKEN}\n{line}\n")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    message = str(caught.value)
    assert message.startswith(f"setting {name}: ")
    assert message.endswith("(see .env.example)")
    assert "\n" not in message
    assert TOKEN not in message
    assert value is None or value not in message
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__, "a traceback would show the value"


def test_a_file_that_is_no_text_is_named() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(BadSettings, match=r"^\.env: not a text file in UTF-8$"):
        load_settings()


# --- the bot -------------------------------------------------------------------------------


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what was printed as an error, which must be one line."""
    message = capsys.readouterr().err.strip()
    assert message
    assert "\n" not in message
    assert "Traceback" not in message
    return message


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


def enters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace Discord's login, so that the bot starts without Discord."""

    async def login(self: discord.Client, token: str) -> None:
        assert token == TOKEN
        await self._async_setup_hook()
        self._connection.application_id = 1
        await self.setup_hook()

    monkeypatch.setattr(discord.Client, "login", login)


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


# --- real processes ------------------------------------------------------------------------


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a process to its end; one that hangs fails the test."""
    known = {name: value for name, value in os.environ.items() if name not in NAMES}
    return subprocess.run(
        [sys.executable, *arguments],
        env={**known, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=600,  # generous for a busy machine; only a process that hangs takes so long
        check=False,
    )


def test_without_a_token_the_bot_points_to_the_playground() -> None:
    ended = run("-m", "bot")
    assert ended.returncode == 2
    assert "make play" in ended.stderr
    assert "DISCORD_TOKEN" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not ended.stdout
    assert not list(Path().iterdir()), "nothing is written before there is a token"


def test_what_was_loaded_is_not_searched_for_garbage_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_aside: list[int] = []
    monkeypatch.setattr(
        ExpeditionBot, "run", lambda *_given, **_named: set_aside.append(gc.get_freeze_count())
    )
    written(f"DISCORD_TOKEN={TOKEN}\n")
    gc.unfreeze()
    try:
        assert bot_main.main() == 0
    finally:
        gc.unfreeze()
    (count,) = set_aside
    assert count > 100_000, "the texts of four languages alone are more"


FAILING = """
import sys, discord
from bot.client import ExpeditionBot
from bot.delivery.publisher import Publisher
from bot.__main__ import main

async def login(self, token):
    await self._async_setup_hook()
    self._connection.application_id = 1
    await self.setup_hook()

async def refused(self, *given, **named):
    raise RuntimeError("Discord is not well today")

discord.Client.login = login
discord.app_commands.CommandTree.sync = refused
sys.exit(main())
"""


@pytest.mark.slow
def test_a_process_whose_start_fails_ends() -> None:
    """The threads of an open database would keep the process alive."""
    written(f"DISCORD_TOKEN={TOKEN}\n")
    ended = run("-c", FAILING)
    assert ended.returncode == 1
    assert "Discord is not well today" in ended.stderr
    assert TOKEN not in ended.stderr
    assert Path("data/expedition.sqlite3").exists(), (
        "the failure came after the database was opened"
    )


def test_a_playground_that_cannot_begin_ends() -> None:
    Path("data").mkdir()
    ended = run("-m", "bot.playground", "--database", "data", "--port", "0")
    assert (ended.returncode, ended.stdout.strip()) == (2, playground.STARTING)
    (line,) = ended.stderr.splitlines()
    assert line.startswith("make play: ")
    assert "is not a SQLite database" in line


SERVING = """
import sys
from bot.playground import page
from bot.tables import TableRefused

async def greet(*given):
    raise TableRefused("wrong-seats", seats=1, least=2, most=4)

page.greet = greet
sys.exit(page.main(["--port", "0"]))
"""


@pytest.mark.slow
def test_a_playground_that_fails_while_it_serves_ends() -> None:
    ended = run("-c", SERVING)
    assert ended.returncode == 2
    assert ended.stderr.strip() == "make play: This game needs 2 to 4 players; now there is 1."


@pytest.mark.slow
def test_the_playground_says_one_address_and_ends_with_one_sentence() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bot.playground", "--port", "0", "--game", "luxor", "--bots", "1"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # A shell lets what it runs in the background ignore Ctrl+C, and children inherit that.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_IGN),
    ) as process:
        assert process.stdout is not None
        lines = list[str]()
        for line in process.stdout:
            lines.append(line)
            if address := re.search(r"http://127\.0\.0\.1:\d+/", line):
                with urlopen(address[0]) as page:
                    assert b"<html" in page.read()
            if "Ctrl+C" in line:
                process.send_signal(signal.SIGINT)
    output = "".join(lines)
    assert process.returncode == 0, output
    assert output.count("http") == 1
    assert not re.search(r"Traceback|Error|Task|simcord|asyncio", output), output
    assert [line.strip() for line in lines if line.strip()] == [
        playground.STARTING,
        *(
            next(line.strip() for line in lines if "http" in line) if line == "{url}" else line
            for line in map(str.strip, playground.READY.splitlines())
            if line
        ),
        STOPPED.strip(),
    ]


NOBODY_THOUGHT_OF = """
import asyncio, sys
from bot.playground import page

async def forgotten():
    await asyncio.sleep(60)

async def greet(*given):
    asyncio.get_running_loop().call_soon(1 .__truediv__, "x", "y")
    page.task = asyncio.create_task(forgotten())
    raise TimeoutError("bot did not settle; use env.advance_time")

page.greet = greet
sys.exit(page.main(["--port", "0"]))
"""


def test_what_libraries_say_goes_into_a_file() -> None:
    ended = run("-c", NOBODY_THOUGHT_OF)
    log = Path("data/playground.log")
    assert ended.returncode == 2
    assert ended.stdout.strip() == playground.STARTING
    assert ended.stderr.strip() == f"make play: {playground.FAILED.format(log=log)}"
    written = log.read_text(encoding="utf-8")
    assert "did not settle" in written
    assert "Exception in callback" in written, (
        "asyncio's message is in the log and not on the terminal"
    )


TWINS = """
import sys
from bot.client import ExpeditionBot
from bot.features.hints import HintsFeature
from bot.playground import page

class Twin(HintsFeature):
    name = "twin"

ExpeditionBot.__init__.__kwdefaults__["features"] = (HintsFeature, Twin)
sys.exit(page.main(["--port", "0"]))
"""


def test_features_that_clash_are_named_in_one_line_in_the_playground_too() -> None:
    ended = run("-c", TWINS)
    assert (ended.returncode, ended.stdout.strip()) == (2, playground.STARTING)
    assert ended.stderr == "make play: hints and twin both add the verb 'hint'\n"


def test_what_is_not_installed_is_said_in_one_line() -> None:
    ended = run(
        "-c",
        "import sys\nsys.modules['simcord'] = None\n"
        "from bot.playground import __main__ as begin\nsys.exit(begin.main())",
    )
    assert ended.returncode == 2
    assert ended.stderr.strip() == INCOMPLETE.format(package="simcord")


def test_a_port_that_is_in_use_is_said_in_one_line_before_anything_is_kept(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        number = server.getsockname()[1]
        assert play("--port", str(number)) == 2
    message = one_line(capsys)
    assert message.startswith(f"make play: port {number} is in use")
    assert "make play PORT=0 " in message
    assert [file.name for file in Path("data").iterdir()] == [LOCK.name]
    with pytest.raises(ReachedServing):
        play("--port", "0")


def test_a_second_playground_on_a_database_is_refused_in_one_line(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("data").mkdir()
    with holding(LOCK):
        assert play() == 2
        message = one_line(capsys)
        assert message.startswith(f"make play: a playground runs on {playground.DATABASE} already")
        assert "make play PORT=0 DATABASE=data/second.sqlite3." in message
        with pytest.raises(ReachedServing):
            play("--port", "0", "--database", "data/second.sqlite3")
    with pytest.raises(ReachedServing):
        play()


# --- the playground's command line ---------------------------------------------------------

Play = Callable[..., int]
LOCK = Path("data/playground.sqlite3.lock")


class ReachedServing(BaseException):
    """The playground began to serve. Not an ``Exception``: those are caught and shown as a line."""


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return a way to call the playground, which must not get as far as serving."""

    def called(*arguments: str) -> int:
        return playground.main(["--port", "0", *arguments])

    async def serve(*_given: object) -> None:
        raise ReachedServing

    monkeypatch.setattr(playground, "serve", serve)
    return called


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "nonsense"),
        ("--seats", "many"),
        ("--bots", "x"),
        ("--port", "x"),
        ("--port", "65536"),
        ("--port", "-1"),
        ("--channel", "expeditions", "--game", "luxor"),
        ("--nonsense",),
    ],
)
def test_what_is_no_argument_is_refused(
    arguments: tuple[str, ...], play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        play(*arguments)
    assert ended.value.code == 2
    message = one_line(capsys)
    assert message.startswith("make play: ")
    assert arguments[0] in message


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("--game luxor --option adventures", "write name=value, as in adventures=true"),
        ("--game luxor --option adventures=perhaps", "for adventures, choose true or false"),
        ("--game luxor --option camels=2", "there is no option camels"),
        ("--game luxor --seats 9", "needs 2 to 4 players, not 9"),
        ("--game luxor --seats 1", "needs 2 to 4 players, not 1"),
        ("--game luxor --seats 0", "needs 2 to 4 players, not 0"),
        ("--game luxor --bots 9", "needs 2 to 4 players, not 10"),
        ("--game luxor --seats 2 --bots 2", "0 to 1 can be bots, not 2"),
        ("--game luxor --seats 2 --bots -1", "0 to 1 can be bots, not -1"),
        ("--game luxor --seats 2 --option first_player=3", "there are only 2 players"),
        ("--seats 3", f"say which game, too: --game {' or '.join(GAMES)}"),
        ("--bots 1", "say which game, too: --game "),
        ("--option adventures=true", "say which game, too: --game "),
    ],
)
def test_what_cannot_be_begun_is_refused_before_anything_is_kept(
    line: str, part: str, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(*line.split()) == 2
    message, *possible = capsys.readouterr().err.splitlines()
    assert message.startswith("make play: ")
    assert part in message
    assert all(re.match("- (adventures|first_player): ", line) for line in possible)
    assert not possible or "--option" in line
    assert not Path("data").exists()


@pytest.mark.parametrize(
    "line",
    [
        "",
        "--game expedition_1996 --seats 3 --bots 2 --option variant_a=true --option variant_b=true",
        "--game luxor",
        "--game luxor --seats 4 --bots 3 --option adventures=true --option first_player=4",
        "--game luxor --bots 3",
    ],
)
def test_what_can_be_begun_is_begun(line: str, play: Play) -> None:
    with pytest.raises(ReachedServing):
        play(*line.split())


def test_a_bad_setting_ends_the_playground_too(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    written("CONTENT_DIR=nowhere\n")
    assert play() == 2
    assert one_line(capsys).startswith("make play: setting CONTENT_DIR: ")
