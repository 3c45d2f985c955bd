"""What a plan may depend on: things on the table that everybody sees, and what they are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing that everybody sees, what is true of it now, and what may be.

    ``name`` is what moves and pictures call it, ``also`` are other names in use. ``holds`` is part
    of ``may``: words such as *free*, or names of places.
    """

    name: str
    holds: tuple[str, ...]
    may: tuple[str, ...]
    also: tuple[str, ...] = ()
