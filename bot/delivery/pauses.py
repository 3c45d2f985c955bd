"""How long to wait between two tries: longer each time, up to a limit, and never exactly."""

from __future__ import annotations

import secrets

SHORTEST = 1.0
LONGEST = 300.0
"""Seconds; tries go on at this pace for as long as it takes."""

COMPARE_EVERY = 300.0
"""Seconds between two comparisons of what tables ask with what was announced."""

REQUEST = 60.0
"""Seconds after which a request to Discord counts as lost."""


def pause(failed: int, at_least: float = 0) -> float:
    """Return the seconds to wait after so many failed tries, at least what Discord asks for.

    Up to a quarter is added by chance, so that tables do not all try again at the same moment.
    """
    grown = min(SHORTEST * 2.0 ** min(failed - 1, 30), LONGEST)
    return float(max(grown, at_least) * (1 + secrets.randbelow(100) / 400))
