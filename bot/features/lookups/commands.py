"""``/where``, ``/targets``, ``/card``, ``/location`` and ``/player``: private looks."""

from __future__ import annotations

from discord import app_commands

from bot.dispatch.commands import Choices, FeatureCog, command, table_here
from bot.dispatch.interactions import Interaction, locale_of, table_of
from bot.features.lookups.messages import Sort, things_of
from bot.features.lookups.presses import Looks
from bot.messages.message import Message, note
from bot.messages.narrator import listed, no_such_place, safe
from bot.messages.things import label
from bot.tables import Table, TableRefused
from bot.tables.places import fitting, matched, matching, similar
from bot.texts import Words, words_in
from engines.core import AnyGame, Place

MOST_NAMES = 6
"""How many of the places that may be meant are named."""


class LookupsCog(FeatureCog[Looks]):
    """Looks for games that offer them; spectators may look, too."""

    @command("where", guild_only=True)
    async def where(self, interaction: Interaction, words: Words, place: str) -> Message:
        """Show a place on the map, privately."""
        table = await table_here(self.dispatcher, interaction)
        places = table.game.places()
        if not places:
            raise TableRefused("no-map", game=table.game.title)
        place_meant = matched(places, place)
        if place_meant is None:
            return note(_unclear(words, table.game, place))
        return await self.service.where(table, interaction.user.id, place_meant.id, words)

    @where.autocomplete("place")
    async def _places(self, interaction: Interaction, current: str) -> Choices:
        """Return places that fit what is typed; for everybody the same, whatever their cards."""
        table, language = await self._here(interaction)
        places = matching(table.game.places(), current, language) if table else []
        return [
            app_commands.Choice(name=names_of(place, language), value=place.id)
            for place in places[:25]
        ]

    @command("targets", guild_only=True)
    async def targets(self, interaction: Interaction, words: Words) -> Message:
        """Show the own targets, privately."""
        table = await table_here(self.dispatcher, interaction)
        return await self.service.targets(table, interaction.user.id, words)

    @command("card", guild_only=True)
    async def card(self, interaction: Interaction, words: Words, name: str) -> Message:
        """Show a card."""
        return await self._look_up(interaction, words, "card", name)

    @command("location", guild_only=True)
    async def location(self, interaction: Interaction, words: Words, number: str) -> Message:
        """Show a location of the board and what is around it."""
        return await self._look_up(interaction, words, "location", number)

    @command("player", guild_only=True)
    async def player(self, interaction: Interaction, words: Words, name: str) -> Message:
        """Show what a player has."""
        return await self._look_up(interaction, words, "player", name)

    async def _look_up(
        self, interaction: Interaction, words: Words, sort: Sort, typed: str
    ) -> Message:
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
        return await self.service.look_up(table, interaction.user.id, sort, thing.id, words)

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
        table = await table_of(self.dispatcher.tables.repository, interaction, None)
        return table, words_in(locale_of(interaction)).locale


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
