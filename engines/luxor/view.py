"""The view: what a seat may know (section 7 of the rules). :mod:`views` builds it."""

from __future__ import annotations

from dataclasses import dataclass

from engines import core
from engines.core import Decision
from engines.luxor.moves import Action, TaggedMove, Tile
from engines.luxor.tiles import Draft, HandTile, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A seat's running points by source (LX-504, LX-612, LX-637)."""

    structures: int
    boats: int
    captives: int

    @property
    def total(self) -> int:
        """All points together (LX-652)."""
        return self.structures + self.boats + self.captives


@dataclass(frozen=True, slots=True, kw_only=True)
class View(core.View):
    """The table as ``seat`` sees it; with ``seat=None``, what everybody knows.

    Cells are integers of :mod:`engines.luxor.board`. ``window`` is first and last column, first
    and last row where tiles may still lie. ``hand``, ``draft``, ``gifts``, ``actions`` and
    ``free`` (cells where a tile may be placed now) are those of ``seat`` itself. ``first`` is the
    first player. ``round`` counts rounds from 1, and is 0 in the set-up. ``backs`` are the set
    numbers of each seat's hand tiles, ``pile_tops`` those of the next tiles (0: pile empty).
    ``chosen`` says who has chosen a starting tile. ``active`` is the seat whose turn it is,
    ``None`` before the first turn and after the end. ``recent`` are the cells that the last turn
    changed, ``news`` the turns since the reader's own last one, or the last turn alone.
    """

    decision: Decision[TaggedMove] | None
    round: int
    players: int
    adventures: bool
    limit: int
    first: int
    window: tuple[int, int, int, int] | None
    active: int | None
    placed: int
    board: dict[int, Tile]
    stacks: dict[int, tuple[int, ...]]
    boats: dict[int, int]
    snakes: dict[int, int]
    recent: tuple[int, ...]
    news: tuple[Turn, ...]
    scores: tuple[Score, ...]
    supplies: tuple[int, ...]
    captives: tuple[tuple[int, ...], ...]
    chosen: tuple[bool, ...]
    backs: tuple[tuple[int, ...], ...]
    piles: tuple[int, ...]
    pile_tops: tuple[int, ...]
    action_counts: tuple[int, ...]
    action_piles: tuple[int, ...]
    used: tuple[tuple[Action, ...], ...]
    hand: tuple[HandTile, ...]
    gifts: tuple[Tile, ...]
    actions: tuple[Action, ...]
    draft: Draft | None
    free: tuple[int, ...]
