"""Seats of a running game that pass to somebody else: the table is asked, then it is done.

The people who sit there are asked, without the one to be replaced and without who asks. One
objection ends the question; a manager of the server may decide without waiting for answers. Nobody
is seated who has not agreed to it. A player who asks to be replaced needs nobody's consent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot import store
from bot.features.seats import rows
from bot.store.rows import ReplacementRow, SeatRow
from bot.tables import TableRepository, outgoing
from bot.tables.consent import ConsentService
from bot.tables.errors import TableRefused, saved
from bot.tables.lobby import BOT_NAMES
from bot.tables.outgoing import Notice
from bot.tables.play import asked_of, hands_of
from bot.tables.table import Person, Table
from engines import players


def asked_users(table: Table, step: ReplacementRow) -> tuple[int, ...]:
    """Return the users whose consent is needed, whether they have answered or not."""
    if step.is_leaving or step.settled_by is not None:
        return ()
    spared = (step.old_user, step.new_user, step.asker_id)
    users = (seat.user_id for seat in table.seats)
    return tuple(user for user in users if user is not None and user not in spared)


BEFORE_ALL = -1
"""For :attr:`SeatRow.since`: the seat passed on before the first move."""


def has_consent(table: Table, step: ReplacementRow) -> bool:
    """Whether everybody who is asked has agreed, or need not be waited for.

    Without anybody to ask, the host or a manager decides: a player who asks for the host's seat
    does not. But only a manager gives the hand of a person to another person then: else one of two
    players could have the other's hand looked at, and undo it.
    """
    if step.is_leaving or step.settled_by is not None:
        return True
    asked = set(asked_users(table, step))
    was_persons = step.old_user is not None or step.old_since != 0
    if not asked and was_persons and step.new_bot is None:
        return False
    return bool(step.agreed) and asked <= set(step.agreed)


def seats_notice(replacement_id: int) -> Notice:
    """Return the post, or the edit, of the question who is to have a seat."""
    return Notice("seats", "s", {"replacement": replacement_id}, str(replacement_id))


def farewell_notice(user_id: int, name: str) -> Notice:
    """Return the edit that takes a hand from a former player; ``name`` has their seat now."""
    return Notice("farewell", "f", {"user": user_id, "name": name}, str(user_id))


class SeatingService:
    """Asks a table who is to have a seat, gives it to them, and undoes that."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository
        self._consents = ConsentService(repository)

    async def replace(
        self,
        table_id: int,
        asker: Person,
        seat: int,
        *,
        newcomer: Person | None = None,
        bot: str | None = None,
    ) -> ReplacementRow:
        """Ask the table to give a seat to a person, to a computer player, or to whoever takes it.

        If nobody need be asked, it is done at once. For the own seat it means to leave: then only
        the newcomer must agree. An earlier question is withdrawn, if the asker may do that.

        :raises TableRefused: if the asker may not ask that, the newcomer may not have the seat, or
            another question is open.
        """
        async with self._tables.locked(table_id) as table:
            table.check_playable()
            if not 0 <= seat < len(table.seats):
                raise TableRefused("no-such-seat", seats=len(table.seats))
            if newcomer is not None and bot is not None:
                raise TableRefused("seats-one")
            own = table.user_at(seat) == asker.id
            is_hosts = table.user_at(seat) == table.row.host_id
            if not own and not (is_hosts and table.seat_of(asker.id) is not None):
                table.check_administered_by(asker)
            row = table.seats[seat]
            step = ReplacementRow(
                table_id=table.id,
                seat=seat,
                asker_id=asker.id,
                asker=asker.name,
                old_user=row.user_id,
                old_bot=row.bot,
                old_name=row.name,
                old_since=row.since,
                old_host=table.row.host_id,
                agreed=(asker.id,) if table.administered_by(asker) else (),
            )
            earlier = await rows.replacements_of(self._tables.reader, table.id)
            if bot is not None:
                step = _for_bot(table, step, bot)
            elif newcomer is not None:
                if table.seat_of(newcomer.id) is not None:
                    raise TableRefused("seats-seated", name=newcomer.name)
                _check_unseen(earlier, newcomer, seat)
                accepted = newcomer.id == asker.id
                step = replace(
                    step, new_user=newcomer.id, new_name=newcomer.name, accepted=accepted
                )
            other = next((row for row in earlier if row.status == "open"), None)
            if other is not None and own and bot is not None:
                if other.seat == seat:
                    step = replace(step, id=other.id, message_id=other.message_id)
            elif other is not None:
                if asker.id != other.asker_id and not table.administered_by(asker):
                    raise TableRefused("seats-open")
                withdrawn = replace(other, status="withdrawn", settled_by=asker.name)
                await self._write(table, withdrawn, {}, [])
                table = await self._tables.get(table_id)
            return await self._settled(table, step)

    async def leave(
        self, table_id: int, person: Person, *, bot: str | None = None
    ) -> ReplacementRow:
        """Ask to be replaced; with ``bot`` that computer player takes the seat at once.

        :raises TableRefused: as :meth:`replace`, or if the person has no seat.
        """
        seat = (await self._tables.get(table_id)).check_seated(person.id)
        return await self.replace(table_id, person, seat, bot=bot)

    async def find(self, table_id: int, number: str) -> ReplacementRow:
        """Return the replacement that a button names.

        :raises TableRefused: ``outdated`` if this table has none with that number.
        """
        step = None
        if number.isdecimal() and len(number) < 19:  # SQLite's integers are not longer
            step = await rows.replacement(self._tables.reader, int(number))
        if step is None or step.table_id != table_id:
            raise TableRefused("outdated")
        return step

    async def press(
        self, table_id: int, person: Person, action: str, number: str
    ) -> ReplacementRow:
        """Answer an open question, or undo what was done.

        ``action`` is ``agree``, ``object``, ``take``, ``stay``, ``decide``, ``withdraw``,
        ``computer`` or ``undo``.

        :raises TableRefused: if the question is settled, or this answer is not this person's.
        """
        async with self._tables.locked(table_id) as table:
            table.check_playable()
            step = await self.find(table_id, number)
            if action == "undo":
                return await self._undone(table, step, person)
            if step.status != "open":
                raise TableRefused("seats-settled")
            earlier = await rows.replacements_of(self._tables.reader, table.id)
            return await self._settled(table, _answered(table, step, person, action, earlier))

    async def successor(self, table: Table, user_id: int) -> str | None:
        """Return the name of who has a former player's seat now; ``None`` for others."""
        steps = await rows.replacements_of(self._tables.reader, table.id)
        held = [
            row.seat
            for row in steps
            if row.done_ply is not None and user_id in (row.old_user, row.new_user)
        ]
        return table.names[held[-1]] if held else None

    async def _settled(self, table: Table, step: ReplacementRow) -> ReplacementRow:
        """Write an answer; if nothing is missing any more, give the seat to the newcomer."""
        has_newcomer = step.accepted if step.new_bot is None else _has_others(table, step.seat)
        if step.status != "open" or not has_newcomer or not has_consent(table, step):
            return await self._write(table, step, {}, [])
        seat = SeatRow(
            seat=step.seat,
            user_id=step.new_user,
            bot=step.new_bot,
            name=step.new_name if step.new_bot is None else _bot_name(table, step),
            since=table.row.ply or BEFORE_ALL,
        )
        step = replace(step, status="done", done_ply=table.row.ply, new_name=seat.name)
        return await self._pass_on(table, step, seat, host=table.row.host_id)

    async def _undone(self, table: Table, step: ReplacementRow, person: Person) -> ReplacementRow:
        """Give a seat back, unless its new player has made a move with it."""
        steps = await rows.replacements_of(self._tables.reader, table.id)
        later = [row for row in steps if row.id > step.id and row.seat == step.seat]
        if step.status != "done" or step.done_ply is None:
            raise TableRefused("seats-settled")
        if step.is_leaving and person.id != step.old_user:
            raise TableRefused("seats-left", name=step.old_name)
        if not step.is_leaving:
            table.check_administered_by(person)
        if any(row.status == "open" for row in later):
            raise TableRefused("seats-open")
        moves = await store.moves.moves_of(self._tables.reader, table.id, after_ply=step.done_ply)
        has_moved = any(move.made_by == step.seat for move in moves)
        if has_moved or any(row.status == "done" for row in later):
            raise TableRefused("seats-too-late", name=step.new_name)
        if step.old_bot is not None and not _has_others(table, step.seat):
            raise TableRefused("seats-last")
        name = step.old_name if step.old_bot is None else _bot_name(table, step, step.old_name)
        seat = SeatRow(
            seat=step.seat,
            user_id=step.old_user,
            bot=step.old_bot,
            name=name,
            since=step.old_since,
        )
        step = replace(step, status="undone", undone_ply=table.row.ply, settled_by=person.name)
        host = step.old_host if step.old_host == step.old_user else table.row.host_id
        return await self._pass_on(table, step, seat, host=host)

    async def _pass_on(
        self, table: Table, step: ReplacementRow, seat: SeatRow, *, host: int
    ) -> ReplacementRow:
        """Give a seat to somebody: tell all, call who is asked, take the hand from the former."""
        former = table.user_at(seat.seat)
        seats = tuple(seat if row.seat == seat.seat else row for row in table.seats)
        after = replace(table, seats=seats)
        notices = hands_of(after, [seat.seat])
        if seat.seat in after.people_to_act():
            notices.append(outgoing.card(after, call=[seat.seat], asked=[seat.seat]))
        else:
            notices.append(outgoing.refresh(after))
        if former is not None:
            notices.append(farewell_notice(former, after.names[seat.seat]))
        host_id = _host_of(after, host, seat.seat)
        changes: store.tables.Changes = {"host_id": host_id, **asked_of(after)}
        done = await self._write(after, step, changes, notices, seat=seat)
        with saved("other"):
            await self._asked_again(table.id)
            await self._consents.seats_changed(table.id)
        return done

    async def _asked_again(self, table_id: int) -> None:
        """Ask an open question about another seat of those who sit there now.

        It is settled if it had been waiting for nobody else.
        """
        steps = await rows.replacements_of(self._tables.reader, table_id)
        other = next((row for row in steps if row.status == "open"), None)
        if other is not None:
            await self._settled(await self._tables.get(table_id), other)

    async def _write(
        self,
        table: Table,
        step: ReplacementRow,
        changes: store.tables.Changes,
        notices: list[Notice],
        *,
        seat: SeatRow | None = None,
    ) -> ReplacementRow:
        """Write a step and what goes with it in one transaction, and wake the publisher."""
        now = self._tables.now()
        async with self._tables.database.writing() as tx:
            version = await self._tables.bump(tx, table, changes, now)
            if step.id:
                await rows.set_replacement(tx, step)
            else:
                step = replace(step, id=await rows.add_replacement(tx, step))
            if seat is not None:
                await store.tables.set_seat(tx, table.id, seat)
                for feature in self._tables.features:
                    await feature.seat_passed(tx, table, seat.seat)
                # A computer's turn that fails is tried again for ever: not after it was replaced.
                await store.outbox.cancel_waiting(tx, table.id, "bots")
                if table.bots_to_act():
                    notices = [*notices, outgoing.bots()]
            notices = [seats_notice(step.id), *notices]
            await outgoing.write(tx, table.id, version, notices, now)
        if table.position is not None:
            self._tables.remember(table.id, (version, table.row.ply), table.position)
        self._tables.wake()
        return step


def _answered(
    table: Table,
    step: ReplacementRow,
    person: Person,
    action: str,
    earlier: Sequence[ReplacementRow],
) -> ReplacementRow:
    """Return an open question after somebody's answer.

    :raises TableRefused: if this answer is not this person's.
    """
    asked = asked_users(table, step)
    match action:
        case "agree" if person.id in asked:
            return replace(step, agreed=tuple(dict.fromkeys((*step.agreed, person.id))))
        case "object" if person.id in (*asked, step.new_user):
            return replace(step, status="objected", settled_by=person.name)
        case "agree" | "object":
            raise TableRefused("seats-not-asked")
        case "take" if step.new_bot is None:
            if table.seat_of(person.id) is not None:
                raise TableRefused("already-seated")
            if step.new_user not in (None, person.id):
                raise TableRefused("seats-offered", name=step.new_name)
            _check_unseen(earlier, person, step.seat)
            return replace(step, new_user=person.id, new_name=person.name, accepted=True)
        case "stay" if step.old_user is not None:
            if person.id != step.old_user:
                raise TableRefused("seats-not-yours", name=step.old_name)
            return replace(step, status="stayed", settled_by=person.name)
        case "decide" if not step.is_leaving:
            if not person.manages:
                raise TableRefused("not-manager")
            if step.new_bot is not None and not _has_others(table, step.seat):
                raise TableRefused("seats-last")
            return replace(step, settled_by=person.name)
        case "withdraw":
            if person.id != step.asker_id:
                table.check_administered_by(person)
            return replace(step, status="withdrawn", settled_by=person.name)
        case "computer" if step.is_leaving:
            table.check_administered_by(person)
            return _for_bot(table, step, players.USUAL)
    raise TableRefused("outdated")


def _for_bot(table: Table, step: ReplacementRow, bot: str) -> ReplacementRow:
    """Return a replacement by a computer player.

    :raises TableRefused: if there is no such player, or no person would be left at the table.
    """
    if bot not in players.PLAYERS:
        raise TableRefused("unknown-bot", bot=bot)
    if not _has_others(table, step.seat):
        raise TableRefused("seats-last")
    named = replace(step, new_user=None, new_bot=bot, accepted=False)
    return replace(named, new_name=_bot_name(table, named))


def _has_others(table: Table, seat: int) -> bool:
    """Whether a person sits in another seat."""
    return any(row.user_id is not None for row in table.seats if row.seat != seat)


def _bot_name(table: Table, step: ReplacementRow, wanted: str = "") -> str:
    """Return a name for a computer player that nobody else at the table has."""
    taken = [name for seat, name in enumerate(table.names) if seat != step.seat]
    names = (wanted or step.new_name, *BOT_NAMES)
    return next(name for name in names if name and name not in taken)


def _check_unseen(earlier: Sequence[ReplacementRow], person: Person, seat: int) -> None:
    """Raise :class:`TableRefused` if somebody has seen the hand of another seat of this game."""
    for row in earlier:
        known = row.done_ply is not None and person.id in (row.old_user, row.new_user)
        if known and row.seat != seat:
            raise TableRefused("seats-seen", name=person.name)


def _host_of(table: Table, host: int, seat: int) -> int:
    """Return the host, or the next person after a seat if the host sits there no more."""
    if table.seat_of(host) is not None:
        return host
    count = len(table.seats)
    users = (table.user_at((seat + step) % count) for step in range(1, count + 1))
    return next((user for user in users if user is not None), host)
