"""Every event of Luxor: what can happen, one class per kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.core import Event
from engines.luxor.moves import Action, Direction, Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(Event):
    """A player has chosen a starting tile; which one is secret (LX-203)."""

    seat: int
    kind: Literal["kept"] = "kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    """The starting display is turned up (LX-204); ``tiles`` by cell, row by row."""

    tiles: tuple[tuple[int, Tile], ...]
    first_seat: int
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Event):
    """A tile was placed; on a camp, ``left`` are the adventurers left on it and along the walk."""

    seat: int
    tile: Tile
    cell: int
    crew: int
    direction: Direction
    left: tuple[int, ...]
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """A player drew a terrain tile; which one is secret (LX-703)."""

    seat: int
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewTile(Event):
    """The terrain tile drawn, for its owner."""

    seat: int
    tile: Tile
    kind: Literal["drew-tile"] = "drew-tile"


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(Event):
    """An action tile was used; ``captured`` are the owners of the captives taken (LX-635)."""

    seat: int
    action: Action
    source: int
    target: int
    captured: tuple[int, ...]
    kind: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewAction(Event):
    """A player drew an action tile; which one is secret."""

    seat: int
    kind: Literal["drew-action"] = "drew-action"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewActionTile(Event):
    """The action tile drawn, for its owner."""

    seat: int
    action: Action
    kind: Literal["drew-action-tile"] = "drew-action-tile"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    """A player's turn is over."""

    seat: int
    kind: Literal["turn-ended"] = "turn-ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """The last tile is placed (LX-501); final points by seat."""

    scores: tuple[int, ...]
    winner_seats: tuple[int, ...]
    kind: Literal["game-ended"] = "game-ended"


AnyEvent: TypeAlias = (
    Kept
    | Laid
    | Placed
    | Drew
    | DrewTile
    | Acted
    | DrewAction
    | DrewActionTile
    | TurnEnded
    | GameEnded
)
TaggedEvent: TypeAlias = Annotated[AnyEvent, Field(discriminator="kind")]
