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

    def called(self, language: str) -> str:
        """Return the name in this language: the map's where it has none of its own."""
        return next((name for spoken, name in self.abroad if spoken == language), self.name)

    def names(self, language: str) -> tuple[str, ...]:
        """Return the name in this language, the map's if it differs, and other names in use."""
        return (*dict.fromkeys((self.called(language), self.name)), *self.also)
