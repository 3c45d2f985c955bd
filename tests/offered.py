"""All games, and the tables (seats and options) at which tests that go for every game play them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.core import AnyGame
from engines.laws import option_sets
from engines.registry import games
from tests.nightly import thinned

GAMES = games()


def every_table(game: AnyGame) -> list[tuple[int, int]]:
    """Return pairs: a number of seats, and the index of an option set; for the laws and for words.

    All numbers of seats come with the defaults; every other option set with the fewest seats and
    the most. Every combination would be three to five times as many, and find nothing more.
    """
    ends = sorted({game.seats[0], game.seats[-1]})
    further = range(1, len(option_sets(game)))
    return [
        *((seats, 0) for seats in game.seats),
        *((seats, number) for number in further for seats in ends),
    ]


def some_tables(game: AnyGame) -> list[tuple[int, int]]:
    """Return fewer of such pairs, for whatever takes long.

    Every number of seats comes, and every option set; the last set, in which all switches are
    turned over, comes with the most seats.
    """
    sets = len(option_sets(game))
    pairs = [
        (game.seats[number % len(game.seats)], number % sets)
        for number in range(max(len(game.seats), sets))
    ]
    return [*dict.fromkeys((*pairs, (game.seats[-1], sets - 1)))]


def name_of(options: dict[str, Any]) -> str:
    """Return a short name of an option set; a switch is named without its value."""
    named = (n if isinstance(v, bool) else f"{n}={v}" for n, v in options.items())
    return ",".join(named) or "defaults"


def _parameters(tables: Callable[[AnyGame], list[tuple[int, int]]]) -> list[Any]:
    return [
        pytest.param(game, seats, sets[number], id=f"{game.id}-{seats}-{name_of(sets[number])}")
        for game in GAMES.values()
        for sets in (option_sets(game),)
        for seats, number in tables(game)
    ]


TABLES = _parameters(some_tables)
"""Every game with every number of seats and with every option set, for tests with parameters."""

EVERY_TABLE = _parameters(every_table)
"""The same with more combinations."""


def is_first_or_last(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    """Whether a table has the defaults and the fewest seats, or all switches and the most."""
    sets = option_sets(game)
    return (seats, options) in ((game.seats[0], sets[0]), (game.seats[-1], sets[-1]))


def _has_defaults_and_fewest_or_most_seats(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> bool:
    return not options and seats in (game.seats[0], game.seats[-1])


FIRST_AND_LAST = thinned(TABLES, is_first_or_last)
"""``TABLES``; the gate has two of each game: the defaults for few, all switches for many."""

WITH_DEFAULTS = thinned(TABLES, _has_defaults_and_fewest_or_most_seats)
"""``TABLES``; the gate has those with the default options and the fewest or the most seats."""


def most_in_gate(game: AnyGame) -> int:
    """Return with how many seats at most the gate plays a game at random.

    Five play Expeditions at random for 9,000 moves, three for half as many.
    """
    return 3 if game.id == "siberia" else game.seats[-1]


SOME_TABLES = thinned(
    TABLES,
    lambda game, seats, _options: (
        most_in_gate(game) == game.seats[-1] or seats in (game.seats[0], most_in_gate(game))
    ),
)
"""``TABLES``; of games that have more seats than the gate plays, it has the fewest and the most."""

MANY_SEATS = thinned(
    [
        *(pytest.param(game, game.seats[-1], id=f"{game.id}-most") for game in GAMES.values()),
        pytest.param(GAMES["siberia"], 2, id="siberia-2"),
    ],
    lambda game, seats: game.id != "siberia" or seats == 2,
)
"""Every game with its most seats; Expeditions in the gate with two."""
