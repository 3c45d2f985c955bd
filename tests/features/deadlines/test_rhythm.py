"""When people are reminded: quiet hours, midnight, and days on which clocks are changed."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.features.deadlines.rhythm import EVERY, QUIET, ZONES, Rhythm, zone_names
from bot.tables.deadline import HOUR
from tests.nightly import closely

BERLIN = "Europe/Berlin"


def at(zone: str, *when: int) -> int:
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[arg-type,misc]


def local(zone: str, time: int) -> str:
    return datetime.fromtimestamp(time, ZoneInfo(zone)).strftime("%d %H:%M")


@pytest.mark.parametrize(
    ("quiet", "asked", "told"),
    [
        ("22-8", (2026, 5, 4, 21, 59), "04 21:59"),
        ("22-8", (2026, 5, 4, 22, 0), "05 08:00"),
        ("22-8", (2026, 5, 4, 23, 30), "05 08:00"),
        ("22-8", (2026, 5, 4, 3, 15), "04 08:00"),
        ("22-8", (2026, 5, 4, 7, 59), "04 08:00"),
        ("22-8", (2026, 5, 4, 8, 0), "04 08:00"),
        ("0-9", (2026, 5, 4, 0, 0), "04 09:00"),
        ("0-9", (2026, 5, 4, 23, 59), "04 23:59"),
        ("17-8", (2026, 12, 31, 17, 0), "01 08:00"),
        ("", (2026, 5, 4, 3, 15), "04 03:15"),
    ],
)
def test_quiet_hours_are_kept(quiet: str, asked: tuple[int, ...], told: str) -> None:
    rhythm = Rhythm(24, BERLIN, quiet)
    assert local(BERLIN, rhythm.allowed(at(BERLIN, *asked))) == told


def test_quiet_hours_are_those_of_the_own_time_zone() -> None:
    time = at("UTC", 2026, 5, 4, 20, 30)
    assert Rhythm(24, "UTC").allowed(time) == time
    assert local(BERLIN, Rhythm(24, BERLIN).allowed(time)) == "05 08:00"
    assert local("Asia/Kathmandu", Rhythm(24, "Asia/Kathmandu").allowed(time)) == "05 08:00"


@pytest.mark.parametrize(("zone", "day"), [(BERLIN, (2026, 3, 29)), (BERLIN, (2026, 10, 25))])
def test_a_night_in_which_clocks_are_changed_ends_at_the_same_hour(
    zone: str, day: tuple[int, int, int]
) -> None:
    rhythm = Rhythm(24, zone)
    year, month, number = day
    evening = at(zone, year, month, number - 1, 23)
    assert local(zone, rhythm.allowed(evening)) == f"{number} 08:00"
    assert rhythm.allowed(evening) - evening in (8 * HOUR, 10 * HOUR)


def test_an_hour_that_a_day_leaves_out_is_not_waited_for_in_vain() -> None:
    """In Beirut clocks went from midnight to one o'clock on 2026-03-29."""
    zone = "Asia/Beirut"
    rhythm = Rhythm(24, zone, "0-9")
    midnight = at(zone, 2026, 3, 29, 1)
    assert local(zone, rhythm.allowed(midnight)) == "29 09:00"


@pytest.mark.slow
@pytest.mark.parametrize("hours", closely(29, 7))
def test_every_choice_gives_a_time_outside_the_quiet_hours(hours: int) -> None:
    for zone in ("UTC", BERLIN, "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia"):
        for quiet in QUIET:
            for every in EVERY:
                rhythm = Rhythm(every, zone, quiet)
                for hour in range(0, 24 * 400, hours):
                    time = at("UTC", 2026, 1, 1) + hour * HOUR
                    told = rhythm.after(time)
                    assert (told is None) == (every == 0)
                    if told is not None:
                        assert 0 <= told - time - every * HOUR <= 16 * HOUR
                        assert rhythm.allowed(told) == told


def test_the_next_morning_is_no_earlier_than_nine() -> None:
    rhythm = Rhythm(24, BERLIN)
    assert local(BERLIN, rhythm.next_morning(at(BERLIN, 2026, 5, 4, 0, 30))) == "05 09:00"
    assert local(BERLIN, rhythm.next_morning(at(BERLIN, 2026, 5, 4, 23, 30))) == "05 09:00"


def test_the_assumed_time_zones_exist() -> None:
    assert {*ZONES.values(), Rhythm().zone} <= {*zone_names()}
