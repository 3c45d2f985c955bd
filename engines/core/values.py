"""Values that the contract speaks of: options, views, how a game ends, and what is on its table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict
from typing_extensions import override

from engines.core.decision import Decision


class Options(BaseModel):
    """The base of a game's options: variants and modules, each with a default."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rival:
    """How an opponent without a seat ended; ``name`` is one of the game's :attr:`Game.rivals`."""

    name: str
    score: int
    rank: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Outcome:
    """How a game ended.

    ``ranks`` begin at 1; seats that tie share a rank, and ``rivals`` are ranked among the seats.
    ``sources`` has, for each source of points, the points of every seat. ``lost`` is true if no
    seat has rank 1, because a rival has it or the game itself has won. ``grade`` is the place
    reached on the scale that the game prints, one of its :attr:`Game.grades`.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[tuple[str, tuple[int, ...]], ...] = ()
    rivals: tuple[Rival, ...] = ()
    lost: bool = False
    grade: str | None = None

    @override
    def __repr__(self) -> str:
        """Leave out empty fields: many games have no rivals and no scale."""
        always = ("scores", "ranks", "sources")
        shown = (name for name in self.__slots__ if name in always or getattr(self, name))
        return f"Outcome({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1, several when the victory is shared."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The base of every game's view: what ``seat`` may know (``None``: what everybody may know).

    ``turn`` rises by one whenever the turn passes on; ``to_act`` are the seats that must decide
    now; ``decision`` is the question that ``seat`` itself must answer now.
    """

    seat: int | None
    turn: int
    to_act: tuple[int, ...]
    decision: Decision[Any] | None
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing that everybody sees, what is true of it now, and what may be.

    ``name`` is what moves and pictures call it, ``also`` are other names in use. ``holds`` is part
    of ``may``: words such as *free*, or names of places.
    """

    name: str
    holds: tuple[str, ...]
    may: tuple[str, ...]
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """A point on a game's map: its id in views, its name, and other names in use.

    ``abroad`` has pairs of a language and the name in it, where it differs from the map's.
    Everything here is public: nothing comes from a hand or a deck.
    """

    id: str
    name: str
    also: tuple[str, ...] = ()
    abroad: tuple[tuple[str, str], ...] = ()

    def called(self, language: str) -> str:
        """Return the name in this language: the map's where it has none of its own."""
        return next((name for spoken, name in self.abroad if spoken == language), self.name)

    def names(self, language: str) -> tuple[str, ...]:
        """Return the name in this language, the map's if it differs, and other names in use."""
        return (*dict.fromkeys((self.called(language), self.name)), *self.also)


class Term(NamedTuple):
    """What something adds to :meth:`Game.evaluate`.

    ``about`` is what it is about, as :meth:`Game.facts` name it, such as a place; ``number`` what a
    sentence counts, such as the lines to that place (0: it cannot be reached). ``rival`` is the
    seat of another player, or a rival without a seat, whom it concerns. Those of one name differ in
    ``about`` or ``rival``. Without ``is_points`` it says that the game is won or ends, which counts
    besides all points.
    """

    name: str
    value: float
    about: str = ""
    number: int = 0
    rival: int | str | None = None
    is_points: bool = True
