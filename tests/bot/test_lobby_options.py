"""Options of every kind in the lobby: one menu each, and what is chosen there is what is set."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest

from bot.cogs.game import parsed_options, written
from bot.messages import cards, controls
from bot.messages.options import chosen_option, option_settings, option_words
from bot.tables import Table
from tests.bot.situations import Keys, table_of
from tests.core.test_option_values import VALUES, Chooser

GAME = Chooser()


def lobby(**options: Any) -> Table:
    text = GAME.options(options).model_dump_json()
    return table_of(GAME, None, seats=2, status="lobby", options=text)


def menu_of(table: Table, name: str) -> discord.ui.Select[Any]:
    """Return the menu of an option in the lobby's post."""
    menus = [
        item
        for item in cards.lobby(table, Keys()).view.walk_children()
        if isinstance(item, controls.PressMenu) and f"/{name}/" in f"/{path_of(item)}/"
    ]
    assert len(menus) == 1
    return menus[0]


def path_of(item: controls.PressMenu) -> str:
    return item.custom_id.rsplit(":", 1)[-1]


@pytest.mark.parametrize("name", VALUES)
def test_every_value_is_offered_and_can_be_chosen(name: str) -> None:
    choice = VALUES[name]
    menu = menu_of(lobby(), name)
    assert [json.loads(option.value) for option in menu.options] == [*choice.values]
    assert (menu.min_values, menu.max_values) == (choice.least, choice.most)
    assert len({option.label for option in menu.options}) == len(menu.options)
    path = tuple(menu.custom_id.rsplit(":", 1)[-1].split(controls.SEPARATOR))
    for setting in choice.settings():
        values = tuple(map(json.dumps, setting if choice.several else [setting]))
        press = controls.Press("option", 1, "", path, values)
        assert chosen_option(GAME, press) == (name, setting)
        chosen = menu_of(lobby(**{name: setting}), name)
        assert tuple(option.value for option in chosen.options if option.default) == values


@pytest.mark.parametrize("name", VALUES)
def test_every_setting_can_be_typed(name: str) -> None:
    for setting in option_settings(GAME, name):
        line = f"{name}={written(setting)}"
        assert " " not in line
        assert parsed_options(line) == {name: setting}


@pytest.mark.parametrize("text", ["1", "true", "null", "TRUE", "[1]"])
def test_words_that_look_like_numbers_stay_words(text: str) -> None:
    assert parsed_options(f"option={written(text)}") == {"option": text}


def test_a_list_says_its_values() -> None:
    text = option_words(GAME, Keys(), "seats", [1, 3])
    assert text == "list-and toy-option-seats-1 toy-option-seats-3"
    assert option_words(GAME, Keys(), "seats", []) == "toy-option-seats-none"
