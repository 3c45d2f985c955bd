"""What to do at one's next turn, said ahead."""

from collections.abc import Collection
from typing import Literal

from typing_extensions import override

from bot import store
from bot.dispatch.feature import Feature
from bot.features.plans import rows
from bot.store import StoredAbout, Tx
from bot.tables import Table


class PlansFeature(Feature):
    """Plans for the next turn, also depending on what others do first."""

    name = "plans"

    @override
    def stored(self) -> StoredAbout:
        return rows.STORED

    @override
    async def taken_back(
        self, tx: Tx, table: Table, seats: Collection[int], how: Literal["undo", "consent"]
    ) -> None:
        for seat in seats:
            await store.hold_plan(tx, table.id, seat, "undone" if how == "undo" else how)
