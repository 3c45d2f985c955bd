"""What a computer player chooses from."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame
from engines.core.line import open_to


def choices(game: AnyGame, state: Any, seat: int) -> tuple[Any, ...]:
    """Return what the seat may do now, asked or not; quiet switches are for people."""
    asked = open_to(game, state, seat)
    return () if asked is None else tuple([m for m in asked.moves if not game.is_private(m)])
