"""Chooses the move after which the seat's own view is best; ignores what others will do."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame, Chance
from engines.players.choices import choices


def choose(game: AnyGame, world: Any, seat: int, chance: Chance) -> Any:
    """Return the best move of the seat's shortlist, a random one if several are equally good."""
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
