"""The public requests to which all people of a table are to agree."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot import store
from bot.delivery.messenger import Messenger
from bot.delivery.streams import Settle
from bot.messages import consents
from bot.store import ConsentRow, OutboxRow
from bot.tables import Table, TableService
from bot.texts import words_in


class ConsentPosts:
    """Sends what waits about the requests of a table."""

    def __init__(self, messenger: Messenger, tables: TableService) -> None:
        self._messenger = messenger
        self._tables = tables

    async def send(
        self, table_id: int, rows: Sequence[OutboxRow], settle: Settle, *, look: bool
    ) -> None:
        """Post each request as it stands now, or edit its post.

        With ``look`` some of them may have been posted already: they are searched for.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        table = await self._tables.repository.get(table_id)
        requests: dict[int, list[OutboxRow]] = {}
        for row in rows:
            requests.setdefault(json.loads(row.payload)["consent"], []).append(row)
        for number, about in requests.items():
            request = await store.consent(self._tables.repository.database.reader, number)
            assert request is not None, "requests are never deleted"
            await self._request(table, request, about, settle, look=look)

    async def _request(
        self,
        table: Table,
        request: ConsentRow,
        rows: Sequence[OutboxRow],
        settle: Settle,
        *,
        look: bool,
    ) -> None:
        message = consents.post(table, words_in(table.row.locale), request)
        channel_id, posted = table.row.channel_id, request.message_id
        if posted is None and look:
            nonces = [row.nonce for row in rows]
            found = await self._messenger.find(channel_id, nonces, rows[0].created_at)
            posted = max(found.values(), default=None)
        if posted is None or not await self._messenger.edit(channel_id, posted, message):
            users = consents.pinged(table, request)
            posted = await self._messenger.post(channel_id, message, rows[-1].nonce, users)
        await settle(rows, lambda tx: store.set_consent_message(tx, request.id, posted))
