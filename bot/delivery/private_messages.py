"""Private messages: each player's hand, and the farewell when a table's channel was deleted."""

from __future__ import annotations

import json
from collections.abc import Sequence

import discord

from bot import store
from bot.delivery.additions import DeliveryAdditions, Means
from bot.delivery.enlarging import Enlarging
from bot.delivery.streams import Batch
from bot.delivery.trouble import is_closed
from bot.messages import private
from bot.messages.message import Message, note
from bot.store.transaction import Tx
from bot.tables import Table, TableService
from bot.texts import DEFAULT, Words, words_in


class PrivateMessages:
    """Sends what waits for one user at one table."""

    def __init__(
        self, means: Means, enlarging: Enlarging, features: Sequence[DeliveryAdditions]
    ) -> None:
        self.others = {
            kind: sender
            for feature in features
            for kind, sender in feature.private_senders(means).items()
        }
        """Who sends the kinds of messages that features add."""
        self._messenger = means.messenger
        self._tables = means.tables
        self._drawing = means.drawing
        self._additions = means.additions
        self._enlarging = enlarging
        self._database = means.tables.repository.database

    async def send(self, table_id: int, user_id: int, batch: Batch) -> None:
        """Send the waiting rows for a user at a table; of several hands only the newest.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        table = await self._tables.repository.get(table_id)
        own = {"hand": self._hand, "gone": self._gone}
        senders = own | {kind: sender.send for kind, sender in self.others.items()}
        for kind, send in senders.items():
            if (part := batch.of(kind)).rows:
                await send(table, user_id, part)

    # --- hands -------------------------------------------------------------------------

    async def _hand(self, table: Table, user_id: int, batch: Batch) -> None:
        """Edit the message with the user's hand, or send it, as the hand is now."""
        seat = json.loads(batch.rows[-1].payload)["seat"]
        if table.row.status != "running" or table.seat_of(user_id) != seat:
            await batch.done()
            return
        known = await store.messages.hand_message(self._database.reader, table.id, user_id)
        place = None if known is None else (known.channel_id, known.message_id)
        words = await words_for(self._tables, user_id, table)
        picture = await self._drawing.drawn(table, "hand", table.view(seat), words)
        jump = f"<#{table.row.channel_id}>"
        part = await self._additions.hand(table, seat, words)
        message = private.hand_card(table, words, seat, picture, jump=jump, part=part)
        message = await self._enlarging.enlarged(user_id, message, words)
        try:
            if place is None and batch.look:
                place = await self._messenger.find_written_to(user_id, batch)
            if place is None or not await self._edit(place, message):
                place = await self._messenger.write_to(user_id, message, batch.nonces[-1])
        except (discord.Forbidden, discord.NotFound) as error:
            if not is_closed(error):
                raise
            is_told = await self._tell_closed(table, user_id, batch)
            now = self._tables.repository.now()

            async def note_closed(tx: Tx) -> None:
                if is_told and await self._are_there(tx, batch):
                    await store.messages.set_closed_dms(tx, user_id, now)

            await batch.done(note_closed)
            return

        async def note_hand(tx: Tx) -> None:
            if not await self._are_there(tx, batch):
                return
            channel_id, message_id = place
            await store.messages.set_hand_message(
                tx, table.id, user_id, channel_id=channel_id, message_id=message_id
            )
            await store.messages.clear_closed_dms(tx, user_id)

        await batch.done(note_hand)

    async def _are_there(self, tx: Tx, batch: Batch) -> bool:
        """Whether their user has not been erased while they were sent."""
        return await store.outbox.are_there(tx, [row.id for row in batch.rows])

    async def _edit(self, place: tuple[int, int], message: Message) -> bool:
        """Edit a private message; return whether it is still there, and its channel, too."""
        try:
            return await self._messenger.edit(*place, message)
        except discord.NotFound:
            return False

    async def _tell_closed(self, table: Table, user_id: int, batch: Batch) -> bool:
        """Tell the channel once that the user takes no private messages; return whether it did.

        A private move is nobody's business, so it is not told because of one.
        """
        is_private = all(json.loads(row.payload)["private"] for row in batch.rows)
        reader = self._database.reader
        if is_private or await store.messages.closed_dms(reader, user_id) is not None:
            return False
        text = words_in(table.row.locale)("dms-closed", user=f"<@{user_id}>")
        try:
            await self._messenger.post_instead(table.row.channel_id, note(text), batch)
        except (discord.Forbidden, discord.NotFound):
            return False  # the bot may not write there either; the next hand says it again
        return True

    # --- farewells ---------------------------------------------------------------------

    async def _gone(self, table: Table, user_id: int, batch: Batch) -> None:
        words = await words_for(self._tables, user_id, table)
        message = note(words("channel-gone", game=table.game.title))
        try:
            await self._messenger.write_once(user_id, message, batch)
        except (discord.Forbidden, discord.NotFound) as error:
            if not is_closed(error):
                raise
            await batch.give_up(f"{error.status} {error.code}")
        else:
            await batch.done()


async def words_for(tables: TableService, user_id: int, table: Table) -> Words:
    """Return the language in which a user reads private messages about a table."""
    locale = await store.settings.setting(tables.repository.reader, "user", user_id, "locale")
    usual = locale or table.row.locale or DEFAULT
    return words_in(tables.preferences.language(user_id, usual))
