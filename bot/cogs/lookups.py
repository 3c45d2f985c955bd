"""``/card``, ``/location`` and ``/player``: private looks at things, for games that offer them."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import respond, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of
from bot.dispatch.localisation import described
from bot.messages.lookups import Sort, label, things_of
from bot.messages.message import Message, note
from bot.messages.narrator import listed, safe
from bot.tables import TableRefused
from bot.tables.places import matched, matching, similar
from bot.texts import Words, words_in

Choices = list[app_commands.Choice[str]]


class LookupsCog(commands.Cog):
    """Looks at what is open to all players; spectators may look, too."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.tables = dispatcher.tables

    @app_commands.command(description=described("command-card"))
    @app_commands.describe(name=described("command-card-name"))
    @app_commands.guild_only()
    async def card(self, interaction: Interaction, name: str) -> None:
        """Show a card."""
        await self._look_up(interaction, "card", name)

    @app_commands.command(description=described("command-location"))
    @app_commands.describe(number=described("command-location-number"))
    @app_commands.guild_only()
    async def location(self, interaction: Interaction, number: str) -> None:
        """Show a location of the board and what is around it."""
        await self._look_up(interaction, "location", number)

    @app_commands.command(description=described("command-player"))
    @app_commands.describe(name=described("command-player-name"))
    @app_commands.guild_only()
    async def player(self, interaction: Interaction, name: str) -> None:
        """Show what a player has."""
        await self._look_up(interaction, "player", name)

    async def _look_up(self, interaction: Interaction, sort: Sort, typed: str) -> None:
        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            things = things_of(table, sort, table.seat_of(interaction.user.id))
            thing = matched(things, typed)
            if thing is None:
                near = [safe(label(other, words.locale)) for other in similar(things, typed)]
                missing = words("no-such-thing", thing=safe(typed))
                if near:
                    names = listed(words, near)
                    missing += f" {words('nearest', names=names, count=len(near))}"
                return note(missing)
            return await self.dispatcher.panels.look_up(
                table, interaction.user.id, sort, thing.id, words
            )

        await respond(self.dispatcher, interaction, work)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, current: str) -> Choices:
        return await self._things(interaction, "card", current)

    @location.autocomplete("number")
    async def _locations(self, interaction: Interaction, current: str) -> Choices:
        return await self._things(interaction, "location", current)

    @player.autocomplete("name")
    async def _players(self, interaction: Interaction, current: str) -> Choices:
        return await self._things(interaction, "player", current)

    async def _things(self, interaction: Interaction, sort: Sort, current: str) -> Choices:
        """Return things that fit what is typed; the command itself says what is wrong, if it is."""
        try:
            table = await self.tables.repository.at(interaction.channel_id or 0)
            things = things_of(table, sort, None) if table else ()
        except TableRefused:
            return []
        language = words_in(locale_of(interaction)).locale
        fitting = matching(things, current, language) if current.strip() else things
        return [
            app_commands.Choice(name=label(thing, language), value=thing.id)
            for thing in fitting[:25]
        ]
