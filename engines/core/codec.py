"""Converts values to JSON and back."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from types import UnionType
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin

from pydantic import TypeAdapter

T = TypeVar("T")


class Codec(Generic[T]):
    """Converts one of a game's types to JSON and back without loss."""

    def __init__(self, kind: Any) -> None:
        self._type = kind
        self._adapters: list[TypeAdapter[T]] = []
        """The adapter, once it was needed: making one takes long, and few programs need all.

        Copies of a codec share it.
        """
        self._context: Any = None

    def within(self, context: Any) -> Codec[T]:
        """Return this codec for a game's own content.

        Serializers and validators of the type's fields get it as pydantic's context, to store by
        their names what the game itself knows by numbers.
        """
        codec = copy(self)
        codec._context = context
        return codec

    @property
    def kinds(self) -> dict[str, type]:
        """The classes of a union, such as a game's moves, by the default of their ``kind`` field.

        :raises TypeError: if a class has no such field, or two classes have the same kind.
        """
        classes: dict[str, type] = {}
        for member in _members(self._type):
            field = getattr(member, "__dataclass_fields__", {}).get("kind")
            kind = None if field is None else field.default
            if not isinstance(kind, str):
                raise TypeError(f"{member.__name__} needs a field kind with its name as default")
            if classes.setdefault(kind, member) is not member:
                raise TypeError(f"{member.__name__} and {classes[kind].__name__} are both {kind!r}")
        return classes

    def dump(self, value: T) -> str:
        """Return the value as compact JSON."""
        return self._adapter().dump_json(value, context=self._context).decode()

    def load(self, text: str) -> T:
        """Return the value that :meth:`dump` wrote.

        :raises ValidationError: if the text is not the JSON of such a value.
        """
        return self._adapter().validate_json(text, context=self._context)

    def _adapter(self) -> TypeAdapter[T]:
        if not self._adapters:
            self._adapters.append(TypeAdapter(self._type))
        return self._adapters[0]


def _members(kind: Any) -> Iterator[type]:
    """Yield the classes of a union, written with ``|`` or ``Union``, annotated or not."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from _members(part)
    else:
        yield kind
