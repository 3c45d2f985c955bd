"""Conditions of plans that are chosen in menus: all can be read, and fit into Discord's limits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.plans import condition_choices, conditions
from bot.features.plans.condition_choices import condition_of, subjects, tail, values, with_other
from bot.messages.controls import SEPARATOR, WIDE, custom_id
from engines.core import AnyGame
from engines.registry import games
from tests.core.walks import states_of

GAMES = games()
LUXOR = GAMES["luxor"]


def views(game: AnyGame) -> list[Any]:
    """Return public views from the beginning, the middle and the end of a game."""
    states = [*states_of(game, game.seats[-1], {}, "menus")]
    return [game.view(states[at], None) for at in (0, len(states) // 2, -1)]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_chosen_can_be_read_and_fits(name: str) -> None:
    game = GAMES[name]
    for view in views(game):
        offered = subjects(game, view)
        assert len(set(offered)) == len(offered)
        assert condition_choices.ROUND in offered
        for subject in offered:
            may = values(game, view, subject)
            assert may, subject
            assert len(set(may)) == len(may)
            for value in {may[0], may[len(may) // 2], may[-1]}:
                for negated in (False, True):
                    chosen = condition_of(subject, value, negated=negated)
                    assert conditions.condition(game, view, chosen.text) == chosen
                assert SEPARATOR not in subject + value
                custom_id("plan-if", 10**18 - 1, ("not", subject, value), question="0" * 8)
                assert max(len(subject), len(value)) <= WIDE


def test_numbers_are_those_to_come() -> None:
    view = LUXOR.view(LUXOR.start(3, LUXOR.options({}), "numbers"), None)
    points = LUXOR.points(view) or ()
    for seat, have in enumerate(points, start=1):
        found = [int(value) for value in values(LUXOR, view, f"points {seat}")]
        assert found[0] == have + 1
        assert found == sorted(found)
        chosen = condition_of(f"points {seat}", str(found[0]), negated=False)
        assert not chosen.is_met(LUXOR, view)
    rounds = values(LUXOR, view, "round")
    assert not condition_of("round", rounds[0], negated=False).is_met(LUXOR, view)


@pytest.mark.parametrize("subject", ["", "points 9", "points", "nowhere", "rounds"])
def test_what_there_is_not_has_no_values(subject: str) -> None:
    view = LUXOR.view(LUXOR.start(3, LUXOR.options({}), "numbers"), None)
    assert values(LUXOR, view, subject) == ()


@pytest.mark.parametrize(
    ("lines", "last"),
    [
        ([], ()),
        (["a", "b"], ("a", "b")),
        (["a", "if round >= 2: b"], ()),
        (["if round >= 2: b", "c", "d"], ("c", "d")),
    ],
)
def test_only_the_last_lines_that_depend_on_nothing_are_meant(
    lines: list[str], last: tuple[str, ...]
) -> None:
    assert tail(lines) == last


def test_moves_for_when_nothing_is_so_come_last() -> None:
    view = LUXOR.view(LUXOR.start(3, LUXOR.options({}), "numbers"), None)
    line = with_other(LUXOR, view, "if round >= 9: end", "ok")
    assert line == "if round >= 9: end else ok"
    assert with_other(LUXOR, view, line, "end") == "if round >= 9: end else ok end"
