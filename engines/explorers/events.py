"""Every event of Explorers: what can happen, one class per kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from typing_extensions import override

from engines.core import Event, SeatEvent
from engines.explorers.content import Terrain
from engines.explorers.landscape import Degrees, Layout, Quadrant, Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(SeatEvent):
    """A landscape was drawn (XP-203); ``seat`` is the first player, who is asked about it."""

    layout: Layout
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(SeatEvent):
    """The first player put a tile into a quadrant (XP-203)."""

    quadrant: Quadrant
    tile: int
    degrees: Degrees
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted(SeatEvent):
    """The landscape stands (XP-203), and these achievements are in play (XP-207)."""

    achievements: tuple[str, ...]
    kind: Literal["accepted"] = "accepted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(SeatEvent):
    """The start village is known (XP-208); ``chosen`` if the first player chose among several."""

    square: Square
    chosen: bool
    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Event):
    """A card was turned (XP-305, XP-903).

    ``seat`` is the active player, ``None`` if nobody is; ``near`` is the near side of a solo card.
    """

    round: int
    number: int
    card: tuple[str, str]
    seat: int | None
    near: str | None
    kind: Literal["turned"] = "turned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sided(SeatEvent):
    """The active player chose a side of the card (XP-305)."""

    side: str
    kind: Literal["sided"] = "sided"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(SeatEvent):
    """A player chose, in secret, where to put this turn's crosses (XP-309, XP-210)."""

    side: str
    crosses: int
    map: bool
    kind: Literal["chose"] = "chose"


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossed(SeatEvent):
    """A player crossed a square in secret; ``symbol`` is what lies on it, ``none`` if nothing."""

    square: Square
    symbol: str
    follows: ClassVar[bool] = True
    kind: Literal["crossed"] = "crossed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost(SeatEvent):
    """Crosses of a player are lost, as no square is legal (XP-407, XP-523, XP-723)."""

    what: Literal["regular", "horse", "bonus"]
    count: int
    follows: ClassVar[bool] = True
    kind: Literal["lost"] = "lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoseBonus(SeatEvent):
    """A player chose the terrain of bonus crosses in secret (XP-722)."""

    terrain: Terrain
    count: int
    follows: ClassVar[bool] = True
    kind: Literal["chose-bonus"] = "chose-bonus"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped(SeatEvent):
    """A player puts no more of a temple's bonus crosses (XP-723)."""

    count: int
    follows: ClassVar[bool] = True
    kind: Literal["stopped"] = "stopped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Committed(SeatEvent):
    """A player's crosses stand unless they are taken back (XP-952)."""

    follows: ClassVar[bool] = True
    kind: Literal["committed"] = "committed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked(SeatEvent):
    """All have committed: what a player crossed in this turn (XP-313).

    ``side`` and ``crosses`` are what was chosen, ``finds`` the symbols on the squares, but temples:
    each visit is told by :class:`Visited`.
    """

    side: str
    crosses: int
    map: bool
    marked: tuple[Square, ...]
    finds: str
    retells: ClassVar[tuple[str, ...]] = ("chose", "crossed")
    kind: Literal["marked"] = "marked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Visited(SeatEvent):
    """A player visited a temple (XP-553): its points, and the bonus crosses of the expert side."""

    quadrant: Quadrant
    points: int
    bonus: int
    earns: ClassVar[str] = "points"
    kind: Literal["visited"] = "visited"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fulfilled(SeatEvent):
    """A player is the first, or among the next, to fulfil an achievement (XP-812)."""

    achievement: str
    points: int
    earns: ClassVar[str] = "points"
    kind: Literal["fulfilled"] = "fulfilled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted(SeatEvent):
    """A player's crosses count more than before beside villages, or for achievements (XP-608)."""

    source: Literal["villages", "achievements"]
    points: int
    earns: ClassVar[str] = "points"
    added: ClassVar[bool] = True
    kind: Literal["counted"] = "counted"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundScored(SeatEvent):
    """A player's points for provisions and gems at the end of a round (XP-601)."""

    round: int
    provisions: int
    gems: int
    kind: Literal["round-scored"] = "round-scored"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """The points of the round."""
        return ((self.seat, self.provisions + self.gems),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck(SeatEvent):
    """At the start of a round a solo player loses the highest open values (XP-902)."""

    temples: tuple[Quadrant, ...]
    achievements: tuple[str, ...]
    kind: Literal["struck"] = "struck"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(SeatEvent):
    """The game is over: a player's points by source (XP-604)."""

    provisions: int
    gems: int
    temples: int
    villages: int
    achievements: int
    total: int
    kind: Literal["scored"] = "scored"
