"""Random ways through any game of the registry, for tests of what all games share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.core import AnyGame, Chance, Played, play_move

FREE_ACTIONS = 8
"""One move of so many is something that a seat may do unasked, if any seat may do anything."""


def random_walk(
    game: AnyGame, seats: int, options: dict[str, Any], seed: str
) -> Iterator[tuple[Any, Played]]:
    """Play a game by chance; yield every state with the move played in it.

    First a kind of move is drawn, then a move: else nearly all would be of the commonest kind. Now
    and then a seat does what it may do unasked.
    """
    state = game.start(seats, game.options(options), seed)
    chance = Chance.from_seed(f"walk {seed}")
    while asked := game.decisions(state):
        one, chance = chance.chosen(asked)
        free_actions = [
            free_action
            for seat in range(seats)
            if (free_action := game.free_action(state, seat)) is not None
        ]
        if free_actions:
            number, chance = chance.below(FREE_ACTIONS)
            one, chance = (one, chance) if number else chance.chosen(free_actions)
        kind, chance = chance.chosen(dict.fromkeys(type(move) for move in one.moves))
        move, chance = chance.chosen(move for move in one.moves if type(move) is kind)
        played = play_move(game, state, one.seat, move)
        yield state, played
        state, chance = played.state, chance.without_log()


def states_of(game: AnyGame, seats: int, options: dict[str, Any], seed: str) -> list[Any]:
    """Return every state of a random game in which something is asked."""
    return [state for state, _played in random_walk(game, seats, options, seed)]
