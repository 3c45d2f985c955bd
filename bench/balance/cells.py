"""Tables of a report in Markdown, and what stands in their cells."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from bench.balance.figures import Share

Games = TypeVar("Games")


def table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table below its title; all columns but the first are figures."""
    rule = "|" + " --- |" + " ---: |" * (len(head) - 1)
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([f"### {title}", "", "| " + " | ".join(head) + " |", rule, *lines])


def by_seats(tables: Iterable[int]) -> list[str]:
    """Return the head of a table with a column for each number of seats."""
    return ["", *(f"{seats} players" if seats > 1 else "solo" for seats in tables)]


def row(tables: Mapping[int, Games], title: str, cell: Callable[[Games], str]) -> list[str]:
    """Return a row: its title, and a figure of the games with each number of seats."""
    return [title, *map(cell, tables.values())]


def in_percent(found: Share) -> str:
    """Return a share with its error, in percent."""
    return f"{100 * found.value:.1f} ± {100 * found.error:.1f}"


def spread(values: Iterable[float]) -> str:
    """Return the mean, and the 5 % and the 95 % quantile."""
    ordered = sorted(values)
    part = len(ordered) // 20
    return f"{statistics.fmean(ordered):.1f} ({ordered[part]:.0f} to {ordered[-1 - part]:.0f})"
