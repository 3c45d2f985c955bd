"""Deadlines and absences as a person writes them: *36 hours*, *3 days*, *Sunday 20:00*."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from zoneinfo import ZoneInfo

import dateparser

from bot.tables.deadline import DAY, Deadline, Then
from bot.tables.errors import TableRefused

LEAST_HOURS, MOST_HOURS = 1, 30 * 24
LONGEST_AWAY = 60 * DAY
USUAL_HOUR = 20

UNITS = {
    "h": 1, "hour": 1, "hours": 1, "hrs": 1, "stunde": 1, "stunden": 1, "std": 1,
    "heure": 1, "heures": 1, "ora": 1, "ore": 1,
    "d": 24, "day": 24, "days": 24, "tag": 24, "tage": 24, "tagen": 24,
    "j": 24, "jour": 24, "jours": 24, "g": 24, "giorno": 24, "giorni": 24,
    "w": 168, "week": 168, "weeks": 168, "woche": 168, "wochen": 168,
    "semaine": 168, "semaines": 168, "settimana": 168, "settimane": 168,
}  # fmt: skip
"""Hours of the units of time in the bot's languages, without accents."""

WEEKDAYS = (
    ("monday", "montag", "lundi", "lunedi"),
    ("tuesday", "dienstag", "mardi", "martedi"),
    ("wednesday", "mittwoch", "mercredi", "mercoledi"),
    ("thursday", "donnerstag", "jeudi", "giovedi"),
    ("friday", "freitag", "vendredi", "venerdi"),
    ("saturday", "samstag", "samedi", "sabato"),
    ("sunday", "sonntag", "dimanche", "domenica"),
)
PARTS = {
    "morning": 9, "morgen": 9, "morgens": 9, "fruh": 9, "matin": 9, "mattina": 9,
    "noon": 12, "mittag": 12, "midi": 12, "mezzogiorno": 12,
    "afternoon": 15, "nachmittag": 15, "apres-midi": 15, "pomeriggio": 15,
    "evening": 20, "abend": 20, "abends": 20, "soir": 20, "sera": 20,
    "night": 22, "nacht": 22, "nuit": 22, "notte": 22,
}  # fmt: skip
"""Hours of the day by their names."""


SPAN = re.compile(r"(\d{1,4})\s*([a-z]+)")
CLOCK = re.compile(r"(\d{1,2})(?:[:.h](\d{2})?)?\s*(uhr|h|heures?|ore|am|pm)?")
DAY_AND_MONTH = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?")
PREPOSITIONS = re.compile(
    r"\b(by|until|till|at|on|every|bis|zum|zur|um|am(?=\s+[a-z])|jeden|avant|jusqu['’]?(?:a|à|au)"
    r"|chaque|entro|fino|alle|ore(?=\s*\d)|al?|le|la|ogni)\b"
)
LONGEST_TYPED = 60
"""Characters of a time that is worth reading."""


def parse_deadline(text: str, zone: str, then: Then) -> Deadline:
    """Return the deadline that somebody has typed; weekly ones are in their time zone.

    :raises TableRefused: ``deadline-unclear`` if it is none, ``deadline-range`` if it is too short
        or too long.
    """
    if len(text) > LONGEST_TYPED:
        raise TableRefused("deadline-unclear")
    typed = PREPOSITIONS.sub(" ", _plain(text).replace(".m.", "m")).strip()
    if (span := SPAN.fullmatch(typed)) and span[2] in UNITS:
        hours = int(span[1]) * UNITS[span[2]]
        if not LEAST_HOURS <= hours <= MOST_HOURS:
            raise TableRefused("deadline-range", least=LEAST_HOURS, most=MOST_HOURS // 24)
        return Deadline(hours=hours, then=then)
    name, _space, rest = typed.partition(" ")
    weekday = _weekday(name.rstrip(".,"))
    minute = _minute(rest.strip())
    if weekday is None:  # "Sonntagabend"
        for part, hour in PARTS.items():
            if typed.endswith(part) and _weekday(typed.removesuffix(part)) is not None:
                weekday, minute = _weekday(typed.removesuffix(part)), hour * 60
    if weekday is None or minute is None:
        raise TableRefused("deadline-unclear")
    return Deadline(weekday=weekday, minute=minute, zone=zone, then=then)


def parse_away(text: str, zone: str, now: int) -> int:
    """Return until when somebody is away, in unix seconds.

    They type a span (*5 days*) or a day (*2026-12-03*, *3.12.*, *3 December*, *Sunday*) in a
    language of the bot; it ends with that day in their time zone. It may take a while.

    :raises TableRefused: ``away-unclear`` if it is none of these, ``away-past`` if that day is
        over, ``away-far`` if it is more than 60 days off.
    """
    if len(text) > LONGEST_TYPED:
        raise TableRefused("away-unclear")
    typed = PREPOSITIONS.sub(" ", text.casefold()).strip()
    base = datetime.fromtimestamp(now, ZoneInfo(zone))
    if day := DAY_AND_MONTH.fullmatch(typed):  # it would be taken for a time of day
        typed = f"{day[1]}.{day[2]}.{base.year + (int(day[2]) < base.month)}"
    found = dateparser.parse(
        typed,
        languages=["en", "de", "fr", "it"],
        settings={
            "PREFER_DATES_FROM": "future",
            "RELATIVE_BASE": base.replace(tzinfo=None),
            "DATE_ORDER": "DMY",
        },
    )
    if found is None:
        raise TableRefused("away-unclear")
    last = datetime(found.year, found.month, found.day, 23, 59, tzinfo=ZoneInfo(zone))
    until = int(last.timestamp())
    if until <= now or found.date() < base.date():
        raise TableRefused("away-past")
    if until > now + LONGEST_AWAY:
        raise TableRefused("away-far", most=LONGEST_AWAY // DAY)
    return until


def _minute(typed: str) -> int | None:
    """Return the minute of the day that a time of day means; ``None`` if it is none."""
    if not typed:
        return USUAL_HOUR * 60
    if typed in PARTS:
        return PARTS[typed] * 60
    clock = CLOCK.fullmatch(typed)
    if clock is None:
        return None
    hour, minute = int(clock[1]), int(clock[2] or 0)
    if clock[3] in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (clock[3] == "pm")
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def _weekday(typed: str) -> int | None:
    """Return the number of a day of the week by its name, or the first letters of it."""
    if len(typed) < 2:
        return None
    found = {
        number
        for number, known in enumerate(WEEKDAYS)
        if any(name.startswith(typed) for name in known)
    }
    return found.pop() if len(found) == 1 else None


def _plain(text: str) -> str:
    """Return a text in small letters without accents, with single spaces."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())
