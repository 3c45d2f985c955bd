"""Pictures of a random game, written to a folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bench.sample_pictures import main
from render.frame import SQUARE


def test_the_pictures_of_a_random_game_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "--game luxor --seats 3 --moves 40 --seed 7 --seat 1 --option adventures=true --out"
    main([*asked.split(), str(tmp_path)])
    assert "board-public" in capsys.readouterr().out
    for name in ("board-public", "board-seat1", "hand-seat1"):
        with Image.open(tmp_path / f"{name}.png") as picture:
            assert picture.width == SQUARE
    assert "Expedition Luxor" in (tmp_path / "board.txt").read_text(encoding="utf-8")
