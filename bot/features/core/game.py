"""``/game``: open, join, leave, start, look at and end tables."""

from __future__ import annotations

from discord import app_commands

from bot.dispatch.commands import (
    Choices,
    CommandCog,
    command,
    computers_named,
    offered,
    seats_named,
    table_here,
)
from bot.dispatch.interactions import Interaction, locale_of, person_of, table_of
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
from bot.tables import TableRefused, saved
from bot.texts import Words, words_in
from engines.core import BadOptions
from engines.players import USUAL


class GameCog(CommandCog):
    """Tables and their lobby."""

    under_game = True

    @command("game new", guild_only=True)
    async def new(
        self, interaction: Interaction, words: Words, game: str, options: str = ""
    ) -> Message:
        """Open a table in this channel."""
        chosen = self.repository.game(game)
        try:
            values = typed_options(chosen, options)
            return await self.dispatcher.lobbies.open(interaction, game, values, words)
        except BadOptions as error:
            return note(bad_options(chosen, words, error))

    @new.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return offered(self.games.values(), current)

    @new.autocomplete("options")
    async def _options(self, interaction: Interaction, current: str) -> Choices:
        game = self.games.get(str(interaction.namespace.game))
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

    @command("game join", guild_only=True)
    async def join(self, interaction: Interaction, words: Words) -> Message:
        """Take a seat."""
        table = await table_here(self.dispatcher, interaction)
        table = await self.dispatcher.tables.lobby.join(table.id, person_of(interaction))
        return note(words("joined", seat=len(table.seats)))

    @command("game leave", guild_only=True)
    async def leave(
        self, interaction: Interaction, words: Words, computer: str | None = None
    ) -> Message:
        """Give the seat back; in a running game, ask to be replaced."""
        table, person = await table_here(self.dispatcher, interaction), person_of(interaction)
        for feature in self.repository.features:
            if (said := await feature.leave(table, person, computer)) is not None:
                return note(words(said))
        await self.dispatcher.tables.lobby.leave(table.id, person)
        return note(words("left"))

    @command("game start", guild_only=True)
    async def start(self, interaction: Interaction, words: Words) -> Message:
        """Begin the game."""
        table = await table_here(self.dispatcher, interaction)
        table = await self.dispatcher.tables.lobby.start(table.id, person_of(interaction))
        with saved("other"):
            return await self.panels.panel_or_board(table, interaction.user.id, words)

    @command("game cancel", guild_only=True)
    async def cancel(self, interaction: Interaction, words: Words) -> Message | None:
        """Close the lobby; ask once more if others sit there."""
        table = await table_here(self.dispatcher, interaction)
        return await self.dispatcher.lobbies.close(interaction, table, words)

    @command("game abandon", guild_only=True)
    async def abandon(self, interaction: Interaction, words: Words) -> Message:
        """Ask whether the running game is to be ended for good."""
        table = await table_here(self.dispatcher, interaction)
        return self.dispatcher.lobbies.ask_end(interaction, table, words)

    @command("game add-computer", guild_only=True)
    async def add_computer(
        self, interaction: Interaction, words: Words, kind: str = USUAL
    ) -> Message:
        """Seat a computer player, of the usual level if none is chosen."""
        table = await table_here(self.dispatcher, interaction)
        table = await self.dispatcher.tables.lobby.add_bot(table.id, person_of(interaction), kind)
        with saved("other"):
            name = cards.named(table, len(table.seats) - 1, words)
            return note(words("bot-added", name=name))

    @add_computer.autocomplete("kind")
    @leave.autocomplete("computer")
    async def _kinds(self, interaction: Interaction, current: str) -> Choices:
        return computers_named(interaction, current)

    @command("game remove", guild_only=True)
    async def remove(self, interaction: Interaction, words: Words, seat: str) -> Message:
        """Free a seat in the lobby."""
        table = await table_here(self.dispatcher, interaction)
        number, occupant = chosen_seat(table, seat)
        name = cards.named(table, number, words)
        await self.dispatcher.tables.lobby.remove(
            table.id, person_of(interaction), number, occupant
        )
        return note(words("seat-freed", name=name))

    @remove.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> Choices:
        return await seats_named(self.dispatcher, interaction, current, "lobby")

    @command("game option", guild_only=True)
    async def option(
        self, interaction: Interaction, words: Words, name: str, value: str
    ) -> Message:
        """Set an option of the game in the lobby."""
        table = await table_here(self.dispatcher, interaction)
        option = typed_name(table.game, name, words)
        chosen = typed_value(table.game, option, value, words)
        try:
            table = await self.dispatcher.tables.lobby.set_option(
                table.id, person_of(interaction), option, chosen
            )
        except BadOptions as error:
            return note(bad_options(table.game, words, error))
        with saved("other"):
            return note(option_set(table.game, words, option, option_value(table, option)))

    @option.autocomplete("name")
    async def _option_names(self, interaction: Interaction, current: str) -> Choices:
        table = await table_of(self.repository, interaction, None)
        names = option_names(table.game) if table else ()
        return [app_commands.Choice(name=name, value=name) for name in names if current in name]

    @option.autocomplete("value")
    async def _option_choices(self, interaction: Interaction, current: str) -> Choices:
        table = await table_of(self.repository, interaction, None)
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

    @command("game status", guild_only=True)
    async def status(self, interaction: Interaction, words: Words) -> Message:
        """Show the table of this channel, privately."""
        table = await table_here(self.dispatcher, interaction)
        self.dispatcher.waiting.tell_again(interaction, table)
        if table.row.status == "lobby":
            return await self.panels.lobby(table, words)
        return await self.panels.board(table, words)

    @command("game list", guild_only=True)
    async def list_tables(self, interaction: Interaction, words: Words) -> Message:
        """List the open tables of this server that the asker may see."""
        return note(await table_list(self.repository, interaction, words))

    @app_commands.choices(
        language=[
            app_commands.Choice(name=name, value=value)
            for name, value in (
                ("English", "en"), ("Deutsch", "de"), ("Français", "fr"), ("Italiano", "it"),
            )
        ]
    )  # fmt: skip
    @command("game language", guild_only=True)
    async def language(self, interaction: Interaction, words: Words, language: str) -> Message:
        """Set the language of public posts in this server."""
        if not person_of(interaction).manages:
            raise TableRefused("not-manager")
        guild_id = interaction.guild_id or 0
        await self.dispatcher.tables.preferences.choose_server_language(guild_id, language)
        return note(words_in(language)("language-set"))
