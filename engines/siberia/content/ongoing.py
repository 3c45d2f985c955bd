"""Ongoing parts: what items and mechs do at certain events, and the rules they change (SB-1021)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from pydantic import (
    AfterValidator,
    AliasChoices,
    AliasPath,
    BeforeValidator,
    Discriminator,
    Field,
    PlainValidator,
    Tag,
    ValidationInfo,
)
from typing_extensions import TypedDict

from engines.siberia.content.effects import DISCOUNT, STEPS, Gain, Node, OneOf, Pay
from engines.siberia.content.terms import ANY_CARD, TUCKED, Colour, Cost, Filter, Resource
from engines.siberia.content.trees import chain, of_entry
from engines.siberia.content.written import (
    TRUE,
    keyed,
    keys_of,
    listed,
    one_key,
    only,
    whole,
    word,
    written_as,
    wrong,
)

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


EVENTS: Final = {
    key: tuple(moment.partition("-")[2] or "any" for moment in moments)
    for key, moments in groupby(get_args(Moment), lambda moment: str(moment).partition("-")[0])
}
"""How moments are written: the words that may stand at each key; at ``play`` is a filter."""


def _moment(event: Any) -> Any:
    if isinstance(event, dict) and "gain" in event:
        gained = word(event["gain"], EVENTS["gain"], place=("gain",))
        of_card = keys_of(Filter) if gained == "card" else {}
        only(event, f"'gain {gained}'", {"gain": True, **of_card})
        return f"gain-{gained}"
    ((key, value),) = one_key(event, "an event", EVENTS).items()
    if key == "play":
        only(value, "'play'", keys_of(Filter), ("play",))
        return "play"
    named = word(value, EVENTS[key], place=(key,))
    return key if named == "any" else f"{key}-{named}"


def _unchained(effect: Node) -> Node:
    if chain(effect):
        raise wrong("none of play, activate, gather and borrow is ongoing (SB-1033)")
    return effect


@dataclass(frozen=True, slots=True)
class Whenever:
    """An ongoing part that waits for an event (SB-1021).

    ``filter`` restricts the card of ``play`` and ``gain-card``; ``once`` lets only the first event
    of a turn count (SB-1027).
    """

    moment: Annotated[Moment, Field(alias="whenever"), PlainValidator(_moment)]
    effect: Annotated[Node, Field(alias="do"), AfterValidator(_unchained)]
    filter: Annotated[
        Filter, Field(validation_alias=AliasChoices(AliasPath("whenever", "play"), "whenever"))
    ] = ANY_CARD
    once: Annotated[bool, PlainValidator(lambda value: word(value, ("turn",)) == "turn")] = False


class Statics(TypedDict, total=False):
    """A change of a rule as it is written, with one of these keys."""

    move_range: Annotated[int, whole(1, STEPS)]
    vanquish_discount: Annotated[int, whole(1, DISCOUNT)]
    first_of_colour_discount: Annotated[int, whole(1, 1)]
    solve_discount: Annotated[int, whole(1, DISCOUNT)]
    tuck_limit: Annotated[int, whole(TUCKED, TUCKED)]
    to_hand: Annotated[bool, TRUE]
    wild_worker: Colour
    wild_card: Colour


@dataclass(frozen=True, slots=True)
class Static:
    """An ongoing part that changes a rule (SB-1061).

    ``value`` is its number, and 1 for ``to_hand``, ``wild_worker`` and ``wild_card``; the last two
    have a ``colour``.
    """

    kind: StaticKind
    value: int
    colour: Colour | None = None


def _static(written: Any) -> Static:
    ((kind, value),) = written["static"].items()
    colour: Any = value if isinstance(value, str) else None
    return Static(kind, 1 if colour else int(value), colour)


def _gains(effect: Node) -> tuple[Resource, ...]:
    match effect:
        case Pay(cost=Cost(0, 0, 1, 0, 0), effect=OneOf(parts=parts)):
            gains = tuple(
                part.what for part in parts if isinstance(part, Gain) and part.amount == 1
            )
            if len(gains) == len(set(gains)) == len(parts):
                return gains
    raise wrong(
        "'anytime' pays {map: 1} for an 'or' of different gains: 1 power, 1 guile or 1 coin"
    )


@dataclass(frozen=True, slots=True)
class Anytime:
    """Odin's Wrath: trash a map at any time on the own turn for one of ``gains`` (SB-806)."""

    gains: Annotated[tuple[Resource, ...], Field(alias="anytime"), written_as(Node, _gains)]


def _kind(data: Any) -> str:
    return next(f"'{kind}'" for kind in ("static", "whenever", "anytime") if kind in data)


def _one_of(what: str, unknown: str, *kinds: str) -> BeforeValidator:
    """Return the mark of an object that is of one of the kinds."""

    def read(data: Any) -> Any:
        if not isinstance(data, dict) or not data:
            raise wrong(f"{what} is an object with at least one key")
        if not any(kind in data for kind in kinds):
            raise wrong(f"unknown {unknown} {listed(data)}: one of {listed(kinds)}")
        return data

    return BeforeValidator(read)


def _addressed(part: Any, info: ValidationInfo) -> Any:
    if isinstance(part, Whenever):
        return replace(part, effect=of_entry(info, ".ongoing", part.effect, ("do",)))
    return part


Waiting: TypeAlias = Annotated[Whenever, keyed("'whenever'"), Tag("'whenever'")]
Changing: TypeAlias = Annotated[
    Static,
    written_as(
        Annotated[
            dict[str, Annotated[Statics, keyed("'static'", one=True)]],
            keyed("an ongoing part", "static"),
        ],
        _static,
    ),
    Tag("'static'"),
]
Ongoing: TypeAlias = Annotated[
    Waiting | Changing,
    Discriminator(_kind),
    _one_of("an ongoing part", "ongoing part", "static", "whenever"),
]
MechAbility: TypeAlias = Annotated[
    Waiting | Changing | Annotated[Anytime, keyed("the ability of a mech"), Tag("'anytime'")],
    Discriminator(_kind),
    _one_of("the ability of a mech", "ability", "static", "whenever", "anytime"),
]
OfItem: TypeAlias = Annotated[Ongoing, AfterValidator(_addressed)]
OfMech: TypeAlias = Annotated[MechAbility, AfterValidator(_addressed)]
