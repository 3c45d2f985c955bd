"""The values that each option of a game can have, derived from its type, and as people type."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NoReturn, TypeAlias, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from engines.core.chance import Chance
from engines.core.errors import BadOptions
from engines.core.values import Options

Presets: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Options that can be set at once, by the name of the preset."""

MOST = 25
"""The most values that fit a Discord menu."""


@dataclass(frozen=True, slots=True)
class OptionValues:
    """The values of an option in order, in their JSON form.

    The option is set to one of them, or, if ``several``, to a list of ``least`` to ``most`` values.
    """

    values: tuple[Any, ...]
    several: bool = False
    least: int = 1
    most: int = 1

    def settings(self) -> tuple[Any, ...]:
        """Return settings that together contain every value.

        If several may be chosen: each value alone, as many as possible, and as few as possible.
        """
        if not self.several:
            return self.values
        sizes = (size for size in (self.least, self.most) if size != 1)
        alone = ([value] for value in self.values) if self.least <= 1 <= self.most else ()
        groups: list[Any] = [*alone, *([*self.values[:size]] for size in sizes)]
        for value in self.values:
            if all(value not in group for group in groups):
                others = [other for other in self.values if other != value][: self.most - 1]
                groups.append([item for item in self.values if item == value or item in others])
        return tuple(groups)


def read_value(text: str) -> Any:
    """Return the value that somebody has typed: JSON where it is some, else the text itself.

    JSON that no option could have stays text, to be refused with its option: numbers without an
    end or of thousands of digits, and lists nested too deeply to be read.
    """
    for spelling in (text, text.lower()):  # "True" is a switch; in a list capitals matter
        with suppress(ValueError, RecursionError):
            return json.loads(spelling, parse_constant=_no_number)
    return text


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def option_values(options: type[BaseModel], name: str) -> OptionValues:
    """Return the values that an option can have.

    :raises TypeError: naming the option, if its type does not list the values or there are too
        many for a menu.
    """
    field = options.model_fields[name]
    try:
        choice = _values(field.annotation, field.metadata)
    except TypeError as error:
        raise TypeError(f"option {name}: {error}") from None
    if not 1 <= len(choice.values) <= MOST:
        raise TypeError(f"option {name}: {len(choice.values)} values, a menu has 1 to {MOST}")
    return choice


def _values(kind: Any, marks: Iterable[Any]) -> OptionValues:
    origin = get_origin(kind)
    if origin is Annotated:
        base, *more = get_args(kind)
        return _values(base, [*marks, *more])
    if origin in (Union, UnionType):
        parts = get_args(kind)
        members = [_values(part, marks) for part in parts if part is not NoneType]
        if any(member.several for member in members):
            raise TypeError("a list may be empty, but not one of several types")
        none = (None,) if NoneType in parts else ()
        return OptionValues((*none, *(value for member in members for value in member.values)))
    if origin in (list, set, frozenset) or (origin is tuple and get_args(kind)[1:] == (...,)):
        items = _values(get_args(kind)[0], ())
        if items.several:
            raise TypeError("a list of lists cannot be chosen")
        least = _bound(marks, "min_length", 0)
        most = min(_bound(marks, "max_length", len(items.values)), len(items.values))
        return OptionValues(items.values, several=True, least=least, most=most)
    if kind is bool:
        return OptionValues((False, True))
    if origin is Literal:
        return OptionValues(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return OptionValues(tuple(member.value for member in kind))
    if kind is int:
        least = _bound(marks, "ge", _bound(marks, "gt", None, 1))
        most = _bound(marks, "le", _bound(marks, "lt", None, -1))
        if least is not None and most is not None:
            return OptionValues(tuple(range(least, most + 1)))
    raise TypeError(
        "say which values there are: bool, Literal, an Enum, int with ge and le, "
        "one of them or None, or a list or tuple of one of them"
    )


def _bound(marks: Iterable[Any], name: str, otherwise: Any, more: int = 0) -> Any:
    """Return the named bound from a type's annotations plus ``more``, else ``otherwise``."""
    for mark in marks:
        for part in mark.metadata if isinstance(mark, FieldInfo) else (mark,):
            bound = getattr(part, name, None)
            if bound is not None:
                return bound + more
    return otherwise


def chosen_options(kind: type[Options], presets: Presets, values: Mapping[str, Any]) -> Any:
    """Return validated options; see :meth:`Game.options`.

    :raises BadOptions: naming the option and the values it can have.
    """
    chosen: dict[str, Any] = {}
    for name, value in values.items():
        if name != "preset" or not presets:
            chosen[name] = value
        elif isinstance(value, str) and value in presets:
            chosen |= presets[value]
        else:
            names = ", ".join(presets)
            raise BadOptions(
                f"preset: choose one of {names}",
                "choice",
                option=name,
                values=names,
            )
    try:
        return kind.model_validate(chosen)
    except ValidationError as error:
        place = error.errors()[0]["loc"]
    if not place:
        names = ", ".join(chosen)
        raise BadOptions(f"{names}: cannot be so together", "together", options=names)
    raise _bad_option(kind, presets, str(place[0]))


def _bad_option(kind: type[Options], presets: Presets, name: str) -> BadOptions:
    """Return the error for an option with a wrong name or value, saying what is allowed."""
    if name not in kind.model_fields:
        names = (*(["preset"] if presets else []), *kind.model_fields)
        known = ", ".join(names)
        text = f"{name}: there is no such option (options: {known})"
        return BadOptions(text, "unknown", option=name, known=known)
    values = option_values(kind, name).values
    numbers = [value for value in values if value is not None]
    if values == (False, True):
        return BadOptions(f"{name}: choose true or false", "switch", option=name)
    if all(type(value) is int for value in numbers):
        least, most = numbers[0], numbers[-1]
        text = f"{name}: choose a number from {least} to {most}"
        return BadOptions(text, "number", option=name, least=least, most=most)
    listed = ", ".join("none" if value is None else str(value) for value in values)
    return BadOptions(f"{name}: choose one of {listed}", "choice", option=name, values=listed)


def first_seat(named: int | None, seats: int, chance: Chance) -> tuple[int, Chance]:
    """Return the seat that begins: the player ``named``, counted from 1, or drawn.

    :raises BadOptions: if nobody has that seat.
    """
    if named is None:
        return chance.below(seats)
    if named > seats:
        raise BadOptions(
            f"first_player: there are only {seats} players", "first-player", players=seats
        )
    return named - 1, chance
