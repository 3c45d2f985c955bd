"""Any legal move, each as likely as the others."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame, Chance
from engines.players.choices import choices


def choose(game: AnyGame, world: Any, seat: int, chance: Chance) -> Any:
    """Return one of the moves that the seat is offered."""
    move, _chance = chance.chosen(choices(game, world, seat))
    return move
