"""The random generator, an immutable value inside a state; the same on every version of Python.

Every draw returns the result and the next generator: ``card, chance = chance.chosen(cards)``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

SEALED = "sealed "
"""Seeds that begin so have a generator whose draws do not tell what it draws next."""

_KEY = 16
"""Bytes of a sealed generator's key."""

_MARK = 1 << 8 * _KEY
"""Stands before the key, so that no state of a sealed generator is as small as another's."""


def _mixed(state: int) -> int:
    """Return the 64 random bits that SplitMix64 derives from its state."""
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


def _next(state: int) -> tuple[int, int]:
    """Return the next 64 random bits and the state after them."""
    if state <= _MASK:
        state = (state + _STEP) & _MASK
        return _mixed(state), state
    key = (state >> 64).to_bytes(_KEY + 1, "big")
    count = (state & _MASK).to_bytes(8, "big")
    word = hashlib.blake2b(count, key=key, digest_size=8).digest()
    return int.from_bytes(word, "big"), state + 1


@dataclass(frozen=True, slots=True)
class Chance:
    """A generator: one integer is all of it.

    A state of 64 bits is SplitMix64 (Steele, Lea and Flood, 2014), which is fast and can be
    computed back from what it draws. A longer one is sealed: a secret key of 128 bits before the
    count of draws, each of which is BLAKE2b of the count under the key.

    ``answers`` is the log of the numbers drawn since :meth:`without_log`. A record stores it
    beside the move, so that the game can be checked or replayed without this generator.
    """

    state: int
    answers: tuple[int, ...] = ()

    @classmethod
    def from_seed(cls, seed: str) -> Chance:
        """Return the generator for a seed, a text of any length; see :data:`SEALED`."""
        if seed.startswith(SEALED):
            digest = hashlib.blake2b(seed.encode(), digest_size=_KEY).digest()
            return cls((_MARK | int.from_bytes(digest, "big")) << 64)
        digest = hashlib.blake2b(seed.encode(), digest_size=8).digest()
        return cls(int.from_bytes(digest, "big"))

    def without_log(self) -> Chance:
        """Return the same generator with an empty log."""
        return Chance(self.state) if self.answers else self

    def below(self, limit: int) -> tuple[int, Chance]:
        """Return a number in ``range(limit)`` and the generator after it.

        :raises ValueError: if the limit is not positive.
        """
        if limit < 1:
            raise ValueError("chance needs at least one possible answer")
        word, state = _next(self.state)
        answer = (word * limit) >> 64
        return answer, Chance(state, (*self.answers, answer))

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], Chance]:
        """Return the items in a random order (Fisher and Yates) and the generator after it."""
        deck, state, answers = list(items), self.state, list[int]()
        if state > _MASK:
            return self._shuffled_sealed(deck)
        for i in range(len(deck) - 1, 0, -1):
            state = (state + _STEP) & _MASK
            mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK  # as in _mixed
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((mixed ^ (mixed >> 31)) * (i + 1)) >> 64
            deck[i], deck[j] = deck[j], deck[i]
            answers.append(j)
        return tuple(deck), Chance(state, (*self.answers, *answers))

    def _shuffled_sealed(self, deck: list[T]) -> tuple[tuple[T, ...], Chance]:
        state, answers = self.state, list[int]()
        for i in range(len(deck) - 1, 0, -1):
            word, state = _next(state)
            j = (word * (i + 1)) >> 64
            deck[i], deck[j] = deck[j], deck[i]
            answers.append(j)
        return tuple(deck), Chance(state, (*self.answers, *answers))

    def chosen(self, items: Iterable[T]) -> tuple[T, Chance]:
        """Return one of the items and the generator after it."""
        pool = tuple(items)
        index, chance = self.below(len(pool))
        return pool[index], chance
