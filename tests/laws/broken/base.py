"""The list of broken games, and what they have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from typing_extensions import override

from engines.core import (
    AnyGame,
    Decision,
    Event,
)
from engines.luxor import Luxor, load
from engines.luxor.moves import Move
from engines.luxor.state import LuxorOptions, State

GameT = TypeVar("GameT", bound=AnyGame)
BrokenT = TypeVar("BrokenT", bound=type[AnyGame])
After = tuple[State, tuple[Event, ...]]

BROKEN: dict[str, tuple[type[AnyGame], int, str]] = {}
"""Name -> the game, the law it breaks, and a pattern for the beginning of the error text."""


def breaks(law: int, text: str) -> Callable[[BrokenT], BrokenT]:
    """Enter a game in :data:`BROKEN`, with the law that it breaks."""

    def enter(game: BrokenT) -> BrokenT:
        BROKEN[game.__name__] = game, law, text
        return game

    return enter


def put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    """Return the items with one of them replaced."""
    return (*items[:index], item, *items[index + 1 :])


def instance_of(game: type[GameT]) -> GameT:
    """Return an instance of the game, with Luxor's content if it derives from Luxor."""
    if not issubclass(game, Luxor):
        return game()
    whole = load(None)
    return game(whole.content, whole.content_hash)


class AlwaysTheSameDeal(Luxor):
    """Breaks no law; a base for games whose start states must all be the same."""

    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        return super().start(seats, options, "always the same")


class FromTurnTwo(Luxor):
    """Breaks no law; a base for games that change their questions from turn 2 on."""

    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        """Return the questions asked instead."""
        return (asked,)

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        asked = super().decisions(state)
        return self.change(asked[0], state) if asked and state.turn >= 2 else asked
