"""What to do at one's next turn, said ahead."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Literal

from typing_extensions import override

from bot.delivery.additions import Means
from bot.delivery.streams import Batch, Sending
from bot.dispatch.feature import ServiceFeature
from bot.features.plans import rows
from bot.features.plans.answers import Plans
from bot.features.plans.messages import dropped, held_back, plan_button
from bot.features.plans.service import PLANS, PlanService, can_plan
from bot.messages.parts import NOTHING, Part
from bot.store.transaction import Tx
from bot.tables import Table, TableService
from bot.texts import Words
from engines.core import Decision


class NoPosts:
    """Sends nothing: plans are played before the delivery, which it wakes, sends anything."""

    is_public: ClassVar[bool] = False

    async def send(self, table_id: int, batch: Batch) -> None:
        """Note that it is done."""
        await batch.done()


class PlansFeature(ServiceFeature[PlanService]):
    """Plans for the next turn, also depending on what others do first."""

    name = "plans"
    answered_by = (Plans,)
    served_by = PlanService
    stored = rows.STORED

    @override
    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        if not can_plan(table):
            return NOTHING
        plan = await rows.plan_of(self.repository.reader, table.id, seat)
        # Who is asked now answers, and some have nothing left to do.
        asked = table.offered(seat) is not None
        if not plan.lines and (asked or table.game.ahead(table.state, seat) is None):
            return NOTHING
        waits = dropped(table, words, plan) or held_back(words, plan)
        return Part([("top", waits)], own=[plan_button(table, words, plan)])

    @override
    def keeps(self, table: Table) -> bool:
        return can_plan(table)

    @override
    async def keep(
        self, tx: Tx, table: Table, seat: int, asked: Decision[Any], moves: Sequence[Any]
    ) -> None:
        await self.service.keep(tx, table, seat, asked, moves)

    @override
    async def will_answer(self, table: Table, seat: int) -> bool:
        plan = await rows.plan_of(self.repository.reader, table.id, seat)
        return bool(plan.lines) and plan.held is None

    @override
    async def before_posts(self, tables: TableService, table_id: int) -> None:
        await self.service.play(table_id, tables.settle)

    @override
    def senders(self, means: Means) -> Mapping[str, Sending]:
        return {PLANS: NoPosts()}

    @override
    async def taken_back(
        self, tx: Tx, table: Table, seats: Collection[int], how: Literal["undo", "consent"]
    ) -> None:
        for seat in seats:
            await rows.hold_plan(tx, table.id, seat, "undone" if how == "undo" else how)

    @override
    async def seat_passed(self, tx: Tx, table: Table, seat: int) -> None:
        await rows.set_plan(tx, table.id, seat, ())
