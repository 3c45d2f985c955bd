"""The storm: what a seed decides, what the command line asks for, and how it ends."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.deadlines.service import GRACE
from bot.store.migrate import migrate
from tests.discord import storm
from tests.discord.dice import Dice
from tests.discord.faults import Request
from tests.discord.journal import Journal
from tests.discord.passing_time import DAY, PassingTime
from tests.discord.random_faults import RandomFaults
from tests.discord.server import LocalDiscord
from tests.discord.storm import Storm, Wanted, wanted_by
from tests.discord.tally import Tally
from tests.discord.world import World
from tests.offered import GAMES


def wanted(**given: Any) -> Wanted:
    return Wanted(
        **{"minutes": 0.0, "seed": "1", "window": 0.0, "games": ("luxor",), "tables": 1, **given}
    )


def faults_of(seed: str) -> list[str]:
    """Return what goes wrong with the first requests of a storm."""
    discord = LocalDiscord()
    RandomFaults(discord, Dice(seed)).begin()
    channel = discord.world.create_channel("luxor")
    path = f"/channels/{channel.id}/messages"
    for number in range(500):
        request = Request(number, 0.0, "POST", path, "/channels/*/messages", {}, None, [], "card")
        discord.faults.for_request(request)
    return discord.faults.met


def test_a_seed_decides_what_goes_wrong() -> None:
    assert faults_of("1") == faults_of("1") != faults_of("2")
    assert len(set(faults_of("1"))) > 5


def test_a_seed_decides_what_is_played(tmp_path: Path) -> None:
    def games(seed: str) -> list[Any]:
        dice = Dice(seed)
        return [Storm(wanted(games=tuple(GAMES)), tmp_path)._game(dice) for _ in range(20)]

    assert games("1") == games("1") != games("2")
    assert {game for game, _seats, _options in games("1")} == set(GAMES)


def test_the_command_line() -> None:
    line = "--minutes 60 --seed 7 --window 0 --game luxor --tables 3 --limits"
    assert wanted_by(line.split()) == Wanted(60.0, "7", 0.0, ("luxor",), 3, limits=True)
    assert set(wanted_by([]).games) == set(GAMES)
    assert (wanted_by(["--days", "28"]).days, wanted_by([]).days) == (28.0, 0.0)


def test_days_pass_for_the_bot_but_not_for_requests_under_way(tmp_path: Path) -> None:
    world = World(ahead=tmp_path / "ahead")
    begun = world.now(), world.elapsed()
    time = PassingTime(world, Journal(tmp_path / "no"), Dice("1"), days=28, seconds=2800)
    for _second in range(100):
        time.step(1.0)
    passed = world.now() - begun[0]
    assert passed > 0.5 * DAY
    assert passed == pytest.approx(time.days * DAY, abs=5)
    assert float((tmp_path / "ahead").read_text()) == pytest.approx(passed, abs=5)
    assert world.elapsed() - begun[1] < 60


def test_however_slow_the_machine_is_less_passes_between_two_looks_than_the_bot_s_grace(
    tmp_path: Path,
) -> None:
    world, journal = World(ahead=tmp_path / "ahead"), Journal(tmp_path / "no")
    time, begun = PassingTime(world, journal, Dice("1"), days=28, seconds=60), world.now()
    while not journal.slept:
        before = world.now()
        time.step(60.0)
        assert bool(journal.slept) or world.now() - before <= GRACE / 2
    assert world.now() - begun > GRACE


@pytest.mark.slow
def test_the_machine_sleeps_now_and_then(tmp_path: Path) -> None:
    world, journal = World(ahead=tmp_path / "ahead"), Journal(tmp_path / "no")
    time = PassingTime(world, journal, Dice("1"), days=28, seconds=2800)
    for _second in range(2800):
        time.step(1.0)
    assert 3 <= len(journal.slept) <= 15


@pytest.mark.parametrize(
    ("days", "minutes", "met", "is_over"),
    [
        (0.0, 0.9, False, False),
        (0.0, 1.0, False, True),
        (5.0, 0.9, True, False),
        (5.0, 1.0, True, True),
        (5.0, 2.9, False, False),
        (5.0, 3.0, False, True),
    ],
)
def test_where_days_pass_a_storm_goes_on_until_everything_was_met(
    days: float,
    minutes: float,
    met: bool,
    is_over: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    run = Storm(wanted(minutes=1.0, days=days), tmp_path)
    migrate(run.database)
    run.journal.keep()
    if met:
        monkeypatch.setattr(storm, "SOUGHT", ())
    monkeypatch.setattr(Storm, "minutes", minutes)
    assert run.is_over == is_over


def test_where_days_pass_one_table_has_several_people(tmp_path: Path) -> None:
    for seed in map(str, range(10)):
        run = Storm(wanted(games=("siberia",), days=5.0), tmp_path)
        assert len(run._new_table(Dice(seed), is_first=True).players) > 1


def test_the_tally_tells_what_was_not_met_and_how_long_calls_took() -> None:
    tally = Tally(calls=3, finished_games=1, votes=2, calls_took=[0.25, 9.0, 0.5])
    _counts, took, unmet, *_verdicts = tally.lines()
    assert took == "calls took 0.50 s in the median, 9.00 s at most"
    assert unmet == "not met: warnings, caretakers, reminders, pauses, agreed undos, plans"
    assert Tally().lines()[1] == "no call was sent"


def test_what_was_lost_ends_with_its_reasons(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = Tally(tables=1, steps=1)
    tally.lost["cards"].append("the third")
    folder = tmp_path / "kept"

    async def run(self: Storm) -> Tally:
        return tally

    def folder_made(prefix: str) -> str:
        folder.mkdir()
        return str(folder)

    monkeypatch.setattr(Storm, "run", run)
    monkeypatch.setattr(storm, "tempfile", SimpleNamespace(mkdtemp=folder_made))
    monkeypatch.setattr("sys.argv", ["storm"])
    assert storm.main() == 1
    assert "- lost cards: the third" in capsys.readouterr().out
    assert folder.is_dir()
    folder.rmdir()
    tally.lost.clear()
    assert storm.main() == 0
    assert not folder.exists()
    tally.steps = 0
    assert storm.main() == 3
    assert "nothing was checked" in capsys.readouterr().out
