"""What renderers need of :mod:`bot.texts`: sentences by key, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from types import MappingProxyType
from typing import Protocol

from engines.core import Phrase


class Words(Protocol):
    """Sentences in one language."""

    locale: str
    """The code of the language."""

    def __call__(self, key: str, /, **facts: str | int | date) -> str:
        """Return the sentence with that key and its facts filled in."""

    def has(self, key: str, /) -> bool:
        """Whether there is a sentence with that key."""


def spoken(
    words: Words,
    game_id: str,
    phrase: Phrase,
    names: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Return a phrase of a game in words; phrases among its facts are put into words before it.

    Names of things become those of the language, given by :meth:`engines.core.Game.names`.
    """
    facts = {
        name: spoken(words, game_id, fact, names)
        if isinstance(fact, Phrase)
        else (names.get(fact, fact) if isinstance(fact, str) else fact)
        for name, fact in phrase.facts
    }
    return words(f"{game_id}-{phrase.key}", **facts)


def within(parts: Iterable[str], limit: int, more: str, joint: str = " ") -> str:
    """Join the parts that are not empty; if they are too long, as many as fit, and then ``more``.

    ``more`` says that something is missing, and where it stands.
    """
    kept = list(filter(None, parts))
    if len(joint.join(kept)) <= limit:
        return joint.join(kept)
    room, text = limit - len(joint) - len(more), ""
    for part in kept:
        longer = f"{text}{joint}{part}" if text else part
        if len(longer) > room:
            text = text or f"{part[: room - 1]}…"
            break
        text = longer
    return f"{text}{joint}{more}"


def signed(number: int) -> str:
    """Return a number with a true minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")
