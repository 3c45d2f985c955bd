"""Games whose notation is wrong (law 6)."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override

from engines.core import (
    BadNotation,
)
from engines.luxor import Luxor
from engines.luxor.moves import Confirm, Deploy, End, Move, Place, Walk

from .base import breaks

# --- law 6 ---------------------------------------------------------------------------------


@breaks(6, "'ok' names two legal moves")
class NamesTwoMovesAlike(Luxor):
    @override
    def format(self, move: Move) -> str:
        return "ok" if isinstance(move, Confirm) else super().format(move)


@breaks(6, "the steps .* lead to two legal moves")
class LeadsToTwoMoves(Luxor):
    @override
    def path(self, move: Move) -> tuple[str, ...]:
        steps = super().path(move)
        return steps[:2] if isinstance(move, Place) else steps


@breaks(6, "'deploy .*' has steps .*, the question asks .*")
class StepsTooFar(Luxor):
    @override
    def path(self, move: Move) -> tuple[str, ...]:
        steps = super().path(move)
        return (*steps, *["really"] * 4) if isinstance(move, Deploy) else steps


@breaks(6, "'(stand|north|east|south|west)' cannot be read: unknown")
class CannotReadWalks(Luxor):
    @override
    def parse(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        move, rest = super().parse(text, moves)
        if isinstance(move, Walk):
            raise BadNotation("unknown", text)
        return move, rest


@breaks(6, "'ok end' is read as")
class ReadsOtherwise(Luxor):
    @override
    def parse(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        move, rest = super().parse(text, moves)
        return (Confirm(), rest) if isinstance(move, Confirm) else (move, rest)


@breaks(6, "'end' is read as")
class LeavesARest(Luxor):
    @override
    def parse(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        move, rest = super().parse(text, moves)
        return (move, "end") if isinstance(move, End) else (move, rest)
