"""Whole games of random moves; the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engines.core import Played
from engines.expedition_1996.state import State
from tests.games.fixtures import Fixture, played

from .positions import GAME, started

SETTINGS: tuple[dict[str, bool], ...] = (
    {},
    {"variant_a": True},
    {"variant_b": True},
    {"variant_a": True, "variant_b": True},
)


def name_of(setting: Mapping[str, Any]) -> str:
    """Return a short name of an option set."""
    return "".join(name[-1] for name in setting) or "base"


def random_game(seats: int, seed: str, **options: Any) -> Iterator[Played]:
    """Play a game of random moves, yielding every move with the state after it."""
    yield from played(GAME, started(seats, seed, **options), Fixture(seats=seats, seed=seed))


def states_of(seats: int, seed: str, **options: Any) -> list[State]:
    """Return every state of a game of random moves."""
    return [done.state for done in random_game(seats, seed, **options)]
