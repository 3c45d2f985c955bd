"""Private looks at the map and at things: places, targets, cards, locations, what players have."""

from collections.abc import Iterable
from typing import Any

from discord.ext.commands import Cog
from typing_extensions import override

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature, Verbs
from bot.features.lookups.answers import Looks
from bot.features.lookups.map_cards import has_map, map_button, targets_button
from bot.messages.parts import NOTHING, Part
from bot.tables import Table
from bot.texts import Words


class LookupsFeature(Feature):
    """What can be looked at, for games that offer it."""

    name = "lookups"

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return [Looks(dispatcher)]

    @override
    def verbs(self, dispatcher: Dispatcher) -> Verbs:
        looks = Looks(dispatcher)
        return Verbs(
            edit={"targets": looks.press_targets, "back-to-hand": dispatcher.moving.hand},
            private={"map": looks.press_map},
        )

    @override
    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        return Part(look=[map_button(table, words)]) if has_map(table) else NOTHING

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        if not has_map(table):
            return NOTHING
        shown = [map_button(table, words)]
        return Part(look=shown) if over else Part(own=shown)

    @override
    async def hand_part(self, table: Table, seat: int, words: Words) -> Part:
        return Part(own=[targets_button(table, words)]) if has_map(table) else NOTHING
