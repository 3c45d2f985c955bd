"""How the bot is doing in numbers: times, failures, moves. Nothing of a user, table or channel.

What Prometheus reads (``bot.metrics``) and what ``python -m bot stats`` reads later, which the
database keeps for each day in steps of a ninth (:func:`step_of`).
"""

from __future__ import annotations

import math
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias, get_args

import aiohttp
import prometheus_client as prometheus

Kind: TypeAlias = Literal["acknowledgement", "delivery"]
KINDS: tuple[Kind, ...] = get_args(Kind)

Steps: TypeAlias = Mapping[Kind, Counter[int]]
"""How often something took as long as a step says."""

A_DOUBLING = 8
"""Steps from a time to twice that time; so each is a ninth longer than the one before."""

BUCKETS: Mapping[Kind, tuple[float, ...]] = {
    "acknowledgement": (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3),
    "delivery": (0.25, 0.5, 1, 2, 3, 5, 10, 30, 60, 300, 1800, 7200),
}
"""Seconds. Discord shows a press as failed after three; posts wait as long as they must."""

TOLD: Mapping[Kind, str] = {
    "acknowledgement": "Seconds until Discord had the first answer to a press or command.",
    "delivery": "Seconds from a change at a table to the post that shows it.",
}


class Figures:
    """The figures of one bot since its start. ``clock`` returns seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.registry = prometheus.CollectorRegistry()
        self._times = {
            kind: prometheus.Histogram(
                f"expedition_{kind}_seconds",
                TOLD[kind],
                buckets=BUCKETS[kind],
                registry=self.registry,
            )
            for kind in KINDS
        }
        self.unacknowledged = self._counter(
            "unacknowledged", "Presses and commands that Discord showed as failed."
        )
        self._moves = self._counter("moves", "Moves made, counted when their turn is over.", "game")
        self.failures = self._counter(
            "failures", "Tries that failed and are made again, by what is in the way.", "trouble"
        )
        self._responses = self._counter(
            "responses", "What Discord answered to requests; 429 asks to wait.", "status"
        )
        self.connected = prometheus.Gauge(
            "expedition_connected",
            "1 while connected to Discord.",
            registry=self.registry,
        )
        self._unstored: dict[Kind, Counter[int]] = {kind: Counter() for kind in KINDS}
        self._secret: defaultdict[int, int] = defaultdict(int)

    def _counter(self, name: str, told: str, *labels: str) -> prometheus.Counter:
        return prometheus.Counter(f"expedition_{name}", told, labels, registry=self.registry)

    def took(self, kind: Kind, seconds: float) -> None:
        """Note how long something took."""
        self._times[kind].observe(seconds)
        self._unstored[kind][step_of(seconds)] += 1

    def moved(self, game: str, table_id: int, moves: int, *, is_over: bool) -> None:
        """Note moves at a table; they count when the turn is over, as some are secret before."""
        self._secret[table_id] += moves
        if is_over:
            self._moves.labels(game).inc(self._secret.pop(table_id))

    def unstored(self) -> Steps:
        """Return the times noted since they were last stored."""
        return {kind: Counter(steps) for kind, steps in self._unstored.items()}

    def stored(self, steps: Steps) -> None:
        """Note that these times are stored."""
        for kind, counted in steps.items():
            self._unstored[kind] -= counted

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Count what Discord answers to the requests of a trace; return the trace."""

        async def count(_session: object, _context: object, params: object) -> None:
            assert isinstance(params, aiohttp.TraceRequestEndParams)
            self._responses.labels(str(params.response.status)).inc()

        trace.on_request_end.insert(0, count)
        return trace


def step_of(seconds: float) -> int:
    """Return the step of a time; 0 for a millisecond and less."""
    return max(0, math.ceil(A_DOUBLING * math.log2(max(seconds * 1000, 1))))


def seconds_of(step: int) -> float:
    """Return the longest time of a step."""
    return float(2 ** (step / A_DOUBLING)) / 1000


def percentile(steps: Counter[int], share: float) -> float | None:
    """Return the seconds within which this share of all was done; ``None`` of nothing."""
    needed, counted = math.ceil(share * steps.total()), 0
    for step in sorted(steps):
        counted += steps[step]
        if counted >= needed:
            return seconds_of(step)
    return None
