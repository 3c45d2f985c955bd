"""Reminds people of the tables that wait for them, in the rhythm that each has chosen.

Everything is in the database, so that neither a restart nor a change of the clock loses or doubles
a reminder. All that waits for a person is told in one message.
"""

from __future__ import annotations

from bot import store
from bot.features.deadlines import rows
from bot.features.deadlines.rhythm import EVERY, QUIET, ZONES, Rhythm, zone_names
from bot.features.deadlines.rows import WaitingRow
from bot.store.transaction import Tx
from bot.tables import TableRepository, outgoing
from bot.tables.deadline import ELSEWHERE, HOUR
from bot.tables.errors import TableRefused
from bot.tables.outgoing import Notice

SNOOZES = ("3", "12", "morning", "72")
"""How long a person may put reminders off: hours, or until the next morning."""

EVERY_KEY, ZONE_KEY, QUIET_KEY = "remind-every", "time-zone", "quiet-hours"
AWAY_KEY = "away-until"
"""The keys of the settings of users."""

LATEST = 70 * 24 * HOUR
"""No reminder is noted for later than in so many seconds: nobody is away for as long."""

BATCH = 200
"""People for whom it is noted in one transaction when to remind them; others write in between."""


class ReminderService:
    """Reminds the people at the tables of one bot."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    async def rhythm(self, user_id: int) -> Rhythm:
        """Return how a user is reminded; what nobody has chosen follows from their language."""
        chosen = await store.settings.settings_of(self._tables.reader, "user", user_id)
        usual, zone = Rhythm(), chosen.get(ZONE_KEY, "")
        every, quiet = chosen.get(EVERY_KEY, ""), chosen.get(QUIET_KEY, usual.quiet)
        if zone not in zone_names():
            zone = ZONES.get(chosen.get("locale", ""), ELSEWHERE)
        known = {str(hours): hours for hours in EVERY}
        return Rhythm(known.get(every, usual.every), zone, quiet if quiet in QUIET else usual.quiet)

    async def choose(self, user_id: int, key: str, value: str) -> None:
        """Store how a user is reminded from now on.

        :raises TableRefused: ``no-time-zone`` if there is no such time zone, ``outdated`` if there
            is no such setting or value.
        """
        if key == ZONE_KEY:
            value = {name.lower(): name for name in zone_names()}.get(value.strip().lower(), "")
            if not value:
                raise TableRefused("no-time-zone")
        elif value not in {EVERY_KEY: tuple(map(str, EVERY)), QUIET_KEY: QUIET}.get(key, ()):
            raise TableRefused("outdated")
        async with self._tables.database.writing() as tx:
            await store.settings.set_setting(tx, "user", user_id, key, value)
        if key == EVERY_KEY:  # of the others is thought when a reminder is due
            await self.count_anew(user_id)

    async def count_anew(self, user_id: int) -> None:
        """Remind a user as long from now as they have chosen."""
        rhythm, now = await self.rhythm(user_id), self._tables.now()
        async with self._tables.database.writing() as tx:
            await rows.set_reminder(tx, user_id, rhythm.after(now))

    async def snooze(self, user_id: int, how_long: str) -> int:
        """Put a user's reminders off; return until when, in unix seconds.

        :raises TableRefused: ``outdated`` if that is none of ``SNOOZES``.
        """
        if how_long not in SNOOZES:
            raise TableRefused("outdated")
        rhythm, now = await self.rhythm(user_id), self._tables.now()
        if how_long == "morning":
            until = rhythm.next_morning(now)
        else:
            until = rhythm.allowed(now + int(how_long) * HOUR)
        async with self._tables.database.writing() as tx:
            await rows.set_reminder(tx, user_id, until)
        return until

    async def waiting_for(self, user_id: int) -> list[WaitingRow]:
        """Return the tables that wait for a user now, the longest waiting first."""
        return await rows.waiting_for(self._tables.reader, user_id)

    async def announce(self) -> None:
        """Announce the reminders that are due."""
        reader, now = self._tables.reader, self._tables.now()
        if await rows.is_ahead(reader, now + HOUR, now + LATEST):  # the clock was put back
            async with self._tables.database.writing() as tx:
                await rows.set_back(tx, now, now + LATEST)
        unreminded = await rows.users_unreminded(reader)
        for first in range(0, len(unreminded), BATCH):
            times = [
                (user_id, (await self.rhythm(user_id)).after(since))
                for user_id, since in unreminded[first : first + BATCH]
            ]
            async with self._tables.database.writing() as tx:
                for user_id, next_at in times:
                    if next_at is not None:
                        await rows.set_reminder(tx, user_id, next_at)
        for user_id in await rows.due_reminders(reader, now):
            await self._remind(user_id)

    async def _remind(self, user_id: int) -> None:
        """Announce a reminder if a table waits long enough; note when to look again."""
        rhythm, now = await self.rhythm(user_id), self._tables.now()
        async with self._tables.database.writing() as tx:
            waiting = await rows.waiting_for(tx, user_id)
            due = await rows.next_reminder(tx, user_id)
            if not waiting or not rhythm.every or due is None:
                await rows.set_reminder(tx, user_id, None)
                return
            first = rhythm.after(waiting[0].since) or now
            first = max(
                first, int(await store.settings.setting(tx, "user", user_id, AWAY_KEY) or 0)
            )
            at = rhythm.allowed(max(now, first))
            if at > now:  # asked anew a short time ago, or it is night now
                await rows.set_reminder(tx, user_id, at)
                return
            await self._write(tx, waiting[0].table_id, user_id, due)
            await rows.set_reminder(tx, user_id, rhythm.after(now))

    async def _write(self, tx: Tx, table_id: int, user_id: int, due: int) -> None:
        """Add a reminder to the outbox; it tells of all tables, and is sent as one of a table's.

        ``due`` is when it was to be sent; a user has one at a time.
        """
        notice = Notice("reminder", "m", {"user": user_id}, f"{user_id} {due}")
        await outgoing.write(tx, table_id, 0, [notice], self._tables.now())
