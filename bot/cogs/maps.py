"""``/where`` and ``/targets``: looks at the map, for games that have one."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import respond, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of
from bot.dispatch.localisation import described
from bot.messages.message import Message, note
from bot.messages.narrator import listed, no_such_place, safe
from bot.tables import TableRefused
from bot.tables.places import fitting, matched, matching, similar
from bot.texts import Words, words_in
from engines.core import AnyGame, Place

Choices = list[app_commands.Choice[str]]

MOST_NAMES = 6
"""How many of the places that may be meant are named."""


class MapsCog(commands.Cog):
    """Private looks at the map."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.tables = dispatcher.tables

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
            return await self.dispatcher.panels.where(
                table, interaction.user.id, place_meant.id, words
            )

        await respond(self.dispatcher, interaction, work)

    @where.autocomplete("place")
    async def _places(self, interaction: Interaction, current: str) -> Choices:
        """Return places that fit what is typed; for everybody the same, whatever their cards."""
        try:
            table = await self.tables.repository.at(interaction.channel_id or 0)
        except TableRefused:
            return []  # the command itself will say so
        language = words_in(locale_of(interaction)).locale
        places = matching(table.game.places(), current, language) if table else []
        return [
            app_commands.Choice(name=label(place, language), value=place.id)
            for place in places[:25]
        ]

    @app_commands.command(description=described("command-targets"))
    @app_commands.guild_only()
    async def targets(self, interaction: Interaction) -> None:
        """Show the own targets, privately."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            return await self.dispatcher.panels.targets(table, interaction.user.id, words)

        await respond(self.dispatcher, interaction, work)


def _unclear(words: Words, game: AnyGame, typed: str) -> str:
    """Return that several places are called so, or none, and then which ones are similar."""
    several = [place.called(words.locale) for place in fitting(game.places(), typed)]
    if several:
        names = listed(words, several[:MOST_NAMES])
        return words("several-places", place=safe(typed), names=names)
    near = [place.called(words.locale) for place in similar(game.places(), typed)]
    return no_such_place(words, game, safe(typed), near)


def label(place: Place, language: str) -> str:
    """Return the names of a place for a reader, cut to what Discord shows of a suggestion."""
    return " · ".join(place.names(language))[:100]
