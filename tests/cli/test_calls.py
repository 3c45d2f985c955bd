"""Right calls, and wrong calls: one line says what would be right."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import engines
from engines.luxor.content import FILE
from engines.registry import PACKAGES, games

from .conftest import Call

ROOT = Path(engines.__file__).parents[1]
SAVE = ROOT / "tests" / "luxor" / "saves" / "2-base.json"
OFFERED = ", ".join(PACKAGES)
PLAY = ("play", "--game", "luxor", "--bots", "random,random")


def program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "engines", *arguments]


def test_the_games_are_listed(call: Call) -> None:
    result = call("list")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    for game in games().values():
        low, high = game.seats[0], game.seats[-1]
        at = lines.index(f"{game.id}  {game.title}, {low} to {high} players")
        for number, (name, option) in enumerate(game.Options.model_fields.items(), start=1):
            assert lines[at + number].startswith(f"    {name}=")
            assert lines[at + number].endswith(str(option.description))
    assert "    adventures=false  Play with the New Adventures expansion" in lines


def test_help_shows_examples_that_work(call: Call) -> None:
    result = call("--help")
    assert (result.code, result.err) == (0, "")
    for command in ("list", "play", "duel", "fuzz", "replay", "new"):
        assert f"python -m engines {command}" in result.out
        assert call(command, "--help").code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "--game", "chess"), f"no game 'chess'; there are: {OFFERED}"),
        (("fuzz", "--game", "chess"), f"no game 'chess'; there are: {OFFERED}"),
        (("lesson", "--game", ""), f"no game ''; there are: {OFFERED}"),
        (
            ("play", "--game", "luxor", "--bots", "genius"),
            "no player 'genius'; there are: random, easy, medium",
        ),
        ((*PLAY, "--seats", "5"), "Expedition Luxor needs 2 to 4 players, not 5"),
        (("play", "--game", "luxor", "--seats", "0"), "Expedition Luxor needs 2 to 4 players"),
        (
            ("play", "--game", "luxor", "--seats", "2", "--bots", "random,random,medium"),
            "3 bots do not fit 2 seats",
        ),
        ((*PLAY, "--option", "camels=3"), "camels: there is no such option (options: adv"),
        ((*PLAY, "--option", "adventures"), "--option adventures: write NAME=VALUE"),
        ((*PLAY, "--option", "adventures=maybe"), "adventures: choose true or false"),
        ((*PLAY, "--option", "first_player=3"), "first_player: there are only 2 players"),
        (("fuzz", "--game", "luxor", "--seats", "two"), "--seats two: write a number, or two as"),
        (("fuzz", "--game", "luxor", "--seats", "-3"), "--seats -3: write a number"),
        (("fuzz", "--game", "luxor", "--seats", "3-2"), "--seats 3-2: the first number is the"),
        (("fuzz", "--game", "luxor", "--seats", "1-3"), "Expedition Luxor needs 2 to 4 players"),
        (("fuzz", "--game", "luxor", "--seats", "2-9999999999"), "Expedition Luxor needs 2 to 4"),
        (("fuzz", "--game", "luxor", "--games", "0"), "--games 0: at least one"),
        (("play", "--game", "luxor", "--option", "x=1"), "x: there is no such option"),
        (("replay", "nowhere.json"), "nowhere.json: No such file or directory"),
        (("replay", "."), ".: Is a directory"),
        (("--content", "nowhere", "list"), "--content nowhere: no such folder"),
    ],
)
def test_a_wrong_call_is_answered_in_one_line(
    call: Call, arguments: tuple[str, ...], message: str
) -> None:
    result = call(*arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"python -m engines: {message}")
    assert result.err.count("\n") == 1
    assert result.err.endswith("\n")


@pytest.mark.parametrize(
    "arguments",
    [(), ("dance",), ("play",), ("play", "--game", "luxor", "--seats", "two"), ("replay",)],
)
def test_a_call_that_cannot_be_read_shows_how_to_call(
    call: Call, arguments: tuple[str, ...]
) -> None:
    result = call(*arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("usage: python -m engines")


def test_content_of_ones_own(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert call("--content", tmp_path, "replay", SAVE).code == 0
    file = tmp_path / "other" / "luxor" / FILE.name
    file.parent.mkdir(parents=True)
    own = FILE.read_text(encoding="utf-8")
    file.write_text(own.replace('"Ed", "M"]', '"Ed", "L"]'), encoding="utf-8")
    result = call("--content", tmp_path / "other", "replay", SAVE)
    assert result.code == 1
    assert "recorded with other content" in result.err
    monkeypatch.setenv("CONTENT_DIR", str(tmp_path / "other"))
    assert call("replay", SAVE).code == 1


def test_wrong_content_is_named_by_file_line_and_field(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "luxor" / FILE.name
    file.parent.mkdir()
    own = FILE.read_text(encoding="utf-8")
    for wrong, message in (
        ("Moon", "3: sets.0.3: Input should be"),
        ('M", "M', "2: sets: set 1 holds"),
    ):
        file.write_text(own.replace('"Ed", "M"]', f'"Ed", "{wrong}"]'), encoding="utf-8")
        result = call("--content", tmp_path, "list")
        assert (result.code, result.out) == (2, "")
        assert f"luxor/{FILE.name}:{message}" in result.err
        assert result.err.count("\n") == 1


def test_stopped_by_hand(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("engines.cli.play.play", stopped)
    result = call(*PLAY)
    assert (result.code, result.out, result.err) == (130, "", "\nstopped\n")


@pytest.mark.slow
def test_it_is_a_program() -> None:
    done = subprocess.run(program("list"), capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    assert "luxor  Expedition Luxor, 2 to 4 players" in done.stdout.splitlines()


@pytest.mark.slow
def test_nobody_reads_on() -> None:
    """As in ``play ... | head``: no traceback."""
    with subprocess.Popen(
        program("play", "--game", "luxor", "--seats", "4", "--bots", "random," * 3 + "random"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline() == "\n"
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 141
