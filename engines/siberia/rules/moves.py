"""Every move of Expeditions, one class per kind.

Cards are named by their ids (``I05``), locations by their number (``12``) or, face down, by their
cell (``n4``), parts of effects by their address (:mod:`engines.siberia.content.effects`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field

from engines.siberia.content.terms import Colour, Resource

Action: TypeAlias = Literal["move", "play", "gather"]
ACTIONS: tuple[Action, ...] = get_args(Action)
ACTION_OF: dict[str, Action] = {"go": "move", "play": "play", "gather": "gather"}
"""The actions that moves take."""

Category: TypeAlias = Literal[
    "quests", "meteorites", "items", "heart", "corruption", "cards", "workers"
]
CATEGORIES: tuple[Category, ...] = get_args(Category)


@dataclass(frozen=True, slots=True)
class Cover:
    """Shift the action token onto an action; the other two are taken (SB-303, SB-304)."""

    action: Action
    kind: Literal["cover"] = "cover"


@dataclass(frozen=True, slots=True)
class Refresh:
    """Take a Refresh turn (SB-306), or the Refresh that an effect offers (SB-803)."""

    kind: Literal["refresh"] = "refresh"


@dataclass(frozen=True, slots=True)
class Go:
    """Move the mech to a location: the Move action, or a Move that an effect gives (SB-401)."""

    place: str
    kind: Literal["go"] = "go"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from hand: the Play action, or one that an effect gives (SB-501)."""

    card: str
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Gather:
    """Gather: the action, or one that an effect gives (SB-701)."""

    kind: Literal["gather"] = "gather"


@dataclass(frozen=True, slots=True)
class Core:
    """Gain the core value of the card in play (SB-502)."""

    kind: Literal["core"] = "core"


@dataclass(frozen=True, slots=True)
class Staff:
    """Place a worker on the card in play (SB-502), with ``core`` after gaining its core value."""

    colour: Colour
    core: bool = False
    kind: Literal["staff"] = "staff"


@dataclass(frozen=True, slots=True)
class Done:
    """Leave the rest of the card in play (SB-502)."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Pick:
    """Resolve this part next (``all``, Gather, bonuses, whenevers), or only this one (``or``)."""

    at: str
    kind: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class InOrder:
    """Resolve the remaining parts in printed order."""

    kind: Literal["in-order"] = "in-order"


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a cost for its effect (SB-1002)."""

    kind: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class Skip:
    """Decline what may be declined (SB-1016), or stop a Vanquish."""

    kind: Literal["skip"] = "skip"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card as a cost."""

    card: str
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Trash:
    """Trash a card as a cost."""

    card: str
    kind: Literal["trash"] = "trash"


@dataclass(frozen=True, slots=True)
class Sure:
    """Give away one's character or companion indeed (SB-912)."""

    kind: Literal["sure"] = "sure"


@dataclass(frozen=True, slots=True)
class Rather:
    """Choose another card than one's character or companion (SB-912)."""

    kind: Literal["rather"] = "rather"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Gain a worker of this colour (SB-707)."""

    colour: Colour
    kind: Literal["recruit"] = "recruit"


@dataclass(frozen=True, slots=True)
class Take:
    """Gain a face-up card (SB-526)."""

    card: str
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the two cards drawn (SB-528)."""

    card: str
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Put:
    """Put a gained card into hand or row (SB-808)."""

    where: Literal["hand", "row"]
    kind: Literal["put"] = "put"


@dataclass(frozen=True, slots=True)
class Sweep:
    """Sweep these face-up cards, given in the order of their holes (SB-531)."""

    cards: tuple[str, ...]
    kind: Literal["sweep"] = "sweep"


@dataclass(frozen=True, slots=True)
class Rescue:
    """Return an active card to hand, its worker to the mat (SB-519)."""

    card: str
    kind: Literal["rescue"] = "rescue"


@dataclass(frozen=True, slots=True)
class Release:
    """Return the worker on an active card to the mat (SB-520)."""

    card: str
    kind: Literal["release"] = "release"


@dataclass(frozen=True, slots=True)
class Activate:
    """Resolve the ability of a card without a worker (SB-521)."""

    card: str
    kind: Literal["activate"] = "activate"


@dataclass(frozen=True, slots=True)
class Borrow:
    """Gain this benefit of an adjacent location (SB-709)."""

    at: str
    kind: Literal["borrow"] = "borrow"


@dataclass(frozen=True, slots=True)
class Solve:
    """Solve a quest and pay so much power and guile (SB-601)."""

    card: str
    power: int
    guile: int
    kind: Literal["solve"] = "solve"


@dataclass(frozen=True, slots=True)
class Vanquish:
    """Buy the top corruption of a location for so much power and guile (SB-608)."""

    place: str
    power: int
    guile: int
    kind: Literal["vanquish"] = "vanquish"


@dataclass(frozen=True, slots=True)
class Destroy:
    """Return the top corruption of a location to the bag (SB-613)."""

    place: str
    kind: Literal["destroy"] = "destroy"


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Tuck an item (SB-711)."""

    card: str
    kind: Literal["upgrade"] = "upgrade"


@dataclass(frozen=True, slots=True)
class Meld:
    """Tuck a meteorite (SB-715)."""

    card: str
    kind: Literal["meld"] = "meld"


@dataclass(frozen=True, slots=True)
class Boast:
    """Place a glory token on a category (SB-717)."""

    category: Category
    kind: Literal["boast"] = "boast"


@dataclass(frozen=True, slots=True)
class SpendMap:
    """Trash a map for this, with Odin's Wrath (SB-806)."""

    gain: Resource
    kind: Literal["spend-map"] = "spend-map"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn (SB-316)."""

    kind: Literal["end"] = "end"


@dataclass(frozen=True, slots=True)
class Finish:
    """Skip everything that is left, all of which may be declined, and end the turn."""

    kind: Literal["finish"] = "finish"


TurnMove: TypeAlias = Cover | Refresh | Go | Play | Gather | SpendMap | End | Finish
PartMove: TypeAlias = Core | Staff | Done | Pick | InOrder | Borrow
PayMove: TypeAlias = Pay | Skip | Discard | Trash | Sure | Rather
CardMove: TypeAlias = Take | Keep | Put | Sweep | Rescue | Release | Activate
EffectMove: TypeAlias = Recruit | Solve | Vanquish | Destroy | Upgrade | Meld | Boast
Move: TypeAlias = TurnMove | PartMove | PayMove | CardMove | EffectMove
TaggedMove: TypeAlias = Annotated[Move, Field(discriminator="kind")]

ANSWERS: dict[str, tuple[type[Move], ...]] = {
    "token": (Cover, Refresh),
    "action": (Go, Play, Gather),
    "end": (End,),
    "order": (Pick, InOrder),
    "benefit": (Pick, InOrder),
    "side": (Pick,),
    "draw": (Pick,),
    "part": (Staff, Core, Done),
    "pay": (Pay, Skip),
    "sure": (Sure, Rather),
    "discard": (Discard,),
    "trash": (Trash,),
    "vanquish": (Vanquish, Skip),
    "draft": (Keep,),
    "put": (Put,),
    "worker": (Recruit,),
    "take": (Take, Skip),
    "sweep": (Sweep, Skip),
    "card": (Play, Skip),
    "move": (Go, Skip),
    "gather": (Gather, Skip),
    "refresh": (Refresh, Skip),
    "rescue": (Rescue, Skip),
    "release": (Release, Skip),
    "activate": (Activate, Skip),
    "borrow": (Borrow, Skip),
    "solve": (Solve, Skip),
    "destroy": (Destroy, Skip),
    "upgrade": (Upgrade, Skip),
    "meld": (Meld, Skip),
    "boast": (Boast, Skip),
}
"""The moves that answer each kind of question."""
