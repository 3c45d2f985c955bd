"""Conditions of plans: what is read, what is refused, and when they hold."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.plans import conditions
from bot.tables import TableRefused
from engines.core import AnyGame, Chance
from engines.registry import games
from tests.core.walks import states_of

GAMES = games()
ROUTES = GAMES["expedition_1996"]


def some(states: list[Any]) -> list[Any]:
    """Return at most some forty of many states, from the first one on."""
    return states[:: max(60, len(states) // 40)]


def begun(game: AnyGame) -> Any:
    return game.view(game.start(3, game.options({}), "conditions"), None)


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("if round >= 3: end", "if round >= 3: end"),
        ("IF round 3 : end", "if round >= 3: end"),
        ("if not seat 2 has >= 10 points: end", "if not seat 2 has >= 10 points: end"),
        ("if red stands on the Giza: red Marib; end", "if red is Giza: red Marib end"),
        ("if red is not on Giza: end", "if not red is Giza: end"),
        ("if Giza free: end; else M F4 ok", "if Giza is free: end else M F4 ok"),
        ("if round = 1: a else if round 2: b else c", None),
    ],
)
def test_what_is_typed_is_read(line: str, kept: str | None) -> None:
    view = begun(ROUTES)
    names = {place.name for place in ROUTES.places()}
    if "Giza" in line and "Giza" not in names:
        place = sorted(name for name in names if name.isalpha())[0]
        line, kept = line.replace("Giza", place), kept and kept.replace("Giza", place)
    branches = conditions.read(ROUTES, view, line)
    written = conditions.written(branches)
    assert kept is None or written == kept
    assert conditions.read(ROUTES, view, written) == branches


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("if the moon shines: end", "plan-condition"),
        ("if seat 7 has >= 3 points: end", "plan-condition"),
        ("if red on nowhere at all: end", "plan-condition"),
        ("if round >= 2 end", "plan-if"),
        ("if round >= 2:", "plan-if"),
        ("if round >= 2: if round >= 3: end", "plan-if"),
        ("if round >= 2: end else", "plan-if"),
        ("if round >= 2: end else end else end", "plan-if"),
        ("if round >= 2: a else if round 3: b else if round 4: c else if round 5: d else e",
         "plan-branches"),
        ("if round >= 2: end; repeat", "plan-loop"),
        ("if round >= 2: while red on Giza: end", "plan-loop"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(line: str, code: str) -> None:
    with pytest.raises(TableRefused) as caught:
        conditions.read(ROUTES, begun(ROUTES), line)
    assert caught.value.code == code
    if code == "plan-condition":
        likely = str(caught.value.facts["likely"]).split(" · ")
        assert len(likely) == conditions.SUGGESTED
        for text in likely:
            assert conditions.condition(ROUTES, begun(ROUTES), text).text == text


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_condition_is_read_as_it_is_written(name: str) -> None:
    game = GAMES[name]
    options = {"explorers_events": True} if name == "famous_explorers" else {}
    for state in some(states_of(game, min(3, game.seats[-1]), options, "conditions")):
        view = game.view(state, None)
        so = [*conditions.now(game, view)]
        assert so
        for thing in game.things(view):
            assert {*thing.holds} <= {*thing.may}
        for condition in so:
            assert conditions.condition(game, view, condition.text) == condition
            if not condition.sign:
                assert condition.is_met(game, view)
                denied = conditions.condition(game, view, f"not {condition.text}")
                assert not denied.is_met(game, view)
            else:
                assert not condition.is_met(game, view), "not reached yet"


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_conditions_are_the_same_whatever_is_hidden(name: str) -> None:
    game = GAMES[name]
    for number, state in enumerate(some(states_of(game, min(3, game.seats[-1]), {}, "worlds"))):
        world = game.resample(state, 0, Chance(number))
        one, other = game.view(state, None), game.view(world, None)
        assert game.things(one) == game.things(other)


def test_players_may_be_named() -> None:
    line = "if Bo has >= 5 points: end else if I has >= 3 points: Bo"
    numbered = conditions.with_seats(("Ada", "Bo"), 0, line)
    assert numbered == "if seat 2 has >= 5 points: end else if seat 1 has >= 3 points: Bo"


def test_a_player_may_be_called_like_a_thing() -> None:
    view, names = begun(ROUTES), ("Giza", "Red", "Round")

    def numbered(line: str) -> str:
        return conditions.with_seats(
            names, 0, line, lambda text: conditions.is_condition(ROUTES, view, text)
        )

    for line in ("if red is on Giza: end", "if Giza taken: red Giza", "if round >= 3: end"):
        assert numbered(line) == line
    assert numbered("if Red has >= 5 points: end") == "if seat 2 has >= 5 points: end"
    assert numbered("if Giza has >= 5 points: end") == "if seat 1 has >= 5 points: end"


def test_the_first_branch_that_holds_is_chosen() -> None:
    view = begun(ROUTES)
    for line, moves in (
        ("if round >= 9: a else if round <= 1: b else c", "b"),
        ("if round >= 9: a else c", "c"),
        ("d", "d"),
    ):
        branch = conditions.chosen(ROUTES, view, line)
        assert branch is not None
        assert branch.moves == moves
    assert conditions.chosen(ROUTES, view, "if round >= 9: a") is None


def test_nothing_typed_breaks_out_of_the_backticks() -> None:
    (branch,) = conditions.read(ROUTES, begun(ROUTES), "if round >= 2: `@everyone` \u202e **x**")
    assert branch.moves == "@everyone **x**"
