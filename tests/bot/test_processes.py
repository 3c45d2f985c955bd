"""The bot and the playground as processes: they end, also if their start fails."""

from __future__ import annotations

import gc
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot import __main__ as bot_main
from bot.client import ExpeditionBot
from bot.playground import page as playground
from bot.playground.__main__ import INCOMPLETE, STOPPED

from .hosts import TOKEN, run, written
from .sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("bare")]


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
    often = gc.get_threshold()
    gc.unfreeze()
    try:
        assert bot_main.main() == 0
    finally:  # as tests/conftest.py has left it
        gc.freeze()
        gc.set_threshold(*often)
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
    assert ended.stderr == "make play: hints and twin both add the verb 'hint-move'\n"


def test_what_is_not_installed_is_said_in_one_line() -> None:
    ended = run(
        "-c",
        "import sys\nsys.modules['simcord'] = None\n"
        "from bot.playground import __main__ as begin\nsys.exit(begin.main())",
    )
    assert ended.returncode == 2
    assert ended.stderr.strip() == INCOMPLETE.format(package="simcord")
