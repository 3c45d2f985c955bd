"""Choices at random, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engines.core import Chance

T = TypeVar("T")


class Dice:
    """A generator that remembers where it is."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance.from_seed(seed)

    def below(self, limit: int) -> int:
        """Return a number from 0 on that is lower than the limit."""
        number, chance = self._chance.below(limit)
        self._chance = chance.without_log()
        return number

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def one_in(self, number: int) -> bool:
        """Return whether something happens that does once in so many times; never for 0."""
        return number > 0 and self.below(number) == 0
