"""Figures of the engines as a table and as JSON. No test checks how good they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.engines import main
from engines.registry import games
from tests.nightly import thinned

IN_GATE = "explorers"
"""The game of which the gate wants figures: for one person alone, and for several."""


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.engines.SECONDS", 0.02)
    monkeypatch.setattr("bench.engines.GAMES", 1, raising=False)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", thinned(games(), lambda game_id: game_id == IN_GATE))
def test_figures_of_every_number_of_seats(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game_id: str
) -> None:
    game, file = games()[game_id], tmp_path / "bench.json"
    main(["--game", game_id, "--json", str(file)])
    printed_, err = capsys.readouterr()
    assert err == f"written: {file}\n"
    figures = json.loads(file.read_text(encoding="utf-8"))
    assert (figures["game"], figures["options"]) == (game_id, {})
    assert set(figures) == {"game", "options", "python", "machine", "seats"}
    assert [*map(int, figures["seats"])] == [*game.seats]
    title, head, *rows = printed_.splitlines()
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
    monkeypatch.setattr("bench.engines.measured", lambda *_given: {"moves per second": 1.0})


@pytest.mark.usefixtures("_measured")
def test_options_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--game", "luxor", "--option", "adventures=true"])
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("Expedition Luxor, {'adventures': True}, Python 3.")


@pytest.mark.usefixtures("_measured")
def test_without_a_game_all_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    heads = [line for line in capsys.readouterr().out.splitlines() if ", defaults, Python" in line]
    assert [line.split(", defaults")[0] for line in heads] == [
        game.title for game in games().values()
    ]


def test_one_file_is_of_one_game(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["--json", str(tmp_path / "bench.json")])


@pytest.mark.usefixtures("_measured")
def test_a_file_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        main(["--game", "luxor", "--json", str(tmp_path / "nowhere" / "bench.json")])
    # The figures are printed all the same.
    assert "moves per second" in capsys.readouterr().out
