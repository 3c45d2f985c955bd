"""The list of computer players, and how to ask one for a move. Begin at :func:`choose`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.core import AnyGame, Chance
from engines.core.line import decision_of
from engines.players import greedy, uniform
from engines.players.choices import choices

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


PLAYERS = {
    player.name: player
    for player in (
        Player("random", "plays any legal move", 0, uniform.choose),
        Player("greedy", "takes what looks best one small move ahead", 1, greedy.choose),
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
