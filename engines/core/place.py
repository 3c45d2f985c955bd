"""The places of a game's map, as people look for them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A point on a game's map: its id in views, its name, and other names people know it by.

    ``abroad`` are languages and how they call it, where that is another name than on the map.
    Everybody may know all of it: nothing here comes from a hand or a deck.
    """

    id: str
    name: str
    also: tuple[str, ...] = ()
    abroad: tuple[tuple[str, str], ...] = ()

    def names(self, language: str) -> tuple[str, ...]:
        """Return all names that a reader of a language may know, the one on the map first."""
        own = (name for spoken, name in self.abroad if spoken == language)
        return (self.name, *own, *self.also)
