"""Changing values quickly: with many small moves, most of the time would go into copying."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")

_new = object.__new__


def changer(kind: type[T]) -> Callable[..., T]:
    """Return :func:`dataclasses.replace` for a slotted dataclass, at half its cost.

    The function returned takes a value of that kind and the fields to change by name. What the
    dataclass does after its own construction is left out.
    """
    names: tuple[str, ...] = kind.__slots__  # type: ignore[attr-defined]
    setters = {name: getattr(kind, name).__set__ for name in names}
    every, values = tuple(setters.values()), attrgetter(*names)

    def changed(value: T, **changes: Any) -> T:
        after = _new(kind)
        for put, kept in zip(every, values(value), strict=True):
            put(after, kept)
        for name, new in changes.items():
            setters[name](after, new)
        return after

    return changed
