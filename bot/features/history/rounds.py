"""The rounds of a game: where each began and ended, and what happened in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bot.features.history.moments import Mark
from bot.store.rows import EventRow
from engines.core import RoundBegan

History = Sequence[tuple[EventRow, Any]]


@dataclass(frozen=True, slots=True)
class Round:
    """A round that has begun: its number, and its moments, from its beginning to its end.

    The last of them is the beginning of the next round, or where the game stands.
    """

    number: int
    marks: tuple[Mark, ...]

    def happened(self, history: History) -> list[tuple[EventRow, Any]]:
        """Return what happened in it, of what the reader may know of the whole game."""
        return self.between(history, self.marks[0], self.marks[-1])

    def between(self, history: History, first: Mark, last: Mark) -> list[tuple[EventRow, Any]]:
        """Return what happened after one of its moments and up to another.

        A move that ends a round also begins the next: its events are parted where that is told.
        """
        told = [entry for entry in history if first.ply <= entry[0].ply <= last.ply]
        if first.ply and first == self.marks[0]:
            told = _parted(told, first.ply, after=True)
        else:
            told = [entry for entry in told if entry[0].ply > first.ply]
        if last == self.marks[-1]:
            told = _parted(told, last.ply, after=False)
        return told


def rounds_of(marks: Sequence[Mark]) -> list[Round]:
    """Return the rounds of a game with these moments, the oldest first.

    A game without rounds is a single one.
    """
    parts = [(number, [*part]) for number, part in groupby(marks, key=lambda mark: mark.round)]
    found = list[Round]()
    for place, (number, part) in enumerate(parts):
        following = parts[place + 1][1][:1] if place + 1 < len(parts) else []
        found.append(Round(int(number or 0), (*part, *following)))
    return found


def _parted(told: History, ply: int, *, after: bool) -> list[tuple[EventRow, Any]]:
    """Return what is told, of one ply only what comes before or ``after`` a round begins there.

    If that is not told, everything of the ply is what ended the round before.
    """
    inside = [entry for entry in told if entry[0].ply == ply]
    begun = next(
        (place for place, entry in enumerate(inside) if isinstance(entry[1], RoundBegan)),
        len(inside),
    )
    kept = inside[begun:] if after else inside[:begun]
    if after:
        return [*kept, *(entry for entry in told if entry[0].ply > ply)]
    return [*(entry for entry in told if entry[0].ply < ply), *kept]
