"""The list of computer players, and how to ask one for a move. Begin at :func:`choose`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.core import (
    AnyGame,
    Chance,
    Played,
    choices_for,
    decision_of,
    play_forced,
    play_move,
)

Choose: TypeAlias = Callable[[AnyGame, Any, int, Chance], Any]
"""Game, a state that the seat thinks possible, the seat, chance -> the seat's move."""


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player for any game.

    ``name`` is what people type, ``sentence`` says in English how it plays, ``strength`` orders
    the players from weak to strong.
    """

    name: str
    sentence: str
    strength: int
    choose: Choose


def choices(game: AnyGame, state: Any, seat: int) -> tuple[Any, ...]:
    """Return the moves of the seat's decision and free action, without private ones."""
    decision = choices_for(game, state, seat)
    if decision is None:
        return ()
    return tuple([move for move in decision.moves if not game.is_private(move)])


def uniform(game: AnyGame, world: Any, seat: int, chance: Chance) -> Any:
    """Return a random move of those that the seat may make, each with the same probability."""
    move, _chance = chance.chosen(choices(game, world, seat))
    return move


def greedy(game: AnyGame, world: Any, seat: int, chance: Chance) -> Any:
    """Return the move of the seat's shortlist after which its own view is best.

    Of several that are equally good it is a random one. What others will do is ignored.
    """
    best, equals = float("-inf"), list[Any]()
    for move in game.shortlist(world, seat, choices(game, world, seat)):
        after, _events = game.apply(world, seat, move)
        value = game.standing(after, seat)
        if value > best:
            best, equals = value, [move]
        elif value == best:
            equals.append(move)
    move, _chance = chance.chosen(equals)
    return move


PLAYERS = {
    player.name: player
    for player in (
        Player("random", "plays any legal move", 0, uniform),
        Player("greedy", "takes what looks best one small move ahead", 1, greedy),
    )
}
"""Every player by its name, from weak to strong."""


class UnknownPlayer(ValueError):
    """There is no computer player with that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no player {name!r}; there are: {', '.join(PLAYERS)}")


def choose(name: str, game: AnyGame, state: Any, seat: int, chance: Chance) -> tuple[Any, Chance]:
    """Return the move of a seat that must decide, and the chance after it.

    ``chance`` is the caller's, not the game's: choosing a move never changes the game's future.

    :raises UnknownPlayer: if no player has that name.
    :raises ValueError: if the seat is asked nothing.
    """
    player = PLAYERS.get(name)
    if player is None:
        raise UnknownPlayer(name)
    asked = decision_of(game, state, seat)
    if asked is None:
        raise ValueError(f"seat {seat} has nothing to decide")
    seeds = list[int]()
    for _use in ("world", "choice"):
        seed, chance = chance.below(1 << 63)
        seeds.append(seed)
    chance = chance.without_log()
    moves = choices(game, state, seat)
    if len(moves) == 1:
        return moves[0], chance
    world = game.resample(state, seat, Chance(seeds[0]))
    return player.choose(game, world, seat, Chance(seeds[1])), chance


def turn(game: AnyGame, state: Any, seat: int, name: str, chance: Chance) -> tuple[Played, ...]:
    """Return the moves a seat makes until it is no longer asked, or the turn has passed.

    The forced moves after them, of any seat, are among them. ``chance`` is as in :func:`choose`.

    :raises UnknownPlayer: if no player has that name.
    """
    number = game.view(state, None).turn
    played: list[Played] = []
    while any(asked.seat == seat for asked in game.decisions(state)):
        move, chance = choose(name, game, state, seat, chance)
        played.append(play_move(game, state, seat, move))
        state = played[-1].state
        if game.view(state, None).turn != number:
            break
    return (*played, *play_forced(game, state))
