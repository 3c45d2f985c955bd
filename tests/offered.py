"""The games on offer, and the tables that tests of what they all share play them at."""

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
    """Return numbers of seats with the numbers of option sets.

    All numbers of seats come with the defaults; every other option set with the fewest seats and
    the most. All with all would be three to five times as many, and find nothing more.
    """
    ends = sorted({game.seats[0], game.seats[-1]})
    further = range(1, len(option_sets(game)))
    return [
        *((seats, 0) for seats in game.seats),
        *((seats, which) for which in further for seats in ends),
    ]


def tables_of(game: AnyGame) -> list[Table]:
    """Return the tables of one game."""
    sets = option_sets(game)
    return [(game, seats, sets[which]) for seats, which in numbered_tables(game)]


def name_of(options: dict[str, Any]) -> str:
    """Return a short name of an option set; of switches only those that are turned over."""
    named = (n if isinstance(v, bool) else f"{n}={v}" for n, v in options.items())
    return ",".join(named) or "defaults"


TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{name_of(options)}")
    for one in GAMES.values()
    for game, seats, options in tables_of(one)
]
"""Every game with every number of seats and every option set, for tests with these parameters."""
