"""``duel``: what it counts, and how sure it says that is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.cli.duel import Match, end_of, share, wilson
from engines.core import Outcome

from .conftest import Call

DUEL = ("duel", "--game", "luxor", "--levels", "medium,random", "--games", "4")


def test_a_shared_victory_counts_in_parts() -> None:
    shared = Outcome(scores=(5, 3, 5), ranks=(1, 3, 1))
    assert [share(shared, seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert share(Outcome(scores=(1,), ranks=(2,), lost=True), 0) == 0.0


def test_the_interval_is_that_of_wilson() -> None:
    """The figures are those of Newcombe (1998), and of no and of all games."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_a_duel_says_who_wins_and_how_sure_that_is(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    result = call(*DUEL, "--json", file)
    figures = json.loads(file.read_text(encoding="utf-8"))
    low, high = (100 * bound for bound in figures["interval"])
    assert result.code == 0
    assert result.out == (
        f"Expedition Luxor, medium against random, 4 games: medium wins "
        f"{100 * figures['share']:.1f} % (95 % interval {low:.1f} to {high:.1f} %)\n"
    )
    won = [
        share(end_of(Match(None, "luxor", levels, "{}", f"1 {number}", None)), number % 2)
        for number, levels in enumerate(2 * [("medium", "random"), ("random", "medium")])
    ]
    assert figures["share"] == sum(won) / 4, "they change seats from game to game"


def test_with_four_seats_one_plays_against_three(call: Call) -> None:
    result = call(*DUEL[:-1], "1", "--seats", "4")
    assert "medium against 3 of random, 1 games" in result.out


def test_alone_each_level_plays_the_same_games(call: Call) -> None:
    arguments = ("--game", "explorers", "--levels", "medium,random", "--seats", "1", "--games", "1")
    medium, random = call("duel", *arguments).out.splitlines()
    for line, level in ((medium, "medium"), (random, "random")):
        points = end_of(Match(None, "explorers", (level,), "{}", "1 0", None)).scores[0]
        assert line == f"Explorers, {level} alone, 1 games: median {points} points"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--levels", "genius,medium"), "no player 'genius'; there are: random, easy"),
        (("--levels", "medium"), "a duel is of two levels, as in --levels medium,easy"),
        (("--games", "0"), "a duel is of two levels, as in --levels medium,easy, in at least one"),
        (("--seats", "9"), "Expedition Luxor needs 2 to 4 players, not 9"),
    ],
)
def test_a_wrong_duel_is_refused(call: Call, arguments: tuple[str, ...], message: str) -> None:
    result = call(*DUEL, *arguments)
    assert (result.code, result.out) == (2, "")
    assert message in result.err
