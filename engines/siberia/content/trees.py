"""Effects as trees: their parts, their addresses, and what may not set off what (SB-1033)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated, Final, TypeAlias

from pydantic import AfterValidator, ValidationInfo

from engines.siberia.content.effects import (
    Activate,
    All,
    Borrow,
    GatherHere,
    If,
    Node,
    OneOf,
    Pay,
    PlayCard,
    Then,
)
from engines.siberia.content.written import Place, several, wrong

DEPTH: Final = 9
"""How many effects may be within one another."""

BENEFITS: Final = 5
"""The most benefits of a location, the covered one not counted."""

COMBINED: Final[Mapping[type[Node], str]] = {All: "all", Then: "then", OneOf: "or"}
"""Effects of several parts, and the keys with which they are written."""

CHAINING: Final = (PlayCard, Activate, GatherHere, Borrow)
"""What can set off effects of other cards and places (SB-1033)."""


def parts_of(effect: Node) -> tuple[tuple[Place, Node], ...]:
    """Return the parts of an effect, and where each is in it."""
    match effect:
        case All(parts=parts) | Then(parts=parts) | OneOf(parts=parts):
            key = COMBINED[type(effect)]
            return tuple(((key, index), part) for index, part in enumerate(parts))
        case Pay(effect=part):
            return ((("for",), part),)
        case If(effect=part):
            return ((("do",), part),)
    return ()


def walk(effect: Node) -> Iterator[Node]:
    """Yield an effect and all its parts."""
    yield effect
    for _place, part in parts_of(effect):
        yield from walk(part)


def chain(effect: Node) -> int:
    """Return how many chaining parts the longest path through an effect has (SB-1033)."""
    chained = [chain(part) for _place, part in parts_of(effect)]
    if isinstance(effect, OneOf):
        return max(chained)
    return sum(chained) + isinstance(effect, CHAINING)


def unchained(effect: Node, most: int) -> Node:
    """Return an effect if it is no longer a chain than allowed (SB-1033).

    :raises ValidationError: if it is.
    """
    chained = chain(effect)
    if chained > most:
        raise wrong(
            f"{chained} of play, activate, gather and borrow are on one path,"
            f" {most or 'none'} may be (SB-1033)"
        )
    return effect


def at(address: str, effect: Node, place: Place = ()) -> Node:
    """Return an effect with its address, and its parts with theirs.

    ``place`` is where it is in the value that is read.

    :raises ValidationError: if too many effects are in one another.
    """
    if address.count("/") > DEPTH:
        raise wrong(f"more than {DEPTH} effects are in one another", place)
    parts = tuple(
        at(f"{address}/{number}", part, (*place, *there))
        for number, (there, part) in enumerate(parts_of(effect), start=1)
    )
    if isinstance(effect, All | Then | OneOf):
        return replace(effect, at=address, parts=parts)
    if isinstance(effect, Pay | If):
        return replace(effect, at=address, effect=parts[0])
    return replace(effect, at=address)


def of_entry(info: ValidationInfo, part: str, effect: Node, place: Place = ()) -> Node:
    """Return an effect of the entry that is read, with its address: the id, and ``part``."""
    return at(f"{info.data.get('id', '?')}{part}", effect, place)


def effect(part: str, most: int | None = None) -> AfterValidator:
    """Return the mark of an effect of an entry, the address of which ends with ``part``.

    It may be a chain of ``most``, or as the entry says by itself.
    """

    def read(effect: Node, info: ValidationInfo) -> Node:
        allowed = info.data.get("chain", 1) if most is None else most
        return unchained(of_entry(info, part, effect), allowed)

    return AfterValidator(read)


def _of_location(effect: Node) -> Node:
    """Return a location's benefit if it cannot lead to itself.

    SB-1031 guards cards only: a location that gathers, or borrows inside another effect, would not
    end.

    :raises ValidationError: if it can.
    """
    icons = effect.parts if isinstance(effect, OneOf) else (effect,)
    for part in walk(effect):
        if isinstance(part, GatherHere):
            raise wrong("a location cannot give a Gather (SB-1033)")
        if isinstance(part, Borrow) and not any(part is icon for icon in icons):
            raise wrong("a location gives borrow alone, or as a side of 'or' (SB-1033)")
    return unchained(effect, 1)


def _benefits(effects: tuple[Node, ...], info: ValidationInfo) -> tuple[Node, ...]:
    return tuple(
        of_entry(info, f"/{number}", effect, (number - 1,))
        for number, effect in enumerate(effects, start=1)
    )


OfLocation: TypeAlias = Annotated[Node, AfterValidator(_of_location)]
Benefits: TypeAlias = Annotated[
    tuple[OfLocation, ...], several("'benefits'", 1, BENEFITS), AfterValidator(_benefits)
]
"""The benefits of a location, of which each is gained by itself."""
