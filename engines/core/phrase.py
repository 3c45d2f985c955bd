"""A part of a sentence that texts put into words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from typing_extensions import override


@dataclass(frozen=True, slots=True)
class Phrase:
    """The key of a text without the game's id, and its facts, which may be phrases as well."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    @override
    def __str__(self) -> str:
        """Return key and facts for terminals, which have no texts."""
        return " ".join((self.key, *(str(fact) for _name, fact in self.facts)))


Fact: TypeAlias = int | str | Phrase
"""What a sentence is filled with."""


def phrase(key: str, **facts: Fact) -> Phrase:
    """Return a phrase; underscores in the names of facts stand for hyphens."""
    return Phrase(key, tuple([(name.replace("_", "-"), fact) for name, fact in facts.items()]))


def signed(points: int) -> str:
    """Return points that were gained or lost, with their sign."""
    return f"{points:+}".replace("-", "\N{MINUS SIGN}")


def chain(key: str, phrases: Iterable[Phrase]) -> Phrase:
    """Return phrases joined two by two: the text ``key`` has ``first`` and ``rest``."""
    *before, joined = phrases
    for each in reversed(before):
        joined = Phrase(key, (("first", each), ("rest", joined)))
    return joined
