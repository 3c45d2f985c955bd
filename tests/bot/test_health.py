"""``python -m bot.health``: asks the bot that runs, as a container does every minute."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot import health
from bot.client import ExpeditionBot
from bot.metrics import served
from bot.store.migrate import migrate

from .hosts import NAMES, one_line
from .sources import ROOT
from .test_metrics import free_port


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return the port at which the bot of the settings is asked."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    port = free_port()
    monkeypatch.setenv("METRICS_PORT", str(port))
    return port


@pytest.mark.slow
async def test_a_bot_that_is_well(
    port: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = ExpeditionBot(tmp_path / "tables.sqlite3", {})
    with served(bot, "127.0.0.1", port):
        assert health.main() == 1
        assert one_line(capsys) == (
            "the bot runs, but it is not connected to Discord and its database cannot be read"
        )
        migrate(bot.path)
        await bot.on_connect()
        assert health.main() == 0
        monkeypatch.setenv("METRICS_HOST", "0.0.0.0")
        monkeypatch.setenv("http_proxy", "http://proxy.invalid")
        assert health.main() == 0
        await bot.on_disconnect()
        assert health.main() == 1
        assert one_line(capsys) == "the bot runs, but it is not connected to Discord"


def test_a_bot_that_is_not_there(port: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert health.main() == 1
    assert one_line(capsys).startswith(
        f"the bot does not answer at http://127.0.0.1:{port}/metrics"
    )


@pytest.mark.parametrize(
    ("value", "words"), [("", "METRICS_PORT is not set"), ("x", "setting METRICS_PORT: ")]
)
def test_without_a_port_nobody_can_ask(
    port: int,
    value: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("METRICS_PORT", value)
    assert health.main() == 1
    assert one_line(capsys).startswith(words)


def test_it_loads_little() -> None:
    """Every minute, on a small machine."""
    said = "import sys, bot.health; print({'discord', 'PIL'} & set(sys.modules))"
    ended = subprocess.run(
        [sys.executable, "-c", said], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ended.stdout.strip() == "set()"
