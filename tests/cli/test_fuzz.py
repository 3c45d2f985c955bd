"""``fuzz``: random games under all laws; a game that breaks one is saved and can be replayed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engines.core import AnyGame
from engines.core.record import Record
from engines.luxor import Luxor
from engines.registry import games
from tests.laws.broken import BROKEN, LosesAnAdventurer, instance_of
from tests.nightly import closely

from .conftest import Call

pytestmark = pytest.mark.slow

SUMMARY = re.compile(r"(\d+) games, (\d+) moves in \d+ s; findings: (\d+)")


def register(monkeypatch: pytest.MonkeyPatch, game: type[AnyGame]) -> None:
    monkeypatch.setattr("engines.cli.games", lambda _folder: {"luxor": instance_of(game)})


@pytest.mark.parametrize("games", closely(1, 2))
def test_a_game_that_keeps_the_laws(call: Call, tmp_path: Path, games: int) -> None:
    out = tmp_path / "out"
    result = call("fuzz", "--game", "luxor", "--games", games, "--seed", "x", "--out", out)
    assert result.code == 0
    *lines, last = result.out.splitlines()
    assert lines == [
        f"luxor, {seats} seats, {options}: {games} games"
        for options in ("defaults", "adventures=True")
        for seats in (2, 3, 4)
    ]
    summary = SUMMARY.fullmatch(last)
    assert summary is not None
    assert (summary[1], summary[3]) == (f"{6 * games}", "0")
    assert int(summary[2]) > 6 * games * 100
    assert result.err == f"\r[{'#' * 30}] {6 * games}/{6 * games}, findings: 0"
    assert not out.exists()


def test_seats_and_options_are_those_asked_for(call: Call, tmp_path: Path) -> None:
    arguments = ("--games", 1, "--seats", "2-3", "--option", "adventures=true")
    result = call("fuzz", "--game", "luxor", *arguments, "--out", tmp_path)
    assert result.out.splitlines()[:-1] == [
        "luxor, 2 seats, adventures=True: 1 games",
        "luxor, 3 seats, adventures=True: 1 games",
    ]
    assert call("fuzz", "--game", "luxor", "--games", 1, "--seats", "3").out.startswith(
        "luxor, 3 seats, defaults: 1 games\nluxor, 3 seats, adventures=True"
    )


def test_a_finding_is_written_down_and_can_be_replayed(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("--games", 2, "--seats", "2", "--out", tmp_path / "deep" / "out")
    with monkeypatch.context() as patched:
        register(patched, LosesAnAdventurer)
        result = call("fuzz", "--game", "luxor", "--seed", "a/b c", *arguments)
        again = call("fuzz", "--game", "luxor", "--seed", "a/b c", *arguments)
    assert (result.code, result.out) == (1, again.out)
    files = sorted((tmp_path / "deep" / "out").iterdir())
    # One for each game: none takes another's place.
    assert [file.name for file in files] == [
        f"luxor-a_b_c-2-{number}-{options}.json"
        for number in (0, 1)
        for options in ("adventures=True", "defaults")
    ]
    lines = result.out.splitlines()
    breaches = [line for line in lines if re.match(r"law 5: adventurers of seat . are not", line)]
    assert len(breaches) == 4
    assert {line for line in lines if line.startswith("  ")} == {
        f"  the game so far: {file}" for file in files
    }
    summary = SUMMARY.fullmatch(lines[-1])
    assert summary is not None
    assert (summary[1], summary[3]) == ("4", "4")
    assert result.err.endswith("4/4, findings: 4")
    for file in files:
        replayed = call("replay", file)
        assert (replayed.code, replayed.err) == (0, "")
        assert replayed.out.endswith("the game is not over\n")
        record = Record.from_json(file.read_text(encoding="utf-8"))
        assert f"{record.options['adventures']}" in file.name or "defaults" in file.name
        assert record.moves


def test_after_ten_findings_it_stops(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, LosesAnAdventurer)
    monkeypatch.chdir(tmp_path)
    said = call("fuzz", "--game", "luxor", "--seats", "2", "--games", 1_000_000)
    assert said.code == 1
    *findings, stopped, last = said.out.splitlines()
    assert len([line for line in findings if line.startswith("law ")]) == 10
    assert stopped == "stopped after 10 findings"
    summary = SUMMARY.fullmatch(last)
    assert summary is not None
    assert summary[3] == "10"
    assert len([*(tmp_path / "build" / "fuzz").iterdir()]) == 10


@pytest.mark.parametrize("name", ["Crashes", "CannotBegin", "LeavesThePiles", "NeverEnds"])
def test_any_finding_can_be_told(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    game, law, text = BROKEN[name]
    register(monkeypatch, game)
    arguments = ("--games", 1, "--seats", "2", "--option", "adventures=false")
    result = call("fuzz", "--game", "luxor", *arguments, "--out", tmp_path)
    assert result.code == 1
    assert re.match(f"law {law}: {text}", result.out)
    assert "Traceback" not in result.out + result.err
    files = [*tmp_path.iterdir()]
    assert len(files) == (name != "CannotBegin")
    for file in files:
        assert json.loads(file.read_text(encoding="utf-8"))["game"] == "luxor"


def test_a_folder_that_cannot_be_written_to(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, LosesAnAdventurer)
    (tmp_path / "file").touch()
    result = call("fuzz", "--game", "luxor", "--games", 1, "--out", tmp_path / "file")
    assert result.code == 2
    assert result.err == f"python -m engines: {tmp_path / 'file'}: File exists\n"


def test_the_registry_is_as_it_was(call: Call) -> None:
    assert type(games()["luxor"]) is Luxor
    assert call("list").code == 0
