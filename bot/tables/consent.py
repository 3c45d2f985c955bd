"""Asks the people of a table whether they all agree: to take back a step, to pause, or to end.

Of some matters it is enough that those agree who are there, or that most of them do
(:data:`~bot.tables.matters.DecidedBy`): who is away or late counts only with an answer then. A
manager of the server may decide alone whether a game is to be ended, one who plays at it only after
a day.

Everybody but who asks answers; computer players agree, also those that play as caretakers. The
answers of people who have left the table do not count, and who came into their seat is asked
instead. An answer can be changed until the request is decided: when all agree it is carried out,
and one refusal ends it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace

from bot import store
from bot.store.rows import ConsentKind, ConsentRow
from bot.store.transaction import Tx
from bot.tables import outgoing
from bot.tables.errors import TableRefused, saved
from bot.tables.matters import Consented, DecidedBy, Matter
from bot.tables.repository import TableRepository
from bot.tables.table import Person, Table

LONGEST = 3 * 24 * 60 * 60
"""Seconds after which an open request lapses."""

DAY = 24 * 60 * 60
"""Seconds after which a manager who plays at a table may decide alone."""


ENDING: ConsentKind = "end"


def asked_users(table: Table, row: ConsentRow) -> tuple[int, ...]:
    """Return the users whose consent is needed, whether they have answered or not."""
    return table.others(row.asker_id)


def is_agreed(table: Table, row: ConsentRow, by: DecidedBy) -> bool:
    """Whether a request can be carried out: all have agreed, or more than half of a vote.

    Or somebody has decided alone.
    """
    if row.settled_by is not None:
        return True
    if by == "those there":
        return _voters(table, row) <= {*row.agreed}
    if by == "most":
        voters = _voters(table, row)
        return 2 * len(voters & {*row.agreed}) > len(voters)
    return {*asked_users(table, row)} <= {*row.agreed}


def is_rejected(table: Table, row: ConsentRow, by: DecidedBy) -> bool:
    """Whether a vote can no longer be won."""
    voters = _voters(table, row)
    return by == "most" and 2 * len(voters & {*row.against}) >= len(voters)


def _voters(table: Table, row: ConsentRow) -> set[int]:
    """Return the users whose votes count: without those who are missing and need not be there.

    If nobody is left, all count.
    """
    asked = asked_users(table, row)
    answered = {*row.agreed, *row.against}
    there = {user for user in asked if user in answered or _is_there(table, user)}
    return there or {*asked}


def _is_there(table: Table, user: int) -> bool:
    """Whether a user is neither away nor late."""
    seat = table.check_seated(user)
    due = table.due(seat)
    return table.away_until(seat) is None and (due is None or due > table.loaded_at)


class ConsentService:
    """Asks the people of tables, and carries out what all agree to."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def ask(
        self,
        table_id: int,
        user_id: int,
        kind: ConsentKind,
        *,
        question: str | None = None,
        interaction_id: int | None = None,
    ) -> ConsentRow:
        """Ask the people of a table; if there is nobody else to ask, it is done at once.

        A request of the user's own that is open is shown again, if its post is gone. ``question``
        is what the user was asked when they pressed. An interaction that was answered before asks
        nothing again.

        :raises TableRefused: if the user does not play here, another request is open, or there is
            nothing to ask.
        """
        async with self._tables.locked(table_id) as table:
            seat = table.check_playing(user_id)
            if not table.is_posted:
                raise TableRefused("consent-alone")
            table.check_playable()
            reader = self._tables.reader
            if interaction_id is not None and await store.moves.answered(reader, interaction_id):
                raise TableRefused("consent-settled")
            table.check_asked(seat, question)
            other = await store.consents.open_consent(reader, table_id)
            if other is not None and self._is_old(other):
                await self._write(table, replace(other, status="old"))
                table = await self._tables.get(table_id)
            elif other is not None and (other.asker_id, other.kind) == (user_id, kind):
                return await self._settled(table, other)
            elif other is not None and self.decided_by(other.kind) == "most":
                raise TableRefused("consent-vote-open", name=other.asker)
            elif other is not None:
                raise TableRefused("consent-open", name=other.asker)
            row = ConsentRow(
                table_id=table.id,
                kind=kind,
                seat=seat,
                asker_id=user_id,
                asker=table.names[seat],
                asked_at=self._tables.now(),
                facts=await self._known(kind).facts(table, seat),
            )
            return await self._settled(table, row, interaction_id)

    async def press(
        self, table_id: int, user_id: int, action: str, number: str, *, by: Person | None = None
    ) -> ConsentRow:
        """Answer an open request, or withdraw it.

        ``action`` is ``agree``, ``refuse``, ``reopen`` or ``withdraw``, or ``decide`` of a manager
        who is named by ``by``.

        :raises TableRefused: if the request is settled, or this answer is not this user's.
        """
        async with self._tables.locked(table_id) as table:
            row = None
            if number.isdecimal() and len(number) < 19:  # SQLite's integers are not longer
                row = await store.consents.consent(self._tables.reader, int(number))
            if row is None or row.table_id != table_id:
                raise TableRefused("outdated")
            if row.status != "open":
                raise TableRefused("consent-settled")
            if self._is_old(row):
                return await self._write(table, replace(row, status="old"))
            if action == "decide" and by is not None:
                changed = self._decided(table, row, by)
            else:
                changed = _answered(table, row, user_id, action, self.decided_by(row.kind))
            # Whose votes count may have changed since the last answer.
            is_same = changed == row and self.decided_by(row.kind) == "all"
            return row if is_same else await self._settled(table, changed)

    async def decide(self, table_id: int, by: Person, kind: ConsentKind) -> ConsentRow:
        """Carry out what somebody decides alone who looks after a table and does not play there."""
        async with self._tables.locked(table_id) as table:
            table.check_playable()
            row = ConsentRow(
                table_id=table.id,
                kind=kind,
                seat=0,
                asker_id=by.id,
                asker=by.name,
                asked_at=self._tables.now(),
                settled_by=by.name,
            )
            return await self._settled(table, row)

    def _decided(self, table: Table, row: ConsentRow, by: Person) -> ConsentRow:
        """Return an open request that a manager decides.

        :raises TableRefused: if that cannot be done, or not yet.
        """
        if row.kind != ENDING:
            raise TableRefused("outdated")
        if not by.manages:
            raise TableRefused("consent-not-manager")
        if table.seat_of(by.id) is not None and self._tables.now() < row.asked_at + DAY:
            raise TableRefused("consent-decide-later")
        return replace(row, settled_by=by.name)

    async def seats_changed(self, table_id: int) -> None:
        """Ask an open request of those who sit at a table now; its lock must be held.

        It ends if who asked has left, and is done if only the one who left was missing.
        """
        row = await store.consents.open_consent(self._tables.reader, table_id)
        if row is None:
            return
        table = await self._tables.get(table_id)
        if table.seat_of(row.asker_id) != row.seat:
            await self._write(table, replace(row, status="left"))
        else:
            await self._settled(table, row)

    async def vote(
        self,
        table: Table,
        seat: int,
        kind: ConsentKind,
        note: Callable[[Tx], Awaitable[None]],
    ) -> None:
        """Let the others vote about the player of a seat; its lock must be held.

        They are not asked while something else is. ``note`` writes what goes with it.
        """
        user_id = table.user_at(seat)
        if user_id is None or await store.consents.open_consent(self._tables.reader, table.id):
            return
        row = ConsentRow(
            table_id=table.id,
            kind=kind,
            seat=seat,
            asker_id=user_id,
            asker=table.names[seat],
            asked_at=self._tables.now(),
        )
        await self._write(table, row, also=note)

    async def lapse(
        self, tx: Tx, table: Table, after: Table, moved: Collection[int], version: int, now: int
    ) -> None:
        """End the open request, if it has become pointless as seats have ``moved``.

        Nothing is told of what is done in secret, so it ends only when the public view changes.
        """
        if table.view(None) == after.view(None):
            return
        row, ended = await store.consents.open_consent(tx, table.id), None
        matter = None if row is None else self._matter(row.kind)
        if row is not None and matter is not None and matter.lapses(row, after, moved):
            ended = await store.consents.end_consent(tx, table.id, "lapsed", row.kind)
        if ended is not None:
            await outgoing.write(tx, table.id, version, [outgoing.consent(ended)], now)

    async def end_old(self) -> None:
        """End the requests that nobody has decided for too long."""
        reader, before = self._tables.reader, self._tables.now() - LONGEST
        for table_id, number in await store.consents.consents_asked_before(reader, before):
            async with self._tables.lock(table_id):
                row = await store.consents.consent(reader, number)
                if row is not None and row.status == "open":
                    table = await self._tables.get(table_id)
                    await self._write(table, replace(row, status="old"))

    def knows(self, kind: str) -> bool:
        """Whether a feature knows this kind of request."""
        return self._matter(kind) is not None

    def decided_by(self, kind: str) -> DecidedBy:
        """Return who is to agree to a kind of request; all if no feature knows it."""
        matter = self._matter(kind)
        return "all" if matter is None else matter.decided_by

    def _known(self, kind: str) -> Matter:
        """Return what is asked for by a kind of request.

        :raises TableRefused: ``outdated`` if no feature knows it.
        """
        matter = self._matter(kind)
        if matter is None:
            raise TableRefused("outdated")
        return matter

    def _matter(self, kind: str) -> Matter | None:
        """Return what is asked for by a kind of request; ``None`` if no feature knows it now."""
        for feature in self._tables.features:
            if (matter := feature.matters().get(kind)) is not None:
                return matter
        return None

    def _is_old(self, row: ConsentRow) -> bool:
        return row.asked_at < self._tables.now() - LONGEST

    async def _settled(
        self, table: Table, row: ConsentRow, interaction_id: int | None = None
    ) -> ConsentRow:
        """Write an answer; if nobody is missing any more, carry the request out."""
        by = self.decided_by(row.kind)
        if row.status == "open" and is_rejected(table, row, by):
            row = replace(row, status="refused")
        if row.status != "open" or not is_agreed(table, row, by):
            return await self._write(table, row, interaction_id=interaction_id)
        matter = self._matter(row.kind)
        done = None if matter is None else await matter.done(table, row)
        if done is None:
            return await self._write(table, replace(row, status="lapsed"))
        row = replace(row, status="done", done_ply=done.ply)
        return await self._write(table, row, done, interaction_id=interaction_id)

    async def _write(
        self,
        table: Table,
        row: ConsentRow,
        done: Consented | None = None,
        *,
        interaction_id: int | None = None,
        also: Callable[[Tx], Awaitable[None]] | None = None,
    ) -> ConsentRow:
        """Write a request and what goes with it in one transaction, and wake the publisher."""
        now, after = self._tables.now(), table if done is None else done.after
        async with self._tables.database.writing() as tx:
            if row.id:  # before the table: a request that is open would lapse with its change
                await store.consents.set_consent(tx, row)
            else:
                row = replace(row, id=await store.consents.add_consent(tx, row))
            changes: store.tables.Changes = {} if done is None else done.changes
            version = await self._tables.bump(tx, table, changes, now)
            for write in (also, None if done is None else done.also):
                if write is not None:
                    await write(tx)
            if done is not None and done.taken_back:
                for feature in self._tables.features:
                    await feature.taken_back(tx, table, done.taken_back, "consent")
            if interaction_id is not None:
                await store.moves.mark_answered(tx, interaction_id, table.id, version, now)
            notices = [] if done is None else done.notices
            await outgoing.write(tx, table.id, version, [outgoing.consent(row.id), *notices], now)
        with saved("other"):
            if after.position is not None:
                self._tables.remember(table.id, (version, after.row.ply), after.position)
            self._tables.wake()
        return row


def _answered(
    table: Table, row: ConsentRow, user_id: int, action: str, by: DecidedBy
) -> ConsentRow:
    """Return an open request after somebody's answer.

    :raises TableRefused: if this answer is not this user's.
    """
    seat = table.check_seated(user_id)
    agreed = tuple(user for user in row.agreed if user != user_id)
    against = tuple(user for user in row.against if user != user_id)
    is_own = user_id == row.asker_id
    match action:
        case "withdraw" if is_own:
            return replace(row, status="withdrawn")
        case "withdraw":
            raise TableRefused("consent-not-yours", name=row.asker)
        case "agree" | "refuse" | "reopen" if is_own:
            raise TableRefused("consent-own")
        case "agree":
            if user_id in row.agreed:
                return row
            return replace(row, agreed=(*row.agreed, user_id), against=against)
        case "reopen":
            return replace(row, agreed=agreed, against=against)
        case "refuse" if by == "most":
            return replace(row, agreed=agreed, against=(*against, user_id))
        case "refuse":
            return replace(row, status="refused", agreed=agreed, settled_by=table.names[seat])
    raise TableRefused("outdated")
