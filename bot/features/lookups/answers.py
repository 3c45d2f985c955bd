"""Looks at the map and at things, for commands and buttons. They change nothing."""

from __future__ import annotations

from discord import app_commands

from bot.delivery.pictures import Kind
from bot.dispatch.commands import Choices, CommandCog, command, pressed, table_here
from bot.dispatch.interactions import Interaction, locale_of, table_of
from bot.features.lookups.map_cards import map_of, targets_card, where_card, whole_map_card
from bot.features.lookups.messages import Sort, lookup_card, lookups_of, market_card, things_of
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.messages.narrator import listed, safe
from bot.messages.refusals import no_such_place
from bot.messages.things import label
from bot.tables import Table, TableRefused
from bot.tables.places import fitting, matched, matching, similar
from bot.texts import Words, words_in
from engines.core import AnyGame, Place
from render.files import Drawn

MOST_NAMES = 6
"""How many of the places that may be meant are named."""

KINDS: dict[Sort, Kind] = {
    "card": "card_picture",
    "location": "location_picture",
    "player": "player_picture",
}


class Looks(CommandCog):
    """Shows what a user may see; spectators may look, too."""

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
        return await self._where(table, interaction.user.id, place_meant.id, words)

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
        return await self._targets(table, interaction.user.id, words)

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
        return await self._thing(table, interaction.user.id, sort, thing.id, words)

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

    async def _where(self, table: Table, user_id: int, place: str, words: Words) -> Message:
        """Return a place on the map.

        :raises TableRefused: if the game has not begun or has no map.
        """
        seat = table.seat_of(user_id)
        drawn = await self._map(table, "where", seat, words, about=place)
        return where_card(table, words, seat, place, drawn)

    async def _thing(
        self, table: Table, user_id: int, sort: Sort, thing: str, words: Words
    ) -> Message:
        """Return a card, a location or a player's things.

        :raises TableRefused: if nothing can be looked up in the game, or it has not begun.
        """
        seat = table.seat_of(user_id)
        lookups_of(table)
        about = int(thing) if sort == "player" else thing
        drawn = await self.drawing.drawn(table, KINDS[sort], table.view(seat), words, about=about)
        return lookup_card(table, words, seat, sort, thing, drawn)

    async def _targets(
        self, table: Table, user_id: int, words: Words, *, in_words: bool = False
    ) -> Message:
        """Return the targets of a user's seat, the nearest to an expedition first.

        A button leads back to the hand, as a picture or ``in_words``.

        :raises TableRefused: if the user has no seat, the game has not begun or has no map.
        """
        seat = table.check_seated(user_id)
        drawn = await self._map(table, "targets", seat, words)
        return targets_card(table, words, seat, drawn, in_words=in_words)

    @pressed("targets")
    async def press_targets(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Return the targets in place of the hand."""
        table = await self.repository.get(press.table_id)
        return await self._targets(table, interaction.user.id, words, in_words=press.in_words)

    @pressed("back-to-hand")
    async def hand(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Return the hand in place of the targets."""
        return await self.dispatcher.moving.hand(interaction, press, words)

    @pressed("map", to="private")
    async def press_map(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Return the whole map with every name, below closeups of what the user may choose now.

        :raises TableRefused: if the game has not begun or has no map.
        """
        table = await self.repository.get(press.table_id)
        seat = table.seat_of(interaction.user.id)
        drawn = await self._map(table, "whole_map", seat, words)
        closeups = await self.drawing.closeups(table, table.view(seat), words)
        return whole_map_card(table, words, seat, drawn, closeups)

    @pressed("market", to="private")
    async def press_market(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Return what the cards do that lie open for everybody.

        :raises TableRefused: if nothing can be looked up in the game, or it has not begun.
        """
        table = await self.repository.get(press.table_id)
        return market_card(table, words, table.seat_of(interaction.user.id))

    async def _map(
        self, table: Table, kind: Kind, seat: int | None, words: Words, *, about: str | None = None
    ) -> Drawn | None:
        """Draw the map; ``None`` if that fails, as the message also says it in words.

        :raises TableRefused: if the game has no map, or has not begun.
        """
        map_of(table)
        return await self.drawing.drawn(table, kind, table.view(seat), words, about=about)


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
