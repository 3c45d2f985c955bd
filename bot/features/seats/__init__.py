"""Seats of a running game that pass to somebody else."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from typing_extensions import override

from bot.delivery.additions import Means
from bot.delivery.kept_posts import KeptPosts, Kind
from bot.delivery.streams import PrivateSending, Sending
from bot.dispatch.feature import ServiceFeature
from bot.features.seats import messages, rows
from bot.features.seats.answers import Seats
from bot.features.seats.farewells import Farewells
from bot.features.seats.service import SeatingService, seats_notice
from bot.messages.message import Message, note
from bot.messages.refusals import explained
from bot.messages.told import NameChange
from bot.store.transaction import Tx
from bot.tables import Person, Table, TableRefused
from bot.tables.outgoing import Notice
from bot.texts import Words
from engines.players import USUAL

QUESTIONS = Kind(
    "replacement", rows.replacement, messages.post, messages.pinged, rows.set_replacement_message
)
"""Who is to have a seat."""


class SeatsFeature(ServiceFeature[SeatingService]):
    """Leaving, and replacing somebody."""

    name = "seats"
    answered_by = (Seats,)
    served_by = SeatingService
    stored = rows.STORED

    @override
    async def refusal(
        self, table: Table, user_id: int, refused: TableRefused, words: Words
    ) -> Message | None:
        if refused.code != "not-seated":
            return None
        successor = await self.service.successor(table, user_id)
        if successor is None:
            return None
        return note(explained(TableRefused("seat-passed-on", name=successor), words, table, None))

    @override
    async def leave(self, table: Table, person: Person, bot: str | None) -> str | None:
        if table.row.status != "running":
            return None
        step = await self.service.leave(table.id, person, bot=bot)
        return "left" if step.status == "done" else "seats-leave-asked"

    @override
    async def ended(self, tx: Tx, table: Table) -> list[Notice]:
        number = await rows.end_replacement(tx, table.id)
        return [] if number is None else [seats_notice(number)]

    @override
    async def before_erasing(self, person: Person) -> None:
        for table_id in await self.repository.ids_of_user(person.id):
            with suppress(TableRefused):  # a table that cannot be played now
                table = await self.repository.get(table_id)
                others = any(row.user_id not in (None, person.id) for row in table.seats)
                if table.row.status == "running" and others:
                    await self.service.leave(table.id, person, bot=USUAL)
        reader = self.repository.reader
        for table_id, number in await rows.open_questions_of(reader, person.id):
            for action in ("withdraw", "object"):  # by who asked, or by who was to come
                with suppress(TableRefused):
                    await self.service.press(table_id, person, action, str(number))
                    break

    @override
    async def renamed(self, table: Table, words: Words) -> Sequence[NameChange]:
        steps = await rows.replacements_of(self.repository.reader, table.id)
        return messages.changes(words, steps)

    @override
    def senders(self, means: Means) -> Mapping[str, Sending]:
        return {"seats": KeptPosts(means, QUESTIONS)}

    @override
    def private_senders(self, means: Means) -> Mapping[str, PrivateSending]:
        return {"farewell": Farewells(means)}
