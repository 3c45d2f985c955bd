"""Every move of Luxor, one class per kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

Tile: TypeAlias = Literal["Cd", "Co", "Td", "To", "Pd", "Po", "Ed", "M", "L"]
Direction: TypeAlias = Literal["north", "east", "south", "west", "stand"]
Action: TypeAlias = Literal["boat", "snakes", "sandstorm", "caravan"]


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep this tile beside the camp, and give the other two away (LX-202)."""

    tile: Tile
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a tile from hand on a cell; a draft until confirmed (LX-303, LX-702)."""

    tile: Tile
    cell: int
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Deploy:
    """Put ``count`` adventurers on the camp just placed (LX-402, LX-403)."""

    count: int
    kind: Literal["deploy"] = "deploy"


@dataclass(frozen=True, slots=True)
class Walk:
    """Send a group off in one direction, or let all stand in the camp (LX-407, LX-408)."""

    direction: Direction
    kind: Literal["walk"] = "walk"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave ``count`` adventurers on the tile reached; the first is the camp itself (LX-414)."""

    count: int
    kind: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class Confirm:
    """Make the draft final, and end the turn at once if ``end`` (LX-702)."""

    end: bool = False
    kind: Literal["confirm"] = "confirm"


@dataclass(frozen=True, slots=True)
class Use:
    """Take up an action tile with an adventurer of this mountain (LX-602, LX-604)."""

    action: Action
    source: int
    kind: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Target:
    """Choose the target tile of the action (section 6); a draft until confirmed."""

    cell: int
    kind: Literal["target"] = "target"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn (LX-302)."""

    kind: Literal["end"] = "end"


Move: TypeAlias = Keep | Place | Deploy | Walk | Leave | Confirm | Use | Target | End
TaggedMove: TypeAlias = Annotated[Move, Field(discriminator="kind")]
