"""A place on a game's map, with the names under which people look for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A point on a game's map: its id in views, its name, and other names in use.

    ``abroad`` has pairs of a language and the name in it, where it differs from the map's.
    Everything here is public: nothing comes from a hand or a deck.
    """

    id: str
    name: str
    also: tuple[str, ...] = ()
    abroad: tuple[tuple[str, str], ...] = ()

    def names(self, language: str) -> tuple[str, ...]:
        """Return the name on the map, the name in this language, and the other names in use."""
        own = (name for spoken, name in self.abroad if spoken == language)
        return (self.name, *own, *self.also)
