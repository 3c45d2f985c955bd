"""``python -m bot stats``: how much is played, how fast the bot is, and what waits."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, get_args

from bot import store
from bot.delivery.streams import BOTS
from bot.figures import KINDS, Kind, percentile
from bot.store.rows import Status

DAYS = 14

STATUSES: tuple[Status, ...] = get_args(Status)

TITLES: dict[Kind, str] = {
    "acknowledgement": "until a press is acknowledged",
    "delivery": "until a post is delivered",
}


def stats(database: Path, now: datetime, *, as_json: bool) -> int:
    """Print the figures of a database, which is only read; return the exit code.

    :param now: the last of the days is that of this moment, in UTC.
    :raises StoreError: saying in one sentence why it cannot be read.
    """
    told = figures(database, now)
    print(json.dumps(told, indent=2) if as_json else in_words(told))
    return 0


def figures(database: Path, now: datetime) -> dict[str, Any]:
    """Return the figures as JSON can hold them: seconds, bytes, days in UTC.

    :raises StoreError: the database cannot be read.
    """
    days = [(now.astimezone(UTC) - timedelta(days=back)).date() for back in range(DAYS)][::-1]
    since = (days[0] - date(1970, 1, 1)).days
    found = store.statistics.statistics(database, since=since, besides=(BOTS,))
    moves = {day.isoformat(): found.moves.get(since + at, 0) for at, day in enumerate(days)}
    told: dict[str, Any] = {
        "at": now.astimezone(UTC).isoformat(timespec="seconds"),
        "database": {"version": found.version, "bytes": found.present.size},
        "tables": found.present.tables,
        "moves": {"days": moves, "mean": round(sum(moves.values()) / DAYS, 2)},
        "queue": {"posts": found.present.waiting, "since": found.present.oldest},
    }
    for kind in KINDS:
        steps = found.times.get(kind)
        told[kind] = {"count": 0, "p50": None, "p99": None}
        if steps:
            told[kind] = {
                "count": steps.total(),
                "p50": percentile(steps, 0.5),
                "p99": percentile(steps, 0.99),
            }
    return told


def in_words(told: dict[str, Any]) -> str:
    """Return the figures as plain text."""
    size = told["database"]["bytes"] / 2**20
    lines = [
        f"{_moment(datetime.fromisoformat(told['at']))}: database version "
        f"{told['database']['version']}, {size:,.1f} MiB",
        "",
        *_columns([["tables", *STATUSES, "all"], *_tables(told["tables"])]),
        "",
        f"moves a day, last {DAYS} days (UTC)",
        *_columns([[f"  {day}", f"{moves:,}"] for day, moves in told["moves"]["days"].items()]),
        f"  mean {told['moves']['mean']:,.1f}",
        "",
        *_columns(
            [
                [f"last {DAYS} days", "number", "p50", "p99"],
                *(
                    [
                        TITLES[kind],
                        f"{told[kind]['count']:,}",
                        _seconds(told[kind]["p50"]),
                        _seconds(told[kind]["p99"]),
                    ]
                    for kind in KINDS
                ),
            ]
        ),
        "",
        _queue(told["queue"]),
    ]
    return "\n".join(lines)


def _tables(tables: dict[str, dict[str, int]]) -> list[list[str]]:
    counts = {game: [by.get(status, 0) for status in STATUSES] for game, by in tables.items()}
    counts["all"] = [sum(column) for column in zip(*counts.values(), strict=True)] or [0] * len(
        STATUSES
    )
    return [
        [game, *(f"{number:,}" for number in (*numbers, sum(numbers)))]
        for game, numbers in counts.items()
    ]


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            part.rjust(width) if at else part.ljust(width)
            for at, (part, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def _queue(queue: dict[str, Any]) -> str:
    if not queue["posts"]:
        return "no posts wait"
    first = _moment(datetime.fromtimestamp(queue["since"], UTC))
    return f"posts that wait: {queue['posts']:,}, the first since {first}"


def _moment(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"


def _seconds(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    return f"{seconds:.3f} s" if seconds < 1 else f"{seconds:,.1f} s"
