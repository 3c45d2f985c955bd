"""Which of many cases of a test the gate runs (``make test``), and which only ``make nightly``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def thinned(cases: Iterable[Any], in_gate: Callable[..., bool]) -> list[ParameterSet]:
    """Return all cases for parametrizing; those that are not for the gate are marked ``nightly``.

    ``in_gate`` is called with the values of a case. A case that is a tuple is several values.
    """
    sets = [_case(case) for case in cases]
    chosen = [case if in_gate(*case.values) else _at_night(case) for case in sets]
    assert any(case in chosen for case in sets), "the gate must run some of them"
    return chosen


def crossed(rows: Iterable[Any], columns: Sequence[Any]) -> list[ParameterSet]:
    """Return all pairs of a row and a column for parametrizing; the gate runs a diagonal of them.

    In it every row stands once, with the columns in turn. A row that is a tuple is several values.
    """
    return [
        pair if number % len(columns) == index else _at_night(pair)
        for number, row in enumerate(rows)
        for index, column in enumerate(columns)
        for pair in (pytest.param(*_case(row).values, column),)
    ]


def closely(in_gate: int, at_night: int) -> list[ParameterSet]:
    """Return how closely a test looks at long games, for parametrizing: at night more so."""
    return thinned((in_gate, at_night), lambda number: number == in_gate)


def _case(values: Any) -> ParameterSet:
    if isinstance(values, ParameterSet):
        return values
    return pytest.param(*(values if isinstance(values, tuple) else (values,)))


def _at_night(case: ParameterSet) -> ParameterSet:
    return pytest.param(*case.values, id=case.id, marks=(*case.marks, pytest.mark.nightly))
