"""The benchmark of animations does what it says; how fast it is depends on the machine."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench import replays
from render.replay import MOST, WIDEST
from tests.offered import GAMES

pytestmark = [pytest.mark.nightly, pytest.mark.slow]


@pytest.mark.parametrize("game_id", GAMES)
def test_an_animation_is_small_and_not_too_long(game_id: str) -> None:
    figures, data = asyncio.run(replays.measured(game_id, 2))
    assert 1 < figures["moments"] < MOST
    assert figures["pixels wide"] <= WIDEST == 900
    assert figures["shown s"] <= 90
    assert len(data) == figures["KiB"] * 1024 <= 1_000_000


def test_a_game_is_played_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _figures, data = asyncio.run(replays.measured("explorers", 2))
    replays.main(["--game", "explorers", "--seats", "2", "--out", str(tmp_path)])
    assert (tmp_path / "explorers.webp").read_bytes() == data, "the same game, the same bytes"
    assert "all drawn s" in capsys.readouterr().out
