"""The first part of the contract: the rules, what an engine is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

from engines.core.chance import Chance
from engines.core.codec import Codec
from engines.core.decision import Decision
from engines.core.errors import BadOptions, Refusal
from engines.core.event import Event
from engines.core.values import Outcome

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class GameRules(ABC, Generic[StateT, MoveT]):
    """What is asked, what is legal, what comes of it, who sees what, and how well a seat stands."""

    # --- needed

    id: ClassVar[str]
    title: ClassVar[str]
    ruleset: ClassVar[int]
    seats: ClassVar[range]
    states: Codec[StateT]
    moves: Codec[MoveT]
    events: Codec[Any]
    views: Codec[Any]

    @abstractmethod
    def start(self, seats: int, options: Any, seed: str) -> StateT:
        """Return the state in which the first decision is asked.

        :raises BadOptions: if the number of seats or the options do not fit.
        """

    @abstractmethod
    def decisions(self, state: StateT) -> tuple[Decision[MoveT], ...]:
        """Return the open questions, at most one per seat; empty exactly when the game is over.

        Seats that are asked at the same time must be independent (law 7): the answer of a seat
        changes no other seat's question, and the order of the answers does not change the state.
        """

    @abstractmethod
    def refusal(self, state: StateT, seat: int, move: MoveT) -> Refusal | None:
        """Return why the move is not allowed, or ``None`` if it is legal."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, move: MoveT) -> tuple[StateT, tuple[Event, ...]]:
        """Return the state after the move and what happened, in order.

        :raises IllegalMove: if :meth:`refusal` returns a refusal.
        """

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the game ended, or ``None`` while it is being played."""

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> Any:
        """Return what the seat may know (``None``: what everybody may know)."""

    @abstractmethod
    def resample(self, state: StateT, seat: int | None, chance: Chance) -> StateT:
        """Return a state with everything the seat cannot know dealt again by ``chance``.

        The seat's view of both states is the same; for ``None`` the public view is.
        """

    @abstractmethod
    def max_moves(self, seats: int) -> int:
        """Return a number of moves that no game exceeds."""

    @abstractmethod
    def broken_invariants(self, state: StateT) -> tuple[str, ...]:
        """Return what is wrong with the state, such as lost components; normally nothing."""

    @abstractmethod
    def evaluate(self, view: Any) -> float:
        """Return how good the position is for the view's own seat; higher is better."""

    # --- what has a default

    def check_seats(self, seats: int) -> None:
        """Check the number of seats.

        :raises BadOptions: if so many cannot play.
        """
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            wanted = f"{low} to {high}" if high > low else f"{low}"
            raise BadOptions(f"{self.title} needs {wanted} players, not {seats}")

    def chance(self, state: StateT) -> Chance:
        """Return the generator inside the state; its log has what the last move drew."""
        fields_of_it: Any = state
        chance: Chance = fields_of_it.chance
        return chance

    def reseeded(self, state: StateT, seed: str) -> StateT:
        """Return the state with everything that nobody has seen dealt again from another seed.

        The views of all seats stay as they are, and what chance answers next is that of the seed.
        Here that is all: a game with cards that nobody has seen shuffles these, too.
        """
        fields_of_it: Any = state
        again: StateT = replace(fields_of_it, chance=Chance.from_seed(seed))
        return again

    def free_action(self, state: StateT, seat: int) -> Decision[MoveT] | None:
        """Return what the seat may do now although it is not asked, or ``None``.

        These moves are legal in addition to those of :meth:`decisions`, in anybody's turn and in
        any order.
        """
        return None

    def is_private(self, move: MoveT) -> bool:
        """Whether a move of :meth:`free_action` concerns nobody but its own seat.

        A private move changes what its own seat sees and nothing else; undo skips it.
        """
        return False

    def standing(self, state: StateT, seat: int) -> float:
        """Return how good a state is for the seat: what :meth:`evaluate` says of its view.

        A game may find the same without all that is in a view.
        """
        return self.evaluate(self.view(state, seat))

    def close_standing(self, state: StateT, seat: int) -> float:
        """Return what :meth:`standing` says of a state after a longer look.

        The hard computer player goes by it, also to compare states; here both are the same.
        """
        return self.standing(state, seat)

    def in_points(self, state: StateT, seat: int) -> float:
        """Return what :meth:`close_standing` says of a state in points and nothing else.

        A game that is about to end and one that is over can be compared by it: nothing is added
        for winning, or for ending the game. Reviews tell by it what a turn has brought.
        """
        return self.close_standing(state, seat)
