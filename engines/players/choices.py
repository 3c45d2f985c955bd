"""What a computer player chooses from."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame
from engines.core.line import choices_for


def choices(game: AnyGame, state: Any, seat: int) -> tuple[Any, ...]:
    """Return the moves of the seat's decision and free action, without private ones."""
    decision = choices_for(game, state, seat)
    if decision is None:
        return ()
    return tuple([move for move in decision.moves if not game.is_private(move)])
