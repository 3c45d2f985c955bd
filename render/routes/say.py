"""The sentences of one game, by keys without the game's name."""

from __future__ import annotations

from dataclasses import dataclass

from render.words import Words


@dataclass(frozen=True, slots=True)
class Say:
    """Sentences of one game: ``say("board-row")`` returns the sentence ``<game>-board-row``."""

    words: Words
    game: str

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """Return the sentence with that key and its facts filled in."""
        return self.words(f"{self.game}-{key}", **facts)

    def has(self, key: str, /) -> bool:
        """Whether there is a sentence with that key."""
        return self.words.has(f"{self.game}-{key}")
