"""The view, the same for all players and spectators; :mod:`views` builds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines import core
from engines.core import Decision
from engines.siberia.content.model import Cell, Token
from engines.siberia.content.terms import Region
from engines.siberia.rules.mats import Mat, News
from engines.siberia.rules.moves import Action, Category, TaggedMove
from engines.siberia.rules.stack import TaggedFrame


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A seat's coins by source as if the game ended now (SB-905)."""

    coins: int
    glory: int
    items: int
    corruption: int

    @property
    def total(self) -> int:
        """All together."""
        return self.coins + self.glory + self.items + self.corruption


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """How far a seat is in a category of glory (SB-719): ``has`` of ``needs``.

    Of workers and maps it is the one that is nearer; ``placed`` says whether its token lies there.
    """

    category: Category
    has: int
    needs: int
    placed: bool

    @property
    def met(self) -> bool:
        """Whether the goal is reached now."""
        return self.has >= self.needs


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A location of the map: ``tile`` is its id once it is face up (SB-412).

    ``exposed`` are the addresses of the benefits that a Gather gives now. ``place`` is what moves
    call it: its number, or its cell while it is face down. ``corruption`` has the top token last.
    """

    cell: Cell
    place: str
    region: Region
    tile: str | None
    map: bool
    corruption: tuple[Token, ...]
    exposed: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rival:
    """The automa as all see it (SB-1118)."""

    level: int
    shown: str | None
    marker: int
    track: int
    stars: tuple[int, ...]
    glory: int
    maps: int
    corruption: tuple[Token, ...]
    north: Cell | None
    central: Cell | None
    deck: int
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class View(core.View):
    """The table as everybody sees it; ``decision`` is the question of the reader's own seat.

    ``turn`` counts turns and ``round`` rounds, from 1. ``places`` are the locations in the
    order of the map's cells, ``market`` the cards in the holes h1 to h5. ``bag`` are the tokens in
    the bag and ``missing`` the locations not yet found, both sorted, as all may work them out.
    ``pending`` is what is to be resolved in this turn, the next last. ``todo`` are the exposed
    actions not yet taken. ``working`` are the cards being resolved (SB-1031), ``lent`` and
    ``counted`` those of :class:`engines.siberia.rules.state.State`. ``news`` is what changed in
    this turn, ``before`` in the one before, ``earlier`` in those before that, since the reader's
    own last turn. ``last`` is how many turns are still to come once the end was triggered.
    """

    decision: Decision[TaggedMove] | None
    first: int
    active: int
    round: int
    mats: tuple[Mat, ...]
    goals: tuple[tuple[Goal, ...], ...]
    scores: tuple[Score, ...]
    places: tuple[Place, ...]
    market: tuple[str | None, ...]
    deck: int
    swept: tuple[str, ...]
    bag: tuple[Token, ...]
    missing: tuple[str, ...]
    workers: tuple[int, int, int, int, int]
    maps: int
    trashed: tuple[str, ...]
    shifted: bool
    todo: tuple[Action, ...]
    pending: tuple[TaggedFrame, ...]
    working: tuple[str, ...]
    lent: tuple[str, ...]
    counted: tuple[str, ...]
    done: tuple[str, ...]
    trigger: int | Literal["automa"] | None
    last: int | None
    automa: Rival | None
    news: News
    before: News | None
    earlier: tuple[News, ...]
