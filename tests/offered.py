"""All games, and the tables (seats and options) at which tests that go for every game play them."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from engines.core import AnyGame
from engines.laws import option_sets
from engines.registry import games

GAMES = games()
Table: TypeAlias = tuple[AnyGame, int, dict[str, Any]]
"""A game, a number of seats, and options."""


def numbered_tables(game: AnyGame) -> list[tuple[int, int]]:
    """Return pairs: a number of seats, and the index of an option set.

    All numbers of seats come with the defaults; every other option set with the fewest seats and
    the most. Every combination would be three to five times as many, and find nothing more.
    """
    ends = sorted({game.seats[0], game.seats[-1]})
    further = range(1, len(option_sets(game)))
    return [
        *((seats, 0) for seats in game.seats),
        *((seats, number) for number in further for seats in ends),
    ]


def tables_of(game: AnyGame) -> list[Table]:
    """Return the tables of one game."""
    sets = option_sets(game)
    return [(game, seats, sets[number]) for seats, number in numbered_tables(game)]


def name_of(options: dict[str, Any]) -> str:
    """Return a short name of an option set; a switch is named without its value."""
    named = (n if isinstance(v, bool) else f"{n}={v}" for n, v in options.items())
    return ",".join(named) or "defaults"


TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{name_of(options)}")
    for offered in GAMES.values()
    for game, seats, options in tables_of(offered)
]
"""Every game with every number of seats and every option set, for tests with these parameters."""
