"""The words of the effect language, and what effects are given: filters, costs, conditions.

What is written in another way than it is held has a typed dictionary beside it, which says how.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from pydantic import AliasPath, Field, PlainValidator
from typing_extensions import TypedDict

from engines.siberia.content.written import TRUE, keyed, only, whole, word, written_as

Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
BASIC: tuple[Colour, ...] = COLOURS[:4]

CardType: TypeAlias = Literal["character", "companion", "item", "meteorite", "quest"]
Region: TypeAlias = Literal["S", "C", "N"]
Resource: TypeAlias = Literal["power", "guile", "coin"]
Count: TypeAlias = Literal[
    "glory", "melded", "solved", "upgraded", "maps", "corruption", "hand", "idle", "here", "row"
]
COUNTS: tuple[Count, ...] = get_args(Count)[:-1]
"""Those that are written as words; ``row`` has a filter."""

TRACK: Final = 10
"""The most power or guile, which is as far as the tracks go (SB-107)."""

COINS: Final = 20
"""The most coins of one gain."""

TUCKED: Final = 5
"""The most cards of a kind that a player can have tucked (SB-804)."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which cards are meant: all that are given must match (SB-1006)."""

    type: CardType | None = None
    colour: Colour | None = None
    staffed: Annotated[bool, TRUE, Field(validation_alias=AliasPath("staffed"))] = False
    """Only of cards in the row."""


ANY_CARD = Filter()


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid in full before an effect (SB-1003)."""

    power: Annotated[int, whole(1, TRACK)] = 0
    guile: Annotated[int, whole(1, TRACK)] = 0
    map: Annotated[int, whole(1, TRACK)] = 0
    discard: Annotated[int, whole(1, TRACK)] = 0
    trash: Annotated[int, whole(1, TRACK)] = 0


def _count(value: Any) -> Count:
    if isinstance(value, dict):
        only(value, "a count", {"row": True})
        return "row"
    return word(value, COUNTS, "{row: ...}")


@dataclass(frozen=True, slots=True)
class Per:
    """An amount that is looked up: ``count``, but at most ``most`` (SB-1005).

    ``filter`` says which cards ``row`` counts.
    """

    count: Annotated[Count, Field(alias="per"), PlainValidator(_count)]
    most: Annotated[int, Field(alias="max"), whole(1, COINS)]
    filter: Annotated[
        Filter,
        Field(validation_alias=AliasPath("per", "row")),
        keyed("'row'", "type", "colour", "staffed"),
    ] = ANY_CARD


Amount: TypeAlias = int | Per


@dataclass(frozen=True, slots=True)
class Condition:
    """What has to hold (SB-1004): ``least`` for counts, else ``region`` or ``filter``."""

    kind: Literal["glory", "melded", "solved", "maps", "region", "clean", "previous"]
    least: int = 0
    region: Region | None = None
    filter: Filter = ANY_CARD


class Conditions(TypedDict, total=False):
    """A condition as it is written, with one of these keys."""

    glory: Annotated[int, whole(1, 7)]
    melded: Annotated[int, whole(1, TUCKED)]
    solved: Annotated[int, whole(1, TUCKED)]
    maps: Annotated[int, whole(1, 24)]
    region: Region
    clean: Annotated[bool, TRUE]
    previous: Annotated[Filter, keyed("'previous'", some=True)]


def _condition(written: Any) -> Condition:
    ((kind, value),) = written.items()
    if kind == "region":
        return Condition(kind, region=value)
    if kind == "previous":
        return Condition(kind, filter=value)
    return Condition(kind, least=0 if kind == "clean" else value)


CONDITION: Final = written_as(Annotated[Conditions, keyed("a condition", one=True)], _condition)
