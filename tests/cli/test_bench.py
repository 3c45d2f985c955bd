"""``bench``: figures as a table and as JSON. No test checks how good they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.registry import games
from tests.nightly import thinned

from .conftest import Call

IN_GATE = "explorers"
"""The game of which the gate wants figures: for one person alone, and for several."""


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.cli.bench.SECONDS", 0.02)
    monkeypatch.setattr("engines.cli.bench.GAMES", 1, raising=False)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", thinned(games(), lambda game_id: game_id == IN_GATE))
def test_figures_of_every_number_of_seats(call: Call, tmp_path: Path, game_id: str) -> None:
    game, file = games()[game_id], tmp_path / "bench.json"
    result = call("bench", "--game", game_id, "--json", file)
    assert (result.code, result.err) == (0, f"written: {file}\n")
    figures = json.loads(file.read_text(encoding="utf-8"))
    assert (figures["game"], figures["options"]) == (game_id, {})
    assert set(figures) == {"game", "options", "python", "machine", "seats"}
    assert [*map(int, figures["seats"])] == [*game.seats]
    title, head, *rows = result.out.splitlines()
    assert title == f"{game.title}, defaults, Python {figures['python']}"
    assert head.split() == ["seats", *map(str, game.seats)]
    columns = [*figures["seats"].values()]
    names = [*columns[0]]
    assert {"moves per second", "moves per second with all views"} < set(names)
    assert len(rows) == len(names)
    for name, line in zip(names, rows, strict=True):
        assert line[:34].rstrip() == name
        printed = [float(value.replace(",", "")) for value in line[34:].split()]
        assert printed == [pytest.approx(column[name], abs=0.001) for column in columns]
        assert all(value >= 0 for value in printed)
    assert all(column["moves per second"] > 0 for column in columns)
    assert len({len(line) for line in (head, *rows)}) == 1


@pytest.fixture
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure nothing: what is told beside the figures is tested."""
    monkeypatch.setattr("engines.cli.bench.measured", lambda *_given: {"moves per second": 1.0})


@pytest.mark.usefixtures("_measured")
def test_options_are_told(call: Call) -> None:
    result = call("bench", "--game", "luxor", "--option", "adventures=true")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Expedition Luxor, {'adventures': True}, Python 3.")


@pytest.mark.usefixtures("_measured")
def test_a_file_that_cannot_be_written(call: Call, tmp_path: Path) -> None:
    result = call("bench", "--game", "luxor", "--json", tmp_path / "nowhere" / "bench.json")
    assert result.code == 2
    assert result.err == (
        f"python -m engines: {tmp_path / 'nowhere' / 'bench.json'}: No such file or directory\n"
    )
    # The figures are printed all the same.
    assert "moves per second" in result.out
