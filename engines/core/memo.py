"""A memo of the last results, for what is asked several times of the same state.

It stands in a module, not in a game: no game in progress is stored in an instance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

A = TypeVar("A")
S = TypeVar("S")
T = TypeVar("T")

REMEMBERED = 4
"""How many results :func:`memo_last` keeps: the laws look at up to three states in turn."""


def memo_of(kept: int) -> Callable[[Callable[[A, S], T]], Callable[[A, S], T]]:
    """Return a decorator that gives a function a memo of its last ``kept`` results.

    Arguments are compared by identity. The views of all seats are made from the same state in turn,
    and hashing a state would cost more than it saves.
    """

    def remembering(work: Callable[[A, S], T]) -> Callable[[A, S], T]:
        known: tuple[tuple[A, S, T], ...] = ()

        def answer(by: A, value: S) -> T:
            nonlocal known
            for known_by, known_value, result in known:
                if known_value is value and known_by is by:
                    return result
            result = work(by, value)
            known = ((by, value, result), *known[: kept - 1])
            return result

        return answer

    return remembering


def memo_last(work: Callable[[A, S], T]) -> Callable[[A, S], T]:
    """Return ``work`` with a memo of its last :data:`REMEMBERED` results, for states."""
    remembering: Callable[[Callable[[A, S], T]], Callable[[A, S], T]] = memo_of(REMEMBERED)
    return remembering(work)
