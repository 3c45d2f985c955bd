"""Every event of Luxor: what can happen, one class per kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from typing_extensions import override

from engines.core import END_NEAR, Event, SeatEvent
from engines.core import RoundBegan as RoundBegan
from engines.luxor.moves import Action, Direction, Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(SeatEvent):
    """A player has chosen a starting tile; which one is secret (LX-203)."""

    kind: Literal["kept"] = "kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    """The starting display is turned up (LX-204); ``tiles`` by cell, row by row."""

    tiles: tuple[tuple[int, Tile], ...]
    first_seat: int
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(SeatEvent):
    """A tile was placed; on a camp, ``left`` are the adventurers left on it and along the walk."""

    tile: Tile
    cell: int
    crew: int
    direction: Direction
    left: tuple[int, ...]
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(SeatEvent):
    """A player drew a terrain tile; which one is secret (LX-703)."""

    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewTile(SeatEvent):
    """The terrain tile drawn, for its owner."""

    tile: Tile
    follows: ClassVar[bool] = True
    kind: Literal["drew-tile"] = "drew-tile"


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(SeatEvent):
    """An action tile was used; ``captured`` are the owners of the captives taken (LX-635)."""

    action: Action
    source: int
    target: int
    captured: tuple[int, ...]
    kind: Literal["acted"] = "acted"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """A point for each captive (LX-637)."""
        return ((self.seat, len(self.captured)),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Held(SeatEvent):
    """A player is on top of a structure now (LX-504); ``former_seat`` was before, if anybody."""

    cell: int
    former_seat: int | None
    points: int
    follows: ClassVar[bool] = True
    added: ClassVar[bool] = True
    kind: Literal["held"] = "held"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """What the structure is worth, for one and against the other."""
        gained = (self.seat, self.points)
        return (gained,) if self.former_seat is None else (gained, (self.former_seat, -self.points))


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(SeatEvent):
    """A player was on top of a structure on which nobody is now (LX-607)."""

    cell: int
    points: int
    follows: ClassVar[bool] = True
    added: ClassVar[bool] = True
    kind: Literal["left"] = "left"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """The loss of what the structure is worth."""
        return ((self.seat, -self.points),)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoatPaid(SeatEvent):
    """A player has so many more structures beside a boat (LX-612)."""

    cell: int
    points: int
    earns: ClassVar[str] = "points"
    follows: ClassVar[bool] = True
    added: ClassVar[bool] = True
    kind: Literal["boat-paid"] = "boat-paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewAction(SeatEvent):
    """A player drew an action tile; which one is secret."""

    kind: Literal["drew-action"] = "drew-action"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewActionTile(SeatEvent):
    """The action tile drawn, for its owner."""

    action: Action
    follows: ClassVar[bool] = True
    kind: Literal["drew-action-tile"] = "drew-action-tile"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(SeatEvent):
    """A player's turn is over."""

    kind: Literal["turn-ended"] = "turn-ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """The last tile is placed (LX-501); final points by seat."""

    scores: tuple[int, ...]
    winner_seats: tuple[int, ...]
    matters: ClassVar[int] = END_NEAR
    kind: Literal["game-ended"] = "game-ended"
