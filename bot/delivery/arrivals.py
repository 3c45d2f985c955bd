"""Since when rows of the outbox wait, as far as this process has seen them come."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

MOST = 1000
"""Moments that are remembered; with more waiting than that, seconds are exact enough."""


class Arrivals:
    """The moments at which rows came; their ids rise. ``clock`` returns seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ids = list[int]()
        self._times = list[float]()

    def note(self, newest: int) -> None:
        """Note that rows up to this one are there now."""
        if self._ids and newest <= self._ids[-1]:
            return
        self._ids.append(newest)
        self._times.append(self._clock())
        if len(self._ids) > 2 * MOST:
            del self._ids[:MOST], self._times[:MOST]

    def waited(self, row_id: int) -> float | None:
        """Return the seconds for which a row waits; ``None`` if it was there before the first."""
        at = bisect_left(self._ids, row_id)
        return self._clock() - self._times[at] if 0 < at < len(self._ids) else None
