"""A question that a seat may or must answer now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from engines.core.phrase import Fact

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Generic[MoveT]):
    """What one seat chooses now, and every legal answer in a stable order.

    ``kind`` names the question; the texts have a sentence for it. ``steps`` names the menus
    that a long list of moves is split into, for example ``("tile", "row", "column")``;
    :meth:`Game.path` returns a move's choice in each of them. ``facts`` are what a prompt may
    mention: numbers, words, phrases. ``automatic`` marks a question that need not be asked when
    only one answer is legal. Of a question that is asked again and again, up to ``several`` answers
    may be chosen in one go (:func:`engines.core.line.play_together`).
    """

    seat: int
    kind: str
    moves: tuple[MoveT, ...]
    steps: tuple[str, ...]
    facts: tuple[tuple[str, Fact], ...] = ()
    automatic: bool = False
    several: int = 1
