"""What people type as a deadline or an absence, and until when it is."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.features.deadlines.parsing import parse_away, parse_deadline
from bot.features.deadlines.rhythm import zone_names
from bot.tables import TableRefused
from bot.tables.deadline import AWAY_COUNTS, DAY, HOUR, Deadline

BERLIN = "Europe/Berlin"
NOON = 1_780_315_200
"""2026-06-01, a Monday, 12 o'clock UTC."""


def at(zone: str, *when: int) -> int:
    year, month, day, hour, minute = when
    return int(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp())


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("36 hours", 36), ("36h", 36), ("1 Stunde", 1), ("3 days", 72), ("3 Tage", 72),
        ("2 giorni", 48), ("1 semaine", 168), (" 24 Heures ", 24), ("30 d", 720),
    ],
)  # fmt: skip
def test_spans(typed: str, hours: int) -> None:
    assert parse_deadline(typed, BERLIN, "warn") == Deadline(hours=hours, then="warn")


@pytest.mark.parametrize(
    ("typed", "weekday", "minute"),
    [
        ("Sunday 20:00", 6, 1200), ("by Sunday evening", 6, 1200), ("Sonntag", 6, 1200),
        ("bis Sonntagabend", 6, 1200), ("bis zum Freitag 18 Uhr", 4, 1080), ("lundi 8h30", 0, 510),
        ("Martedì mattina", 1, 540), ("Wed 9 pm", 2, 1260), ("fri 12 am", 4, 0),
        ("samedi midi", 5, 720), ("Sonntag um 20 Uhr", 6, 1200), ("am Sonntag um 20:00", 6, 1200),
        ("jeden Sonntag", 6, 1200), ("Sonntag abends", 6, 1200), ("on Sunday at 8 p.m.", 6, 1200),
        ("every Sunday", 6, 1200), ("chaque dimanche à 20 heures", 6, 1200),
        ("domenica alle 20", 6, 1200), ("ogni domenica alle ore 20:30", 6, 1230),
    ],
)  # fmt: skip
def test_weekly_deadlines(typed: str, weekday: int, minute: int) -> None:
    found = parse_deadline(typed, BERLIN, "caretaker")
    assert (found.weekday, found.minute, found.zone) == (weekday, minute, BERLIN)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "unclear"), ("soon", "unclear"), ("Sunday 25:00", "unclear"), ("8 pm", "unclear"),
        ("-3 days", "unclear"), ("3 fortnights", "unclear"), ("do 20:00", "unclear"),
        ("1 day" + " " * 99, "unclear"), ("0 hours", "range"), ("31 days", "range"),
        ("9999 weeks", "range"),
    ],
)  # fmt: skip
def test_what_is_no_deadline(typed: str, code: str) -> None:
    with pytest.raises(TableRefused) as refused:
        parse_deadline(typed, BERLIN, "warn")
    assert refused.value.code == f"deadline-{code}"


@given(st.text(max_size=30))
def test_any_text_is_a_deadline_or_refused(typed: str) -> None:
    with suppress(TableRefused):
        assert parse_deadline(typed, BERLIN, "warn").due(NOON) > NOON


def test_a_span_counts_from_when_somebody_is_asked() -> None:
    assert Deadline(hours=36).due(NOON) == NOON + 36 * HOUR


def test_a_weekly_deadline_leaves_at_least_a_day() -> None:
    sunday = Deadline(weekday=6, minute=1200, zone=BERLIN)
    assert sunday.due(NOON) == at(BERLIN, 2026, 6, 7, 20, 0)
    assert sunday.due(at(BERLIN, 2026, 6, 6, 20, 0)) == at(BERLIN, 2026, 6, 7, 20, 0)
    assert sunday.due(at(BERLIN, 2026, 6, 6, 20, 1)) == at(BERLIN, 2026, 6, 14, 20, 0)


def test_an_hour_that_daylight_saving_leaves_out_is_the_one_after_it() -> None:
    gap = Deadline(weekday=6, minute=150, zone=BERLIN)  # 2:30 on 2027-03-28
    assert gap.due(at(BERLIN, 2027, 3, 25, 12, 0)) == at(BERLIN, 2027, 3, 28, 3, 30)


@example(1_806_200_000, 6, 150, BERLIN)
@given(
    st.integers(0, 4_000_000_000), st.integers(0, 6), st.integers(0, 1439),
    st.sampled_from(zone_names()),
)  # fmt: skip
def test_weekly_deadlines_come_within_eight_days(
    since: int, weekday: int, minute: int, zone: str
) -> None:
    due = Deadline(weekday=weekday, minute=minute, zone=zone).due(since)
    assert since + DAY <= due <= since + 9 * DAY


def test_who_is_away_has_a_day_from_when_they_are_back_but_a_week_at_most() -> None:
    day = Deadline(hours=24)
    assert day.due(NOON, NOON - 5 * DAY) == NOON + DAY, "back for long"
    assert day.due(NOON, NOON + 3 * DAY) == NOON + 4 * DAY
    assert day.due(NOON, NOON + 30 * DAY) == NOON + DAY + AWAY_COUNTS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("5 days", (6, 6)), ("5 Tage", (6, 6)), ("2026-06-20", (6, 20)), ("20.6.", (6, 20)),
        ("20 June", (6, 20)), ("until 20 June", (6, 20)), ("bis 20. Juni", (6, 20)),
        ("jusqu'au 20 juin", (6, 20)), ("Sunday", (6, 7)), ("bis Sonntag", (6, 7)),
        ("domenica", (6, 7)),
    ],
)  # fmt: skip
def test_absences_end_with_a_day(typed: str, day: tuple[int, int]) -> None:
    assert parse_away(typed, BERLIN, NOON) == at(BERLIN, 2026, *day, 23, 59)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "unclear"), ("a while", "unclear"), ("31.2.", "unclear"), ("2026-15-40", "unclear"),
        ("1.1." * 1500, "unclear"), ("today" + " " * 99, "unclear"), ("2026-05-31", "past"),
        ("yesterday", "past"), ("2026-08-20", "far"), ("1.1.2199", "far"),
    ],
)  # fmt: skip
def test_what_is_no_absence(typed: str, code: str) -> None:
    with pytest.raises(TableRefused) as refused:
        parse_away(typed, BERLIN, NOON)
    assert refused.value.code == f"away-{code}"
