"""Discord's rate limits: buckets with so many requests in so many seconds."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tests.discord.world import Refused

WIDE = (1000, 1.0)
"""Requests and seconds of routes without a narrower limit."""

DOCUMENTED: Mapping[str, tuple[int, float]] = {
    "POST /channels/*/messages": (5, 5.0),
    "PATCH /channels/*/messages/*": (5, 5.0),
    "GET /channels/*/messages": (5, 5.0),
}
"""What Discord's headers say for these routes."""


@dataclass
class Bucket:
    """What is left of a limit, and when it is whole again."""

    limit: int
    period: float
    remaining: int
    until: float


class Limits:
    """The buckets of a bot, one for each route and channel.

    ``narrow`` names the routes with limits of their own; none in most tests, as they would wait.
    """

    def __init__(
        self, clock: Callable[[], float], narrow: Mapping[str, tuple[int, float]] | None = None
    ) -> None:
        self.narrow = dict(narrow or {})
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def spend(self, route: str, place: str) -> dict[str, str]:
        """Count a request; return the headers of its answer.

        :raises LimitReached: if the bucket is empty.
        """
        now = self._clock()
        limit, period = self.narrow.get(route, WIDE)
        bucket = self._buckets.get((route, place))
        if bucket is None or now >= bucket.until:
            bucket = Bucket(limit, period, limit, now + period)
            self._buckets[route, place] = bucket
        left = bucket.until - now
        exhausted = bucket.remaining <= 0
        bucket.remaining = max(0, bucket.remaining - 1)
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.remaining),
            "X-RateLimit-Reset": f"{bucket.until:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.blake2b(route.encode(), digest_size=16).hexdigest(),
        }
        if exhausted:
            raise LimitReached(left, headers)
        return headers


class LimitReached(Refused):
    """429, with when to come back."""

    def __init__(
        self,
        retry_after: float,
        headers: Mapping[str, str] | None = None,
        *,
        is_global: bool = False,
        scope: str = "user",
    ) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.body = {
            "message": "You are being rate limited.",
            "retry_after": round(retry_after, 3),
            "global": is_global,
        }
        self.headers = {
            **(headers or {}),
            "Retry-After": str(max(1, round(retry_after))),
            "X-RateLimit-Scope": "global" if is_global else scope,
            **({"X-RateLimit-Global": "true"} if is_global else {}),
        }
