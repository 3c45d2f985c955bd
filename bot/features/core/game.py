"""``/game``: open, join, leave, start, look at and end tables."""

from __future__ import annotations

from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import computers_named, respond, seats_named, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of, person_of
from bot.dispatch.localisation import described
from bot.dispatch.places import chosen_seat
from bot.features.core.listing import table_list
from bot.messages import cards
from bot.messages.message import Message, note
from bot.messages.options import (
    bad_options,
    option_names,
    option_set,
    option_settings,
    option_value,
    option_words,
    typed_name,
    typed_options,
    typed_value,
    written,
)
from bot.tables import Table, TableRefused, saved
from bot.texts import Words, words_in
from engines.core import BadOptions

Choices = list[app_commands.Choice[str]]


class GameCog(commands.Cog):
    """Tables and their lobby."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.tables = dispatcher.tables

    @app_commands.command(description=described("command-game-new"))
    @app_commands.describe(
        game=described("command-game-new-game"), options=described("command-game-new-options")
    )
    @app_commands.guild_only()
    async def new(self, interaction: Interaction, game: str, options: str = "") -> None:
        """Open a table in this channel."""

        async def work(words: Words) -> Message:
            chosen = self.tables.repository.games.get(game)
            if chosen is None:
                raise TableRefused("unknown-game", game=game)
            try:
                values = typed_options(chosen, options)
                return await self.dispatcher.lobbies.open(interaction, game, values, words)
            except BadOptions as error:
                return note(bad_options(chosen, words, error))

        await respond(self.dispatcher, interaction, work)

    @new.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        choices = (
            app_commands.Choice(name=game.title, value=game.id)
            for game in self.tables.repository.games.values()
            if current.casefold() in f"{game.id} {game.title}".casefold()
        )
        return list(choices)[:25]

    @new.autocomplete("options")
    async def _options(self, interaction: Interaction, current: str) -> Choices:
        game = self.tables.repository.games.get(str(interaction.namespace.game))
        if game is None:
            return []
        *before, last = current.split() or [""]
        words = words_in(locale_of(interaction))
        choices: Choices = []
        for name in option_names(game):
            for value in option_settings(game, name):
                setting = f"{name}={written(value)}"
                if setting.startswith(last):
                    label = option_words(game, words, name, value)
                    line = " ".join([*before, setting])
                    choices.append(app_commands.Choice(name=f"{label}"[:100], value=line[:100]))
        return choices[:25]

    @app_commands.command(description=described("command-game-join"))
    @app_commands.guild_only()
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            table = await self.tables.lobby.join(table.id, person_of(interaction))
            return note(words("joined", seat=len(table.seats)))

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-game-leave"))
    @app_commands.describe(computer=described("command-game-leave-computer"))
    @app_commands.guild_only()
    async def leave(self, interaction: Interaction, computer: str | None = None) -> None:
        """Give the seat back; in a running game, ask to be replaced."""

        async def work(words: Words) -> Message:
            table, person = await table_here(self.dispatcher, interaction), person_of(interaction)
            for feature in self.tables.repository.features:
                if (said := await feature.leave(table, person, computer)) is not None:
                    return note(words(said))
            await self.tables.lobby.leave(table.id, person)
            return note(words("left"))

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-game-start"))
    @app_commands.guild_only()
    async def start(self, interaction: Interaction) -> None:
        """Begin the game."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            table = await self.tables.lobby.start(table.id, person_of(interaction))
            with saved("other"):
                return await self.dispatcher.panels.panel_or_board(
                    table, interaction.user.id, words
                )

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-game-cancel"))
    @app_commands.guild_only()
    async def cancel(self, interaction: Interaction) -> None:
        """Close the lobby; ask once more if others sit there."""

        async def work(words: Words) -> Message | None:
            table = await table_here(self.dispatcher, interaction)
            return await self.dispatcher.lobbies.close(interaction, table, words)

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-game-abandon"))
    @app_commands.guild_only()
    async def abandon(self, interaction: Interaction) -> None:
        """Ask whether the running game is to be ended for good."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            return self.dispatcher.lobbies.ask_end(interaction, table, words)

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(name="add-computer", description=described("command-game-add-computer"))
    @app_commands.describe(kind=described("command-game-add-computer-kind"))
    @app_commands.guild_only()
    async def add_computer(self, interaction: Interaction, kind: str) -> None:
        """Seat a computer player."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            table = await self.tables.lobby.add_bot(table.id, person_of(interaction), kind)
            with saved("other"):
                name = cards.named(table, len(table.seats) - 1, words)
                return note(words("bot-added", name=name))

        await respond(self.dispatcher, interaction, work)

    @add_computer.autocomplete("kind")
    @leave.autocomplete("computer")
    async def _kinds(self, interaction: Interaction, current: str) -> Choices:
        return computers_named(interaction, current)

    @app_commands.command(description=described("command-game-remove"))
    @app_commands.describe(seat=described("command-game-remove-seat"))
    @app_commands.guild_only()
    async def remove(self, interaction: Interaction, seat: str) -> None:
        """Free a seat in the lobby."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            number, occupant = chosen_seat(table, seat)
            name = cards.named(table, number, words)
            await self.tables.lobby.remove(table.id, person_of(interaction), number, occupant)
            return note(words("seat-freed", name=name))

        await respond(self.dispatcher, interaction, work)

    @remove.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> Choices:
        return await seats_named(self.dispatcher, interaction, current, "lobby")

    async def _table_here(self, interaction: Interaction) -> Table | None:
        """Return the open table of the channel, for suggestions."""
        with suppress(TableRefused):  # the command itself will say why
            return await self.tables.repository.at(interaction.channel_id or 0)
        return None

    @app_commands.command(description=described("command-game-option"))
    @app_commands.describe(
        name=described("command-game-option-name"), value=described("command-game-option-value")
    )
    @app_commands.guild_only()
    async def option(self, interaction: Interaction, name: str, value: str) -> None:
        """Set an option of the game in the lobby."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            option = typed_name(table.game, name, words)
            chosen = typed_value(table.game, option, value, words)
            try:
                table = await self.tables.lobby.set_option(
                    table.id, person_of(interaction), option, chosen
                )
            except BadOptions as error:
                return note(bad_options(table.game, words, error))
            with saved("other"):
                return note(option_set(table.game, words, option, option_value(table, option)))

        await respond(self.dispatcher, interaction, work)

    @option.autocomplete("name")
    async def _option_names(self, interaction: Interaction, current: str) -> Choices:
        table = await self._table_here(interaction)
        names = option_names(table.game) if table else ()
        return [app_commands.Choice(name=name, value=name) for name in names if current in name]

    @option.autocomplete("value")
    async def _option_choices(self, interaction: Interaction, current: str) -> Choices:
        table = await self._table_here(interaction)
        name = str(interaction.namespace.name)
        if table is None or name not in option_names(table.game):
            return []
        words = words_in(locale_of(interaction))
        choices = [
            app_commands.Choice(
                name=option_words(table.game, words, name, value)[:100],
                value=written(value),
            )
            for value in option_settings(table.game, name)
        ]
        typed = current.casefold()
        return [
            choice for choice in choices if typed in f"{choice.name} {choice.value}".casefold()
        ][:25]

    @app_commands.command(description=described("command-game-status"))
    @app_commands.guild_only()
    async def status(self, interaction: Interaction) -> None:
        """Show the table of this channel, privately."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            self.dispatcher.waiting.tell_again(interaction, table)
            if table.row.status == "lobby":
                return await self.dispatcher.panels.lobby(table, words)
            return await self.dispatcher.panels.board(table, words)

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(name="list", description=described("command-game-list"))
    @app_commands.guild_only()
    async def list_tables(self, interaction: Interaction) -> None:
        """List the open tables of this server that the asker may see."""

        async def work(words: Words) -> Message:
            return note(await table_list(self.tables.repository, interaction, words))

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-game-language"))
    @app_commands.describe(language=described("command-game-language-language"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=name, value=value)
            for name, value in (
                ("English", "en"), ("Deutsch", "de"), ("Français", "fr"), ("Italiano", "it"),
            )
        ]
    )  # fmt: skip
    @app_commands.guild_only()
    async def language(self, interaction: Interaction, language: str) -> None:
        """Set the language of public posts in this server."""

        async def work(words: Words) -> Message:
            if not person_of(interaction).manages:
                raise TableRefused("not-manager")
            guild_id = interaction.guild_id or 0
            await self.tables.preferences.choose_server_language(guild_id, language)
            return note(words_in(language)("language-set"))

        await respond(self.dispatcher, interaction, work)
