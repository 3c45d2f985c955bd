"""Every change at a table: lobby, moves, undo, the end. One lock and one transaction each."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot import store
from bot.store import ChannelTaken, Database, EventRow, SeatRow, StaleTable, TableRow
from bot.tables import outgoing
from bot.tables.errors import TableRefused
from bot.tables.outgoing import Notice
from bot.tables.play import Turned, hands_of, notices_of, result_json, save_moves, view_json
from bot.tables.table import Person, Table
from engines import players
from engines.core import AnyGame, BadOptions, Chance, Played, play_forced, play_line, play_move
from engines.core.record import Record, RecordedMove

CACHED_STATES = 64
PROGRAM_NAMES = ("Nefru", "Sobek", "Tiaa", "Khety", "Mutnodjmet", "Rekhmire")
"""Names of seats that the program plays; people know them by the mark behind the name."""


class Tables:
    """The tables of one bot.

    ``wake`` is called after every change that may have something to announce; ``seeds`` gives
    the secret seed of each game and each choice of a program.
    """

    def __init__(
        self,
        database: Database,
        games: dict[str, AnyGame],
        *,
        clock: Callable[[], float] = time.time,
        wake: Callable[[], None] = lambda: None,
        seeds: Callable[[], str] = lambda: secrets.token_hex(16),
    ) -> None:
        self.database = database
        self.games = games
        self.wake = wake
        self.seeds = seeds
        self._clock = clock
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._states: OrderedDict[int, tuple[int, Any]] = OrderedDict()

    def now(self) -> int:
        """Return the time in whole seconds."""
        return int(self._clock())

    # --- looking -----------------------------------------------------------------------

    async def get(self, table_id: int) -> Table:
        """Return a table.

        :raises TableRefused: ``no-table`` if there is none with that number.
        """
        row = await store.table(self.database.reader, table_id)
        if row is None:
            raise TableRefused("no-table")
        return await self._loaded(row)

    async def at(self, channel_id: int) -> Table | None:
        """Return the open table of a channel or thread, if there is one."""
        row = await store.open_table_in(self.database.reader, channel_id)
        return None if row is None else await self._loaded(row)

    async def in_guild(self, guild_id: int) -> list[Table]:
        """Return the open tables of a server, oldest first."""
        rows = await store.tables_in_guild(self.database.reader, guild_id)
        return [await self._loaded(row) for row in rows]

    async def of_user(self, user_id: int) -> list[Table]:
        """Return the open tables at which a user sits."""
        rows = await store.tables_of_user(self.database.reader, user_id)
        return [await self._loaded(row) for row in rows]

    async def history(
        self, table: Table, seat: int | None, *, since: int = 0
    ) -> list[tuple[EventRow, Any]]:
        """Return what happened after a ply, as far as the seat may know it, oldest first."""
        rows = await store.events_of(self.database.reader, table.id, since_ply=since + 1, seat=seat)
        return [(row, table.game.events.load(row.event)) for row in rows]

    async def last_acted(self, table: Table, seat: int) -> int:
        """Return the ply of the seat's last move, 0 if it has made none."""
        moves = await store.moves_of(self.database.reader, table.id)
        return max((move.ply for move in moves if move.seat == seat), default=0)

    async def can_undo(self, table: Table, user_id: int) -> bool:
        """Whether the user could take back the last moves now."""
        last = await store.last_move(self.database.reader, table.id)
        if last is None or table.row.status != "running" or last.reveals:
            return False
        return last.seat == table.seat_of(user_id)

    async def export(self, table_id: int) -> Record:
        """Return the record of a finished table, secrets included.

        :raises TableRefused: while the game runs, because a record tells everything.
        """
        table = await self.get(table_id)
        table.check_status("finished")
        game, outcome = table.game, table.outcome
        start = game.start(len(table.seats), table.options, table.row.seed or "")
        moves = await store.moves_of(self.database.reader, table.id)
        return Record(
            game=game.id,
            ruleset=table.row.ruleset,
            content=table.row.content_hash,
            options=json.loads(table.row.options),
            seats=len(table.seats),
            seed=table.row.seed or "",
            chance=game.chance(start).answers,
            moves=tuple(
                RecordedMove(
                    seat=move.seat,
                    move=json.loads(move.move),
                    notation=game.format(game.moves.load(move.move)),
                    chance=move.chance,
                )
                for move in moves
            ),
            result=json.loads(result_json(outcome)) if outcome else None,
            final=game.states.dump(table.state),
        )

    async def _loaded(self, row: TableRow) -> Table:
        game = self.games.get(row.game)
        if game is None:
            raise TableRefused("unknown-game", game=row.game)
        seats = tuple(await store.seats_of(self.database.reader, row.id))
        state = None if row.status in ("lobby", "cancelled") else await self._state(game, row)
        return Table(row, seats, game, state)

    async def _state(self, game: AnyGame, row: TableRow) -> Any:
        cached = self._states.get(row.id)
        if cached is not None and cached[0] == row.version:
            self._states.move_to_end(row.id)
            return cached[1]
        if row.ruleset != game.ruleset:
            raise TableRefused("other-ruleset", saved=row.ruleset, known=game.ruleset)
        found = await store.latest_snapshot(self.database.reader, row.id, at_most=row.ply)
        if found is None:
            return None  # abandoned before it began
        ply, text = found
        state = game.states.load(text)
        for move in await store.moves_of(self.database.reader, row.id, after_ply=ply):
            state, _events = game.apply(state, move.seat, game.moves.load(move.move))
        self._remember(row.id, row.version, state)
        return state

    def _remember(self, table_id: int, version: int, state: Any) -> None:
        self._states[table_id] = (version, state)
        self._states.move_to_end(table_id)
        while len(self._states) > CACHED_STATES:
            self._states.popitem(last=False)

    # --- the lobby ---------------------------------------------------------------------

    async def create(
        self,
        game_id: str,
        host: Person,
        *,
        channel_id: int,
        guild_id: int | None,
        locale: str,
        options: dict[str, Any] | None = None,
    ) -> Table:
        """Open a lobby, its host seated.

        :raises TableRefused: if the channel has an open table, or there is no such game.
        :raises BadOptions: if the options do not fit the game.
        """
        game = self.games.get(game_id)
        if game is None:
            raise TableRefused("unknown-game", game=game_id)
        chosen = game.options(options or {})
        try:
            async with self.database.writing() as tx:
                table_id = await store.create_table(
                    tx,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    game=game.id,
                    ruleset=game.ruleset,
                    content_hash=game.content_hash,
                    options=chosen.model_dump_json(),
                    host_id=host.id,
                    locale=locale,
                    now=self.now(),
                )
                await store.set_seats(tx, table_id, [_person(0, host)])
                await outgoing.write(tx, table_id, 0, [outgoing.lobby()], self.now())
        except ChannelTaken as taken:
            raise TableRefused("channel-taken", table=str(taken.table_id)) from None
        self.wake()
        return await self.get(table_id)

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
            return [other for other in table.seats if other.seat != seat]

        return await self._reseat(table_id, left)

    async def add_program(self, table_id: int, by: Person, program: str) -> Table:
        """Seat a player of the program in the lobby."""
        if program not in players.PLAYERS:
            raise TableRefused("unknown-program", program=program)

        def added(table: Table) -> list[SeatRow]:
            table.check_administered_by(by)
            _check_room(table)
            name = next(name for name in PROGRAM_NAMES if name not in table.names)
            return [*table.seats, SeatRow(seat=len(table.seats), program=program, name=name)]

        return await self._reseat(table_id, added)

    async def remove(self, table_id: int, by: Person, seat: int) -> Table:
        """Free any seat in the lobby, for the host and for managers of the server."""

        def removed(table: Table) -> list[SeatRow]:
            table.check_administered_by(by)
            if not 0 <= seat < len(table.seats):
                raise TableRefused("no-such-seat", seats=len(table.seats))
            return [other for other in table.seats if other.seat != seat]

        return await self._reseat(table_id, removed)

    async def _reseat(self, table_id: int, change: Callable[[Table], list[SeatRow]]) -> Table:
        async with self._locks[table_id]:
            table = await self.get(table_id)
            table.check_status("lobby")
            seats = [replace(seat, seat=at) for at, seat in enumerate(change(table))]
            users = [seat.user_id for seat in seats if seat.user_id is not None]
            changes: store.Changes = {}
            if not users:
                changes["status"] = "cancelled"
            elif table.row.host_id not in users and table.seat_of(table.row.host_id) is not None:
                changes["host_id"] = users[0]
            return await self._changed(table, changes, [outgoing.lobby()], seats=seats)

    async def set_option(self, table_id: int, by: Person, name: str, value: Any) -> Table:
        """Change one option of the game in the lobby.

        :raises BadOptions: if the value does not fit.
        """
        async with self._locks[table_id]:
            table = await self.get(table_id)
            table.check_status("lobby")
            table.check_administered_by(by)
            options = table.game.options({**json.loads(table.row.options), name: value})
            changes: store.Changes = {"options": options.model_dump_json()}
            return await self._changed(table, changes, [outgoing.lobby()])

    async def start(self, table_id: int, by: Person) -> Table:
        """Begin the game with those seated."""
        async with self._locks[table_id]:
            table = await self.get(table_id)
            table.check_status("lobby")
            table.check_administered_by(by)
            if len(table.seats) not in table.game.seats:
                wanted = table.game.seats
                raise TableRefused(
                    "wrong-seats", seats=len(table.seats), least=wanted[0], most=wanted[-1]
                )
            seed = self.seeds()
            try:
                state = table.game.start(len(table.seats), table.options, seed)
            except BadOptions as error:
                raise TableRefused("bad-options", reason=str(error)) from None
            changes: store.Changes = {"status": "running", "seed": seed}
            begun = replace(table, state=state, row=replace(table.row, status="running"))
            notices = hands_of(begun, list(range(len(begun.seats))))
            notices.append(outgoing.lobby())
            notices.append(outgoing.card(view_json(begun), 0, 0))
            if begun.programs_to_act():
                notices.append(outgoing.drive())
            return await self._changed(table, changes, notices, state=state)

    async def cancel(self, table_id: int, by: Person) -> Table:
        """Close a lobby without a game."""
        async with self._locks[table_id]:
            table = await self.get(table_id)
            table.check_status("lobby")
            table.check_administered_by(by)
            return await self._changed(table, {"status": "cancelled"}, [outgoing.lobby()])

    async def abandon(self, table_id: int, by: Person) -> Table:
        """Stop a running game for good; everything is kept."""
        async with self._locks[table_id]:
            table = await self.get(table_id)
            table.check_status("running")
            table.check_administered_by(by)
            notice = outgoing.refresh(view_json(table), table.row.told, table.row.ply)
            return await self._changed(table, {"status": "abandoned"}, [notice])

    async def announce(self, table_id: int) -> Table:
        """Say again how a table stands, in a new post: for a channel that has lost the last one."""
        async with self._locks[table_id]:
            table = await self.get(table_id)
            notices = [outgoing.lobby()]
            if table.state is not None:
                seats = list(range(len(table.seats)))
                notices = hands_of(table, seats)
                notices.append(outgoing.card(view_json(table), table.row.told, table.row.ply))
                if table.programs_to_act():
                    notices.append(outgoing.drive())
            return await self._changed(table, {}, notices)

    async def lose_channel(self, channel_id: int) -> Table | None:
        """Abandon the table of a channel that was deleted, and tell its players privately."""
        found = await self.at(channel_id)
        if found is None:
            return None
        async with self._locks[found.id]:
            table = await self.get(found.id)
            if not table.row.is_open:
                return None
            users = [seat.user_id for seat in table.seats if seat.user_id is not None]
            over: store.Changes = {
                "status": "abandoned" if table.row.status == "running" else "cancelled"
            }
            async with self.database.writing() as tx:
                await store.cancel_waiting(tx, table.id)
            return await self._changed(table, over, [outgoing.gone(user) for user in users])

    # --- moves -------------------------------------------------------------------------

    async def play(
        self,
        table_id: int,
        user_id: int,
        *,
        move: Any = None,
        line: str | None = None,
        seen: int | None = None,
        interaction_id: int | None = None,
    ) -> Turned:
        """Play one move or a typed line of moves, all or nothing, and what is forced after it.

        ``seen`` is the version that the player saw. An interaction that was answered before is
        not played again: the table is returned as it is.

        :raises TableRefused: if the user has no seat here, or the table has moved on.
        :raises IllegalMove: if the rules forbid it.
        :raises BadNotation: if the line is no move.
        """
        async with self._locks[table_id]:
            table = await self.get(table_id)
            if interaction_id is not None and await self._answered(interaction_id):
                return Turned(table, (), passed=False)
            seat = table.check_seated(user_id)
            table.check_status("running")
            table.check_version(seen)
            if line is not None:
                played = play_line(table.game, table.state, seat, line)
            else:
                first = play_move(table.game, table.state, seat, move)
                played = (first, *play_forced(table.game, first.state, seat))
            return await self._settled(table, played, interaction_id)

    async def undo(
        self,
        table_id: int,
        user_id: int,
        *,
        seen: int | None = None,
        interaction_id: int | None = None,
    ) -> Table:
        """Take back the user's last moves, as far as one interaction made them.

        :raises TableRefused: ``nothing-to-undo`` if the last move is another player's, revealed
            something hidden, or ended a turn.
        """
        async with self._locks[table_id]:
            table = await self.get(table_id)
            if interaction_id is not None and await self._answered(interaction_id):
                return table
            table.check_seated(user_id)
            table.check_status("running")
            table.check_version(seen)
            last = await store.last_move(self.database.reader, table.id)
            if last is None or not await self.can_undo(table, user_id):
                raise TableRefused("nothing-to-undo")
            ply = last.batch - 1
            text = await store.snapshot(self.database.reader, table.id, ply)
            if text is None:
                raise TableRefused("nothing-to-undo")
            state, now = table.game.states.load(text), self.now()
            before = replace(table, state=state, row=replace(table.row, ply=ply))
            notices = []
            if before.view(None) != table.view(None):
                notices.append(outgoing.refresh(view_json(before), table.row.told, ply))
            changes: store.Changes = {"ply": ply}
            async with self.database.writing() as tx:
                version = await self._bump(tx, table, changes, now)
                await store.truncate(tx, table.id, ply)
                if interaction_id is not None:
                    await store.mark_answered(tx, interaction_id, table.id, version, now)
                await outgoing.write(tx, table.id, version, notices, now)
            self._remember(table.id, version, state)
            self.wake()
            return await self.get(table.id)

    async def drive(self, table_id: int) -> None:
        """Let the programs play until people are to act. Every turn is saved by itself."""
        while True:
            async with self._locks[table_id]:
                table = await self.get(table_id)
                seats = table.programs_to_act() if table.row.status == "running" else ()
                if not seats:
                    return
                seat = seats[0]
                program = table.seats[seat].program or ""
                chance = Chance.from_seed(self.seeds())
                played = await asyncio.to_thread(
                    program_turn, table.game, table.state, seat, program, chance
                )
                await self._settled(table, played, None)

    async def _answered(self, interaction_id: int) -> bool:
        return await store.answered(self.database.reader, interaction_id) is not None

    async def _settled(
        self, table: Table, played: tuple[Played, ...], interaction_id: int | None
    ) -> Turned:
        """Write a batch of moves and everything that follows from it, in one transaction."""
        now, state = self.now(), played[-1].state
        row = replace(table.row, ply=table.row.ply + len(played))
        after = replace(table, state=state, row=row)
        view, outcome = after.view(None), after.outcome
        notices = notices_of(table, played, after)
        changes: store.Changes = {"ply": row.ply, "turn": view.turn}
        if any(notice.kind == "card" for notice in notices):
            changes["told"] = row.ply
        if outcome is not None:
            changes["status"] = "finished"
            changes["result"] = result_json(outcome)
        async with self.database.writing() as tx:
            version = await self._bump(tx, table, changes, now)
            await save_moves(tx, table, played, after, now)
            if interaction_id is not None:
                await store.mark_answered(tx, interaction_id, table.id, version, now)
            await outgoing.write(tx, table.id, version, notices, now)
        self._remember(table.id, version, state)
        self.wake()
        passed = view.turn != table.view(None).turn
        return Turned(await self.get(table.id), played, passed)

    async def _changed(
        self,
        table: Table,
        changes: store.Changes,
        notices: list[Notice],
        *,
        seats: list[SeatRow] | None = None,
        state: Any = None,
    ) -> Table:
        """Write a change that is no move."""
        now = self.now()
        async with self.database.writing() as tx:
            version = await self._bump(tx, table, changes, now)
            if seats is not None:
                await store.set_seats(tx, table.id, seats)
            if state is not None:
                await store.put_snapshot(tx, table.id, 0, table.game.states.dump(state))
            await outgoing.write(tx, table.id, version, notices, now)
        self.wake()
        return await self.get(table.id)

    async def _bump(self, tx: store.Tx, table: Table, changes: store.Changes, now: int) -> int:
        try:
            return await store.bump(tx, table.id, table.version, now=now, **changes)
        except StaleTable:
            raise TableRefused("stale") from None


def program_turn(
    game: AnyGame, state: Any, seat: int, program: str, chance: Chance
) -> tuple[Played, ...]:
    """Return the moves a program makes until it is no longer asked, or its turn has passed."""
    turn = game.view(state, None).turn
    played: list[Played] = []
    while any(asked.seat == seat for asked in game.decisions(state)):
        move, chance = players.choose(program, game, state, seat, chance)
        played.append(play_move(game, state, seat, move))
        state = played[-1].state
        if game.view(state, None).turn != turn:
            break
    return tuple(played)


def _person(seat: int, person: Person) -> SeatRow:
    return SeatRow(seat=seat, user_id=person.id, name=person.name)


def _check_room(table: Table) -> None:
    most = table.game.seats[-1]
    if len(table.seats) >= most:
        raise TableRefused("table-full", most=most)
