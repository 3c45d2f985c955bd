"""A question that a seat may or must answer now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from typing_extensions import override

from engines.core.phrase import Fact, Phrase

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Generic[MoveT]):
    """What one seat chooses now, and every legal answer in a stable order.

    ``kind`` names the question; the texts have a sentence for it. ``steps`` names the menus
    that a long list of moves is split into, for example ``("tile", "row", "column")``;
    :meth:`Game.path` returns a move's choice in each of them. ``facts`` are what a prompt may
    mention: numbers, words, phrases; one called ``move-x`` stands in the labels of its answers for
    their own fact ``x``. ``automatic`` marks a question that need not be asked when
    only one answer is legal. Of a question that is asked again and again, up to ``several`` answers
    may be chosen in one go (:func:`engines.core.line.play_together`).

    ``owed`` is how many answers the seat gives to a question that comes again in its next turns,
    each the same whatever comes up meanwhile: it may choose them together, in an order, and each is
    played when it is asked (:func:`engines.core.line.play_in_turn`); 0 for any other question.
    """

    seat: int
    kind: str
    moves: tuple[MoveT, ...]
    steps: tuple[str, ...]
    facts: tuple[tuple[str, Fact], ...] = ()
    automatic: bool = False
    several: int = 1
    owed: int = 0

    @property
    def is_in_turn(self) -> bool:
        """Whether several answers may be chosen of which each is played in its own turn."""
        return min(self.several, self.owed) > 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """Moves that are offered as one answer, to be made one after another.

    What comes up by a move must make no difference to whether those after it are legal. ``path`` is
    the answer to each step of the menus, as :meth:`Game.path` returns it for a move; ``label`` says
    what is done, ``detail`` what it brings, ``warning`` what the moves would show, as
    :meth:`Game.warning` does. Without a label, the texts say one move after another; what they
    bring is that of the last one, besides the end of the turn.
    """

    moves: tuple[Any, ...]
    path: tuple[str, ...]
    label: Phrase | None = None
    detail: Phrase | None = None
    warning: Phrase | None = None

    @override
    def __hash__(self) -> int:
        """Return that of the path: no two lines of a question have the same."""
        return hash(self.path)
