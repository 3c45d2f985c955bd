"""The rules of the games: by chapters and by words, about a question, and in one minute."""

from typing import Any

from typing_extensions import override

from bot.dispatch.feature import Feature
from bot.features.rules.answers import Rules
from bot.features.rules.messages import (
    first_sight,
    in_a_minute,
    in_lobby,
    question_of,
    rules_button,
)
from bot.features.rules.service import is_first
from bot.messages.parts import NOTHING, Part
from bot.tables import Table
from bot.texts import Words


class RulesFeature(Feature):
    """What a game's rules say."""

    name = "rules"
    answered_by = (Rules,)

    @override
    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        return Part(look=[rules_button(table, words, question_of(table, seat))])

    @override
    async def opened_part(self, table: Table, seat: int, words: Words) -> Part:
        user_id = table.seats[seat].user_id
        if not in_a_minute(words, table.game.id) or user_id is None:
            return NOTHING
        if not await is_first(self.repository.database, user_id, f"minute-{table.game.id}"):
            return NOTHING
        return first_sight(table, words)

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        return NOTHING if over else Part(look=[rules_button(table, words)])

    @override
    async def lobby_part(self, table: Table, words: Words) -> Part:
        return in_lobby(table, words)
