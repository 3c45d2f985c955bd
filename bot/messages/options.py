"""What can be set for a table before its game: in words, and as menus of the lobby."""

from __future__ import annotations

import json
from typing import Any

from bot.messages import controls
from bot.messages.narrator import listed
from bot.tables import Table, TableRefused
from bot.texts import Words
from engines.core import AnyGame, OptionValues, option_values

PRESET = "preset"
SEVERAL = "several"
"""In the path of a menu, after the option's name: several values may be chosen."""


def option_menu(table: Table, words: Words, name: str) -> controls.PressMenu:
    """Return the menu of one option of a table's game, for the host."""
    game, row, current = table.game, table.row, option_value(table, name)
    choice = option_choice(game, name)
    chosen = current if choice.several else [current]
    options = [
        controls.option(
            option_words(game, words, name, value), json.dumps(value), default=value in chosen
        )
        for value in choice.values
    ]
    unset = words(f"{game.id}-option-{name}", value="…")
    path = (name, SEVERAL) if choice.several else (name,)
    size = (choice.least, choice.most)
    return controls.menu(unset, options, "option", row.id, path, size=size)


def chosen_option(game: AnyGame, press: controls.Press) -> tuple[str, Any]:
    """Return the name and the new value of the option that was chosen in a menu of the lobby.

    :raises TableRefused: ``outdated`` if the lobby of the game has no such menu or value.
    """
    name, *several = press.path or ("",)
    if name in option_names(game):
        offered = {json.dumps(value): value for value in option_choice(game, name).values}
        values = [offered[value] for value in press.values if value in offered]
        if len(values) == len(press.values) and (several or values):
            return name, values if several else values[0]
    raise TableRefused("outdated")


def option_names(game: AnyGame) -> tuple[str, ...]:
    """Return what can be set in the lobby: *preset* if the game has some, and every option."""
    return (*([PRESET] if game.presets else []), *game.Options.model_fields)


def option_value(table: Table, name: str) -> Any:
    """Return the value of an option as JSON data.

    For *preset* it is the preset that the options agree with, or ``None``.
    """
    if name != PRESET:
        return table.options.model_dump(mode="json")[name]
    options = table.options.model_dump().items()
    return next(
        (preset for preset, values in table.game.presets.items() if values.items() <= options), None
    )


def option_choice(game: AnyGame, name: str) -> OptionValues:
    """Return the possible values of an option, or of *preset*, and how many may be chosen."""
    if name == PRESET:
        return OptionValues(tuple(game.presets))
    return option_values(game.Options, name)


def option_settings(game: AnyGame, name: str) -> tuple[Any, ...]:
    """Return the settings to suggest for an option; of a list, each value alone, and all."""
    return option_choice(game, name).settings()


def option_words(game: AnyGame, words: Words, name: str, value: Any) -> str:
    """Return the words for an option set to a value; a list is put into words value by value."""
    key = f"{game.id}-option-{name}"
    if isinstance(value, list):
        if value:
            return listed(words, [option_words(game, words, name, item) for item in value])
        return words(f"{key}-none") if words.has(f"{key}-none") else words(key, value="–")
    shown = value if isinstance(value, str) else json.dumps(value)
    return words(f"{key}-{shown}") if words.has(f"{key}-{shown}") else words(key, value=shown)


def options_line(table: Table, words: Words) -> str:
    """Return what is set for a table."""
    names = table.game.Options.model_fields
    settings = (option_words(table.game, words, name, option_value(table, name)) for name in names)
    return " · ".join(settings)
