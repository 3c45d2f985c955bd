"""When a person is to be reminded: as often as they like, and never in their quiet hours."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.tables.deadline import ELSEWHERE, HOUR

EVERY = (0, 4, 12, 24, 48, 168)
"""Hours between two reminders from which a person chooses; 0 is never."""

QUIET = ("", "21-7", "22-8", "23-7", "0-9", "17-8")
"""Quiet hours from which a person chooses: the first hour that is quiet and the first that is not.
"""

ZONES = {"de": "Europe/Berlin", "fr": "Europe/Paris", "it": "Europe/Rome"}
"""Where the time is assumed to be that of a language's speakers."""


@cache
def zone_names() -> tuple[str, ...]:
    """Return the names of all time zones, sorted."""
    return tuple(sorted(available_timezones()))


@dataclass(frozen=True, slots=True)
class Rhythm:
    """How a person is reminded: hours between two reminders, time zone and quiet hours.

    ``every`` is one of ``EVERY``, ``zone`` one of :func:`zone_names`, ``quiet`` one of ``QUIET``.
    """

    every: int = 24
    zone: str = ELSEWHERE
    quiet: str = "22-8"

    def after(self, time: int) -> int | None:
        """Return when to remind of what somebody knows since a time; ``None`` for never."""
        return self.allowed(time + self.every * HOUR) if self.every else None

    def allowed(self, time: int) -> int:
        """Return the first time, from a time on, that is not in the quiet hours.

        Times are in unix seconds. Where clocks are put forward over the end of the quiet hours,
        they end with the hour that is left out.
        """
        if not self.quiet:
            return time
        first, last = map(int, self.quiet.split("-"))
        zone = ZoneInfo(self.zone)
        local = datetime.fromtimestamp(time, zone)
        over_midnight = first > last
        is_late = over_midnight and local.hour >= first
        if not is_late and not (local.hour < last and (over_midnight or local.hour >= first)):
            return time
        day = local.date() + timedelta(days=int(is_late))
        return max(time, int(datetime(day.year, day.month, day.day, last, tzinfo=zone).timestamp()))

    def next_morning(self, time: int) -> int:
        """Return the first time on the next day that is not in the quiet hours, 9 o'clock at the
        earliest."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(time, zone).date() + timedelta(days=1)
        return self.allowed(int(datetime(day.year, day.month, day.day, 9, tzinfo=zone).timestamp()))
