"""Private looks at the map and at things: places, targets, cards, locations, what players have."""

from typing import Any

from typing_extensions import override

from bot.dispatch.feature import Feature
from bot.features.lookups.answers import Looks
from bot.features.lookups.map_cards import has_map, map_button, targets_button
from bot.features.lookups.messages import has_market, market_button
from bot.messages.parts import NOTHING, Part, Placed
from bot.tables import Table
from bot.texts import Words


class LookupsFeature(Feature):
    """What can be looked at, for games that offer it."""

    name = "lookups"
    answered_by = (Looks,)

    @override
    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        return Part(look=_looks(table, words))

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        if over:  # nobody takes a card any more
            return Part(look=_maps(table, words))
        return Part(own=_looks(table, words))

    @override
    async def hand_part(self, table: Table, seat: int, words: Words) -> Part:
        return Part(own=[targets_button(table, words)]) if has_map(table) else NOTHING


def _maps(table: Table, words: Words) -> list[Placed]:
    """Return the button with which one looks at a game's map, if it has one."""
    return [map_button(table, words)] if has_map(table) else []


def _looks(table: Table, words: Words) -> list[Placed]:
    """Return the buttons with which one looks at a game's map, and at the cards that lie open."""
    shown = _maps(table, words)
    return [*shown, market_button(table, words)] if has_market(table) else shown
