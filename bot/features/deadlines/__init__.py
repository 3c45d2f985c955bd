"""How long people have for a turn, what happens then, and what reminds them."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal

from typing_extensions import override

from bot.delivery.additions import Means
from bot.delivery.single_posts import SinglePosts
from bot.delivery.streams import PrivateSending, Sending
from bot.dispatch.additions import TypedSetting
from bot.dispatch.feature import ServiceFeature
from bot.features.deadlines import messages, rows
from bot.features.deadlines.answers import Deadlines, suggest_zones
from bot.features.deadlines.caretaking import CaretakerMatter
from bot.features.deadlines.reminders import Reminders
from bot.features.deadlines.reminding import ZONE_KEY
from bot.features.deadlines.service import DeadlineService
from bot.messages.message import Message
from bot.messages.parts import Part
from bot.store.transaction import Tx
from bot.tables import Table, TableRefused
from bot.tables.matters import Matter
from bot.texts import Words


class DeadlinesFeature(ServiceFeature[DeadlineService]):
    """Deadlines, absences, caretakers and reminders."""

    name = "deadlines"
    answered_by = (Deadlines,)
    served_by = DeadlineService
    stored = rows.STORED

    @override
    def typed_settings(self) -> Iterable[TypedSetting]:
        return [
            TypedSetting(
                "time_zone",
                "command-settings-zone",
                lambda user_id, typed: self.service.reminders.choose(user_id, ZONE_KEY, typed),
                suggest_zones,
            )
        ]

    @override
    async def settings_part(self, user_id: int, words: Words) -> Part:
        return messages.settings(words, await self.service.reminders.rhythm(user_id))

    @override
    async def lobby_part(self, table: Table, words: Words) -> Part:
        return messages.in_lobby(table, words)

    @override
    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        return messages.on_card(table, words, view)

    @override
    async def refusal(
        self, table: Table, user_id: int, refused: TableRefused, words: Words
    ) -> Message | None:
        return messages.cared_for(table, words) if refused.code == "caretaker-plays" else None

    @override
    def senders(self, means: Means) -> Mapping[str, Sending]:
        return {"deadline": SinglePosts(means, messages.post, messages.pinged)}

    @override
    def private_senders(self, means: Means) -> Mapping[str, PrivateSending]:
        return {"reminder": Reminders(means, self.service.reminders)}

    @override
    def matters(self) -> Mapping[str, Matter]:
        return {"caretaker": CaretakerMatter(self.repository)}

    @override
    async def taken_back(
        self, tx: Tx, table: Table, seats: Collection[int], how: Literal["undo", "consent"]
    ) -> None:
        if how == "consent":  # their questions are open again, and so is the whole time for them
            await rows.wait_anew(tx, table.id, seats, self.repository.now())

    @override
    async def look_after(self) -> None:
        await self.service.look()
        await self.service.reminders.announce()
