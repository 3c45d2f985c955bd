"""Every event of Expeditions, one class per kind.

``source`` is the address of the node, the card, the mech or ``core`` that something came from;
``seat`` is whose turn it is. Everything is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from typing_extensions import override

from engines.core import Event, SeatEvent
from engines.siberia.content.model import Token
from engines.siberia.content.terms import Colour, Resource
from engines.siberia.rules.moves import Category
from engines.siberia.rules.turn_events import CardEvent

CORRUPTION = 2
"""What a corruption token is worth, the heart as well (SB-905)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shifted(SeatEvent):
    """The action token was shifted onto ``spot``."""

    spot: Literal["refresh", "blank", "move", "play", "gather"]
    kind: Literal["shifted"] = "shifted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(SeatEvent):
    """A mech moved to a face-up location, named by its number."""

    place: str
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class Explored(SeatEvent):
    """A location was turned face up: its number, and the corruption drawn, the top token last."""

    place: str
    tokens: tuple[Token, ...]
    matters: ClassVar[int] = 2
    kind: Literal["explored"] = "explored"


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(CardEvent):
    """A card was played."""

    matters: ClassVar[int] = 1
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True, kw_only=True)
class Staffed(CardEvent):
    """A worker was placed on the card in play."""

    colour: Colour
    kind: Literal["staffed"] = "staffed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gained(SeatEvent):
    """Power, guile or coins were gained; ``count`` is what there was room for."""

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
class GotMaps(SeatEvent):
    """Maps were gained."""

    count: int
    source: str
    kind: Literal["got-maps"] = "got-maps"


@dataclass(frozen=True, slots=True, kw_only=True)
class GotWorker(SeatEvent):
    """A worker was gained."""

    colour: Colour
    source: str
    kind: Literal["got-worker"] = "got-worker"


@dataclass(frozen=True, slots=True, kw_only=True)
class GotCorruption(SeatEvent):
    """Corruption was gained from the bag."""

    token: Token
    source: str
    kind: Literal["got-corruption"] = "got-corruption"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """What a token is worth (SB-905)."""
        return ((self.seat, CORRUPTION),)


@dataclass(frozen=True, slots=True, kw_only=True)
class GotCard(CardEvent):
    """A card was gained, from a hole or from the deck."""

    where: Literal["market", "deck"]
    kind: Literal["got-card"] = "got-card"


@dataclass(frozen=True, slots=True, kw_only=True)
class Put(CardEvent):
    """A gained card was put into the hand instead of the row."""

    kind: Literal["put"] = "put"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drafted(SeatEvent):
    """Two cards were drawn, one of which will be kept."""

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
class Refreshed(SeatEvent):
    """All active cards and their workers returned."""

    count: int
    kind: Literal["refreshed"] = "refreshed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rescued(CardEvent):
    """An active card returned to hand."""

    kind: Literal["rescued"] = "rescued"


@dataclass(frozen=True, slots=True, kw_only=True)
class Released(CardEvent):
    """A worker returned from an active card."""

    colour: Colour
    kind: Literal["released"] = "released"


@dataclass(frozen=True, slots=True, kw_only=True)
class Activated(CardEvent):
    """A card was activated."""

    kind: Literal["activated"] = "activated"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathered(SeatEvent):
    """A Gather began at a location."""

    place: str
    kind: Literal["gathered"] = "gathered"


@dataclass(frozen=True, slots=True, kw_only=True)
class Borrowed(SeatEvent):
    """A benefit of an adjacent location was chosen."""

    at: str
    kind: Literal["borrowed"] = "borrowed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved(CardEvent):
    """A quest was solved for so much."""

    power: int
    guile: int
    matters: ClassVar[int] = 5
    kind: Literal["solved"] = "solved"


@dataclass(frozen=True, slots=True, kw_only=True)
class Vanquished(SeatEvent):
    """Corruption was taken from a location for so much."""

    place: str
    token: Token
    power: int
    guile: int
    matters: ClassVar[int] = 1
    kind: Literal["vanquished"] = "vanquished"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """What a token is worth (SB-905)."""
        return ((self.seat, CORRUPTION),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Destroyed(SeatEvent):
    """Corruption of a location went back to the bag."""

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
class Upgraded(CardEvent):
    """An item was tucked."""

    matters: ClassVar[int] = 3
    kind: Literal["upgraded"] = "upgraded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Melded(CardEvent):
    """A meteorite was tucked."""

    matters: ClassVar[int] = 3
    kind: Literal["melded"] = "melded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Boasted(SeatEvent):
    """A glory token was placed, the seat's ``count``-th."""

    category: Category
    count: int
    matters: ClassVar[int] = 5
    kind: Literal["boasted"] = "boasted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(SeatEvent):
    """Power, guile and maps were paid."""

    power: int
    guile: int
    maps: int
    source: str
    kind: Literal["paid"] = "paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(CardEvent):
    """A card was discarded."""

    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trashed(CardEvent):
    """A card was trashed."""

    kind: Literal["trashed"] = "trashed"
