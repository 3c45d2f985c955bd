"""Copies of values with something changed."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["changed", "replaced_at"]

T = TypeVar("T")


def replaced_at(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the items with ``item`` at that index."""
    return (*items[:index], item, *items[index + 1 :])


if TYPE_CHECKING:
    from dataclasses import replace as changed  # the type checker knows its fields
else:

    def changed(value: Any, **changes: Any) -> Any:
        """Return the value with some fields changed, like :func:`dataclasses.replace` but faster.

        Only for dataclasses with slots and without ``__post_init__``. It is for the state of
        Famous Explorers, which has 36 fields and is copied 1.7 times a move, and for the board in
        it: with ``replace`` the game makes 19 % fewer moves a second, less than the 20,000 it must
        make. Elsewhere use ``replace``.
        """
        read, setters = _slots(type(value))
        after = object.__new__(type(value))
        for put, kept in zip(setters.values(), read(value), strict=True):
            put(after, kept)
        for name, new in changes.items():
            setters[name](after, new)
        return after

    @cache
    def _slots(kind: type[Any]) -> tuple[Any, dict[str, Any]]:
        """Return a function that reads all slots of a class, and a setter for each slot."""
        names = kind.__slots__
        return attrgetter(*names), {name: getattr(kind, name).__set__ for name in names}
