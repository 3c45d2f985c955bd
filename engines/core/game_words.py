"""The second part of the contract: notation and words, how moves are written and told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from engines.core.decision import Line
from engines.core.phrase import Fact, Phrase
from engines.core.shortcut import Shortcut
from engines.core.values import Place

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class GameWords(ABC, Generic[StateT, MoveT]):
    """How moves, events and views are written, offered and told; texts make sentences of it."""

    # --- needed

    @abstractmethod
    def path(self, move: MoveT) -> tuple[str, ...]:
        """Return the move's choice in each of its decision's ``steps``."""

    @abstractmethod
    def format(self, move: MoveT) -> str:
        """Return the move's notation."""

    @abstractmethod
    def parse(self, text: str, moves: Sequence[MoveT]) -> tuple[MoveT, str]:
        """Return the first move written in the text, and the rest of the text.

        ``moves`` are the legal moves; they decide what an incomplete text means. The move that is
        returned may still be illegal, so that the refusal can name the rule.

        :raises BadNotation: if the text does not begin with a move.
        """

    @abstractmethod
    def facts(self, thing: Any) -> Mapping[str, Fact]:
        """Return the facts of a move or an event, ready to be put into a sentence.

        A name that ends in ``seat`` has a seat's number, one that ends in ``seats`` several
        numbers in a text; if a rival acts, its name stands there instead of a number. Cells are
        given by their names; other words are codes that texts may translate. A part of a sentence
        whose grammar depends on the language is a phrase.
        """

    @abstractmethod
    def text(self, view: Any) -> str:
        """Return the view as plain lines for a terminal and for transcripts."""

    # --- what has a default

    unsaid_events: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that get no sentence; all others need one in every language."""
    final: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Kinds of moves that reveal something and are not warned of (law 8), each with the reason.

    Such a move is the last step of a confirmation, or its button says that it ends something.
    """
    seldom: ClassVar[frozenset[str]] = frozenset()
    """Kinds of moves that are possible often and made seldom: a panel has one button for them."""

    shortcuts: ClassVar[tuple[Shortcut, ...]] = ()
    """The game's own chat commands."""

    def names(self, language: str) -> Mapping[str, str]:
        """Return what a language calls things of the game that :meth:`facts` name in English.

        Names that are the same in both are left out. Here they are those of :meth:`places`.
        """
        called = ((place.name, place.called(language)) for place in self.places())
        return {name: own for name, own in called if own != name}

    def places(self) -> tuple[Place, ...]:
        """Return the points of the game's map, in a stable order; none for a game without a map."""
        return ()

    def grid(self, view: Any) -> tuple[str, str, str, str] | None:
        """Return the names of first and last column, first and last row of a board of cells."""
        return None

    def lines(self, state: StateT, seat: int) -> tuple[Line, ...]:
        """Return what the seat, which is asked something, may answer by several moves at once.

        Lines only save presses: each can be made move by move as well. They must not depend on
        what is hidden from the seat.
        """
        return ()

    def benefits(self, view: Any, move: MoveT) -> tuple[str, ...]:
        """Return what the move would bring the seat that makes it, as codes for texts.

        Only what follows from that seat's own view is listed, nothing that is hidden from it.
        """
        return ()

    def caveat(self, view: Any, move: MoveT) -> Phrase | None:
        """Return what to know before the move, such as what it forfeits; ``None`` if nothing.

        It stands beside the move, and follows from the view of the seat that makes it.
        """
        return None

    def warning(self, view: Any, move: MoveT) -> Phrase | None:
        """Return what a move would show or cost for good, as a sentence, or ``None``.

        ``view`` is that of the seat that makes the move. A move that reveals something is warned
        of (law 8), unless its kind is in :attr:`final`; any other can be taken back.
        """
        return None

    def turn_facts(self, view: Any) -> dict[str, int | str]:
        """Return what the title of a turn says of a view besides :attr:`View.turn`.

        A game of rounds gives ``round``, 0 in the set-up: then titles count rounds, not turns.
        """
        return {}

    def counts(self, view: Any, seat: int) -> Mapping[str, int]:
        """Return what a seat's points were counted from in a game that is over, by name.

        Texts say with them why a source of the outcome brought its points: *5 of 7 missions*.
        """
        return {}
