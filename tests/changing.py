"""Changes of the data of content files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Change: TypeAlias = Callable[[Any], Any]


def putting(*place: str | int, value: Any) -> Change:
    """Return the change of the value at a place."""

    def change(data: Any) -> None:
        for key in place[:-1]:
            data = data[key]
        data[place[-1]] = value

    return change
