"""``/where``, ``/targets``, ``/card``, ``/location`` and ``/player``: private looks."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import respond, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of
from bot.dispatch.localisation import described
from bot.features.lookups.messages import Sort, things_of
from bot.features.lookups.presses import Looks
from bot.messages.message import Message, note
from bot.messages.narrator import listed, no_such_place, safe
from bot.messages.things import label
from bot.tables import Table, TableRefused
from bot.tables.places import fitting, matched, matching, similar
from bot.texts import Words, words_in
from engines.core import AnyGame, Place

Choices = list[app_commands.Choice[str]]

MOST_NAMES = 6
"""How many of the places that may be meant are named."""


class LookupsCog(commands.Cog):
    """Looks for games that offer them; spectators may look, too."""

    def __init__(self, dispatcher: Dispatcher, looks: Looks) -> None:
        self.dispatcher = dispatcher
        self.looks = looks

    @app_commands.command(description=described("command-where"))
    @app_commands.describe(place=described("command-where-place"))
    @app_commands.guild_only()
    async def where(self, interaction: Interaction, place: str) -> None:
        """Show a place on the map, privately."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            places = table.game.places()
            if not places:
                raise TableRefused("no-map", game=table.game.title)
            place_meant = matched(places, place)
            if place_meant is None:
                return note(_unclear(words, table.game, place))
            return await self.looks.where(table, interaction.user.id, place_meant.id, words)

        await respond(self.dispatcher, interaction, work)

    @where.autocomplete("place")
    async def _places(self, interaction: Interaction, current: str) -> Choices:
        """Return places that fit what is typed; for everybody the same, whatever their cards."""
        table, language = await self._here(interaction)
        places = matching(table.game.places(), current, language) if table else []
        return [
            app_commands.Choice(name=names_of(place, language), value=place.id)
            for place in places[:25]
        ]

    @app_commands.command(description=described("command-targets"))
    @app_commands.guild_only()
    async def targets(self, interaction: Interaction) -> None:
        """Show the own targets, privately."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            return await self.looks.targets(table, interaction.user.id, words)

        await respond(self.dispatcher, interaction, work)

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
            return await self.looks.look_up(table, interaction.user.id, sort, thing.id, words)

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
        """Return things that fit what is typed."""
        table, language = await self._here(interaction)
        try:
            things = things_of(table, sort, None) if table else ()
        except TableRefused:
            return []  # the command itself will say so
        fitting = matching(things, current, language) if current.strip() else things
        return [
            app_commands.Choice(name=label(thing, language), value=thing.id)
            for thing in fitting[:25]
        ]

    async def _here(self, interaction: Interaction) -> tuple[Table | None, str]:
        """Return the channel's table, if it can be used, and the language of the user."""
        language = words_in(locale_of(interaction)).locale
        try:
            table = await self.dispatcher.tables.repository.at(interaction.channel_id or 0)
        except TableRefused:
            return None, language  # the command itself will say so
        return table, language


def _unclear(words: Words, game: AnyGame, typed: str) -> str:
    """Return that several places are called so, or none, and then which ones are similar."""
    several = [place.called(words.locale) for place in fitting(game.places(), typed)]
    if several:
        names = listed(words, several[:MOST_NAMES])
        return words("several-places", place=safe(typed), names=names)
    near = [place.called(words.locale) for place in similar(game.places(), typed)]
    return no_such_place(words, game, safe(typed), near)


def names_of(place: Place, language: str) -> str:
    """Return the names of a place for a reader, cut to what Discord shows of a suggestion."""
    return " · ".join(place.names(language))[:100]
