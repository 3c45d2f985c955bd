"""Law 4 for games that are played on from the middle with another seed (:meth:`Game.reseeded`)."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame
from engines.laws.violation import require


def dealt_anew(game: AnyGame, state: Any, seats: int, seed: str) -> None:
    """Check that another seed changes what nobody has seen, and nothing else.

    :raises LawBroken: if a view changes, or something of the old deal is left.
    """
    anew = game.reseeded(state, seed)
    same = all(
        game.view(anew, reader) == game.view(state, reader) for reader in (None, *range(seats))
    )
    require(4, same, "another seed changes what somebody sees")
    wrong = game.broken_invariants(anew)
    require(4, not wrong, f"the game is impossible with another seed: {wrong}")
    other = game.chance(anew).state != game.chance(state).state
    require(4, other, "with another seed the chance is the old one")
    again = game.reseeded(game.reseeded(state, f"{seed} other"), seed)
    kept = game.states.dump(again) != game.states.dump(anew)
    require(4, not kept, "with another seed something of the old deal is left")
