"""Chooses any legal move, each with the same probability."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame, Chance
from engines.players.choices import choices


def choose(game: AnyGame, world: Any, seat: int, chance: Chance) -> Any:
    """Return a random move of those that the seat may make."""
    move, _chance = chance.chosen(choices(game, world, seat))
    return move
