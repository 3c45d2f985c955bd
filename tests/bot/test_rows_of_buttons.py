"""Buttons stand in the rows that take the fewest lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.messages import controls
from bot.messages.buttons import fewest_lines, filled, lines_of

SHORT, LONG = "Undo", "Turn over Secret A"


def buttons(*labels: str) -> list[controls.PressButton]:
    return [controls.button(label, "pick", 1, (str(place),)) for place, label in enumerate(labels)]


def labels(rows: Iterable[Any]) -> list[list[str]]:
    return [[button.label for button in row.children] for row in rows]


def test_lines_are_counted_for_a_phone_and_a_desktop() -> None:
    assert lines_of([]) == [0, 0]
    assert lines_of(controls.rows(buttons(SHORT, SHORT))) == [1, 1]
    assert lines_of(controls.rows(buttons(*[LONG] * 4))) == [2, 2]
    assert lines_of(controls.rows(buttons(*[LONG] * 3))) == [2, 1]
    assert lines_of(controls.rows(buttons(*[SHORT] * 6))) == [2, 2]


def test_the_way_with_the_fewest_lines_is_taken() -> None:
    answers, undo, look = buttons(LONG, LONG), buttons(SHORT, SHORT), buttons(*[SHORT] * 3)
    apart, joined = [answers, undo, look], [answers, [*undo, *look]]
    assert labels(fewest_lines([apart, joined])) == [[LONG] * 2, [SHORT] * 5]
    assert labels(fewest_lines([joined, apart])) == [[LONG] * 2, [SHORT] * 5]


def test_no_row_is_parted_where_that_saves_nothing() -> None:
    first, second = buttons(*[SHORT] * 3), buttons(*[SHORT] * 3)
    assert labels(fewest_lines([[[*first, *second]], [first, second]])) == [[SHORT] * 3] * 2


def test_of_equal_ways_that_with_fewer_lines_on_a_desktop_is_taken() -> None:
    six = buttons(*[LONG] * 6)
    by_two, by_three = [six[:2], six[2:4], six[4:]], [six[:3], six[3:]]
    assert lines_of(fewest_lines([by_two])) == [3, 3]
    assert lines_of(fewest_lines([by_three])) == [4, 2]
    assert labels(fewest_lines([by_two, by_three])) == [[LONG] * 3] * 2


def test_rows_are_filled_as_far_as_a_line_has_room() -> None:
    given = buttons(LONG, LONG, LONG, LONG, *[SHORT] * 6)
    rows = filled(given)
    assert [button for row in rows for button in row] == given
    assert [len(row) for row in rows] == [3, 5, 2]
    assert filled([]) == []
