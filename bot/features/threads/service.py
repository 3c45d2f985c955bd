"""Moves tables into threads."""

from __future__ import annotations

import json

from bot.delivery.messenger import Messenger
from bot.tables import Person, Table, TableRefused, TableRepository, outgoing
from bot.tables.outgoing import Notice

MOVED = "moved"
"""The kind of rows in the outbox: a post in whose channel the table is no longer."""


class ThreadService:
    """Moves lobbies; what happens at a table before and after that is not its business."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository
        self.messenger: Messenger | None = None
        """Knows where threads can be opened, once the bot is there."""

    async def check(self, table_id: int, by: Person) -> Table:
        """Return a table that a person may move.

        :raises TableRefused: if its game has begun, the person may not administer it, or its post
            is not there yet.
        """
        table = await self._tables.get(table_id)
        table.check_status("lobby")
        table.check_administered_by(by)
        if table.row.card_message_id is None:
            raise TableRefused("outdated")
        return table

    async def move(self, table: Table, by: Person, thread_id: int) -> Table:
        """Move a lobby into a thread: its post is made anew there and calls who is seated.

        The former one becomes a link.

        :raises TableRefused: if the table has changed meanwhile so that it may not be moved.
        """
        channel, message = table.row.card_channel_id, table.row.card_message_id
        async with self._tables.locked(table.id) as now:
            now.check_status("lobby")
            now.check_administered_by(by)
            if now.row.card_message_id != message:
                raise TableRefused("outdated")
            called = [seat.user_id for seat in now.seats if seat.user_id is not None]
            shows = json.loads(now.row.card_shows or "{}") | {"thread": True}
            link = {"channel": channel, "message": message, "thread": thread_id}
            return await self._tables.change(
                now,
                {
                    "channel_id": thread_id,
                    "card_channel_id": None,
                    "card_message_id": None,
                    "card_shows": json.dumps(shows),
                },
                [outgoing.lobby(called), Notice(MOVED, "t", link)],
            )
