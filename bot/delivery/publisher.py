"""Sends the outbox: every announcement once, for as long as it takes.

What waits is sent in streams: a table's cards, questions to its people, messages to each user at
it, its bots, and what features tell. A stream that fails is tried again, after longer
pauses; it holds up no other.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot import store
from bot.delivery.additions import DeliveryAdditions, Means
from bot.delivery.arrivals import Arrivals
from bot.delivery.drawing import Drawing
from bot.delivery.enlarging import Enlarging
from bot.delivery.holds import Holds, place_of
from bot.delivery.kept_posts import KeptPosts, requests
from bot.delivery.messenger import Messenger
from bot.delivery.old_cards import old_cards
from bot.delivery.posts import Posts
from bot.delivery.private_messages import PrivateMessages
from bot.delivery.streams import (
    BOTS,
    CHANNEL,
    CONSENT,
    EVERYWHERE,
    LEFT,
    OLD,
    USER,
    Batch,
    Key,
    Note,
    Sending,
)
from bot.delivery.trouble import UNKNOWN_CHANNEL, Trouble, logged, trouble_of, where_failed
from bot.messages.parts import Additions
from bot.store.rows import OutboxRow
from bot.store.transaction import Tx
from bot.tables import TableService

log = logging.getLogger(__name__)

AT_ONCE = 32
"""Tables for which something is sent at the same time."""


KINDS = ("lobby", "card", "refresh", "hand", "gone")
"""The kinds of rows of cards, and of messages to users, besides those that features add."""


def senders(means: Means, features: Sequence[DeliveryAdditions]) -> dict[str, Sending]:
    """Return who sends which stream of posts: the bot's own, and those of features."""
    sending: dict[str, Sending] = {
        CHANNEL: Posts(means),
        OLD: old_cards(means),
        CONSENT: KeptPosts(means, requests(means.tables)),
    }
    for feature in features:
        sending |= feature.senders(means)
    return sending


class Publisher:
    """Sends what waits in the outbox, and tells what is in the way."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        drawing: Drawing,
        additions: Additions,
        features: Sequence[DeliveryAdditions] = (),
        *,
        go_on: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        """``go_on`` is called with a table after its posts were sent: panels may go on then."""
        self._tables = tables
        self._database = tables.repository.database
        self._messenger = Messenger(client, self._wants_pings)
        means = Means(self._messenger, tables, drawing, additions)
        self._by_stream = senders(means, features)
        self._public = {name for name, sender in self._by_stream.items() if sender.is_public}
        self._private_messages = PrivateMessages(
            means, Enlarging(drawing.pictures, tables.preferences), features
        )
        self._kinds = {*KINDS, *self._private_messages.others}
        self._holds = Holds(self.wake, sorted(self._public - {CHANNEL}))
        self._figures = tables.repository.figures
        self._arrivals = Arrivals(self._figures.clock)
        self._features = features
        self._go_on = go_on
        self._news = False
        self._closed = False
        self._task: asyncio.Task[None] | None = None
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._older: int | None = None
        """Rows up to this one were written by an earlier process, which may have sent them."""
        self._unsure: set[Key] = set()
        """Streams of which a message may have been sent although the request failed."""
        self._done: dict[Key, list[int]] = {}
        """The rows that each stream sent last."""
        self._unrecorded: dict[Key, Note] = {}
        """What was sent, but could not be noted in the database."""

    # --- for others --------------------------------------------------------------------

    def pressed(self, press: discord.Interaction[Any]) -> None:
        """Let the post that was pressed be edited by a press that has no message of its own."""
        self._messenger.pressed.note(press)

    def wake(self) -> None:
        """Send what is in the outbox; to be called after every change, and once at the start."""
        self._news = True
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._look(), name="publisher")

    def hurry(self, table_id: int | None = None) -> None:
        """Try again at once what failed at a table; without one, what Discord has forbidden."""
        self._holds.hurry(table_id)

    @property
    def is_troubled(self) -> bool:
        """Whether anything failed and waits."""
        return bool(self._holds)

    def trouble(self, table_id: int) -> Trouble | None:
        """Return what keeps a table's posts or bots waiting; ``None`` if nothing does."""
        return self._holds.trouble(table_id)

    def troubles(self) -> Counter[str]:
        """Return how many streams wait for what, private messages left out; from any thread."""
        return self._holds.codes((*self._public, BOTS, EVERYWHERE[1]))

    async def close(self) -> None:
        """Stop sending; unsent rows stay in the outbox."""
        self._closed = True
        self._holds.close()
        tasks = [task for task in (self._task, *self._busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def rest(self) -> None:
        """Wait until everything that can be sent now is sent."""
        while self._busy or (self._task is not None and not self._task.done()):
            await asyncio.wait([task for task in (self._task, *self._busy.values()) if task])

    # --- streams -----------------------------------------------------------------------

    async def _look(self) -> None:
        """Begin to send for every table that has something waiting."""
        while self._news:
            self._news = False
            try:
                if (trouble := self._database.trouble) and not await self._database.works_again():
                    raise trouble
                waiting = await store.outbox.waiting_targets(self._database.reader)
                newest = max((newest for *_target, newest in waiting), default=0)
                self._arrivals.note(newest)
                if self._older is None:
                    self._older = newest
            except Exception as error:
                await self._failed(EVERYWHERE, error, everywhere=True)
                return
            streams = [
                (table_id, self._stream_of(kind, user)) for table_id, kind, user, _newest in waiting
            ]
            self._holds.forget(set(streams))
            for key in streams:
                table_id = key[0]
                if self._holds.only_one() and self._busy:
                    return
                if table_id not in self._busy and not self._holds.keeps(key):
                    self._busy[table_id] = asyncio.create_task(self._deliver(table_id))

    def _stream_of(self, kind: str, user_id: int | None) -> str:
        """Return the stream to which an announcement belongs."""
        if kind in self._by_stream or kind == BOTS:
            return kind
        if kind not in self._kinds:
            return LEFT
        return CHANNEL if user_id is None else f"{USER}{user_id}"

    async def _deliver(self, table_id: int) -> None:
        """Send what waits at a table, except in streams that are held back."""
        try:
            async with self._at_once:
                await self._before_posts(table_id)
                for key, rows in await self._streams(table_id):
                    if not self._holds.keeps(key):
                        await self._try(key, rows)
                await self._let_panels_go_on(table_id)
        except Exception as error:  # reading the outbox failed
            await self._failed(EVERYWHERE, error, everywhere=True)
        finally:
            del self._busy[table_id]
            self.wake()

    async def _before_posts(self, table_id: int) -> None:
        """Let features change a table before its posts; one that fails keeps no post from it."""
        for feature in self._features:
            with logged(f"table {table_id}: failed before its posts"):
                await feature.before_posts(self._tables, table_id)

    async def _let_panels_go_on(self, table_id: int) -> None:
        """Show what is asked now in panels that are open; whoever sees no panel has the post."""
        if self._go_on is not None:
            with logged(f"table {table_id}: panels do not go on"):
                await self._go_on(table_id)

    async def _streams(self, table_id: int) -> list[tuple[Key, list[OutboxRow]]]:
        """Return what waits at a table by stream; the stream that waits longest comes first."""
        streams: dict[Key, list[OutboxRow]] = {}
        for row in await store.outbox.waiting(self._database.reader, table_id):
            key = (table_id, self._stream_of(row.kind, json.loads(row.payload).get("user")))
            streams.setdefault(key, []).append(row)
        return list(streams.items())

    async def _try(self, key: Key, rows: list[OutboxRow]) -> None:
        """Send a stream's rows; if that fails, hold the stream back."""
        try:
            if key in self._unrecorded:
                await self._store(key, self._unrecorded[key])
                self._holds.succeed(key)
                return  # what still waits is sent next
            self._arrivals.note(rows[-1].id)
            await self._send(key, rows)
        except discord.NotFound as error:
            is_lost = error.code == UNKNOWN_CHANNEL and key[1] in self._public
            if not (is_lost and await self._end_lost(key, rows)):
                await self._failed(key, error, rows)
        except Exception as error:
            await self._failed(key, error, rows)
        else:
            self._unsure.discard(key)
            self._holds.succeed(key)
            self._clocked(key, rows)
            ids = [row.id for row in rows]
            if self._done.get(key) == ids:  # or it would be sent again and again
                await self._failed(key, RuntimeError("sent, but not noted"), rows)
            self._done[key] = ids

    def _clocked(self, key: Key, rows: Sequence[OutboxRow]) -> None:
        """Note how long rows have waited that are sent now; of private messages nothing is said."""
        if key[1] not in self._public:
            return
        for row in rows:
            waited = self._arrivals.waited(row.id)
            if waited is None:
                waited = max(0, self._tables.repository.now() - row.created_at)
            self._figures.took("delivery", waited)

    async def _send(self, key: Key, rows: list[OutboxRow]) -> None:
        table_id, stream = key
        look = key in self._unsure or rows[0].id <= (self._older or 0)
        batch = Batch(rows, partial(self._record, key), look)
        if stream in self._by_stream:
            await self._by_stream[stream].send(table_id, batch)
        elif stream == LEFT:
            await batch.give_up("no feature sends it")
        elif stream == BOTS:
            await self._tables.run_bots(table_id)
            await batch.done()
        else:
            user_id = int(stream.removeprefix(USER))
            await self._private_messages.send(table_id, user_id, batch)

    def _wants_pings(self, user_id: int) -> bool:
        return self._tables.preferences.of(user_id, "pings") == "on"

    async def _record(self, key: Key, rows: Sequence[OutboxRow], note: Note | None = None) -> None:
        """Do as :class:`Settle` says, for one stream."""
        now = self._tables.repository.now()

        async def write(tx: Tx) -> None:
            if note is not None:
                await note(tx)
            await store.outbox.mark_sent(tx, [row.id for row in rows], now)

        await self._store(key, write)

    async def _store(self, key: Key, note: Note) -> None:
        """Store what was sent. If that fails it is stored before the stream sends anything else."""
        self._unrecorded[key] = note
        async with self._database.writing() as tx:
            await note(tx)
        del self._unrecorded[key]

    # --- failures ----------------------------------------------------------------------

    async def _failed(
        self,
        key: Key,
        error: Exception,
        rows: Sequence[OutboxRow] = (),
        *,
        everywhere: bool = False,
    ) -> None:
        """Hold back a stream, or everything, because of an error."""
        trouble = trouble_of(error, is_bot=key[1] == BOTS)
        if everywhere:
            trouble = replace(trouble, everywhere=True)
        if trouble.unsure:
            self._unsure.add(key)
        if trouble.code == "permissions":
            trouble = replace(trouble, missing=await self._missing(key[0]))
        if trouble.code in ("own", "bot") and self._holds.is_news(key, trouble):
            log.error("%s failed: %s", place_of(key), where_failed(error))
        self._holds.fail(key, trouble)
        if key[1] in (*self._public, BOTS, EVERYWHERE[1]):
            self._figures.failures.labels(trouble.code).inc()
        if trouble.code != "store":
            with suppress(store.errors.StoreUnavailable, store.errors.DamagedDatabase):
                async with self._database.writing() as tx:
                    await store.outbox.count_attempt(tx, [row.id for row in rows])

    async def _end_lost(self, key: Key, rows: list[OutboxRow]) -> bool:
        """End a table if its channel is proven to be deleted; return whether it is."""
        table_id, ids = key[0], [row.id for row in rows]
        try:
            table = await self._tables.repository.get(table_id)
            if not await self._messenger.is_unknown(table.row.channel_id):
                return False
            await self._tables.lobby.lose_channel(table.row.channel_id)
            await self._store(
                key, lambda tx: store.outbox.end_unsent(tx, ids, f"404 {UNKNOWN_CHANNEL}")
            )
        except Exception:
            log.warning("%s: cannot tell whether the channel is gone", place_of(key))
            return False
        return True

    async def _missing(self, table_id: int) -> tuple[str, ...]:
        """Return the permissions that the bot lacks in a table's channel, as far as it can see."""
        table = await store.tables.table(self._database.reader, table_id)
        return () if table is None else self._messenger.missing_permissions(table.channel_id)
