"""``make play`` as a process: its lock, how signals end it, and what it says without Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.playground.__main__ import STOPPED
from bot.playground.lock import holding

from .hosts import run
from .sources import ROOT

pytestmark = pytest.mark.slow

HOLDING = """
import sys
from pathlib import Path
from bot.playground.lock import holding

with holding(Path(sys.argv[1])) as mine:
    print(mine, flush=True)
    sys.stdin.read()
"""


def test_a_lock_has_one_holder_and_dies_with_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(path)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        with holding(path) as mine:
            assert not mine
        process.kill()
        process.wait()
        with holding(path) as mine:
            assert mine
    with holding(path) as mine:
        assert mine, "it was given back, and the file that is left says nothing"


SIGNALLED = """
import asyncio, signal, sys, types
import bot.playground
from bot.playground.__main__ import main

async def serve():
    try:
        signal.raise_signal(signal.{name})
        await asyncio.sleep(0)  # whoever is to stop gets no further
        print("not stopped")
    finally:
        print("closed", flush=True)

signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a shell does for what runs in the background
bot.playground.page = types.SimpleNamespace(main=lambda: asyncio.run(serve()))
sys.exit(main())
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_signals_end_it_cleanly_in_the_background_too(name: str) -> None:
    ended = run("-c", SIGNALLED.format(name=name))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == f"closed\n{STOPPED}\n"


def test_a_page_that_is_closed_in_the_browser_ends_with_the_same_sentence() -> None:
    closed = SIGNALLED.replace("asyncio.run(serve())", "0")
    ended = run("-c", closed.format(name="SIGINT"))
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"{STOPPED}\n", "")


def made(tmp_path: Path, python: str) -> list[str]:
    """Call make without a virtual environment; return what it prints but its own lines."""
    known = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}
    ended = subprocess.run(
        ["make", "test", f"VENV={tmp_path / 'venv'}", f"PYTHON={python}"],
        cwd=ROOT,
        env=known,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    return [line for line in ended.stdout.splitlines() if not line.startswith("make")]


def test_a_missing_python_is_said_in_one_sentence(tmp_path: Path) -> None:
    assert made(tmp_path, "python3.99") == [
        "Python 3.11 or newer is needed, but python3.99 is not installed:"
        " choose one with PYTHON=python3.12, for example."
    ]


def test_an_old_python_is_said_in_one_sentence(tmp_path: Path) -> None:
    old = tmp_path / "python"
    old.write_text('#!/bin/sh\ntest "$1" = -V && echo Python 3.10.9\n', encoding="utf-8")
    old.chmod(0o755)
    (line,) = made(tmp_path, str(old))
    assert line.startswith(f"Python 3.11 or newer is needed, but {old} is Python 3.10.9: ")
