"""What was measured of the pictures of a kind, and how it is printed."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from statistics import median

from bench.pictures.measures import Counts, shown
from render.frame import DESKTOP, PHONE

MEDIAN, WORST, KIB = 1.0, 2.5, 120
"""What a kind may cost: its median and worst ratio to the baseline, and its largest file."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of one picture; times in ms of CPU, ``ratio`` to the baseline's."""

    game: str
    kind: str
    size: tuple[int, int]
    draw: float
    encode: float
    ratio: float
    kib: float
    smallest: float
    """The height of its smallest letter or sign, as a part of its width."""
    counts: Counts
    broken: tuple[str, ...]


def is_faulty(measured: Measured) -> bool:
    """Whether a picture breaks the law of formats, or anything in it stands badly."""
    return bool(measured.broken) or bool(measured.counts)


def lines(measured: Iterable[Measured]) -> list[str]:
    """Return three tables with a line for each kind of each game."""
    by_kind: dict[tuple[str, str], list[Measured]] = defaultdict(list)
    for one in measured:
        by_kind[one.game, one.kind].append(one)
    kinds = sorted(by_kind)
    names = [field.name for field in fields(Counts)]
    return [
        *_table(
            ["cost", "pictures", "draw ms", "worst", "encode ms", "worst", "ratio", "worst",
             "KiB", "worst", ""],
            [[*_name(kind), *_cost(by_kind[kind])] for kind in kinds],
        ),
        "",
        *_table(
            ["size", "pixels", "on a desktop", "letters pt", "on a phone", "letters pt", "broken"],
            [[*_name(kind), *_sizes(by_kind[kind])] for kind in kinds],
        ),
        "",
        *_table(
            ["counts", *names],
            [
                [*_name(kind), *(str(sum(getattr(one.counts, name) for one in by_kind[kind]))
                                 for name in names)]
                for kind in kinds
            ],
        ),
    ]  # fmt: skip


def _name(kind: tuple[str, str]) -> list[str]:
    return [" ".join(kind)]


def _cost(measured: Sequence[Measured]) -> list[str]:
    ratios, kib = [one.ratio for one in measured], max(one.kib for one in measured)
    over = [
        name
        for name, is_over in (
            ("median", median(ratios) > MEDIAN),
            ("worst", max(ratios) > WORST),
            ("size", kib > KIB),
        )
        if is_over
    ]
    return [
        str(len(measured)),
        *_spread([one.draw for one in measured], 1),
        *_spread([one.encode for one in measured], 1),
        *_spread(ratios, 2),
        *_spread([one.kib for one in measured], 0),
        f"over: {', '.join(over)}" if over else "",
    ]


def _spread(values: Sequence[float], digits: int) -> list[str]:
    return [f"{median(values):.{digits}f}", f"{max(values):.{digits}f}"]


def _sizes(measured: Sequence[Measured]) -> list[str]:
    tallest = max(measured, key=lambda one: one.size[1] / one.size[0]).size
    least = min(one.smallest for one in measured)
    figures = [_by(tallest)]
    for frame in (DESKTOP, (PHONE, 10 * PHONE)):
        wide, high = shown(tallest, frame)
        letters = f"{least * wide:.1f}" if math.isfinite(least) else "-"
        figures += [_by((wide, high)), letters]
    return [*figures, str(sum(bool(one.broken) for one in measured))]


def _by(size: tuple[int, int]) -> str:
    return f"{size[0]} x {size[1]}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if number == 0 else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (head, *rows)
    ]
