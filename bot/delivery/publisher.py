"""Sends the outbox: every announcement once, in order for each table, with retries."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import discord

from bot import store
from bot.delivery.pictures import Pictures
from bot.messages import cards, private
from bot.messages.message import Message, note
from bot.store import OutboxRow
from bot.tables import Table, TableRefused, TableService
from bot.texts import DEFAULT, Words, words_in

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MAX_WAIT = 300
TRIES = 30
"""Then a row is given up: after about two hours."""

TRANSIENT = (discord.DiscordServerError, discord.RateLimited, OSError, TimeoutError)


class Publisher:
    """Sends the rows of the outbox: tables concurrently, the rows of each table in order."""

    def __init__(self, client: discord.Client, tables: TableService, pictures: Pictures) -> None:
        self._client = client
        self._tables = tables
        self._pictures = pictures
        self._news = False
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._busy: dict[int | None, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._handlers: dict[str, Callable[[OutboxRow, Table], Awaitable[None]]] = {
            "lobby": self._lobby,
            "card": self._card,
            "refresh": self._refresh,
            "hand": self._hand,
            "bots": self._bots,
            "gone": self._gone,
        }

    def wake(self) -> None:
        """Send what is in the outbox; to be called after every change, and once at the start."""
        self._news = True
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._look(), name="publisher")

    async def close(self) -> None:
        """Stop sending; unsent rows stay in the outbox."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        tasks = [task for task in (self._task, *self._busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def rest(self) -> None:
        """Wait until everything that can be sent now is sent."""
        while self._busy or (self._task is not None and not self._task.done()):
            await asyncio.wait([task for task in (self._task, *self._busy.values()) if task])

    async def _look(self) -> None:
        """Start sending every table's rows, and the timer for postponed ones."""
        while self._news:
            self._news = False
            now = self._tables.repository.now()
            by_table: dict[int | None, list[OutboxRow]] = {}
            for row in await store.due(self._tables.repository.database.reader, now):
                by_table.setdefault(row.table_id, []).append(row)
            for table_id, rows in by_table.items():
                if table_id not in self._busy:
                    self._busy[table_id] = asyncio.create_task(self._drain(table_id, rows))
            if self._busy:
                continue  # each of them looks again when it is done
            if (
                later := await store.next_due(self._tables.repository.database.reader, now)
            ) is not None:
                self._set_clock(later - now)

    def _set_clock(self, seconds: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    async def _drain(self, table_id: int | None, rows: list[OutboxRow]) -> None:
        try:
            for row in rows:
                if not await self._send(row):
                    break
        finally:
            del self._busy[table_id]
            self.wake()

    async def _send(self, row: OutboxRow) -> bool:
        """Send one row; return whether the table's next row may be sent."""
        if row.table_id is None:
            return await self._give_up(row, "no table")
        try:
            table = await self._tables.repository.get(row.table_id)
            await self._handlers[row.kind](row, table)
        except TRANSIENT as error:
            return await self._try_later(row, error)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL and row.kind != "gone":
                table = await self._tables.repository.get(row.table_id)
                await self._tables.lobby.lose_channel(table.row.channel_id)
                return False
            log.warning("table %s: %s not sent: %s", row.table_id, row.kind, error.code)
            return await self._give_up(row, f"refused by Discord: {error.status} {error.code}")
        except TableRefused as error:
            return await self._give_up(row, str(error))
        except Exception as error:
            log.exception("table %s: %s failed", row.table_id, row.kind)
            return await self._try_later(row, error, tries=3)
        async with self._tables.repository.database.writing() as tx:
            await store.mark_sent(tx, row.id, self._tables.repository.now())
        return True

    async def _try_later(self, row: OutboxRow, error: Exception, *, tries: int = TRIES) -> bool:
        if row.attempts + 1 >= tries:
            return await self._give_up(row, f"{type(error).__name__} after {tries} tries")
        later = self._tables.repository.now() + min(2**row.attempts, MAX_WAIT)
        async with self._tables.repository.database.writing() as tx:
            await store.postpone(tx, row.id, later)
        return False

    async def _give_up(self, row: OutboxRow, reason: str) -> bool:
        async with self._tables.repository.database.writing() as tx:
            await store.give_up(tx, row.id, reason)
        return True

    # --- kinds of rows -----------------------------------------------------------------

    async def _lobby(self, row: OutboxRow, table: Table) -> None:
        await self._put(row, table, cards.lobby(table, words_in(table.row.locale)))

    async def _card(self, row: OutboxRow, table: Table) -> None:
        payload = json.loads(row.payload)
        since = table.row.card_since if payload["again"] else table.row.told
        view, message = await self._turn_card(payload, table, since)
        # Rows of an older version have no "call": then all seats that are to act are pinged.
        called = payload.get("call", view.to_act)
        users = [discord.Object(user) for user in cards.pinged(table, called)]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        channel = self._client.get_partial_messageable(table.row.channel_id)
        try:
            sent = await channel.send(
                view=message.view, files=message.files(), nonce=row.nonce, allowed_mentions=mentions
            )
        except discord.HTTPException as error:
            without_pictures = message.without_pictures(error)
            sent = await channel.send(
                view=without_pictures.view, nonce=f"{row.nonce}t", allowed_mentions=mentions
            )
        async with self._tables.repository.database.writing() as tx:
            await store.set_card(tx, table.id, table.row.channel_id, sent.id)
            # Only now: if a card is never posted, the next one reports its events.
            await store.set_told(tx, table.id, since=since, until=payload["until"])

    async def _refresh(self, row: OutboxRow, table: Table) -> None:
        if table.row.card_message_id is None:
            return
        payload = json.loads(row.payload)
        _view, message = await self._turn_card(payload, table, table.row.card_since)
        try:
            await self._edit(table, table.row.card_message_id, message)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
        except discord.HTTPException as error:
            without_pictures = message.without_pictures(error)
            await self._edit(table, table.row.card_message_id, without_pictures)

    async def _turn_card(
        self, payload: dict[str, Any], table: Table, since: int
    ) -> tuple[Any, Message]:
        """Return the view that a card shows, and the card."""
        words = words_in(table.row.locale)
        view = table.game.views.load(payload["view"])
        history = await self._tables.repository.history(table, None, since=since)
        events = [event for at, event in history if at.ply <= payload["until"]]
        board = await self._pictures.draw(table.game, "board", view, words, table.names)
        return view, cards.turn_card(table, words, view, events, board)

    async def _hand(self, row: OutboxRow, table: Table) -> None:
        payload = json.loads(row.payload)
        seat, user_id = payload["seat"], payload["user"]
        if table.row.status != "running" or table.seat_of(user_id) != seat:
            return
        words = await self._words_of(user_id, table)
        view = table.view(seat)
        drawn = await self._pictures.draw(table.game, "hand", view, words, table.names)
        message = private.hand_card(table, words, seat, drawn, jump=f"<#{table.row.channel_id}>")
        database = self._tables.repository.database
        known_ids = await store.hand_message(database.reader, table.id, user_id)
        if known_ids is not None:
            channel = self._client.get_partial_messageable(known_ids.channel_id)
            try:
                known_message = channel.get_partial_message(known_ids.message_id)
                await known_message.edit(view=message.view, attachments=message.files())
            except discord.NotFound:
                known_ids = None
        if known_ids is None and not await self._send_hand(row, table, user_id, message):
            return
        async with database.writing() as tx:
            await store.clear_closed_dms(tx, user_id)

    async def _send_hand(
        self, row: OutboxRow, table: Table, user_id: int, message: Message
    ) -> bool:
        """Send a new hand message; return whether that worked.

        If the user takes no private messages, the channel is told once (not for a private move).
        """
        database = self._tables.repository.database
        try:
            user = self._client.get_user(user_id) or await self._client.fetch_user(user_id)
            sent = await user.send(view=message.view, files=message.files(), nonce=row.nonce)
        except discord.Forbidden:
            is_private = json.loads(row.payload)["private"]
            if not is_private and await store.closed_dms(database.reader, user_id) is None:
                text = words_in(table.row.locale)("dms-closed", user=f"<@{user_id}>")
                channel = self._client.get_partial_messageable(table.row.channel_id)
                with suppress(discord.Forbidden):  # the bot may not write there either
                    await channel.send(view=note(text).view, nonce=f"{row.nonce}n")
                async with database.writing() as tx:
                    await store.set_closed_dms(tx, user_id, self._tables.repository.now())
            return False
        async with database.writing() as tx:
            await store.set_hand_message(
                tx, table.id, user_id, channel_id=sent.channel.id, message_id=sent.id
            )
        return True

    async def _bots(self, row: OutboxRow, table: Table) -> None:
        await self._tables.run_bots(table.id)

    async def _gone(self, row: OutboxRow, table: Table) -> None:
        user_id = json.loads(row.payload)["user"]
        words = await self._words_of(user_id, table)
        user = self._client.get_user(user_id) or await self._client.fetch_user(user_id)
        message = note(words("channel-gone", game=table.game.title))
        await user.send(view=message.view, nonce=row.nonce)

    # --- sending -----------------------------------------------------------------------

    async def _put(self, row: OutboxRow, table: Table, message: Message) -> None:
        """Edit the table's message, or send it if there is none."""
        if table.row.card_message_id is not None:
            try:
                await self._edit(table, table.row.card_message_id, message)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return
        channel = self._client.get_partial_messageable(table.row.channel_id)
        sent = await channel.send(view=message.view, files=message.files(), nonce=row.nonce)
        async with self._tables.repository.database.writing() as tx:
            await store.set_card(tx, table.id, table.row.channel_id, sent.id)

    async def _edit(self, table: Table, message_id: int, message: Message) -> None:
        channel_id = table.row.card_channel_id or table.row.channel_id
        channel = self._client.get_partial_messageable(channel_id)
        posted = channel.get_partial_message(message_id)
        await posted.edit(view=message.view, attachments=message.files())

    async def _words_of(self, user_id: int, table: Table) -> Words:
        reader = self._tables.repository.database.reader
        locale = await store.setting(reader, "user", user_id, "locale")
        return words_in(locale or table.row.locale or DEFAULT)
