"""A game's own commands (``/luxor place``), made from the shortcuts that the game declares."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from functools import lru_cache
from typing import Any

from discord import app_commands
from typing_extensions import override

from bot.dispatch.commands import Choices, CommandCog, asker_at_table, respond, with_options
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of
from bot.dispatch.localisation import described
from bot.messages.message import Message
from bot.messages.narrator import Narrator
from bot.messages.things import label, things_on
from bot.tables.places import matching
from bot.texts import Words, words_in
from engines.core import AnyGame, Part, Shortcut, choices_for, words_of


class ShortcutsCog(CommandCog):
    """A command group for every game that declares shortcuts."""

    @override
    def get_app_commands(self) -> list[Any]:
        games = self.games.values()
        return [self._group(game) for game in games if game.shortcuts]

    def _group(self, game: AnyGame) -> app_commands.Group:
        group = app_commands.Group(
            name=game.id, description=described(f"{game.id}-command"), guild_only=True
        )
        for shortcut in game.shortcuts:
            group.add_command(_command(self.dispatcher, game, shortcut))
        return group


def _command(
    dispatcher: Dispatcher, game: AnyGame, shortcut: Shortcut
) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: Interaction, **values: str) -> None:
        async def work(words: Words) -> Message:
            filled = {name: value for name, value in values.items() if value}
            return await dispatcher.play_line(
                interaction, shortcut.line_of(filled), words, game_id=game.id
            )

        await respond(dispatcher, interaction, work)

    key = f"{game.id}-command-{shortcut.name}"
    options = {
        part.name: (
            described(f"{key}-{part.name}"),
            inspect.Parameter.empty if part.required else "",
        )
        for part in shortcut.parts
    }
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=shortcut.name,
        description=described(key),
        callback=with_options(callback, options),
    )
    for part in shortcut.parts:
        command.autocomplete(part.name)(_completer(dispatcher, game, shortcut, part))
    return command


def _completer(
    dispatcher: Dispatcher, game: AnyGame, shortcut: Shortcut, part: Part
) -> Callable[[Interaction, str], Coroutine[Any, Any, Choices]]:
    async def complete(interaction: Interaction, current: str) -> Choices:
        asker = await asker_at_table(dispatcher, interaction)
        if asker is None or asker[0].game.id != game.id:
            return []
        table, seat = asker
        filled = {
            name: str(value) for name, value in interaction.namespace if name != part.name and value
        }
        values = table.suggestions(seat, shortcut, part.name, filled)
        words, typed = words_in(locale_of(interaction)), " ".join(words_of(current))
        narrator = Narrator(words, game, table.names)
        called = _names_of_places(game, words.locale)
        things = things_on(table, seat)
        offered = {code: things[code] for code in map(_code, values) if code in things}
        meant = {thing.id for thing in matching([*offered.values()], current, words.locale)}
        asked = choices_for(game, table.state, seat)
        moves = {game.format(move): move for move in asked.moves} if asked is not None else {}
        choices = []
        for value in values:
            code = _code(value)
            if code in offered:
                move = moves.get(shortcut.line_of({**filled, part.name: value}))
                several = value != code and move is not None
                # Words after the thing, such as what is paid for it, are said by the move's label.
                shown = narrator.move(move) if several else label(offered[code], words.locale)
                fits = code in meant
            else:
                labels = called.get(value) or (value, narrator.step(part.name, value))
                shown = " · ".join(dict.fromkeys(labels))
                fits = False
            if fits or typed in " ".join(words_of(shown)):
                choices.append(app_commands.Choice(name=shown[:100], value=value[:100]))
        return choices[:25]

    return complete


def _code(value: str) -> str:
    """Return the first word of a value, which may be the id of a card or a location."""
    return value.partition(" ")[0]


@lru_cache(maxsize=64)
def _names_of_places(game: AnyGame, language: str) -> Mapping[str, tuple[str, ...]]:
    """Return the names of places in a language, by their names on the map."""
    return {place.name: place.names(language) for place in game.places()}
