"""The events of both games. All of them are public; points are named by their ids.

Only the end of a turn is revealing; what becomes known at a place is in events of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engines.core import END_NEAR, Event, SeatEvent
from engines.core import RoundBegan as RoundBegan
from engines.routes.moves import Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowLaid(SeatEvent):
    """An arrow was laid; ``by`` is main, ticket, bonus, branch or a word of the game."""

    colour: Colour
    tail: str
    head: str
    by: str
    kind: Literal["arrow-laid"] = "arrow-laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowRemoved(SeatEvent):
    """An arrow was removed, and the expedition is back at ``tip`` (RT-603)."""

    colour: Colour
    tail: str
    head: str
    tip: str
    by: str
    kind: Literal["arrow-removed"] = "arrow-removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketGained(SeatEvent):
    """A red dot paid (RT-401); ``count`` is 0 if the supply is empty (RT-402)."""

    count: int
    kind: Literal["ticket-gained"] = "ticket-gained"


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopFormed(SeatEvent):
    """The colour came to a point where it had been before (RT-501)."""

    colour: Colour
    point: str
    matters: ClassVar[int] = 1
    kind: Literal["loop-formed"] = "loop-formed"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusEarned(SeatEvent):
    """A green dot gives a bonus arrow (RT-403)."""

    kind: Literal["bonus-earned"] = "bonus-earned"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusLapsed(SeatEvent):
    """Bonus arrows were lost: ``declined``, or no colour has a legal arrow (RT-404)."""

    count: int
    declined: bool
    follows: ClassVar[bool] = True
    kind: Literal["bonus-lapsed"] = "bonus-lapsed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourOver(Event):
    """The expedition is over: no arrows are left, or it is ``stuck`` (RT-209, RT-518)."""

    colour: Colour
    stuck: bool
    follows: ClassVar[bool] = True
    matters: ClassVar[int] = 1
    kind: Literal["colour-over"] = "colour-over"


@dataclass(frozen=True, slots=True, kw_only=True)
class LastRound(SeatEvent):
    """The seat has no hand cards left: this round is the last (RT-809)."""

    follows: ClassVar[bool] = True
    matters: ClassVar[int] = END_NEAR
    kind: Literal["last-round"] = "last-round"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(SeatEvent):
    """The seat's turn is over; ``lapsed`` if its main arrow could not be laid (RT-703)."""

    lapsed: bool
    kind: Literal["turn-ended"] = "turn-ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowTaken(SeatEvent):
    """The active player took a card of the row (RT-805)."""

    place: str
    earns: ClassVar[int] = 1
    kind: Literal["row-taken"] = "row-taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowRefilled(Event):
    """The next card of the deck was put into the row (RT-805)."""

    place: str
    follows: ClassVar[bool] = True
    kind: Literal["row-refilled"] = "row-refilled"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowShort(Event):
    """The deck is empty, so the row stays short (RT-808)."""

    size: int
    follows: ClassVar[bool] = True
    kind: Literal["row-short"] = "row-short"


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun(Event):
    """All marks or chips are placed and the first turn begins (FE-103, FE-105, Q96-103)."""

    first_seat: int
    kind: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """The game is over; ``how`` is round (RT-809), arrows (RT-813) or chips (Q96-804).

    ``scores`` are points by seat, in variant B of the 1996 game chips collected.
    """

    how: Literal["round", "arrows", "chips"]
    scores: tuple[int, ...]
    winner_seats: tuple[int, ...]
    matters: ClassVar[int] = END_NEAR
    kind: Literal["game-ended"] = "game-ended"
