"""The public question who is to have a seat of a running game."""

from __future__ import annotations

import json
from collections.abc import Sequence

import discord

from bot import store
from bot.delivery.own_messages import find_own
from bot.delivery.settling import Settle, asked, mark_sent, open_thread
from bot.delivery.trouble import ARCHIVED, UNKNOWN_MESSAGE
from bot.messages import seats
from bot.messages.message import Message
from bot.store import OutboxRow, ReplacementRow, Tx
from bot.tables import Table, TableService
from bot.texts import words_in


class SeatPosts:
    """Sends what waits about the seats of a table."""

    def __init__(self, client: discord.Client, tables: TableService) -> None:
        self._client = client
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
        channel = self._client.get_partial_messageable(table.row.channel_id)
        posted = step.message_id
        if posted is None and look:
            nonces = [row.nonce for row in rows]
            search = find_own(self._client, channel, nonces, rows[0].created_at)
            found = await asked(self._client, search)
            posted = max(found.values(), default=None)
        if posted is None or not await self._edit(channel, posted, message):
            posted = await self._post(table, step, channel, message, rows[-1].nonce)

        async def write(tx: Tx) -> None:
            await store.set_replacement_message(tx, step.id, posted)
            await mark_sent(tx, rows, self._tables.repository.now())

        await settle(write)

    async def _post(
        self,
        table: Table,
        step: ReplacementRow,
        channel: discord.PartialMessageable,
        message: Message,
        nonce: str,
    ) -> int:
        users = [discord.Object(user) for user in seats.pinged(table, step)]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        view = message.marked(nonce).view
        request = channel.send(view=view, nonce=nonce, allowed_mentions=mentions)
        return (await asked(self._client, request)).id

    async def _edit(
        self, channel: discord.PartialMessageable, message_id: int, message: Message
    ) -> bool:
        """Edit the post; return whether it is still there."""
        posted = channel.get_partial_message(message_id)
        try:
            try:
                await asked(self._client, posted.edit(view=message.view))
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                await open_thread(self._client, channel.id)
                await asked(self._client, posted.edit(view=message.view))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True
