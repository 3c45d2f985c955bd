"""Every move of Explorers, one class per kind.

A side is a text of terrain letters in the order P, W, D, M: ``"P"`` of a plain card, ``"WD"`` of a
joker. Squares are numbers of :mod:`engines.explorers.landscape`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.explorers.content import Terrain
from engines.explorers.landscape import Degrees, Quadrant, Square


@dataclass(frozen=True, slots=True)
class Accept:
    """Play on the landscape as it is laid out (XP-203)."""

    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Redraw:
    """Let the landscape be drawn again (XP-203)."""

    kind: Literal["redraw"] = "redraw"


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Put a tile into a quadrant, turned clockwise by so many degrees (XP-203)."""

    quadrant: Quadrant
    tile: int
    degrees: Degrees
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Village:
    """Choose the start village among those equally close to the centre (XP-208)."""

    square: Square
    kind: Literal["village"] = "village"


@dataclass(frozen=True, slots=True)
class Begin:
    """Choose the terrain of the three start crosses (XP-210)."""

    terrain: Terrain
    kind: Literal["begin"] = "begin"


@dataclass(frozen=True, slots=True)
class Side:
    """Choose a side of the card for all to see, as the active player (XP-305)."""

    side: str
    kind: Literal["side"] = "side"


@dataclass(frozen=True, slots=True)
class Take:
    """Put this turn's crosses on a side of the card (XP-308, XP-309, XP-311, XP-903)."""

    side: str
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class UseMap:
    """Strike a map, and put four crosses on this terrain instead (XP-511)."""

    terrain: Terrain
    kind: Literal["map"] = "map"


@dataclass(frozen=True, slots=True)
class Mark:
    """Put a cross on a square (XP-401)."""

    square: Square
    kind: Literal["mark"] = "mark"


@dataclass(frozen=True, slots=True)
class Bonus:
    """Choose the terrain of a temple's bonus crosses (XP-722)."""

    terrain: Terrain
    kind: Literal["bonus"] = "bonus"


@dataclass(frozen=True, slots=True)
class Stop:
    """Put no more of this temple's bonus crosses (XP-723)."""

    kind: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class Commit:
    """Hand in the crosses of this turn (XP-313)."""

    kind: Literal["commit"] = "commit"


Move: TypeAlias = (
    Accept
    | Redraw
    | PlaceTile
    | Village
    | Begin
    | Side
    | Take
    | UseMap
    | Mark
    | Bonus
    | Stop
    | Commit
)
TaggedMove: TypeAlias = Annotated[Move, Field(discriminator="kind")]
