"""What renderers need of :mod:`bot.texts`: sentences by key, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Protocol


class Words(Protocol):
    """Sentences in one language."""

    locale: str
    """The code of the language."""

    def __call__(self, key: str, /, **facts: str | int | date) -> str:
        """Return the sentence with that key and its facts filled in."""

    def has(self, key: str, /) -> bool:
        """Whether there is a sentence with that key."""


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
