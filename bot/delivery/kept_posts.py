"""Public posts that are kept up to date: each stands for a question, until it is answered."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, Protocol, TypeVar

from bot import store
from bot.delivery.additions import Means
from bot.delivery.streams import Batch
from bot.messages import consents
from bot.messages.message import Message
from bot.store.rows import ConsentRow, OutboxRow
from bot.store.transaction import Reader, Tx
from bot.tables import Table, TableService
from bot.texts import Words, words_in


class Question(Protocol):
    """A row of the store about which there is a post."""

    @property
    def id(self) -> int: ...

    @property
    def message_id(self) -> int | None: ...


Q = TypeVar("Q", bound=Question)


@dataclass(frozen=True, slots=True)
class Kind(Generic[Q]):
    """What is asked: its name in the outbox, and how it is read, shown, and who is pinged once."""

    name: str
    read: Callable[[Reader, int], Awaitable[Q | None]]
    shown: Callable[[Table, Words, Q], Message]
    pinged: Callable[[Table, Q], list[int]]
    note: Callable[[Tx, int, int], Awaitable[None]]
    """Remembers the message of the question with this id."""


def requests(tables: TableService) -> Kind[ConsentRow]:
    """Return what all people of a table are to agree to, or vote on."""
    by = tables.consents.decided_by
    return Kind(
        "consent",
        store.consents.consent,
        lambda table, words, row: consents.post(table, words, row, by(row.kind)),
        lambda table, row: consents.pinged(table, row, by(row.kind)),
        store.consents.set_consent_message,
    )


@dataclass(frozen=True)
class KeptPosts(Generic[Q]):
    """Sends what waits about the questions of one kind at a table."""

    is_public: ClassVar[bool] = True

    means: Means
    kind: Kind[Q]

    async def send(self, table_id: int, batch: Batch) -> None:
        """Post each question as it stands now, or edit its post.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        table = await self.means.tables.repository.get(table_id)
        asked: dict[int, list[OutboxRow]] = {}
        for row in batch.rows:
            asked.setdefault(json.loads(row.payload)[self.kind.name], []).append(row)
        for number, about in asked.items():
            question = await self.kind.read(self.means.tables.repository.reader, number)
            assert question is not None, "questions are never deleted"
            await self._keep(table, question, replace(batch, rows=about))

    async def _keep(self, table: Table, question: Q, batch: Batch) -> None:
        message = self.kind.shown(table, words_in(table.row.locale), question)
        channel_id, users = table.row.channel_id, self.kind.pinged(table, question)
        keep = self.means.messenger.keep
        posted = await keep(channel_id, question.message_id, message, batch, users)
        await batch.done(lambda tx: self.kind.note(tx, question.id, posted))
