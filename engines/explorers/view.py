"""The view: what a reader may know (section 10 of the rules). :mod:`views` builds it."""

from __future__ import annotations

from dataclasses import dataclass

from engines import core
from engines.core import Decision
from engines.explorers.landscape import Layout, Square, Squares
from engines.explorers.moves import TaggedMove
from engines.explorers.sheet import Draft, Sheet, Turn
from engines.explorers.state import Card, Phase, Scoring


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A seat's points by source so far (XP-604, XP-608).

    Villages, temples and achievements count as the sheet is, provisions and gems only those of
    rounds that are over: what they give is written at the end of each.
    """

    provisions: int
    gems: int
    temples: int
    villages: int
    achievements: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.provisions + self.gems + self.temples + self.villages + self.achievements


@dataclass(frozen=True, slots=True, kw_only=True)
class Achievement:
    """An achievement in play.

    ``values`` are the points it can give, the highest first, if it is a race, and ``struck`` how
    many of them, from the first on, are no longer to be had; both are empty for all others.
    ``points`` are those that the content says: what *Untouched* gives, and what a count tile gives
    for 1, 2, and so on.
    """

    id: str
    values: tuple[int, ...] = ()
    struck: int = 0
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class View(core.View):
    """The table as ``seat`` sees it; with ``seat=None``, what everybody knows.

    ``round`` and ``number`` count rounds and the turns in one, from 1, and are 0 in the set-up.
    ``first`` is the first player of the round, ``active`` the active player, if anybody is.
    ``terrain`` and ``symbols`` have a letter for each of the 256 squares. ``villages`` and
    ``temples`` are squares by quadrant A to D. ``start`` is the start village. ``card`` is the
    card of this turn, ``turned`` those turned before it in this round, ``pile`` how many lie face
    down (XP-302). ``near`` is the near side of a solo card, ``side`` the one the active player
    chose. ``cards`` are all cards of the game, ``gem_line`` the numbers of the expert side's gem
    track (XP-711). ``sheets`` are as at the end of the last turn. ``temple_values`` are what a
    visit gives, the first visitor's first: points, on the expert side bonus crosses; ``struck``
    says how many of them are struck in each quadrant. ``wanted`` is the number of achievements,
    which are drawn after the layout (XP-207). ``committed`` says who waits for the others.
    ``news`` is what each seat did in the last turn. ``own`` is the reader's running turn and
    ``closed`` the squares closed to the reader for the round (XP-532, XP-702). ``changes`` counts
    the changes of the layout, ``changes_left`` those still allowed.
    """

    decision: Decision[TaggedMove] | None
    players: int
    expert: tuple[Scoring, ...]
    phase: Phase
    round: int
    number: int
    first: int
    active: int | None
    layout: Layout
    changes: int
    changes_left: int
    terrain: str
    symbols: str
    villages: tuple[Square, Square, Square, Square]
    temples: tuple[Square, Square, Square, Square]
    start: Square | None
    card: Card | None
    turned: tuple[Card, ...]
    pile: int
    near: str | None
    side: str | None
    cards: tuple[Card, ...]
    gem_line: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    scores: tuple[Score, ...]
    temple_values: tuple[int, ...]
    struck: tuple[int, ...]
    wanted: int
    achievements: tuple[Achievement, ...]
    committed: tuple[bool, ...]
    news: tuple[Turn, ...]
    own: Draft | None
    closed: Squares
