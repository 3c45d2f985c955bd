"""The goals of the catalogue are reported as kept or not, each by its own figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bench.balance.goals import goals
from bench.balance.watching import Watched
from tests.bench.watched import REGIONS, game

EVEN = [game(first=0), game(first=1)]


def kept(games: Sequence[Watched], what: str) -> bool:
    (goal,) = (goal for goal in goals(games, REGIONS) if goal.what.startswith(what))
    return goal.kept


@pytest.mark.parametrize(
    ("what", "good", "bad"),
    [
        ("winner's points", {}, {"scores": (25, 3)}),
        ("winners within", {}, {"scores": (29, 3)}),
        ("arrows laid", {}, {"laid": 84}),
        ("games ended", {}, {"how": "arrows"}),
        ("loops a game", {}, {"loops": 12}),
        ("loops in which", {}, {"start_anywhere": 1}),
        ("expeditions stuck", {}, {"stuck": 1}),
    ],
)
def test_a_goal_is_missed_by_its_own_figure(
    what: str, good: dict[str, Any], bad: dict[str, Any]
) -> None:
    assert kept([game(**good)] * 4, what)
    assert not kept([game(**bad)] * 4, what)


def test_one_seat_may_win_a_third_more_often_than_its_share() -> None:
    assert kept(EVEN, "best seat")
    assert kept([*EVEN * 3, game(first=0)], "best seat")
    assert not kept([*EVEN, *[game(first=0)] * 3], "best seat")


def test_every_place_is_reached_now_and_then_and_none_always() -> None:
    every = frozenset(REGIONS)
    half = [game(reached=every), game(reached=frozenset())]
    assert kept(half, "games in which a place")
    assert not kept([game(reached=every)], "games in which a place")
    assert not kept([*half, game(reached=frozenset()), game(reached=frozenset())], "games in")


def test_regions_do_not_differ_much() -> None:
    alike = game(fulfilled=(frozenset({"giza", "petra"}), frozenset({"cuzco"})))
    assert kept([alike], "regions")
    assert not kept([game()], "regions")


def test_without_hands_there_are_no_goals_for_cards_and_points() -> None:
    clauses = {goal.clause for goal in goals([game(dealt=((), ()))], REGIONS)}
    assert clauses == {"RT-921", "RT-924", "RT-925", "RT-926"}
    assert {goal.clause for goal in goals([game()], REGIONS)} >= {"RT-922", "RT-923"}
