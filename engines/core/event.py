"""Something that happened, shown to everybody or to some seats only."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The base of every game's events.

    ``audience`` is ``None`` for everybody, else the seats that may learn of it. ``reveals`` is
    true when something hidden became known; undo does not go back beyond it.
    """

    audience: tuple[int, ...] | None = None
    reveals: bool = False
