"""What a host writes, and what a start says to them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import discord
import pytest

from .sources import ROOT

TOKEN = "MTIzNDU2Nzg5.GhIjKl.this-is-the-secret-part"
NAMES = (
    "DISCORD_TOKEN",
    "DATABASE",
    "CONTENT_DIR",
    "LOG_LEVEL",
    "COMMAND_GUILD",
    "PICTURE_MEMORY",
    "DRAW_WORKERS",
    "HARD_SECONDS",
    "METRICS_PORT",
    "METRICS_HOST",
)


def written(text: str) -> Path:
    """Write a ``.env`` into the current folder."""
    path = Path(".env")
    path.write_text(text, encoding="utf-8")
    return path


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what was printed as an error, which must be one line."""
    message = capsys.readouterr().err.strip()
    assert message
    assert "\n" not in message
    assert "Traceback" not in message
    return message


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


def enters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace Discord's login, so that the bot starts without Discord."""

    async def login(self: discord.Client, token: str) -> None:
        assert token == TOKEN
        await self._async_setup_hook()
        self._connection.application_id = 1
        await self.setup_hook()

    monkeypatch.setattr(discord.Client, "login", login)
