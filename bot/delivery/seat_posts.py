"""The public question who is to have a seat of a running game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot import store
from bot.delivery.messenger import Messenger
from bot.delivery.streams import Settle
from bot.messages import seats
from bot.store import OutboxRow, ReplacementRow
from bot.tables import Table, TableService
from bot.texts import words_in


class SeatPosts:
    """Sends what waits about the seats of a table."""

    def __init__(self, messenger: Messenger, tables: TableService) -> None:
        self._messenger = messenger
        self._tables = tables

    async def send(
        self, table_id: int, rows: Sequence[OutboxRow], settle: Settle, *, look: bool
    ) -> None:
        """Post each question as it stands now, or edit its post.

        With ``look`` some of them may have been posted already: they are searched for.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        table = await self._tables.repository.get(table_id)
        questions: dict[int, list[OutboxRow]] = {}
        for row in rows:
            questions.setdefault(json.loads(row.payload)["replacement"], []).append(row)
        for number, about in questions.items():
            step = await store.replacement(self._tables.repository.database.reader, number)
            assert step is not None, "replacements are never deleted"
            await self._question(table, step, about, settle, look=look)

    async def _question(
        self,
        table: Table,
        step: ReplacementRow,
        rows: Sequence[OutboxRow],
        settle: Settle,
        *,
        look: bool,
    ) -> None:
        message = seats.post(table, words_in(table.row.locale), step)
        channel_id, posted = table.row.channel_id, step.message_id
        if posted is None and look:
            nonces = [row.nonce for row in rows]
            found = await self._messenger.find(channel_id, nonces, rows[0].created_at)
            posted = max(found.values(), default=None)
        if posted is None or not await self._messenger.edit(channel_id, posted, message):
            users = seats.pinged(table, step)
            posted = await self._messenger.post(channel_id, message, rows[-1].nonce, users)
        await settle(rows, lambda tx: store.set_replacement_message(tx, step.id, posted))
