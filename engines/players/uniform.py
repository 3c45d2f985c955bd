"""Any legal move, each as likely as the others."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame, Chance
from engines.core.line import decision_of


def choose(game: AnyGame, world: Any, seat: int, chance: Chance) -> Any:
    """Return one of the moves that the seat is offered."""
    asked = decision_of(game, world, seat)
    assert asked is not None
    move, _chance = chance.chosen(asked.moves)
    return move
