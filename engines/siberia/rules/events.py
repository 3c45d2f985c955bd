"""Every event of Expeditions, one class per kind.

``source`` is the address of the node, the card, the mech or ``core`` that something came from;
``seat`` is whose turn it is. Everything is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field
from typing_extensions import override

from engines.core import Event, RoundBegan
from engines.siberia.content.model import Token
from engines.siberia.content.terms import Colour, Resource
from engines.siberia.rules.moves import Category
from engines.siberia.rules.turn_events import (
    AutomaExplored,
    AutomaTurned,
    AutomaVanquished,
    AutomaWent,
    Forfeited,
    Scored,
    Triggered,
    TurnEnded,
)

CORRUPTION = 2
"""What a corruption token is worth, the heart as well (SB-905)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shifted(Event):
    """The action token was shifted onto ``spot``."""

    seat: int
    spot: Literal["refresh", "blank", "move", "play", "gather"]
    kind: Literal["shifted"] = "shifted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Event):
    """A mech moved to a face-up location, named by its number."""

    seat: int
    place: str
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class Explored(Event):
    """A location was turned face up: its number, and the corruption drawn, the top token last."""

    seat: int
    place: str
    tokens: tuple[Token, ...]
    kind: Literal["explored"] = "explored"


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Event):
    """A card was played."""

    seat: int
    card: str
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True, kw_only=True)
class Staffed(Event):
    """A worker was placed on the card in play."""

    seat: int
    card: str
    colour: Colour
    kind: Literal["staffed"] = "staffed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gained(Event):
    """Power, guile or coins were gained; ``count`` is what there was room for."""

    seat: int
    what: Resource
    count: int
    source: str
    kind: Literal["gained"] = "gained"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """Coins, nothing else."""
        return ((self.seat, self.count),) if self.what == "coin" else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GotMaps(Event):
    """Maps were gained."""

    seat: int
    count: int
    source: str
    kind: Literal["got-maps"] = "got-maps"


@dataclass(frozen=True, slots=True, kw_only=True)
class GotWorker(Event):
    """A worker was gained."""

    seat: int
    colour: Colour
    source: str
    kind: Literal["got-worker"] = "got-worker"


@dataclass(frozen=True, slots=True, kw_only=True)
class GotCorruption(Event):
    """Corruption was gained from the bag."""

    seat: int
    token: Token
    source: str
    kind: Literal["got-corruption"] = "got-corruption"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """What a token is worth (SB-905)."""
        return ((self.seat, CORRUPTION),)


@dataclass(frozen=True, slots=True, kw_only=True)
class GotCard(Event):
    """A card was gained, from a hole or from the deck."""

    seat: int
    card: str
    where: Literal["market", "deck"]
    kind: Literal["got-card"] = "got-card"


@dataclass(frozen=True, slots=True, kw_only=True)
class Put(Event):
    """A gained card was put into the hand instead of the row."""

    seat: int
    card: str
    kind: Literal["put"] = "put"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drafted(Event):
    """Two cards were drawn, one of which will be kept."""

    seat: int
    cards: tuple[str, str]
    kind: Literal["drafted"] = "drafted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Swept(Event):
    """Face-up cards were swept; ``seat`` is ``automa`` if it swept."""

    seat: int | Literal["automa"]
    cards: tuple[str, ...]
    follows: ClassVar[bool] = True
    kind: Literal["swept"] = "swept"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refilled(Event):
    """A card was dealt into a hole."""

    hole: str
    card: str
    follows: ClassVar[bool] = True
    kind: Literal["refilled"] = "refilled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled(Event):
    """The sweep pile became the deck."""

    count: int
    follows: ClassVar[bool] = True
    kind: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refreshed(Event):
    """All active cards and their workers returned."""

    seat: int
    count: int
    kind: Literal["refreshed"] = "refreshed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rescued(Event):
    """An active card returned to hand."""

    seat: int
    card: str
    kind: Literal["rescued"] = "rescued"


@dataclass(frozen=True, slots=True, kw_only=True)
class Released(Event):
    """A worker returned from an active card."""

    seat: int
    card: str
    colour: Colour
    kind: Literal["released"] = "released"


@dataclass(frozen=True, slots=True, kw_only=True)
class Activated(Event):
    """A card was activated."""

    seat: int
    card: str
    kind: Literal["activated"] = "activated"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathered(Event):
    """A Gather began at a location."""

    seat: int
    place: str
    kind: Literal["gathered"] = "gathered"


@dataclass(frozen=True, slots=True, kw_only=True)
class Borrowed(Event):
    """A benefit of an adjacent location was chosen."""

    seat: int
    at: str
    kind: Literal["borrowed"] = "borrowed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved(Event):
    """A quest was solved for so much."""

    seat: int
    card: str
    power: int
    guile: int
    kind: Literal["solved"] = "solved"


@dataclass(frozen=True, slots=True, kw_only=True)
class Vanquished(Event):
    """Corruption was taken from a location for so much."""

    seat: int
    place: str
    token: Token
    power: int
    guile: int
    kind: Literal["vanquished"] = "vanquished"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """What a token is worth (SB-905)."""
        return ((self.seat, CORRUPTION),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Destroyed(Event):
    """Corruption of a location went back to the bag."""

    seat: int
    place: str
    token: Token
    kind: Literal["destroyed"] = "destroyed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Exposed(Event):
    """The last corruption left a location: the benefit under it is exposed (SB-612)."""

    place: str
    at: str
    follows: ClassVar[bool] = True
    kind: Literal["exposed"] = "exposed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Upgraded(Event):
    """An item was tucked."""

    seat: int
    card: str
    kind: Literal["upgraded"] = "upgraded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Melded(Event):
    """A meteorite was tucked."""

    seat: int
    card: str
    kind: Literal["melded"] = "melded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Boasted(Event):
    """A glory token was placed, the seat's ``count``-th."""

    seat: int
    category: Category
    count: int
    kind: Literal["boasted"] = "boasted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(Event):
    """Power, guile and maps were paid."""

    seat: int
    power: int
    guile: int
    maps: int
    source: str
    kind: Literal["paid"] = "paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Event):
    """A card was discarded."""

    seat: int
    card: str
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trashed(Event):
    """A card was trashed."""

    seat: int
    card: str
    kind: Literal["trashed"] = "trashed"


SiberiaEvent: TypeAlias = (
    Shifted
    | Moved
    | Explored
    | Played
    | Staffed
    | Gained
    | GotMaps
    | GotWorker
    | GotCorruption
    | GotCard
    | Put
    | Drafted
    | Swept
    | Refilled
    | Reshuffled
    | Refreshed
    | Rescued
    | Released
    | Activated
    | Gathered
    | Borrowed
    | Solved
    | Vanquished
    | Destroyed
    | Exposed
    | Upgraded
    | Melded
    | Boasted
    | Scored
    | Paid
    | Discarded
    | Trashed
    | Forfeited
    | TurnEnded
    | RoundBegan
    | Triggered
    | AutomaTurned
    | AutomaWent
    | AutomaExplored
    | AutomaVanquished
)
TaggedEvent: TypeAlias = Annotated[SiberiaEvent, Field(discriminator="kind")]
