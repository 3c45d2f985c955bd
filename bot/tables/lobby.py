"""The lobby, and everything else that is not a move: seats, options, start, cancel, abandon."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot import store
from bot.store.errors import ChannelTaken
from bot.store.rows import SeatRow
from bot.tables import outgoing
from bot.tables.errors import TableRefused, saved
from bot.tables.importing import GoesOn, begun_at, gone_on
from bot.tables.outgoing import Notice
from bot.tables.play import asked_of, hands_of, save_moves
from bot.tables.position import Position
from bot.tables.repository import TableRepository
from bot.tables.table import Person, Table
from engines import players
from engines.core.record import sealed

BOT_NAMES = ("Nefru", "Sobek", "Tiaa", "Khety", "Mutnodjmet", "Rekhmire")
"""Names of bots; a mark behind the name tells players that it is one."""

FORMER = {"greedy": "medium"}
"""What menus of lobbies that were posted by an earlier version call a computer player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """A lobby that begins as another table ``of`` the same game was, of which it has its rest.

    Its post pings the users who are ``called``, and ``shows`` what it tells besides
    (:attr:`bot.store.rows.TableRow.card_shows`).
    """

    of: Table
    options: dict[str, Any]
    seats: Sequence[SeatRow]
    called: Sequence[int]
    shows: str


class LobbyService:
    """Opens, fills, starts and ends tables."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def create(
        self,
        game_id: str,
        host: Person,
        *,
        channel_id: int,
        guild_id: int | None,
        locale: str,
        options: dict[str, Any] | None = None,
        begins: Beginning | None = None,
        goes_on: GoesOn | None = None,
    ) -> Table:
        """Open a lobby with the host in its first seat, or as it ``begins``; return the table.

        With ``goes_on`` its game will go on from a move of another one.

        :raises TableRefused: if the channel has an open table, or there is no such game.
        :raises BadOptions: if the options do not fit the game.
        """
        game = self._tables.game(game_id)
        chosen = game.options((options or {}) if begins is None else begins.options)
        try:
            async with self._tables.database.writing() as tx:
                table_id = await store.tables.create_table(
                    tx,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    game=game.id,
                    ruleset=game.ruleset,
                    content_hash=game.content_hash,
                    options=chosen.model_dump_json(),
                    host_id=host.id,
                    locale=locale,
                    now=self._tables.now(),
                    hints=begins is None or begins.of.row.hints,
                    deadline=None if begins is None else begins.of.row.deadline,
                    origin=None if goes_on is None else goes_on.origin.model_dump_json(),
                )
                if goes_on is not None:
                    await store.imported.add_imported(tx, table_id, goes_on.record.to_json())
                if begins is None:
                    seats, notice = [_person(0, host)], outgoing.lobby()
                else:
                    before = await store.tables.seats_of(tx, begins.of.id)
                    known = {host.id, *(row.user_id for row in before)}
                    if any(row.user_id not in known for row in begins.seats):
                        raise TableRefused("stale")  # their data were erased meanwhile
                    seats, notice = [*begins.seats], outgoing.lobby(begins.called)
                    await store.tables.set_card(tx, table_id, card_shows=begins.shows)
                await store.tables.set_seats(tx, table_id, seats)
                await outgoing.write(tx, table_id, 0, [notice], self._tables.now())
        except ChannelTaken as taken:
            raise TableRefused("channel-taken", table=str(taken.table_id)) from None
        with saved("other"):
            self._tables.wake()
            return await self._tables.get(table_id)

    async def show_again(self, table_id: int, mark: str) -> None:
        """Edit the post of a lobby without a change; ``mark`` tells this edit from all others."""
        async with self._tables.locked(table_id) as table:
            if table.row.status != "lobby":
                return
            async with self._tables.database.writing() as tx:
                notice = outgoing.lobby(mark=mark)
                await outgoing.write(tx, table.id, table.version, [notice], self._tables.now())
        self._tables.wake()

    async def join(self, table_id: int, person: Person) -> Table:
        """Seat a person in the lobby."""

        def joined(table: Table) -> list[SeatRow]:
            if table.seat_of(person.id) is not None:
                raise TableRefused("already-seated")
            _check_room(table)
            return [*table.seats, _person(len(table.seats), person)]

        return await self._reseat(table_id, joined)

    async def leave(self, table_id: int, person: Person) -> Table:
        """Free a person's seat in the lobby; if the host leaves, the next person is host."""

        def left(table: Table) -> list[SeatRow]:
            seat = table.check_seated(person.id)
            return [row for row in table.seats if row.seat != seat]

        return await self._reseat(table_id, left)

    async def add_bot(self, table_id: int, by: Person, bot: str) -> Table:
        """Seat a computer player in the lobby."""
        bot = FORMER.get(bot, bot)
        if bot not in players.PLAYERS:
            raise TableRefused("unknown-bot", bot=bot)

        def added(table: Table) -> list[SeatRow]:
            table.check_administered_by(by)
            _check_room(table)
            name = next(name for name in BOT_NAMES if name not in table.names)
            return [*table.seats, SeatRow(seat=len(table.seats), bot=bot, name=name)]

        return await self._reseat(table_id, added)

    async def remove(self, table_id: int, by: Person, seat: int, occupant: str) -> Table:
        """Free any seat in the lobby; only the host and managers of the server may.

        ``occupant`` is who is meant (:meth:`Table.occupant`): when somebody leaves or is removed,
        those behind move up.

        :raises TableRefused: ``seat-changed`` if somebody else sits there by now.
        """

        def removed(table: Table) -> list[SeatRow]:
            table.check_administered_by(by)
            if not 0 <= seat < len(table.seats):
                raise TableRefused("no-such-seat", seats=len(table.seats))
            if table.occupant(seat) != occupant:
                raise TableRefused("seat-changed", seat=seat + 1, name=table.names[seat])
            return [row for row in table.seats if row.seat != seat]

        return await self._reseat(table_id, removed)

    async def _reseat(self, table_id: int, change: Callable[[Table], list[SeatRow]]) -> Table:
        async with self._tables.locked(table_id) as table:
            table.check_status("lobby")
            seats = [replace(seat, seat=number) for number, seat in enumerate(change(table))]
            users = [seat.user_id for seat in seats if seat.user_id is not None]
            changes: store.tables.Changes = {}
            if not users:
                changes["status"] = "cancelled"
            elif table.row.host_id not in users and table.seat_of(table.row.host_id) is not None:
                changes["host_id"] = users[0]
            return await self._tables.change(table, changes, [outgoing.lobby()], seats=seats)

    async def set_option(self, table_id: int, by: Person, name: str, value: Any) -> Table:
        """Change one option of the game in the lobby.

        :raises BadOptions: if the value does not fit.
        """
        async with self._tables.locked(table_id) as table:
            table.check_options(by)
            options = table.game.options({**json.loads(table.row.options), name: value})
            changes: store.tables.Changes = {"options": options.model_dump_json()}
            return await self._tables.change(table, changes, [outgoing.lobby()])

    async def start(self, table_id: int, by: Person) -> Table:
        """Begin the game with the players who are seated.

        :raises BadOptions: if the options do not allow that many players.
        """
        async with self._tables.locked(table_id) as table:
            table.check_status("lobby")
            table.check_administered_by(by)
            if len(table.seats) not in table.wanted_seats:
                raise _wrong_seats(table)
            if table.origin is not None:
                return await self._go_on(table)
            seed, salt = self._tables.seeds(), self._tables.salts()
            state = table.game.start(len(table.seats), table.options, seed)
            changes: store.tables.Changes = {
                "status": "running",
                "seed": seed,
                "salt": salt,
                "seal": sealed(seed, salt),
                # The lobby may have been opened under older rules; the game uses today's.
                "ruleset": table.game.ruleset,
                "content_hash": table.game.content_hash,
            }
            position = Position(table.game, state, (0,) * len(table.seats))
            begun = replace(table, position=position, row=replace(table.row, status="running"))
            changes |= asked_of(begun)
            return await self._tables.change(table, changes, _beginning(begun), state=state)

    async def _go_on(self, table: Table) -> Table:
        """Begin a game that goes on from a move of another one.

        :raises TableRefused: ``import-...`` if that game cannot be played again today.
        """
        seed, salt = self._tables.seeds(), self._tables.salts()
        row = replace(table.row, status="running", seed=seed, salt=salt, seal=sealed(seed, salt))
        text = await store.imported.imported(self._tables.reader, table.id)
        begun, played = await asyncio.to_thread(gone_on, replace(table, row=row), text or "")
        now, ply = self._tables.now(), begun.row.ply
        changes: store.tables.Changes = {
            "status": "running",
            "seed": seed,
            "salt": salt,
            "seal": row.seal,
            "ruleset": begun.row.ruleset,
            "content_hash": begun.row.content_hash,
            "ply": ply,
            "turn": begun.view(None).turn,
        }
        changes |= asked_of(begun)
        async with self._tables.database.writing() as tx:
            version = await self._tables.bump(tx, table, changes, now)
            if played:
                before = replace(begun, position=begun_at(begun), row=replace(begun.row, ply=0))
                await save_moves(tx, before, played, begun, now)
            # What was shown while it was played is no place to go back to.
            await store.moves.put_snapshot(tx, table.id, ply, table.game.states.dump(begun.state))
            await store.moves.prune_snapshots(tx, table.id, ply)
            await store.tables.set_of_seats(tx, table.id, range(len(begun.seats)), since=ply)
            await store.tables.set_card(tx, table.id, card_since=ply, told=ply)
            await store.imported.drop_imported(tx, table.id)
            await outgoing.write(tx, table.id, version, _beginning(begun), now)
        with saved("other"):
            self._tables.wake()
            return await self._tables.get(table.id)

    async def cancel(self, table_id: int, by: Person) -> Table:
        """Close a lobby without a game."""
        async with self._tables.locked(table_id) as table:
            table.check_status("lobby")
            table.check_administered_by(by)
            return await self._tables.change(table, {"status": "cancelled"}, [outgoing.lobby()])

    async def abandon(self, table_id: int, by: Person) -> Table:
        """Stop a running game for good; its rows stay in the database."""
        async with self._tables.locked(table_id) as table:
            table.check_status("running")
            table.check_administered_by(by)
            notices = []
            if table.state is not None:
                notices.append(outgoing.refresh(table))
            return await self._tables.change(table, {"status": "abandoned"}, notices)

    async def speak(self, table_id: int, locale: str) -> Table:
        """Set the language of a table's public posts, from the next post or edit on."""
        async with self._tables.locked(table_id) as table:
            return await self._tables.change(table, {"locale": locale}, [])

    async def announce(self, table_id: int) -> Table:
        """Post the table again, for a channel in which the last post is gone."""
        async with self._tables.locked(table_id) as table:
            notices, changes = [outgoing.lobby()], store.tables.Changes()
            if table.state is not None:
                changes = asked_of(table)
                seats = list(range(len(table.seats)))
                notices = hands_of(table, seats)
                called = table.people_to_act()
                notices.append(outgoing.card(table, call=called, again=True))
                if table.bots_to_act():
                    notices.append(outgoing.bots())
            return await self._tables.change(table, changes, notices)

    async def put_back_calls(self, table_id: int) -> bool:
        """Announce again what a running table asks, if that was lost; return whether it was."""
        async with self._tables.locked(table_id) as table:
            if table.row.status != "running" or table.state is None:
                return False
            waiting = await store.outbox.waiting(self._tables.reader, table_id)
            kinds = {row.kind for row in waiting}
            notices = []
            if table.asks not in ("", table.row.announced) and not kinds & {"card", "refresh"}:
                notices.append(outgoing.card(table, call=table.people_to_act()))
            if table.bots_to_act() and "bots" not in kinds:
                notices.append(outgoing.bots())
            if notices:
                await self._tables.change(table, asked_of(table), notices)
            return bool(notices)

    async def lose_channel(self, channel_id: int) -> Table | None:
        """End the table of a channel that was deleted, and tell its players in private messages."""
        open_table = await self._tables.at(channel_id)
        if open_table is None:
            return None
        async with self._tables.locked(open_table.id) as table:
            if not table.row.is_open:
                return None
            changes: store.tables.Changes = {
                "status": "abandoned" if table.row.status == "running" else "cancelled"
            }
            notices = [
                outgoing.gone(seat.seat, seat.user_id)
                for seat in table.seats
                if seat.user_id is not None
            ]
            return await self._tables.change(table, changes, notices, instead=True)


def _beginning(begun: Table) -> list[Notice]:
    """Return the announcements of a game that begins."""
    notices = hands_of(begun, list(range(len(begun.seats))))
    notices.append(outgoing.lobby())
    people = begun.people_to_act()
    notices.append(outgoing.card(begun, call=people, asked=people))
    if begun.bots_to_act():
        notices.append(outgoing.bots())
    return notices


def _person(seat: int, person: Person) -> SeatRow:
    return SeatRow(seat=seat, user_id=person.id, name=person.name)


def _wrong_seats(table: Table) -> TableRefused:
    seats, wanted = len(table.seats), table.wanted_seats
    if len(wanted) == 1:
        return TableRefused("wrong-seats-only", seats=seats, count=wanted[0])
    return TableRefused("wrong-seats", seats=seats, least=wanted[0], most=wanted[-1])


def _check_room(table: Table) -> None:
    most = table.wanted_seats[-1]
    if len(table.seats) >= most:
        raise TableRefused("table-full", most=most)
