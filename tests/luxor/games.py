"""Whole games of random moves; the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Played
from engines.luxor.state import State
from tests.games.fixtures import Fixture, played

from .positions import GAME, started


def random_game(seats: int, *, adventures: bool, seed: str) -> Iterator[Played]:
    """Play a game of random moves, yielding every move with the state after it."""
    state = started(seats, seed, adventures=adventures)
    yield from played(GAME, state, Fixture(seats=seats, seed=seed), always_drawn=True)


def states_of(seats: int, *, adventures: bool, seed: str) -> list[State]:
    """Return every state of a game of random moves."""
    return [done.state for done in random_game(seats, adventures=adventures, seed=seed)]
