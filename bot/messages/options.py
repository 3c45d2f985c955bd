"""What can be set for a table before its game: in words, and as menus for the host."""

from __future__ import annotations

import json
from typing import Any

import discord

from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import listed
from bot.messages.refusals import explained
from bot.tables import Table, TableRefused
from bot.tables.table import FIRST
from bot.texts import Words
from engines.core import AnyGame, BadOptions, OptionValues, option_values, read_value

PRESET = "preset"
SEVERAL = "several"
"""In the path of a menu, after the option's name: several values may be chosen."""


def options_panel(table: Table, words: Words, notice: str = "") -> Message:
    """Return a menu for each option of a table's game, for the host.

    A ``notice`` says why what was chosen last does not work.
    """
    builder = MessageBuilder().text(f"### {words('button-options')} · {table.game.title}")
    builder.text(notice or f"-# {words('option-at-once')}")
    for name in option_names(table.game):
        builder.row(discord.ui.ActionRow(option_menu(table, words, name)))
    return builder.build()


def option_menu(table: Table, words: Words, name: str) -> controls.PressMenu:
    """Return the menu of one option of a table's game, for the host."""
    game, row, current = table.game, table.row, option_value(table, name)
    choice = option_choice(game, name)
    chosen = current if choice.several else [current]
    options = [
        controls.option(
            option_words(game, words, name, value),
            json.dumps(value),
            description=_about(game, words, name, value),
            default=value in chosen,
        )
        for value in choice.values
    ]
    # Where no value is marked, the closed menu shows this.
    if choice.several:
        unset = option_words(game, words, name, [])
    else:
        unset = words(f"{game.id}-option-{name}", value=words("option-mixed"))
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
    own = _own_key(game, name, value)
    return words(own) if words.has(own) else words(key, value=written(value))


def option_set(game: AnyGame, words: Words, name: str, value: Any) -> str:
    """Return the words for an option that has just been set, with what that means."""
    said, about = option_words(game, words, name, value), _about(game, words, name, value)
    return said if about is None else words("titled", title=said, text=about)


def _own_key(game: AnyGame, name: str, value: Any) -> str:
    """Return the key of the sentence for one value, which there need not be."""
    shown = value if isinstance(value, str) else json.dumps(value)
    return f"{game.id}-option-{name}-{shown}"


def _about(game: AnyGame, words: Words, name: str, value: Any) -> str | None:
    """Return what a value of an option means, if that is worded."""
    key = f"{_own_key(game, name, value)}-about"
    return words(key) if words.has(key) else None


def packed(game: AnyGame, options: dict[str, Any]) -> str:
    """Return options, given as JSON data, as a text that is short enough for a custom id.

    Of each option it has the place of its value among those that it can have.
    """
    places = []
    for name in game.Options.model_fields:
        choice, value = option_choice(game, name), options[name]
        values = value if choice.several else [value]
        places.append("-".join(str(choice.values.index(each)) for each in values))
    return ".".join(places)


def unpacked(game: AnyGame, text: str) -> dict[str, Any]:
    """Return the options that :func:`packed` wrote.

    :raises TableRefused: ``outdated`` if the game has other options today.
    """
    names, parts = list(game.Options.model_fields), text.split(".")
    options: dict[str, Any] = {}
    try:
        for name, part in zip(names, parts, strict=True):
            choice = option_choice(game, name)
            values = [choice.values[int(place)] for place in part.split("-") if place]
            options[name] = values if choice.several else values[0]
        game.options(options)
    except (ValueError, IndexError, BadOptions):
        raise TableRefused("outdated") from None
    return options


def options_line(table: Table, words: Words) -> str:
    """Return what is set for a table."""
    names = table.game.Options.model_fields
    settings = (option_words(table.game, words, name, option_value(table, name)) for name in names)
    return " · ".join(settings)


def chosen_line(table: Table, words: Words) -> str:
    """Return what is set for a table otherwise than by default, or that nothing is.

    A preset that was chosen stands for its options. Who begins is said beside the seat, if it is
    taken.
    """
    game, usual = table.game, table.game.Options().model_dump(mode="json")
    names = [name for name in usual if option_value(table, name) != usual[name]]
    if (first := table.first_player) is not None and first < len(table.seats):
        names.remove(FIRST)
    preset = game.presets.get(option_value(table, PRESET), {})
    if preset.keys() & {*names}:
        names = [PRESET, *(name for name in names if name not in preset)]
    settings = (option_words(game, words, name, option_value(table, name)) for name in names)
    return " · ".join(settings) or words("option-default")


# --- options as people type them -----------------------------------------------------------

NONE = "none"
"""How people type that an option has no value, or a list no values."""


def written(value: Any) -> str:
    """Return the value of an option as :func:`typed_options` reads it."""
    if value is None or value == []:
        return NONE
    if isinstance(value, list):
        return ",".join(map(written, value))
    if isinstance(value, str) and (read_value(value) != value or "," in value):
        return json.dumps(value)
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def typed_options(game: AnyGame, text: str) -> dict[str, Any]:
    """Return the options written as ``name=value name=value``.

    :raises BadOptions: naming the part that is not written like that.
    """
    options: dict[str, Any] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOptions(f"{part}: write name=value, as in adventures=true", "form", text=part)
        options[name] = typed_value(game, name, value)
    return options


def typed_value(game: AnyGame, name: str, text: str, words: Words | None = None) -> Any:
    """Return the value of an option that somebody has typed, as JSON data; it may not fit.

    Values of a list are separated by commas. With ``words`` a value may also be called as the
    lobby's menu calls it.
    """
    if name not in option_names(game):
        return read_value(text)
    choice, typed = option_choice(game, name), _spoken(text)
    if words is not None:
        for value in choice.settings():
            if typed == _spoken(option_words(game, words, name, value)):
                return value
    if typed == NONE and (choice.several or None in choice.values):
        return [] if choice.several else None
    value = read_value(text)
    if choice.several and not isinstance(value, list):
        return [read_value(part.strip()) for part in text.split(",")]
    return value


def typed_name(game: AnyGame, text: str, words: Words) -> str:
    """Return the option that somebody means: its name, or what the lobby's menu calls it."""
    typed = _spoken(text)
    for name in option_names(game):
        if typed in (name, _spoken(words(f"{game.id}-option-{name}", value=""))):
            return name
    return text


def _spoken(text: str) -> str:
    """Return what is compared of a text: not its capitals, its spaces, or a colon at its end."""
    return " ".join(text.casefold().split()).rstrip(" :")


def bad_options(game: AnyGame, words: Words, error: BadOptions) -> str:
    """Return why options of a game are refused, and what they can be."""
    reason, named = explained(error, words, None, None), error.facts.get("option")
    known = option_names(game)
    told = known if error.code == "unknown" else [name for name in known if name == named]
    return "\n".join((reason, *(_possible(game, words, name) for name in told)))


def _possible(game: AnyGame, words: Words, name: str) -> str:
    """Return a line with the values of an option, as they are typed and as they are called."""
    choice = option_choice(game, name)
    values = [*([[]] if choice.several and not choice.least else []), *choice.values]
    shown = []
    for value in values:
        is_worded = value == [] or words.has(_own_key(game, name, value))
        called = f" ({option_words(game, words, name, value)})" if is_worded else ""
        shown.append(f"`{written(value)}`{called}")
    several = f"; {words('options-several')}" if choice.most > 1 else ""
    return f"- `{name}`: {', '.join(shown)}{several}"
