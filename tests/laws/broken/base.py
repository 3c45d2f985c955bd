"""What broken games are made of, and the list of them."""

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
"""Name -> the game, the law it breaks, and the beginning of what is wrong."""


def breaks(law: int, text: str) -> Callable[[BrokenT], BrokenT]:
    """Note a game under the law that it breaks."""

    def noted(game: BrokenT) -> BrokenT:
        BROKEN[game.__name__] = game, law, text
        return game

    return noted


def put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    """Return the items with another one at an index."""
    return (*items[:index], item, *items[index + 1 :])


def made(game: type[GameT]) -> GameT:
    """Return the game, with the tiles of Luxor if it is played with those."""
    if not issubclass(game, Luxor):
        return game()
    whole = load(None)
    return game(whole.content, whole.content_hash)


class AlwaysTheSameDeal(Luxor):
    """Breaks no law; for others to begin with worlds that hide nothing from each other."""

    @override
    def start(self, seats: int, options: LuxorOptions, seed: str) -> State:
        return super().start(seats, options, "always the same")


class FromTurnTwo(Luxor):
    """Breaks no law; for others whose questions are changed from turn 2 on."""

    def change(self, asked: Decision[Move], state: State) -> tuple[Decision[Move], ...]:
        """Return the questions asked instead."""
        return (asked,)

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        asked = super().decisions(state)
        return self.change(asked[0], state) if asked and state.turn >= 2 else asked
