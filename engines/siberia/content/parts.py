"""Parts of the entries of a content file that are read in one go: effects, costs, core values.

What an effect is part of is known from the entry's ``id``, which stands first in every model.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import PlainValidator, ValidationInfo

from engines.siberia.content import reading
from engines.siberia.content.effects import (
    Anytime,
    Borrow,
    Cost,
    GatherHere,
    Node,
    OneOf,
    Ongoing,
)
from engines.siberia.content.raw import Place, Raw, wrong
from engines.siberia.content.terms import cost

CORE: Final = 10
"""The most power or guile of a core value."""

BENEFITS: Final = 5
"""The most benefits of a location, the covered one not counted."""

LEVEL: Final = 40
"""The highest level of a location."""


def _id(info: ValidationInfo) -> str:
    return str(info.data.get("id", "?"))


def _unchained(node: Node, most: int, place: Place = ()) -> Node:
    """Return the node if it is no longer a chain than allowed (SB-1033).

    :raises ValidationError: if it is.
    """
    chained = reading.chain(node)
    if chained > most:
        raise wrong(
            f"{chained} of play, activate, gather and borrow are on one path,"
            f" {most or 'none'} may be (SB-1033)",
            place,
        )
    return node


def _ability(value: Any, info: ValidationInfo) -> Node:
    return _unchained(reading.node(Raw(value), _id(info)), info.data.get("chain", 1))


def _effect(part: str, most: int) -> Callable[[Any, ValidationInfo], Node]:
    """Return what reads the effect with that part in its address."""
    return lambda value, info: _unchained(reading.node(Raw(value), _id(info) + part), most)


def _of_location(node: Node, place: Place = ()) -> Node:
    """Return a location's benefit if it cannot lead to itself.

    SB-1031 guards cards only: a location that gathers, or borrows inside another effect, would not
    end.

    :raises ValidationError: if it can.
    """
    icons = node.parts if isinstance(node, OneOf) else (node,)
    for part in reading.walk(node):
        if isinstance(part, GatherHere):
            raise wrong("a location cannot give a Gather (SB-1033)", place)
        if isinstance(part, Borrow) and part not in icons:
            raise wrong("a location gives borrow alone, or as a side of 'or' (SB-1033)", place)
    return _unchained(node, 1, place)


def _covered(value: Any, info: ValidationInfo) -> Node:
    return _of_location(reading.node(Raw(value), f"{_id(info)}/covered"))


def _benefits(value: Any, info: ValidationInfo) -> tuple[Node, ...]:
    """Return the benefits of a location, of which each is gained by itself."""
    return tuple(
        _of_location(reading.node(part, f"{_id(info)}/{number}"), part.place)
        for number, part in enumerate(Raw(value).parts("'benefits'", 1, BENEFITS), start=1)
    )


def _ongoing(value: Any, info: ValidationInfo) -> Ongoing:
    return reading.ongoing(Raw(value), f"{_id(info)}.ongoing")


def _mech_ability(value: Any, info: ValidationInfo) -> Ongoing | Anytime:
    return reading.mech_ability(Raw(value), f"{_id(info)}.ongoing")


def _points(value: Any) -> tuple[int, int]:
    keys = Raw(value).only("a core value", ("power", "guile"))
    if not keys:
        raise wrong("a core value has power, guile or both")
    power, guile = (keys[key].number(1, CORE) if key in keys else 0 for key in ("power", "guile"))
    return power, guile


def _level(value: Any) -> int | Literal["heart"]:
    if value == "heart":
        return "heart"
    if type(value) is not int or not 1 <= value <= LEVEL:
        raise wrong(f"{value!r} is not heart, or a number from 1 to {LEVEL}")
    return value


Ability: TypeAlias = Annotated[Node, PlainValidator(_ability)]
Bonus: TypeAlias = Annotated[Node, PlainValidator(_effect(".bonus", 0))]
Benefit: TypeAlias = Annotated[Node, PlainValidator(_effect(".benefit", 1))]
Covered: TypeAlias = Annotated[Node, PlainValidator(_covered)]
Benefits: TypeAlias = Annotated[tuple[Node, ...], PlainValidator(_benefits)]
Lasting: TypeAlias = Annotated[Ongoing, PlainValidator(_ongoing)]
MechAbility: TypeAlias = Annotated[Ongoing | Anytime, PlainValidator(_mech_ability)]
Core: TypeAlias = Annotated[tuple[int, int], PlainValidator(_points)]
"""Power and guile."""

Level: TypeAlias = Annotated[int | Literal["heart"], PlainValidator(_level)]
QuestCost: TypeAlias = Annotated[
    Cost, PlainValidator(lambda value: cost(Raw(value), ("power", "guile")))
]
