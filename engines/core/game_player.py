"""The fourth part of the contract: what computer players and hints make use of."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from engines.core.values import Term

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class GamePlayer(Generic[StateT, MoveT]):
    """What is looked at to choose a move, and what is said of it; how good it is, the rules say."""

    # --- what has a default

    positions_per_second: ClassVar[int] = 1000
    """How many positions a computer player looks at in a second, measured on a slow core."""

    slip: ClassVar[float] = 3.5
    """What the easy computer player may lose by a small move, in the points of ``evaluate``."""

    def shortlist(self, state: StateT, seat: int, moves: tuple[MoveT, ...]) -> tuple[MoveT, ...]:
        """Return those of the seat's moves that a computer player looks at, in the same order.

        ``state`` is one that the seat thinks possible. A game with many moves may leave out what is
        hardly ever best.
        """
        return moves

    def advisable(self, state: StateT, seat: int, moves: tuple[MoveT, ...]) -> tuple[MoveT, ...]:
        """Return those of the seat's moves that a hint may advise, in the same order.

        A game in which steps can be taken back leaves out those that come to nothing by themselves.
        """
        return self.shortlist(state, seat, moves)

    def terms(self, view: Any) -> tuple[Term, ...]:
        """Return the parts of what :meth:`Game.evaluate` says of a view, which is their sum.

        A game without them gives hints without reasons.
        """
        return ()

    def is_midway(self, view: Any) -> bool:
        """Whether the view's seat has begun something that it may finish in several ways.

        Hints tell of :meth:`terms` once it is finished.
        """
        return False
