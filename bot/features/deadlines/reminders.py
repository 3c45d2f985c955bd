"""Sends reminders: by private message, or in the channel to who takes none."""

from __future__ import annotations

import discord

from bot.delivery.additions import Means
from bot.delivery.private_messages import words_for
from bot.delivery.streams import Batch
from bot.delivery.trouble import is_closed
from bot.features.deadlines.messages import Waiting, reminder
from bot.features.deadlines.reminding import ReminderService
from bot.messages.message import note
from bot.messages.since import ago
from bot.tables import Table, TableRefused
from bot.texts import words_in


class Reminders:
    """Sends what reminds one user of all tables that wait for them."""

    def __init__(self, means: Means, service: ReminderService) -> None:
        self._messenger = means.messenger
        self._tables = means.tables
        self._reminders = service

    async def send(self, table: Table, user_id: int, batch: Batch) -> None:
        """Send one reminder of all that waits now, nothing if nothing does.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        waiting = await self._waiting(user_id)
        if not waiting:
            await batch.done()
            return
        words = await words_for(self._tables, user_id, waiting[0].table)
        message = reminder(words, waiting, await self._reminders.rhythm(user_id))
        try:
            await self._messenger.write_once(user_id, message, batch)
        except (discord.Forbidden, discord.NotFound) as error:
            if not is_closed(error):
                raise
            await self._call(user_id, waiting, batch)
        await batch.done()

    async def _waiting(self, user_id: int) -> list[Waiting]:
        """Return the tables that wait for a user; those that cannot be played on are left out."""
        found = []
        for row in await self._reminders.waiting_for(user_id):
            table = await self._tables.repository.get(row.table_id)
            try:
                if row.seat in table.people_to_act():
                    found.append(Waiting(table, row.seat, row.since))
            except TableRefused:
                continue
        return found

    async def _call(self, user_id: int, waiting: list[Waiting], batch: Batch) -> None:
        """Remind a user who takes no private messages in the channel of what waits longest."""
        table, since = waiting[0].table, waiting[0].since
        words = words_in(table.row.locale)
        text = words("reminder-public", user=f"<@{user_id}>", since=ago(table, since))
        try:
            await self._messenger.post_instead(table.row.channel_id, note(text), batch, [user_id])
        except (discord.Forbidden, discord.NotFound):
            return  # the bot may not write there either; the next reminder tries again
