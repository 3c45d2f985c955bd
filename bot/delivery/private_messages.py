"""Private messages: each player's hand, and the farewell when a table's channel was deleted."""

from __future__ import annotations

import json
from collections.abc import Sequence

import discord

from bot import store
from bot.delivery.drawing import Drawing
from bot.delivery.own_messages import find_own
from bot.delivery.settling import Settle, asked, mark_sent
from bot.delivery.trouble import UNKNOWN_USER
from bot.messages import private, seats
from bot.messages.message import Message, note
from bot.store import OutboxRow, Tx
from bot.tables import Table, TableService
from bot.texts import DEFAULT, Words, words_in

TOO_FAST = 40003
"""Discord's error code for opening private channels too fast; it passes."""


class PrivateMessages:
    """Sends what waits for one user at one table."""

    def __init__(self, client: discord.Client, tables: TableService, drawing: Drawing) -> None:
        self._client = client
        self._tables = tables
        self._drawing = drawing
        self._database = tables.repository.database

    async def send(
        self,
        table_id: int,
        user_id: int,
        rows: Sequence[OutboxRow],
        settle: Settle,
        *,
        look: bool,
    ) -> None:
        """Send the waiting rows for a user at a table; of several hands only the newest.

        With ``look`` some of them may have been sent already: they are searched for.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        table = await self._tables.repository.get(table_id)
        hands = [row for row in rows if row.kind == "hand"]
        passed_on = [row for row in rows if row.kind == "farewell"]
        gone = [row for row in rows if row.kind == "gone"]
        if passed_on:
            await self._passed_on(table, user_id, passed_on, settle)
        if hands:
            await self._hand(table, user_id, hands, settle, look=look)
        if gone:
            await self._gone(table, user_id, gone, settle, look=look)

    # --- hands -------------------------------------------------------------------------

    async def _hand(
        self,
        table: Table,
        user_id: int,
        rows: Sequence[OutboxRow],
        settle: Settle,
        *,
        look: bool,
    ) -> None:
        """Edit the message with the user's hand, or send it, as the hand is now."""

        async def done(tx: Tx) -> None:
            await mark_sent(tx, rows, self._tables.repository.now())

        seat = json.loads(rows[-1].payload)["seat"]
        if table.row.status != "running" or table.seat_of(user_id) != seat:
            await settle(done)
            return
        known = await store.hand_message(self._database.reader, table.id, user_id)
        place = None if known is None else (known.channel_id, known.message_id)
        words = await self._words_of(user_id, table)
        picture = await self._drawing.drawn(table, "hand", table.view(seat), words)
        jump = f"<#{table.row.channel_id}>"
        message = private.hand_card(table, words, seat, picture, jump=jump)
        try:
            if place is None and look:
                place = await self._sent_before(user_id, rows)
            if place is None or not await self._edit(place, message):
                sent = await self._send(user_id, message, rows[-1].nonce)
                place = (sent.channel.id, sent.id)
        except (discord.Forbidden, discord.NotFound) as error:
            if not _is_closed(error):
                raise
            is_told = await self._tell_closed(table, user_id, rows, look=look)

            async def note_closed(tx: Tx) -> None:
                if is_told:
                    await store.set_closed_dms(tx, user_id, self._tables.repository.now())
                await done(tx)

            await settle(note_closed)
            return

        async def write(tx: Tx) -> None:
            channel_id, message_id = place
            await store.set_hand_message(
                tx, table.id, user_id, channel_id=channel_id, message_id=message_id
            )
            await store.clear_closed_dms(tx, user_id)
            await done(tx)

        await settle(write)

    async def _edit(self, place: tuple[int, int], message: Message) -> bool:
        """Edit a private message; return whether it is still there."""
        channel_id, message_id = place
        posted = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            try:
                request = posted.edit(view=message.view, attachments=message.files())
                await asked(self._client, request)
            except discord.HTTPException as error:
                view = _in_words(message, error).view
                await asked(self._client, posted.edit(view=view, attachments=[]))
        except discord.NotFound:
            return False
        return True

    async def _send(self, user_id: int, message: Message, nonce: str) -> discord.Message:
        message = message.marked(nonce)
        user = await self._user(user_id)
        try:
            request = user.send(view=message.view, files=message.files(), nonce=nonce)
            return await asked(self._client, request)
        except discord.HTTPException as error:
            view = _in_words(message, error).view
            return await asked(self._client, user.send(view=view, nonce=f"{nonce}t"))

    async def _sent_before(self, user_id: int, rows: Sequence[OutboxRow]) -> tuple[int, int] | None:
        """Return channel and id of the newest of these messages that was sent after all."""
        user = await self._user(user_id)
        channel = await asked(self._client, user.create_dm())
        nonces = [row.nonce for row in rows]
        search = find_own(self._client, channel, nonces, rows[0].created_at)
        found = await asked(self._client, search)
        sent = [found[nonce] for nonce in nonces if nonce in found]
        return (channel.id, sent[-1]) if sent else None

    async def _tell_closed(
        self, table: Table, user_id: int, rows: Sequence[OutboxRow], *, look: bool
    ) -> bool:
        """Tell the channel once that the user takes no private messages; return whether it did.

        A private move is nobody's business, so it is not told because of one.
        """
        is_private = all(json.loads(row.payload)["private"] for row in rows)
        reader = self._database.reader
        if is_private or await store.closed_dms(reader, user_id) is not None:
            return False
        text = words_in(table.row.locale)("dms-closed", user=f"<@{user_id}>")
        nonces = [f"{row.nonce}n" for row in rows]
        message = note(text).marked(nonces[-1])
        channel = self._client.get_partial_messageable(table.row.channel_id)
        found: dict[str, int] = {}
        try:
            if look:
                search = find_own(self._client, channel, nonces, rows[0].created_at)
                found = await asked(self._client, search)
            if not found:
                await asked(self._client, channel.send(view=message.view, nonce=nonces[-1]))
        except (discord.Forbidden, discord.NotFound):
            return False  # the bot may not write there either; the next hand says it again
        return True

    # --- farewells ---------------------------------------------------------------------

    async def _passed_on(
        self, table: Table, user_id: int, rows: Sequence[OutboxRow], settle: Settle
    ) -> None:
        """Take the hand out of a former player's message, and forget the message."""
        known = await store.hand_message(self._database.reader, table.id, user_id)
        if known is not None and table.seat_of(user_id) is None:
            name = json.loads(rows[-1].payload)["name"]
            message = seats.farewell(table, await self._words_of(user_id, table), name)
            try:
                await self._edit((known.channel_id, known.message_id), message)
            except discord.Forbidden as error:
                if error.code == TOO_FAST:
                    raise

        async def write(tx: Tx) -> None:
            if table.seat_of(user_id) is None:
                await store.delete_hand_message(tx, table.id, user_id)
            await mark_sent(tx, rows, self._tables.repository.now())

        await settle(write)

    async def _gone(
        self,
        table: Table,
        user_id: int,
        rows: Sequence[OutboxRow],
        settle: Settle,
        *,
        look: bool,
    ) -> None:
        words = await self._words_of(user_id, table)
        message = note(words("channel-gone", game=table.game.title))
        try:
            if not look or await self._sent_before(user_id, rows) is None:
                await self._send(user_id, message, rows[-1].nonce)
        except (discord.Forbidden, discord.NotFound) as error:
            if not _is_closed(error):
                raise
            reason = f"{error.status} {error.code}"

            async def end(tx: Tx) -> None:
                await store.end_unsent(tx, [row.id for row in rows], reason)

            await settle(end)
            return

        async def write(tx: Tx) -> None:
            await mark_sent(tx, rows, self._tables.repository.now())

        await settle(write)

    # --- users -------------------------------------------------------------------------

    async def _user(self, user_id: int) -> discord.User:
        known = self._client.get_user(user_id)
        if known is not None:
            return known
        return await asked(self._client, self._client.fetch_user(user_id))

    async def _words_of(self, user_id: int, table: Table) -> Words:
        locale = await store.setting(self._database.reader, "user", user_id, "locale")
        return words_in(locale or table.row.locale or DEFAULT)


def _is_closed(error: discord.Forbidden | discord.NotFound) -> bool:
    """Whether the user takes no private messages, or is no longer there."""
    if isinstance(error, discord.Forbidden):
        return error.code != TOO_FAST
    return error.code == UNKNOWN_USER


def _in_words(message: Message, error: discord.HTTPException) -> Message:
    """Return the message without the pictures for which Discord refused it.

    :raises HTTPException: the error, if it has nothing to do with pictures.
    """
    if isinstance(error, (discord.Forbidden, discord.NotFound)):
        raise error
    return message.without_pictures(error)
