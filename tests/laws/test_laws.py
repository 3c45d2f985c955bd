"""Every game of the registry, with every number of seats and option set, under all laws."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.core import AnyGame, option_values
from engines.laws import Laws, check_game, option_sets, seat_option_sets
from engines.laws.whole_game import LONG
from tests.nightly import closely, thinned
from tests.offered import (
    EVERY_TABLE,
    GAMES,
    TABLES,
    every_table,
    is_first_or_last,
    most_in_gate,
    some_tables,
)

SEAT_TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{options}")
    for game in GAMES.values()
    for seats, options in seat_option_sets(game)
]
FURTHER = [case for case in EVERY_TABLE if case.id not in {some.id for some in TABLES}]


def is_fixed(game: AnyGame, seats: int, _options: dict[str, Any]) -> bool:
    """Whether the fixed game of a table is played in the gate: few seats and many."""
    return seats in (game.seats[0], most_in_gate(game))


def is_short(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    """Whether any games of a table are played in the gate: those with the most seats and all
    switches turned over; Expeditions, of which five play 9,000 moves at random, alone.
    """
    is_wanted = seats == (1 if game.id == "siberia" else game.seats[-1])
    return is_wanted and is_first_or_last(game, seats, options)


LAWS = {game_id: Laws(game) for game_id, game in GAMES.items()}


@pytest.mark.slow
@pytest.mark.parametrize("percent", closely(6, 12))
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *thinned(TABLES, is_fixed),
        # A move of one option may show its error only at a table with few seats and without others.
        *thinned(FURTHER, lambda game, seats, _options: seats == game.seats[0]),
    ],
)
def test_a_fixed_game_keeps_the_laws(
    game: AnyGame, seats: int, options: dict[str, Any], percent: int
) -> None:
    """Everything is checked at so many of a hundred steps."""
    thorough = percent / 100
    checked = check_game(game, seats, options, "fixed", thorough=thorough, laws=LAWS[game.id])
    assert checked.record.result is not None
    assert checked.moves == len(checked.record.moves)
    assert checked.thorough > min(checked.moves, LONG) * percent / 192


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), thinned(TABLES, is_short))
@given(seed=st.integers(0, 2**64 - 1))
@settings(
    max_examples=2,
    derandomize=bool(os.environ.get("CI")),
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
def test_any_game_keeps_the_laws(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int
) -> None:
    check_game(game, seats, options, str(seed), laws=LAWS[game.id])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), SEAT_TABLES)
def test_options_that_depend_on_the_seats_keep_the_laws(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    check_game(game, seats, options, "seats", thorough=0.01, laws=LAWS[game.id])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_value_of_every_option_is_played(game: AnyGame) -> None:
    usual = game.options({}).model_dump(mode="json")
    sets = [*option_sets(game), *(options for _seats, options in seat_option_sets(game))]
    for name, default in usual.items():
        choice = option_values(game.Options, name)
        chosen = [options.get(name, default) for options in sets]
        if choice.several:
            chosen = [value for values in chosen for value in values]
        assert [value for value in choice.values if value not in chosen] == []


def test_the_option_sets_are_the_defaults_and_every_switch_turned_over() -> None:
    assert option_sets(GAMES["luxor"]) == ({}, {"adventures": True})
    a, b = {"variant_a": True}, {"variant_b": True}
    assert option_sets(GAMES["expedition_1996"]) == ({}, a, b, a | b)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_number_of_seats_and_every_option_set_is_played(game: AnyGame) -> None:
    for tables in (every_table(game), some_tables(game)):
        assert {seats for seats, _which in tables} == set(game.seats)
        assert {which for _seats, which in tables} == set(range(len(option_sets(game))))


def test_the_same_seed_checks_the_same() -> None:
    game = GAMES["luxor"]
    first, again = (check_game(game, 2, {}, "same", thorough=0.02) for _time in range(2))
    assert first == again
