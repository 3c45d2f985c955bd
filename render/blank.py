"""Views in which all is blank but what a picture shows: equal ones need only one picture."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, TypeVar

from engines.core import View

V = TypeVar("V", bound=View)

READER = frozenset(("seat", "players"))
"""What always stays."""


def only(view: V, *kept: str, **shown: Any) -> V:
    """Return the view with everything blank but the fields ``kept``, and ``shown`` as is given.

    A blank field is ``None`` if it may be, else 0 or empty.
    """
    blank: dict[str, Any] = {
        field.name: None
        if str(field.type).endswith("| None")
        else type(getattr(view, field.name))()
        for field in fields(view)
        if field.name not in READER.union(kept, shown)
    }
    return replace(view, **blank, **shown)


def own(view: View, *names: str) -> dict[str, Any]:
    """Return those of these fields by seat in which every seat has what the reader has."""
    assert view.seat is not None, "only a player has a hand"
    by_seat = {name: getattr(view, name) for name in names}
    return {name: (each[view.seat],) * len(each) for name, each in by_seat.items()}
