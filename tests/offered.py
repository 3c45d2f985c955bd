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
    fewest, *_others, most = game.seats
    further = range(1, len(option_sets(game)))
    return [
        *((seats, 0) for seats in game.seats),
        *((seats, which) for which in further for seats in (fewest, most)),
    ]


def tables_of(game: AnyGame) -> list[Table]:
    """Return the tables of one game."""
    sets = option_sets(game)
    return [(game, seats, sets[which]) for seats, which in numbered_tables(game)]


TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{','.join(options) or 'defaults'}")
    for one in GAMES.values()
    for game, seats, options in tables_of(one)
]
"""Every game with every number of seats and every option set, for tests with these parameters."""
