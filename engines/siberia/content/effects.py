"""The effect language: what benefits, abilities, bonuses and ongoing parts are made of (SB-1001).

Every benefit of a location and every ability of a card is a tree of these nodes. A node's ``at`` is
its address: the id of the card or location, for some parts a word, and the numbers of the branches
that lead to it. ``I05`` is the ability of card I05, ``I05.ongoing`` what its ongoing part does,
``M03.bonus`` a meld bonus, ``Q07.benefit`` what solving gives, ``T12/1`` the first benefit of
location 12, ``T12/covered`` the one under the corruption, ``I05/2/1`` the first part of the second
part. What is paid for, or done on a condition, is the first part: ``I06/1``.

An effect is written as an object with one key: ``{"draw": 2}``. Each class here says with its
fields what may stand there: ``VALUE`` is all of it, other names are keys of an object. A new effect
is a class here and a member of :data:`Node`, a new condition a key of ``Conditions`` in ``terms``,
a new ongoing part a key of ``Statics`` or a ``Moment`` in ``ongoing``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias, get_args

from pydantic import (
    AliasPath,
    BeforeValidator,
    Discriminator,
    Field,
    PlainValidator,
    Tag,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)

from engines.siberia.content.terms import (
    BASIC,
    COINS,
    COLOURS,
    CONDITION,
    TRACK,
    Amount,
    Colour,
    Condition,
    Cost,
    Filter,
    Per,
    Resource,
)
from engines.siberia.content.written import (
    VALUE,
    keyed,
    keys_of,
    listed,
    number,
    only,
    several,
    whole,
    word,
    wrong,
)

TOKENS: Final = 10
"""The most maps, corruption or cards of one effect."""

STEPS: Final = 9
"""The longest move."""

DISCOUNT: Final = 5
"""The largest reduction; a menu has room for all ways to split it."""

PARTS: Final = 9
"""The most parts of an effect."""

GROUPS: Final[Mapping[str, tuple[Colour, ...]]] = MappingProxyType({"base": BASIC, "any": COLOURS})


def _amount(value: Any, read: ValidatorFunctionWrapHandler, info: ValidationInfo) -> Amount:
    most = COINS if info.data["what"] == "coin" else TRACK
    if not isinstance(value, dict):
        return number(value, 1, most)
    number(value.get("max", most), 1, most, ("max",))
    per: Per = read(value)
    return per


def _colours(value: Any) -> tuple[Colour, ...]:
    if isinstance(value, str) and value in GROUPS:
        return GROUPS[value]
    if not isinstance(value, list):
        return (word(value, COLOURS, *GROUPS),)
    if not 2 <= len(value) <= 4:
        raise wrong("a choice of workers is a list of 2 to 4")
    named = tuple(word(each, COLOURS, place=(index,)) for index, each in enumerate(value))
    if len(set(named)) < len(named):
        raise wrong(f"a colour is named twice: {listed(named)}")
    return named


def adjacent_or(other: str) -> PlainValidator:
    """Return the mark of ``adjacent``, which is true, or another word."""
    return PlainValidator(lambda value: word(value, (other, "adjacent")) == "adjacent")


@dataclass(frozen=True, slots=True)
class Effect:
    """What all effects have. ``ONLY`` is what stands at the key of one that has no fields."""

    ONLY: ClassVar[int | str | None] = None

    at: Annotated[str, Field(validation_alias=AliasPath("address"), default="")]


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain power, guile or coins."""

    what: Annotated[Resource, Field(alias="key")]
    amount: Annotated[Annotated[Per, keyed("an amount")] | int, VALUE, WrapValidator(_amount)]


@dataclass(frozen=True, slots=True)
class GainMap(Effect):
    """Gain maps from the supply."""

    count: Annotated[int, VALUE, whole(1, TOKENS)]


@dataclass(frozen=True, slots=True)
class GainCorruption(Effect):
    """Gain random corruption from the bag, one by one."""

    count: Annotated[int, VALUE, whole(1, TOKENS)]


@dataclass(frozen=True, slots=True)
class GainWorker(Effect):
    """Gain a worker of one of the colours."""

    colours: Annotated[tuple[Colour, ...], VALUE, PlainValidator(_colours)]


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Gain the top card of the deck, ``count`` times."""

    count: Annotated[int, VALUE, whole(1, TOKENS)]


@dataclass(frozen=True, slots=True)
class Draft(Effect):
    """Draw two cards and gain one of them."""

    ONLY = 1


@dataclass(frozen=True, slots=True)
class Take(Effect):
    """Gain a face-up card, from anywhere or from a hole adjacent to the mech."""

    adjacent: Annotated[bool, Field(alias="from"), adjacent_or("any")]
    filter: Annotated[Filter, VALUE]


@dataclass(frozen=True, slots=True)
class Sweep(Effect):
    """Sweep any number of face-up cards."""

    ONLY = "any"


@dataclass(frozen=True, slots=True)
class PlayCard(Effect):
    """Play a card from hand."""

    filter: Annotated[Filter, VALUE]


@dataclass(frozen=True, slots=True)
class MoveMech(Effect):
    """Move up to ``steps`` locations, ``None`` for the standard range (SB-414)."""

    steps: Annotated[int | None, VALUE, whole(1, STEPS, range=None)]


@dataclass(frozen=True, slots=True)
class GatherHere(Effect):
    """Gather at the mech's location."""

    ONLY = "here"


@dataclass(frozen=True, slots=True)
class RefreshAll(Effect):
    """Return all active cards and their workers."""

    ONLY = "all"


@dataclass(frozen=True, slots=True)
class Rescue(Effect):
    """Return an active card, or only the worker on one."""

    what: Literal["card", "worker"]
    filter: Annotated[Filter, VALUE]


@dataclass(frozen=True, slots=True)
class Activate(Effect):
    """Resolve the ability of a card without a worker (SB-521)."""

    where: Annotated[Literal["row", "previous", "adjacent", "any"], Field(alias="from")]
    filter: Annotated[Filter, VALUE]


@dataclass(frozen=True, slots=True)
class Borrow(Effect):
    """Gain one benefit of an adjacent location (SB-709)."""

    ONLY = 1


@dataclass(frozen=True, slots=True)
class Solve(Effect):
    """Solve a quest of the mech's location, for ``discount`` less (SB-601)."""

    discount: Annotated[int, whole(1, DISCOUNT)] = 0


@dataclass(frozen=True, slots=True)
class Vanquish(Effect):
    """Buy corruption, at most ``most`` tokens, the first for ``discount`` less (SB-608, SB-615)."""

    most: Annotated[int | None, Field(alias="max"), whole(1, TOKENS)] = None
    discount: Annotated[int, whole(1, DISCOUNT)] = 0
    adjacent: Annotated[bool, Field(alias="at"), adjacent_or("here")] = False


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """Return the top corruption of the mech's location, or of an adjacent one, to the bag."""

    adjacent: Annotated[bool, Field(alias="at"), adjacent_or("here")]


@dataclass(frozen=True, slots=True)
class Upgrade(Effect):
    """Tuck an item (SB-711)."""

    ONLY = 1


@dataclass(frozen=True, slots=True)
class Meld(Effect):
    """Tuck a meteorite and gain all meld bonuses (SB-715)."""

    ONLY = 1


@dataclass(frozen=True, slots=True)
class Boast(Effect):
    """Place a glory token (SB-717)."""

    ONLY = 1


@dataclass(frozen=True, slots=True)
class All(Effect):
    """All parts, in an order chosen step by step."""

    parts: Annotated[tuple[Node, ...], VALUE, several("'all'", 2, PARTS)]


@dataclass(frozen=True, slots=True)
class Then(Effect):
    """All parts in the written order."""

    parts: Annotated[tuple[Node, ...], VALUE, several("'then'", 2, PARTS)]


@dataclass(frozen=True, slots=True)
class OneOf(Effect):
    """Exactly one part."""

    parts: Annotated[tuple[Node, ...], VALUE, several("'or'", 2, PARTS)]


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Pay the cost for the effect, or not (SB-1002)."""

    cost: Annotated[Cost, Field(alias="pay"), keyed("a cost", some=True)]
    effect: Annotated[Node, Field(alias="for")]


@dataclass(frozen=True, slots=True)
class If(Effect):
    """The effect if the condition holds when this node is reached (SB-1004)."""

    condition: Annotated[Condition, Field(alias="if"), CONDITION]
    effect: Annotated[Node, Field(alias="do")]


def _opened(data: Any) -> dict[str, Any]:
    """Return an effect as its class reads it, and as ``kind`` the tag of the class."""
    if not isinstance(data, dict) or not data:
        raise wrong("an effect is an object with at least one key")
    for key in data:
        if key not in TAGS:
            raise wrong(f"unknown effect {key!r}: one of {listed(EFFECTS)}")
    for keys in (TAGS[key] for key in data):
        if " " in keys:
            pair = keys.split()
            return {"kind": keys} | only(data, f"'{pair[0]}'", dict.fromkeys(pair, True))
    if len(data) > 1:
        raise wrong(f"an effect has one key, not {listed(data)}: combine them in all or then")
    ((key, value),) = data.items()
    kind = CLASSES[key]
    if isinstance(kind.ONLY, int):
        number(value, kind.ONLY, kind.ONLY, (key,))
    elif kind.ONLY:
        word(value, (kind.ONLY,), place=(key,))
    elif "the value" not in keys_of(kind):
        value = only(value, f"'{key}'", keys_of(kind), (key,))
        return {"kind": key, "the value": value} | value
    return {"kind": key, "key": key, "the value": value}


Node: TypeAlias = Annotated[
    Annotated[Gain, Tag("power")]
    | Annotated[Gain, Tag("guile")]
    | Annotated[Gain, Tag("coin")]
    | Annotated[GainMap, Tag("map")]
    | Annotated[GainCorruption, Tag("corruption")]
    | Annotated[GainWorker, Tag("worker")]
    | Annotated[Draw, Tag("draw")]
    | Annotated[Draft, Tag("draft")]
    | Annotated[Take, Tag("take")]
    | Annotated[Sweep, Tag("sweep")]
    | Annotated[PlayCard, Tag("play")]
    | Annotated[MoveMech, Tag("move")]
    | Annotated[GatherHere, Tag("gather")]
    | Annotated[RefreshAll, Tag("refresh")]
    | Annotated[Rescue, Tag("rescue")]
    | Annotated[Activate, Tag("activate")]
    | Annotated[Borrow, Tag("borrow")]
    | Annotated[Solve, Tag("solve")]
    | Annotated[Vanquish, Tag("vanquish")]
    | Annotated[Destroy, Tag("destroy")]
    | Annotated[Upgrade, Tag("upgrade")]
    | Annotated[Meld, Tag("meld")]
    | Annotated[Boast, Tag("boast")]
    | Annotated[All, Tag("all")]
    | Annotated[Then, Tag("then")]
    | Annotated[OneOf, Tag("or")]
    | Annotated[Pay, Tag("pay for")]
    | Annotated[If, Tag("if do")],
    Discriminator(lambda effect: effect["kind"]),
    BeforeValidator(_opened),
]
"""An effect; the tags are the keys with which each is written."""

CLASSES: Final[Mapping[str, Any]] = MappingProxyType(
    {tag.tag: kind for kind, tag in map(get_args, get_args(get_args(Node)[0]))}
)
TAGS: Final = MappingProxyType({key: tag for tag in CLASSES for key in tag.split()})
EFFECTS: Final = tuple(sorted(tag.split()[0] for tag in CLASSES))
"""The first keys of all effects."""
