"""The benchmark of animations does what it says; how fast it is depends on the machine."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench import replays
from render.replay import MOST

pytestmark = [pytest.mark.nightly, pytest.mark.slow]


def test_a_game_is_played_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures, data = asyncio.run(replays.measured("explorers", 2))
    assert 1 < figures["moments"] <= MOST
    assert figures["KiB"] == len(data) / 1024 < 2000
    replays.main(["--game", "explorers", "--seats", "2", "--out", str(tmp_path)])
    assert (tmp_path / "explorers.webp").read_bytes() == data, "the same game, the same bytes"
    assert "all drawn s" in capsys.readouterr().out
