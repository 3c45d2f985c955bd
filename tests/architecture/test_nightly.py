"""What is left to the night is more of what the gate runs: every case is in one or in both."""

from __future__ import annotations

from typing import Any

import pytest

from tests.nightly import closely, crossed, thinned
from tests.offered import FIRST_AND_LAST, GAMES, TABLES, WITH_DEFAULTS


def in_gate(cases: list[Any]) -> list[tuple[Any, ...]]:
    """Return the values of the cases that the gate runs."""
    return [case.values for case in cases if pytest.mark.nightly not in case.marks]


def test_of_all_pairs_the_gate_has_each_row_once_with_the_columns_in_turn() -> None:
    pairs = crossed(["a", ("b", 1), "c"], ["x", "y"])
    assert in_gate(pairs) == [("a", "x"), ("b", 1, "y"), ("c", "x")]
    assert [pair.values for pair in pairs] == [
        *(("a", "x"), ("a", "y"), ("b", 1, "x"), ("b", 1, "y"), ("c", "x"), ("c", "y"))
    ]


def test_at_night_is_looked_more_closely() -> None:
    pairs = closely(4, 2)
    assert in_gate(pairs) == [(4,)]
    assert [pair.values for pair in pairs] == [(4,), (2,)]


def test_a_case_left_to_the_night_is_the_same_case() -> None:
    case = pytest.param(1, 2, id="one", marks=pytest.mark.slow)
    _first, left = thinned([0, case], lambda *values: values == (0,))
    assert (left.values, left.id) == ((1, 2), "one")
    assert [mark.name for mark in left.marks] == ["slow", "nightly"]


def test_a_test_of_which_the_gate_runs_nothing_is_refused() -> None:
    with pytest.raises(AssertionError, match="the gate must run some"):
        thinned([1, 2], lambda _case: False)


@pytest.mark.parametrize("tables", [FIRST_AND_LAST, WITH_DEFAULTS])
def test_the_gate_plays_every_game(tables: list[Any]) -> None:
    assert [case.id for case in tables] == [case.id for case in TABLES]
    assert {game.id for game, _seats, _options in in_gate(tables)} == {*GAMES}
