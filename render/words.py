"""What renderers need of :mod:`bot.texts`: sentences by key, in the reader's language."""

from __future__ import annotations

from typing import Protocol


class Words(Protocol):
    """Sentences in one language."""

    locale: str
    """The code of the language."""

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """Return the sentence with that key and its facts filled in."""

    def has(self, key: str, /) -> bool:
        """Whether there is a sentence with that key."""
