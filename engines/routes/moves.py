"""The moves that both games share, one class per kind. Points are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["red", "yellow", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue")
"""RT-201: the three expeditions. Inside the engines a colour is its index in this tuple."""

Paid: TypeAlias = Literal["main", "ticket", "bonus"]

MAIN: Paid = "main"
TICKET: Paid = "ticket"
BONUS: Paid = "bonus"
BRANCH = "branch"
"""What an arrow is laid or removed by. Other words are effects of a game and cost nothing."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay an ordinary arrow from the colour's tip to a point (section 3)."""

    colour: Colour
    to: str
    by: Paid = "main"
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Branch:
    """Lay the branch that must follow a loop of this colour (RT-506)."""

    colour: Colour
    start: str
    to: str
    kind: Literal["branch"] = "branch"


@dataclass(frozen=True, slots=True)
class Remove:
    """Spend a ticket to remove the colour's last arrow (section 6)."""

    colour: Colour
    kind: Literal["remove"] = "remove"


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline one bonus arrow (RT-404)."""

    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn (RT-710)."""

    kind: Literal["end"] = "end"


@dataclass(frozen=True, slots=True)
class OfPlace:
    """A move with the place of a card or mark."""

    place: str


@dataclass(frozen=True, slots=True)
class Exchange(OfPlace):
    """Spend a ticket to give a card away, draw two and keep one of them (FE-402, Q96-503)."""

    kind: Literal["exchange"] = "exchange"


@dataclass(frozen=True, slots=True)
class Keep(OfPlace):
    """Keep one of the cards drawn (FE-402, FE-834, Q96-503)."""

    kind: Literal["keep"] = "keep"


SharedMove: TypeAlias = Lay | Branch | Remove | Decline | EndTurn
