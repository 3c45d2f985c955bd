"""How long people have for a turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo

Then: TypeAlias = Literal["caretaker", "vote", "warn"]
"""What happens at a deadline: a computer plays until the person is back, the others vote on
that, or the table is only told."""

HOUR = 60 * 60
DAY = 24 * HOUR

ELSEWHERE = "UTC"
"""The time zone of who has chosen none."""

LEAST_NOTICE = DAY
"""Whoever is asked shortly before a weekly deadline has until the one after it."""

AWAY_COUNTS = 7 * DAY
"""For so long after a deadline it waits for who is away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline:
    """Until when a person who is asked may take, and what happens then.

    Either ``hours`` after being asked, or each week on a ``weekday`` (0 is Monday) at ``minute`` of
    the day in a time ``zone``.
    """

    hours: int | None = None
    weekday: int | None = None
    minute: int = 20 * 60
    zone: str = ELSEWHERE
    then: Then = "caretaker"
    not_before: int = field(default=0, compare=False)
    """Nobody is late before this time, in unix seconds."""

    def due(self, since: int, away_until: int | None = None) -> int:
        """Return until when somebody has time who is asked since a time, in unix seconds.

        Of a weekly hour that daylight saving leaves out it is the hour after it. Who is away has a
        day from when they are back, but at most ``AWAY_COUNTS`` more than others.
        """
        due = since + self.hours * HOUR if self.hours is not None else self._weekly(since)
        due = max(due, self.not_before)
        return due if away_until is None else max(due, min(away_until + DAY, due + AWAY_COUNTS))

    def _weekly(self, since: int) -> int:
        zone = ZoneInfo(self.zone)
        first = datetime.fromtimestamp(since + LEAST_NOTICE, zone)
        assert self.weekday is not None
        for days in range(9):
            day = first.date() + timedelta(days=days)
            if day.weekday() == self.weekday:
                hour, minute = divmod(self.minute, 60)
                at = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone)
                if at.timestamp() >= since + LEAST_NOTICE:
                    return int(at.timestamp())
        raise AssertionError("each weekday comes within nine days")
