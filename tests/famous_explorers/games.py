"""Whole games of random moves; the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engines.core import Played
from engines.famous_explorers.state import State
from tests.games.fixtures import Fixture, played

from .positions import GAME, started

FULL: dict[str, Any] = dict.fromkeys(
    ("new_rule_1", "new_rule_2", "explorers_events", "secret_destinations"), True
)
SETTINGS: tuple[dict[str, bool], ...] = ({}, *({name: True} for name in FULL), FULL)


def name_of(setting: Mapping[str, Any]) -> str:
    """Return a short name of an option set."""
    return "full" if setting == FULL else " ".join(setting) or "basic"


def random_game(seats: int, seed: str, **options: Any) -> Iterator[Played]:
    """Play a game of random moves, yielding every move with the state after it."""
    yield from played(GAME, started(seats, seed, **options), Fixture(seats=seats, seed=seed))


def states_of(seats: int, seed: str, **options: Any) -> list[State]:
    """Return every state of a game of random moves."""
    return [done.state for done in random_game(seats, seed, **options)]
