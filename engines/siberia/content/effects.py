"""The effect language: what benefits, abilities, bonuses and ongoing parts are made of (SB-1001).

Every benefit of a location and every ability of a card is a tree of these nodes. A node's ``at`` is
its address: the id of the card or location, for some parts a word, and the numbers of the branches
that lead to it. ``I05`` is the ability of card I05, ``I05.ongoing`` what its ongoing part does,
``M03.bonus`` a meld bonus, ``Q07.benefit`` what solving gives, ``T12/1`` the first benefit of
location 12, ``T12/covered`` the one under the corruption, ``I05/2/1`` the first part of the second
part. What is paid for, or done on a condition, is the first part: ``I06/1``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "purple"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "purple")
BASIC: tuple[Colour, ...] = COLOURS[:4]

CardType: TypeAlias = Literal["character", "companion", "item", "meteorite", "quest"]
Region: TypeAlias = Literal["S", "C", "N"]
Resource: TypeAlias = Literal["power", "guile", "coin"]
Count: TypeAlias = Literal[
    "glory", "melded", "solved", "upgraded", "maps", "corruption", "hand", "idle", "here", "row"
]
Moment: TypeAlias = Literal[
    "gain-power",
    "gain-guile",
    "gain-map",
    "gain-worker",
    "gain-card",
    "gain-corruption",
    "play",
    "explore",
    "tuck-quest",
    "tuck-item",
    "tuck-meteorite",
    "rescue",
]
"""An event that ongoing parts can wait for (SB-1022)."""

StaticKind: TypeAlias = Literal[
    "move_range",
    "vanquish_discount",
    "first_of_colour_discount",
    "solve_discount",
    "to_hand",
    "wild_worker",
    "wild_card",
    "tuck_limit",
]


@dataclass(frozen=True, slots=True)
class Filter:
    """Which cards are meant: all that are given must match (SB-1006)."""

    type: CardType | None = None
    colour: Colour | None = None
    staffed: bool = False


ANY_CARD = Filter()


@dataclass(frozen=True, slots=True)
class Per:
    """An amount that is looked up: ``count``, but at most ``most`` (SB-1005).

    ``filter`` says which cards ``row`` counts.
    """

    count: Count
    most: int
    filter: Filter = ANY_CARD


Amount: TypeAlias = int | Per


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid in full before an effect (SB-1003)."""

    power: int = 0
    guile: int = 0
    map: int = 0
    discard: int = 0
    trash: int = 0


@dataclass(frozen=True, slots=True)
class Condition:
    """What has to hold (SB-1004): ``least`` for counts, else ``region`` or ``filter``."""

    kind: Literal["glory", "melded", "solved", "maps", "region", "clean", "previous"]
    least: int = 0
    region: Region | None = None
    filter: Filter = ANY_CARD


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain power, guile or coins."""

    at: str
    what: Resource
    amount: Amount


@dataclass(frozen=True, slots=True)
class GainMap:
    """Gain maps from the supply."""

    at: str
    count: int


@dataclass(frozen=True, slots=True)
class GainCorruption:
    """Gain random corruption from the bag, one by one."""

    at: str
    count: int


@dataclass(frozen=True, slots=True)
class GainWorker:
    """Gain a worker of one of the colours."""

    at: str
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Gain the top card of the deck, ``count`` times."""

    at: str
    count: int


@dataclass(frozen=True, slots=True)
class Draft:
    """Draw two cards and gain one of them."""

    at: str


@dataclass(frozen=True, slots=True)
class Take:
    """Gain a face-up card, from anywhere or from a hole adjacent to the mech."""

    at: str
    adjacent: bool
    filter: Filter


@dataclass(frozen=True, slots=True)
class Sweep:
    """Sweep any number of face-up cards."""

    at: str


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card from hand."""

    at: str
    filter: Filter


@dataclass(frozen=True, slots=True)
class MoveMech:
    """Move up to ``steps`` locations, ``None`` for the standard range (SB-414)."""

    at: str
    steps: int | None


@dataclass(frozen=True, slots=True)
class GatherHere:
    """Gather at the mech's location."""

    at: str


@dataclass(frozen=True, slots=True)
class RefreshAll:
    """Return all active cards and their workers."""

    at: str


@dataclass(frozen=True, slots=True)
class Rescue:
    """Return an active card, or only the worker on one."""

    at: str
    what: Literal["card", "worker"]
    filter: Filter


@dataclass(frozen=True, slots=True)
class Activate:
    """Resolve the ability of a card without a worker (SB-521)."""

    at: str
    where: Literal["row", "previous", "adjacent", "any"]
    filter: Filter


@dataclass(frozen=True, slots=True)
class Borrow:
    """Gain one benefit of an adjacent location (SB-709)."""

    at: str


@dataclass(frozen=True, slots=True)
class Solve:
    """Solve a quest of the mech's location, for ``discount`` less (SB-601)."""

    at: str
    discount: int


@dataclass(frozen=True, slots=True)
class Vanquish:
    """Buy corruption, at most ``most`` tokens, the first for ``discount`` less (SB-608, SB-615)."""

    at: str
    most: int | None
    discount: int
    adjacent: bool


@dataclass(frozen=True, slots=True)
class Destroy:
    """Return the top corruption of the mech's location, or of an adjacent one, to the bag."""

    at: str
    adjacent: bool


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Tuck an item (SB-711)."""

    at: str


@dataclass(frozen=True, slots=True)
class Meld:
    """Tuck a meteorite and gain all meld bonuses (SB-715)."""

    at: str


@dataclass(frozen=True, slots=True)
class Boast:
    """Place a glory token (SB-717)."""

    at: str


@dataclass(frozen=True, slots=True)
class All:
    """All parts, in an order chosen step by step."""

    at: str
    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Then:
    """All parts in the written order."""

    at: str
    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class OneOf:
    """Exactly one part."""

    at: str
    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay the cost for the effect, or not (SB-1002)."""

    at: str
    cost: Cost
    effect: Node


@dataclass(frozen=True, slots=True)
class If:
    """The effect if the condition holds when this node is reached (SB-1004)."""

    at: str
    condition: Condition
    effect: Node


Node: TypeAlias = (
    Gain
    | GainMap
    | GainCorruption
    | GainWorker
    | Draw
    | Draft
    | Take
    | Sweep
    | PlayCard
    | MoveMech
    | GatherHere
    | RefreshAll
    | Rescue
    | Activate
    | Borrow
    | Solve
    | Vanquish
    | Destroy
    | Upgrade
    | Meld
    | Boast
    | All
    | Then
    | OneOf
    | Pay
    | If
)


@dataclass(frozen=True, slots=True)
class Whenever:
    """An ongoing part that waits for an event (SB-1021).

    ``filter`` restricts the card of ``play`` and ``gain-card``; ``once`` lets only the first event
    of a turn count (SB-1027).
    """

    moment: Moment
    effect: Node
    filter: Filter = ANY_CARD
    once: bool = False


@dataclass(frozen=True, slots=True)
class Static:
    """An ongoing part that changes a rule (SB-1061).

    ``value`` is its number, and 1 for ``to_hand``, ``wild_worker`` and ``wild_card``; the last two
    have a ``colour``.
    """

    kind: StaticKind
    value: int
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Anytime:
    """Odin's Wrath: trash a map at any time on the own turn for one of ``gains`` (SB-806)."""

    gains: tuple[Resource, ...]


Ongoing: TypeAlias = Whenever | Static
