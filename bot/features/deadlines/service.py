"""Watches over the deadlines of tables: warns, lets a caretaker play, and gives seats back.

What happens then is agreed on with the deadline: a caretaker plays, the table votes whether one
does, or nothing. Everything is in the database, so that a restart neither loses nor doubles it.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict, replace
from typing import Literal

from bot import store
from bot.features.deadlines import rows
from bot.features.deadlines.caretaking import cared_for, deadline_notice, has_others
from bot.features.deadlines.parsing import parse_away
from bot.features.deadlines.reminding import AWAY_KEY, ReminderService
from bot.features.deadlines.rows import TimedRow
from bot.store.transaction import Tx
from bot.tables import TableRepository, outgoing
from bot.tables.consent import ConsentService
from bot.tables.deadline import HOUR, Deadline
from bot.tables.errors import TableRefused, apart, saved
from bot.tables.table import Person, Table
from engines.players import USUAL

LOOKED_KEY, GRACE_KEY = "deadlines-looked", "deadlines-grace"
"""Keys of settings; the bot's own are those of server 0."""

GRACE = HOUR
"""After the bot was not there for so long, or the clock was changed, nobody is late for as long;
nor at a table whose deadline was set."""


class DeadlineService:
    """The deadlines at the tables of one bot."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables
        self.reminders = ReminderService(tables)
        self._consents = ConsentService(tables)

    async def set(self, table_id: int, by: Person, deadline: Deadline | None) -> Table:
        """Limit how long people have for a turn, or with ``None`` no longer.

        Who is asked already has as long from when they were asked, but at least until an hour from
        now.

        :raises TableRefused: ``not-host`` unless the person may administer the table, or if it is
            over; ``deadline-alone`` if only one person plays there.
        """
        async with self._tables.locked(table_id) as table:
            table.check_status("lobby", "running")
            table.check_administered_by(by)
            if deadline is not None:
                deadline = replace(deadline, not_before=self._tables.now() + GRACE)
            text = None if deadline is None else json.dumps(asdict(deadline))
            if table.row.status == "lobby":
                return await self._tables.change(table, {"deadline": text}, [outgoing.lobby()])
            if deadline is not None and _people(table) < 2:
                raise TableRefused("deadline-alone")
            notices = [] if table.state is None else [outgoing.refresh(table)]
            return await self._tables.change(table, {"deadline": text}, notices)

    async def back(self, table_id: int, user_id: int) -> Table:
        """Give a user their seat back, for whom a caretaker plays.

        :raises TableRefused: ``not-seated`` for a spectator, ``no-caretaker`` if none plays.
        """
        async with self._tables.locked(table_id) as table:
            seat = table.check_seated(user_id)
            table.check_playable()
            if table.seats[seat].caretaker is None:
                raise TableRefused("no-caretaker")
            return await self._pass(table, seat, None)

    async def everywhere_back(self, user_id: int) -> int:
        """Take a user as back at all their tables; return at how many a caretaker played.

        Who was away has a day for what waits by now.
        """
        if await self.away_until(user_id) is not None:
            async with self._tables.database.writing() as tx:
                now = str(self._tables.now())
                await store.settings.set_setting(tx, "user", user_id, AWAY_KEY, now)
            await self.reminders.count_anew(user_id)
        count = 0
        for table_id in await self._tables.ids_of_user(user_id):
            try:
                await self.back(table_id, user_id)
            except TableRefused:
                continue
            count += 1
        return count

    async def go_away(self, user_id: int, typed: str) -> int:
        """Note until when a user is away, as they type it; return that time, in unix seconds.

        :raises TableRefused: ``away-unclear``, ``away-past`` or ``away-far``.
        """
        rhythm, now = await self.reminders.rhythm(user_id), self._tables.now()
        until = await asyncio.to_thread(parse_away, typed, rhythm.zone, now)
        async with self._tables.database.writing() as tx:
            await store.settings.set_setting(tx, "user", user_id, AWAY_KEY, str(until))
            if await rows.next_reminder(tx, user_id) is not None:
                await rows.set_reminder(tx, user_id, rhythm.allowed(until))
        return until

    async def away_until(self, user_id: int) -> int | None:
        """Return until when a user is away, ``None`` if they are not."""
        text = await store.settings.setting(self._tables.reader, "user", user_id, AWAY_KEY)
        return int(text) if text is not None and int(text) > self._tables.now() else None

    async def look(self) -> None:
        """Do what the deadlines ask for now."""
        reader = self._tables.reader
        timed = await rows.timed(reader)
        if not timed:
            return
        now = self._tables.now()
        not_before = await self._not_late_before(now)
        for row in timed:
            with apart(row.table_id, "its deadline was not looked at"):
                await self._look_at(row, now, not_before)

    async def _look_at(self, row: TimedRow, now: int, not_before: int) -> None:
        """Do what one deadline asks for now."""
        deadline = Deadline(**json.loads(row.deadline))
        if deadline.not_before > now + GRACE:  # the clock was put back
            deadline = replace(deadline, not_before=0)
        due = max(deadline.due(row.since, row.away_until), not_before)
        if now >= due:
            # Who was late while nobody else played is still late when somebody is back.
            is_open = deadline.then != "warn" and not row.is_alone and not row.was_voted_on
            if row.told != "over" or is_open:
                await self._over(row)
            return
        is_soon = now >= due - notice_before(due - row.since)
        if is_soon and row.told is None and (row.away_until or 0) <= now:
            await self._warn(row, due)

    async def _not_late_before(self, now: int) -> int:
        """Return until when nobody is late, as the bot was away or the clock has been changed."""
        reader = self._tables.reader
        looked = int(await store.settings.setting(reader, "guild", 0, LOOKED_KEY) or 0)
        async with self._tables.database.writing() as tx:
            if looked and not 0 <= now - looked <= GRACE:
                await store.settings.set_setting(tx, "guild", 0, GRACE_KEY, str(now + GRACE))
            await store.settings.set_setting(tx, "guild", 0, LOOKED_KEY, str(now))
        until = int(await store.settings.setting(reader, "guild", 0, GRACE_KEY) or 0)
        return until if until <= now + GRACE else now  # the clock was put back

    async def _warn(self, row: TimedRow, due: int) -> None:
        """Tell a player once that the time is nearly over."""
        async with self._tables.lock(row.table_id):
            table = await self._still(row)
            if table is not None:
                await self._tell(table, row.seat, "soon", due)

    async def _over(self, row: TimedRow) -> None:
        """Do what was agreed on for a player who is late."""
        async with self._tables.lock(row.table_id):
            table = await self._still(row)
            if table is None:
                return
            assert table.deadline is not None
            then = table.deadline.then if has_others(table, row.seat) else "warn"
            if then == "caretaker":
                await self._pass(table, row.seat, USUAL)
            elif then == "vote":
                await self._vote(table, row)
            else:
                await self._tell(table, row.seat, "over", row.since)

    async def _tell(
        self, table: Table, seat: int, what: Literal["soon", "over"], time: int
    ) -> None:
        """Tell a player once that the time is nearly over, or that it is."""
        notice = deadline_notice(what, seat, time)
        async with self._tables.database.writing() as tx:
            await rows.note_told(tx, table.id, seat, what)
            await outgoing.write(tx, table.id, table.version, [notice], self._tables.now())

    async def _vote(self, table: Table, row: TimedRow) -> None:
        """Let the others vote whether a caretaker plays; once for a turn, if nothing is asked."""

        async def note(tx: Tx) -> None:
            await rows.note_told(tx, table.id, row.seat, "over")

        await self._consents.vote(table, row.seat, "caretaker", note)

    async def _still(self, row: TimedRow) -> Table | None:
        """Return the table of a row, if it is as it was when the row was read."""
        table = await self._tables.get(row.table_id)
        is_same = table.row.deadline == row.deadline and table.row.status == "running"
        if not is_same or table.state is None or row.seat not in table.people_to_act():
            return None
        return table if table.seats[row.seat].waits_since == row.since else None

    async def _pass(self, table: Table, seat: int, caretaker: str | None) -> Table:
        """Let a caretaker play for a user, or the user again; tell all."""
        now = self._tables.now()
        passed = cared_for(table, seat, caretaker, now)
        async with self._tables.database.writing() as tx:
            version = await self._tables.bump(tx, table, passed.changes, now)
            if passed.also is not None:
                await passed.also(tx)
            await outgoing.write(tx, table.id, version, passed.notices, now)
        with saved("other"):
            self._tables.wake()
            await self._consents.seats_changed(table.id)
            return await self._tables.get(table.id)


def notice_before(span: int) -> int:
    """Return how long before a deadline after such a span the warning comes, in seconds.

    That is a quarter of the time, but at least two hours, and no more than half of it.
    """
    return min(max(span // 4, 2 * HOUR), span // 2)


def _people(table: Table) -> int:
    return sum(row.user_id is not None for row in table.seats)
