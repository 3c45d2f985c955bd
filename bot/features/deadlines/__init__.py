"""How long people have for a turn, and what happens then."""

from collections.abc import Collection, Mapping
from typing import Literal

from typing_extensions import override

from bot import store
from bot.dispatch.feature import Feature
from bot.store import Tx
from bot.tables import Table
from bot.tables.caretaking import CaretakerMatter
from bot.tables.consent import ConsentService, Matter
from bot.tables.deadlines import DeadlineService
from bot.tables.reminders import ReminderService
from bot.tables.repository import TableRepository


class DeadlinesFeature(Feature):
    """Deadlines, reminders and caretakers."""

    name = "deadlines"

    def __init__(self, repository: TableRepository) -> None:
        super().__init__(repository)
        self._reminders = ReminderService(repository)
        consents = ConsentService(repository)
        self._deadlines = DeadlineService(repository, self._reminders, consents)

    @override
    def matters(self) -> Mapping[str, Matter]:
        return {"caretaker": CaretakerMatter(self.repository)}

    @override
    async def taken_back(
        self, tx: Tx, table: Table, seats: Collection[int], how: Literal["undo", "consent"]
    ) -> None:
        if how == "consent":  # their questions are open again, and so is the whole time for them
            await store.wait_anew(tx, table.id, seats, self.repository.now())

    @override
    async def look_after(self) -> bool:
        late = await self._deadlines.look()
        return await self._reminders.announce() or late
