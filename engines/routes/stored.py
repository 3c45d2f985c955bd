"""How states are stored: points by their ids, arrows as ``tail>head``.

Inside the engines both are numbers, which depend on the network. A stored state must mean the same
on a network whose points are numbered otherwise, so the fields of states have the types below. The
:class:`Names` of the game's network reach them as pydantic's context (:meth:`Codec.within`).
Without names the numbers themselves are stored, as they were in former versions; such states are
still read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeAlias

from pydantic import (
    PlainSerializer,
    SerializationInfo,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)

from engines.routes.network import Arrow, Network, bits_of, head_of, numbers_of, tail_of


class Names:
    """The names of a network's points and arrows, and what they stand for."""

    __slots__ = ("arrow_names", "arrows", "point_names", "points")

    def __init__(self, network: Network) -> None:
        ids = network.ids
        self.point_names = ids
        self.points: dict[Any, int] = {number: number for number in range(len(ids))}
        self.points |= network.numbers
        """By id; also by number, as former versions stored them."""

        self.arrow_names: dict[Arrow, str] = {
            arrow: f"{ids[tail_of(arrow)]}>{ids[head_of(arrow)]}"
            for leaving in network.arrows
            for arrow in leaving
        }
        self.arrows: dict[Any, Arrow] = {
            key: arrow for arrow, name in self.arrow_names.items() for key in (name, arrow)
        }


Change: TypeAlias = Callable[[Any, Names], Any]


def _stored(write: Change, read: Change) -> tuple[PlainSerializer, WrapValidator]:
    """Return how pydantic writes a field and reads it back, if it is given the names."""

    def written(value: Any, info: SerializationInfo) -> Any:
        return value if info.context is None else write(value, info.context)

    def understood(value: Any, handler: ValidatorFunctionWrapHandler, info: ValidationInfo) -> Any:
        if info.context is None:
            return handler(value)
        try:
            return read(value, info.context)
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"not on this network: {error}") from None

    return PlainSerializer(written, return_type=Any), WrapValidator(understood)


NameOf: TypeAlias = Mapping[Any, Any] | tuple[Any, ...]


def _each(values: Any, names: NameOf) -> tuple[Any, ...]:
    return tuple([names[value] for value in values])


def _one_or_none(value: Any, names: NameOf) -> Any:
    return None if value is None else names[value]


def _each_or_none(values: Any, names: NameOf) -> tuple[Any, ...]:
    return tuple([_one_or_none(value, names) for value in values])


def _each_of_each(rows: Any, names: NameOf) -> tuple[Any, ...]:
    return tuple([_each(row, names) for row in rows])


def _coloured(values: Any, names: NameOf) -> tuple[Any, ...]:
    return tuple([(int(colour), names[arrow]) for colour, arrow in values])


def _set_read(value: Any, names: Names) -> int:
    if isinstance(value, list):
        return bits_of(_each(value, names.points))
    if value >> len(names.point_names):
        raise KeyError(value)
    return int(value)


def _by_names(
    change: Callable[[Any, NameOf], Any], kind: str
) -> tuple[PlainSerializer, WrapValidator]:
    """Return how numbers of points or arrows are stored, for which ``change`` puts others."""
    return _stored(
        lambda value, names: change(value, getattr(names, f"{kind}_names")),
        lambda value, names: change(value, getattr(names, f"{kind}s")),
    )


_WRITE_POINT, _READ_POINT = _by_names(_one_or_none, "point")
_WRITE_POINTS, _READ_POINTS = _by_names(_each, "point")
_WRITE_GAPS, _READ_GAPS = _by_names(_each_or_none, "point")
_WRITE_ROWS, _READ_ROWS = _by_names(_each_of_each, "point")
_WRITE_ARROWS, _READ_ARROWS = _by_names(_each, "arrow")
_WRITE_COLOURED, _READ_COLOURED = _by_names(_coloured, "arrow")
_WRITE_SET, _READ_SET = _stored(
    lambda value, names: _each(numbers_of(value), names.point_names), _set_read
)

PointOrNone: TypeAlias = Annotated[int | None, _WRITE_POINT, _READ_POINT]
Points: TypeAlias = Annotated[tuple[int, ...], _WRITE_POINTS, _READ_POINTS]
PointsOrNone: TypeAlias = Annotated[tuple[int | None, ...], _WRITE_GAPS, _READ_GAPS]
PointsBySeat: TypeAlias = Annotated[tuple[tuple[int, ...], ...], _WRITE_ROWS, _READ_ROWS]
PointSet: TypeAlias = Annotated[int, _WRITE_SET, _READ_SET]
"""Points as bits; stored as a list."""

Arrows: TypeAlias = Annotated[tuple[Arrow, ...], _WRITE_ARROWS, _READ_ARROWS]
ColouredArrows: TypeAlias = Annotated[
    tuple[tuple[int, Arrow], ...], _WRITE_COLOURED, _READ_COLOURED
]
