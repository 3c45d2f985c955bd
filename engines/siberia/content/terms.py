"""Read what effects are given: amounts, filters, colours, costs, conditions (SB-1003 to SB-1006).

Everything outside the closed set of the effect language is refused with a ``ValidationError`` that
says what is allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

from engines.siberia.content.effects import (
    BASIC,
    COLOURS,
    Amount,
    CardType,
    Colour,
    Condition,
    Cost,
    Count,
    Filter,
    Per,
    Region,
)
from engines.siberia.content.raw import Raw, listed

TRACK: Final = 10
"""The most power or guile, which is as far as the tracks go (SB-107)."""

TUCKED: Final = 5
"""The most cards of a kind that a player can have tucked (SB-804)."""

FILTER: Final = ("type", "colour")
PAYABLE: Final = ("power", "guile", "map", "discard", "trash")
CARD_TYPES: Final[tuple[CardType, ...]] = get_args(CardType)
REGIONS: Final[tuple[Region, ...]] = get_args(Region)
COUNTS: Final[tuple[Count, ...]] = tuple(count for count in get_args(Count) if count != "row")

LEAST: Final[Mapping[Literal["glory", "melded", "solved", "maps"], int]] = MappingProxyType(
    {"glory": 7, "melded": TUCKED, "solved": TUCKED, "maps": 24}
)
"""Conditions that ask for at least so many, and the most that may be asked for."""

CONDITIONS: Final = (*LEAST, "region", "clean", "previous")

GROUPS: Final[Mapping[str, tuple[Colour, ...]]] = MappingProxyType({"base": BASIC, "any": COLOURS})


def amount(raw: Raw, most: int) -> Amount:
    """Return how much is gained."""
    if not isinstance(raw.value, dict):
        return raw.number(1, most)
    keys = raw.only("an amount", ("per", "max"), ("per", "max"))
    limit, per = keys["max"].number(1, most), keys["per"]
    if not isinstance(per.value, dict):
        return Per(per.word(COUNTS, "{row: ...}"), limit)
    row = per.only("a count", ("row",), ("row",))["row"]
    return Per("row", limit, card_filter(row.only("'row'", (*FILTER, "staffed"))))


def card_filter(keys: Mapping[str, Raw]) -> Filter:
    """Return the filter that the keys of an object give; it may have other keys besides."""
    if "staffed" in keys:
        keys["staffed"].true()
    return Filter(
        type=keys["type"].word(CARD_TYPES) if "type" in keys else None,
        colour=keys["colour"].word(COLOURS) if "colour" in keys else None,
        staffed="staffed" in keys,
    )


def colours(raw: Raw) -> tuple[Colour, ...]:
    """Return the colours of which a worker is gained, in the written order."""
    if isinstance(raw.value, list):
        named = tuple(part.word(COLOURS) for part in raw.parts("a choice of workers", 2, 4))
        if len(set(named)) < len(named):
            raise raw.wrong(f"a colour is named twice: {listed(named)}")
        return named
    if raw.value == "base" or raw.value == "any":
        return GROUPS[raw.value]
    return (raw.word(COLOURS, *GROUPS),)


def cost(raw: Raw, allowed: tuple[str, ...] = PAYABLE) -> Cost:
    """Return what is to be paid: at least one part."""
    keys = raw.only("a cost", allowed)
    if not keys:
        raise raw.wrong(f"a cost has at least one part: {listed(allowed)}")
    return Cost(**{key: value.number(1, TRACK) for key, value in keys.items()})


def condition(raw: Raw) -> Condition:
    """Return what has to hold."""
    key, value = raw.single("a condition", CONDITIONS)
    for kind, most in LEAST.items():
        if key == kind:
            return Condition(kind, least=value.number(1, most))
    if key == "region":
        return Condition("region", region=value.word(REGIONS))
    if key == "clean":
        value.true()
        return Condition("clean")
    keys = value.only("'previous'", FILTER)
    if not keys:
        raise value.wrong(f"'previous' has at least one key: {listed(FILTER)}")
    return Condition("previous", filter=card_filter(keys))
