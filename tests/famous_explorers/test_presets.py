"""The presets "basic" and "full" of the catalogue's list of options."""

from __future__ import annotations

import pytest

from engines.core import BadOptions
from engines.famous_explorers import load
from engines.famous_explorers.state import ADVANCED
from engines.registry import games

GAME = load(None)


@pytest.mark.parametrize(("preset", "on"), [("basic", False), ("full", True)])
def test_a_preset_sets_every_advanced_rule(preset: str, on: bool) -> None:
    options = GAME.options({"preset": preset})
    assert [getattr(options, name) for name in ADVANCED] == [on] * 4
    assert options.first_player is None


def test_what_comes_later_wins() -> None:
    options = GAME.options({"preset": "full", "new_rule_2": False})
    assert (options.new_rule_1, options.new_rule_2) == (True, False)
    options = GAME.options({"new_rule_2": False, "first_player": 2, "preset": "full"})
    assert (options.new_rule_2, options.first_player) == (True, 2)


def test_another_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match=r"preset: choose one of basic, full$"):
        GAME.options({"preset": "all"})


def test_a_game_without_presets_knows_no_such_option() -> None:
    with pytest.raises(BadOptions, match=r"^preset: .*\(options: adventures"):
        games()["luxor"].options({"preset": "full"})
