"""The moves of Famous Explorers: those on the network, and those of marks, cards and Secrets.

Places are named by their ids in the network, Explorers and Events by their own ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.routes.moves import Colour, SharedMove
from engines.routes.moves import Exchange as Exchange
from engines.routes.moves import Keep as Keep
from engines.routes.moves import OfPlace as OfPlace

Slot: TypeAlias = Literal["a", "b"]
SLOTS: tuple[Slot, Slot] = ("a", "b")
"""FE-901: where the two Secrets lie."""


# --- set-up --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Toss(OfPlace):
    """Put a card aside to draw another for it (FE-208)."""

    kind: Literal["toss"] = "toss"


@dataclass(frozen=True, slots=True)
class Redraw:
    """Draw as many cards as were put aside (FE-208)."""

    kind: Literal["redraw"] = "redraw"


@dataclass(frozen=True, slots=True)
class Mark(OfPlace):
    """Put a mark on the place of a card in hand (FE-201)."""

    kind: Literal["mark"] = "mark"


# --- cards ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Score(OfPlace):
    """Lay open a card whose place an expedition has reached (FE-305, FE-701)."""

    kind: Literal["score"] = "score"


@dataclass(frozen=True, slots=True)
class Hold(OfPlace):
    """Hold a card back: it is not scored when its place is reached (FE-304)."""

    kind: Literal["hold"] = "hold"


@dataclass(frozen=True, slots=True)
class Release(OfPlace):
    """Let a card be scored again when its place is reached (FE-304)."""

    kind: Literal["release"] = "release"


@dataclass(frozen=True, slots=True)
class HoldAll:
    """Hold back every card in hand (FE-304)."""

    kind: Literal["hold-all"] = "hold-all"


@dataclass(frozen=True, slots=True)
class ReleaseAll:
    """Let every card in hand be scored when its place is reached (FE-304)."""

    kind: Literal["release-all"] = "release-all"


# --- Explorers and Events ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy an Explorer or Event that lies open (FE-802)."""

    card: str
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a kept Event (FE-806)."""

    card: str
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Extra:
    """Lay an arrow granted by an Event: Forced March, Tailwind (FE-832, FE-836)."""

    colour: Colour
    to: str
    kind: Literal["extra"] = "extra"


@dataclass(frozen=True, slots=True)
class Lift:
    """Remove a colour's last arrow by the Fallen Bridge (FE-833)."""

    colour: Colour
    kind: Literal["lift"] = "lift"


@dataclass(frozen=True, slots=True)
class Enough:
    """Remove no second arrow by the Fallen Bridge (FE-833)."""

    kind: Literal["enough"] = "enough"


@dataclass(frozen=True, slots=True)
class Give(OfPlace):
    """Discard a card for the Harbour Gossip (FE-834)."""

    kind: Literal["give"] = "give"


@dataclass(frozen=True, slots=True)
class Shift:
    """Move one of the player's marks to another place by the New Bearings (FE-835)."""

    start: str
    to: str
    kind: Literal["shift"] = "shift"


@dataclass(frozen=True, slots=True)
class Spy(OfPlace):
    """Score a card whose place lies next to an expedition, by the Spyglass (FE-837)."""

    kind: Literal["spy"] = "spy"


# --- Secret Destinations -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at a Secret instead of laying a bonus arrow (FE-902)."""

    slot: Slot
    kind: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn a Secret over right after an arrow reached a place (FE-906)."""

    slot: Slot
    kind: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True)
class Drop(OfPlace):
    """Give up a mark after a wrong reveal, when there is no point to lose (FE-911)."""

    kind: Literal["drop"] = "drop"


Move: TypeAlias = (
    SharedMove
    | Toss
    | Redraw
    | Mark
    | Exchange
    | Keep
    | Score
    | Hold
    | Release
    | HoldAll
    | ReleaseAll
    | Buy
    | Play
    | Extra
    | Lift
    | Enough
    | Give
    | Shift
    | Spy
    | Peek
    | Reveal
    | Drop
)
TaggedMove: TypeAlias = Annotated[Move, Field(discriminator="kind")]
