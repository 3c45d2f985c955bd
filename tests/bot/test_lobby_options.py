"""Options of every kind before a game: one menu each, and what is chosen there is what is set."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest

from bot.messages import controls
from bot.messages.options import (
    bad_options,
    chosen_line,
    chosen_option,
    option_choice,
    option_names,
    option_settings,
    option_words,
    options_panel,
    packed,
    typed_name,
    typed_options,
    typed_value,
    unpacked,
    written,
)
from bot.tables import Table, TableRefused
from bot.tables.table import FIRST
from bot.texts import LOCALES, words_in
from engines.core import AnyGame, BadOptions
from engines.laws import option_sets
from tests.bot.situations import GAMES, Keys, table_of
from tests.core.test_option_values import VALUES, Chooser

GAME = Chooser()


def lobby(**options: Any) -> Table:
    text = GAME.options(options).model_dump_json()
    return table_of(GAME, None, seats=2, status="lobby", options=text)


def menu_of(table: Table, name: str) -> discord.ui.Select[Any]:
    """Return the menu of an option."""
    menus = [
        item
        for item in options_panel(table, Keys()).view.walk_children()
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
        assert typed_options(GAME, line) == {name: setting}


@pytest.mark.parametrize("text", ["1", "true", "null", "TRUE", "[1]"])
def test_words_that_look_like_numbers_stay_words(text: str) -> None:
    assert typed_options(GAME, f"option={written(text)}") == {"option": text}


def test_a_list_says_its_values() -> None:
    text = option_words(GAME, Keys(), "seats", [1, 3])
    assert text == "list-and toy-option-seats-1 toy-option-seats-3"
    assert option_words(GAME, Keys(), "seats", []) == "toy-option-seats-none"


def test_a_list_may_be_typed_with_commas() -> None:
    assert typed_options(GAME, "seats=1,3") == {"seats": [1, 3]}
    assert typed_options(GAME, "modules=a") == {"modules": ["a"]}
    assert typed_options(GAME, "seats=none perhaps=None") == {"seats": [], "perhaps": None}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_the_menus_say_can_be_typed(game: AnyGame, locale: str) -> None:
    words = words_in(locale)
    for name in option_names(game):
        called = words(f"{game.id}-option-{name}", value="").rstrip(" :\u00a0").upper()
        assert typed_name(game, called, words) == name
        for value in option_settings(game, name):
            said = option_words(game, words, name, value)
            assert typed_value(game, name, said.upper(), words) == value


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_options_fit_into_a_button(game: AnyGame) -> None:
    for chosen in option_sets(game):
        options = game.options(chosen).model_dump(mode="json")
        text = packed(game, options)
        assert unpacked(game, text) == options
        controls.custom_id("instead", 10**18 - 1, ("new", game.id, text))


@pytest.mark.parametrize("text", ["", "0", "0.0.0", "9.0", "x.0", "0.-", ".0"])
def test_options_of_an_older_button_are_refused(text: str) -> None:
    with pytest.raises(TableRefused) as caught:
        unpacked(GAMES["luxor"], text)
    assert caught.value.code == "outdated"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_unknown_option_is_answered_with_all_of_them(game: AnyGame, locale: str) -> None:
    words = words_in(locale)
    with pytest.raises(BadOptions) as caught:
        game.options({"expansion": True})
    text = bad_options(game, words, caught.value)
    assert "`expansion`" in text
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    assert [line.split("`")[1] for line in lines] == [*option_names(game)]
    for name, line in zip(option_names(game), lines, strict=True):
        assert all(f"`{written(value)}`" in line for value in option_choice(game, name).values)
    assert "null" not in text
    assert "Extra inputs" not in text


def test_closed_menus_show_what_is_set() -> None:
    words, game = words_in("en"), GAMES["famous_explorers"]
    table = table_of(game, None, seats=2, status="lobby", options='{"new_rule_2": true}')
    shown = {
        path_of(item): [option.label for option in item.options if option.default]
        or [str(item.placeholder)]
        for item in options_panel(table, words).view.walk_children()
        if isinstance(item, controls.PressMenu)
    }
    assert shown["preset"] == ["Rules: a mix of your own"]
    assert shown["new_rule_1"] == ["New Rule 1: off"]
    assert shown["new_rule_2"] == ["New Rule 2: on"]
    game = GAMES["explorers"]
    table = table_of(game, None, seats=2, status="lobby")
    assert words("explorers-option-expert-none") in [
        item.placeholder
        for item in options_panel(table, words).view.walk_children()
        if isinstance(item, controls.PressMenu)
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_lobby_says_what_is_set_otherwise_than_by_default(game: AnyGame, locale: str) -> None:
    words = words_in(locale)
    usual = game.options({}).model_dump(mode="json")
    for name in game.Options.model_fields:
        for value in option_settings(game, name):
            options = game.options({name: value}).model_dump_json()
            said = chosen_line(
                table_of(game, None, seats=2, status="lobby", options=options), words
            )
            if value == usual[name] or (name == FIRST and value <= 2):
                assert said == words("option-default")
            else:
                assert said == option_words(game, words, name, value)


def test_a_preset_stands_for_its_options() -> None:
    words, game = words_in("en"), GAMES["famous_explorers"]

    def said(**options: Any) -> str:
        text = game.options(options).model_dump_json()
        return chosen_line(table_of(game, None, seats=2, status="lobby", options=text), words)

    whole = words("famous_explorers-option-preset-full")
    assert said(preset="full") == whole
    assert said(preset="full", first_player=2) == whole, "it is said beside the seat"
    assert said(preset="full", first_player=3) == f"{whole} · First player: seat 3"
    assert said(preset="basic") == words("option-default")
    mixed = said(preset="full", new_rule_1=False, secret_destinations=False)
    assert mixed == "New Rule 2: on · Explorers and Events: on"


def test_every_message_gives_its_menus_new_ids() -> None:
    seen = set[int]()
    for _time in range(3):
        for item in options_panel(lobby(), Keys()).view.walk_children():
            if isinstance(item, controls.PressMenu):
                assert item.id is not None
                assert item.id not in seen
                seen.add(item.id)
    assert len(seen) == 3 * len(VALUES)
    assert max(seen) < 1 << 30, "apart from the marks of messages"
