"""What each feature of a position counts in its evaluation."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """How much each feature counts, in points; tuned by playing thousands of games."""

    risk: float = 0.18
    """How fast a structure in reach is lost, per camp of the seats that want it."""
    reach: tuple[float, ...] = (0.0, 1.28, 0.78, 0.4, 0.21)
    """How much a way onto a tile counts, by the number of adventurers it needs."""
    late: float = 0.52
    """How much the seat's own camps count as takers: the other seats move before it does."""
    supply: float = 0.75
    """An adventurer in the supply for whom a camp will come."""
    crew: float = 4.5
    """How many adventurers a camp will use on average."""
    spare: float = 0.02
    """Any adventurer in the supply: the supply breaks ties (LX-506)."""
    camp: float = 1.2
    """A camp in hand."""
    structure: float = 0.35
    """A point of a structure in hand."""
    mountain: float = 1.1
    """An adventurer on a mountain, ready for an action tile."""
    action: float = 0.3
    """An action tile in hand."""
    shore: float = 0.5
    """A free space beside a boat of the seat's own."""
    open_turn: float = 0.05
    """What staying in the turn costs if nothing in it is worth doing, so that a bot ends it."""


WEIGHTS = Weights()
