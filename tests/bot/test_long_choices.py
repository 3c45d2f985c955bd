"""A step with more values than one menu holds: none is lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.messages.choices import MENUS, OPTIONS, choices
from bot.messages.controls import custom_id

from .test_choices import check_size, question, reached


def wide(values: int, answers: int = 2) -> tuple[Any, Any]:
    """Return a question whose first step has so many values, each with so many answers."""
    return question(*((f"v{n:03}", str(m)) for n in range(values) for m in range(answers)))


@pytest.mark.parametrize("values", [OPTIONS + 1, 2 * OPTIONS, 79, 121, MENUS * OPTIONS])
def test_values_beyond_one_menu_stand_in_further_menus(values: int) -> None:
    narrator, asked = wide(values)
    offered = choices(narrator, asked, ())
    check_size(offered)
    assert sum(len(menu.options) for menu in offered.menus) == values
    sizes = [len(menu.options) for menu in offered.menus]
    assert max(sizes) - min(sizes) < len(sizes), "no menu is left with a few"
    assert Counter(move for move, _presses in reached(narrator, asked)) == Counter(asked.moves)


def test_menus_of_one_step_say_from_where_to_where_they_go() -> None:
    offered = choices(*wide(30), ())
    ends = [(menu.options[0][1], menu.options[-1][1]) for menu in offered.menus]
    for menu, (first, last) in zip(offered.menus, ends, strict=True):
        assert menu.placeholder.endswith(f"{first} … {last}")
    ids = {custom_id("pick", 1, menu.path) for menu in offered.menus}
    assert len(ids) == len(offered.menus)


def test_several_long_groups_become_steps_before_they_become_too_many_menus() -> None:
    narrator, asked = question(
        *((f"g{g}", f"v{n:03}", str(m)) for g in range(4) for n in range(60) for m in range(2))
    )
    check_size(choices(narrator, asked, ()))
    assert Counter(move for move, _presses in reached(narrator, asked)) == Counter(asked.moves)


def test_what_no_message_could_hold_is_an_error_and_not_cut() -> None:
    with pytest.raises(ValueError, match="go: 151 values of step0"):
        choices(*wide(MENUS * OPTIONS + 1), ())
