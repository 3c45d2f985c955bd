"""Seats of a running game that pass to somebody else."""

from collections.abc import Sequence

from typing_extensions import override

from bot import store
from bot.dispatch.feature import Feature
from bot.messages import seats
from bot.messages.told import NameChange
from bot.tables import Table
from bot.texts import Words


class SeatsFeature(Feature):
    """Leaving, and replacing somebody."""

    name = "seats"

    @override
    async def renamed(self, table: Table, words: Words) -> Sequence[NameChange]:
        steps = await store.replacements_of(self.repository.database.reader, table.id)
        return seats.changes(words, steps)
