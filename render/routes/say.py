"""The sentences of one game, by keys without the game's name."""

from __future__ import annotations

from dataclasses import dataclass

from engines.routes.content import translations_in
from render.words import Words
from render.worldmap import network


@dataclass(frozen=True, slots=True)
class Say:
    """Sentences of one game: ``say("board-row")`` returns the sentence ``<game>-board-row``."""

    words: Words
    game: str

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """Return the sentence with that key and its facts filled in."""
        return self.words(f"{self.game}-{key}", **facts)

    def place(self, id_: str, /) -> str:
        """Return the name of a point of the map in this language."""
        translation = translations_in(self.words.locale).get(id_)
        if translation is not None and translation.name is not None:
            return translation.name
        net = network()
        return net.points[net.numbers[id_]].name

    def has(self, key: str, /) -> bool:
        """Whether there is a sentence with that key."""
        return self.words.has(f"{self.game}-{key}")
