"""The places of a game's map, as people look for them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A point on a game's map: its id in views, its name, and other names people know it by.

    Everybody may know all of it: nothing here comes from a hand or a deck.
    """

    id: str
    name: str
    also: tuple[str, ...] = ()
