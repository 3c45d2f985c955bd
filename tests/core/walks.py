"""Random games of any game in the registry, for tests of what all games share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from engines.core import AnyGame, Chance, Played, play_move

T = TypeVar("T")

FREE_ACTIONS = 8
"""One move in so many is a free action, if any seat has one."""


def random_walk(
    game: AnyGame, seats: int, options: dict[str, Any], seed: str, *, state: Any = None
) -> Iterator[tuple[Any, Played]]:
    """Play random moves; yield every state with the move played in it.

    The kind of move is drawn first, so that rare kinds come up as often as common ones. Some moves
    are free actions. Without a ``state`` to begin with, it is the start.
    """
    if state is None:
        state = game.start(seats, game.options(options), seed)
    chance = Chance.from_seed(f"walk {seed}")
    while asked := game.decisions(state):
        question, chance = chance.chosen(asked)
        free_actions = [
            free_action
            for seat in range(seats)
            if (free_action := game.free_action(state, seat)) is not None
        ]
        if free_actions:
            number, chance = chance.below(FREE_ACTIONS)
            question, chance = (question, chance) if number else chance.chosen(free_actions)
        kind, chance = chance.chosen(dict.fromkeys(type(move) for move in question.moves))
        move, chance = chance.chosen(move for move in question.moves if type(move) is kind)
        played = play_move(game, state, question.seat, move)
        yield state, played
        state, chance = played.state, chance.without_log()


def some_of(states: Sequence[T], every: int, most: int) -> Sequence[T]:
    """Return one state in so many; of a long game fewer, so that not many more than most."""
    return states[:: max(every, len(states) // most)]


def states_of(game: AnyGame, seats: int, options: dict[str, Any], seed: str) -> list[Any]:
    """Return every state of a random game in which something is asked."""
    return [state for state, _played in random_walk(game, seats, options, seed)]
