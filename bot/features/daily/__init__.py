"""The daily challenge: the same start for everybody, alone, once a day."""

from collections.abc import Iterable, Mapping
from typing import Literal

from discord.ext.commands import Cog
from typing_extensions import override

from bot import store
from bot.delivery.additions import Means
from bot.delivery.streams import Sending
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import ServiceFeature
from bot.dispatch.interactions import Interaction
from bot.features.daily import messages
from bot.features.daily.answers import Dailies
from bot.features.daily.posts import DailyPosts
from bot.features.daily.rows import KIND
from bot.features.daily.service import DailyService
from bot.messages import controls
from bot.messages.parts import NOTHING, Part
from bot.store.transaction import Tx
from bot.tables import Person, Table
from bot.tables.outgoing import Notice
from bot.texts import Words


class DailyFeature(ServiceFeature[DailyService]):
    """The challenge of the day, in games that have one."""

    name = "daily"
    answered_by = (Dailies,)
    served_by = DailyService

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return super().commands(dispatcher) if self.service.games else ()

    @override
    def kind_of(self, table_id: int, table: Table | None) -> str | None:
        return "daily" if table is not None and table.daily is not None else None

    @override
    async def admits(self, interaction: Interaction, table: Table) -> bool:
        if table.daily is None:
            return False
        await self.service.check_reader(table, interaction.user.id, interaction.guild_id)
        return True

    @override
    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        day, user_id = table.daily, table.seats[seat].user_id
        if day is None or user_id is None:
            return NOTHING
        streak = await self.service.streak(table.game.id, user_id, day)
        today, next_at = self.repository.today(), self.service.next_at()
        line = messages.panel_line(table, words, day, today=today, next_at=next_at, streak=streak)
        if table.outcome is None:
            return Part([("first", line)])
        results = messages.results_button(words, table.game, day)
        return Part([("first", line)], below=controls.rows([results]))

    @override
    async def ended(self, tx: Tx, table: Table) -> list[Notice]:
        if table.daily is None or table.row.guild_id is None:
            return []
        row = await store.tables.table(tx, table.id)
        is_finished = row is not None and row.status == "finished"
        return [Notice(KIND, "y", {}, tells_nothing=True)] if is_finished else []

    @override
    async def check_given(self, table: Table, what: Literal["hint", "record"]) -> None:
        if table.daily is not None:
            await self.service.check_given(table, table.daily, what)

    @override
    async def erasing(self, tx: Tx, person: Person) -> None:
        await self.service.keep_attempts(tx, person.id)

    @override
    async def look_after(self) -> None:
        await self.service.end_old()

    @override
    def senders(self, means: Means) -> Mapping[str, Sending]:
        return {KIND: DailyPosts(means, self.service)}
