"""Tables in the database: loading and reading them, and the only way to write a change."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any
from weakref import WeakValueDictionary

from bot import store
from bot.figures import Figures
from bot.store.database import Database
from bot.store.errors import StaleTable
from bot.store.rows import EventRow, MoveRow, SeatRow, TableRow
from bot.tables import outgoing, proof
from bot.tables.additions import TableAdditions, those
from bot.tables.errors import TableRefused, saved
from bot.tables.origin import heading
from bot.tables.outgoing import Notice
from bot.tables.own import OwnTables
from bot.tables.position import Position
from bot.tables.states import States
from bot.tables.table import Table
from bot.workers import Workers
from engines.core import AnyGame
from engines.core.chance import SEALED
from engines.core.record import Record, RecordedMove, result_of

log = logging.getLogger(__name__)

CACHED_POSITIONS = 64


class TableRepository:
    """The tables of one Discord bot.

    ``wake`` is called after every change that may have something to announce; ``seeds`` returns
    the secret seed of each game and each choice of a bot, ``salts`` the salt of each seal. A table
    is changed only under its lock, in one transaction with its announcements.
    """

    def __init__(
        self,
        database: Database,
        games: dict[str, AnyGame],
        *,
        clock: Callable[[], float] = time.time,
        wake: Callable[[], None] = lambda: None,
        seeds: Callable[[], str] = lambda: f"{SEALED}{secrets.token_hex(16)}",
        salts: Callable[[], str] = lambda: secrets.token_hex(16),
        figures: Figures | None = None,
        workers: Workers | None = None,
        features: Sequence[Callable[[TableRepository], TableAdditions]] = (),
    ) -> None:
        self.database, self.reader = database, database.reader
        self.games, self.wake = games, wake
        self.figures = figures or Figures()
        self.workers = workers or Workers()
        self.seeds, self.salts = seeds, salts
        self._clock, self._states = clock, States(database)
        self._locks = WeakValueDictionary[int, asyncio.Lock]()
        self._positions: OrderedDict[int, tuple[tuple[int, int], Position]] = OrderedDict()
        """By table: (version, ply), and the position there."""

        self._held: set[int] = set()
        """Tables that are not the same game with today's content."""

        self._judging = asyncio.Lock()
        """Judging a game takes time: one is judged at once, and each only once."""

        self.features = [make(self) for make in features]
        self._owners = [each.own for each in self.features if each.own is not None]
        self._keeping = those(self.features, TableAdditions.keeps)
        self.names = tuple(feature.name for feature in self.features)

    def now(self) -> int:
        """Return the time in whole seconds."""
        return int(self._clock())

    def today(self) -> date:
        """Return the day in UTC."""
        return datetime.fromtimestamp(self._clock(), UTC).date()

    def game(self, game_id: str) -> AnyGame:
        """Return a game.

        :raises TableRefused: ``unknown-game`` if there is none with this id.
        """
        if (game := self.games.get(game_id)) is None:
            raise TableRefused("unknown-game", game=game_id)
        return game

    async def get(self, table_id: int) -> Table:
        """Return a table.

        :raises TableRefused: ``no-table`` if there is none with that number.
        """
        if (own := self.keeper(table_id)) is not None:
            return await own.get(table_id)
        found = await store.tables.seated_table(self.reader, table_id)
        if found is None:
            raise TableRefused("no-table")
        return await self._loaded(*found)

    def keeper(self, table_id: int) -> OwnTables | None:
        """Return who keeps a table if it is a feature's own."""
        return next((own for own in self._owners if own.has(table_id)), None)

    async def at(self, channel_id: int) -> Table | None:
        """Return the open table of a channel or thread, if there is one."""
        row = await store.tables.open_table_in(self.reader, channel_id)
        return None if row is None else await self._loaded(row)

    async def in_guild(self, guild_id: int) -> list[TableRow]:
        """Return the rows of the open tables of a server, oldest first."""
        return await store.tables.tables_in_guild(self.reader, guild_id)

    async def glimpse(self, row: TableRow) -> Table:
        """Return the table of a row, for a look at many tables at once.

        Their positions are not kept in memory: they would displace those that are being played.

        :raises TableRefused: ``unknown-game`` if there is no such game.
        """
        return await self._loaded(row, keep=False)

    async def is_held(self, row: TableRow) -> bool:
        """Whether the game of a table cannot go on with today's rules and content.

        :raises TableRefused: ``unknown-game`` if there is no such game.
        """
        game = self._game_of(row)
        return row.ruleset != game.ruleset or not await self._goes_on(game, row)

    async def ids_of_user(self, user_id: int) -> list[int]:
        """Return the numbers of the open tables at which a user sits, oldest first."""
        return [row.id for row in await store.tables.tables_of_user(self.reader, user_id)]

    async def history(
        self, table: Table, seat: int | None, *, since: int = 0
    ) -> list[tuple[EventRow, Any]]:
        """Return the events after a ply that the seat may know of, oldest first."""
        rows = await store.moves.events_of(self.reader, table.id, since_ply=since + 1, seat=seat)
        return [(row, table.game.events.load(row.event)) for row in rows]

    async def last_acted(self, table: Table, seat: int) -> int:
        """Return the ply of the seat's last move that was not a free action; 0 if there is none."""
        return await store.moves.last_answer(self.reader, table.id, seat)

    async def latest_begun(self, channel_id: int) -> Table:
        """Return the newest table of a channel whose game has begun, also if it is over.

        :raises TableRefused: ``no-game-here`` if there is none.
        """
        row = await store.tables.latest_begun_in(self.reader, channel_id)
        if row is None:
            raise TableRefused("no-game-here")
        return await self._loaded(row)

    async def export(self, table_id: int) -> Record:
        """Return the record of a finished table, secrets included.

        :raises TableRefused: while the game runs, and for one that was stopped, because a record
            contains all secrets; if a feature keeps it back; or if today's rules or content are
            not those of the game.
        """
        table = await self.get(table_id)
        table.check_status("finished")
        for feature in self.features:
            await feature.check_given(table, "record")
        table.view(None)
        game, outcome = table.game, table.outcome
        moves = await store.moves.moves_of(self.reader, table.id)
        return Record(
            **heading(game, table.row, len(table.seats)),
            moves=tuple(stored_move(game, move) for move in moves),
            result=result_of(outcome) if outcome else None,
            final=game.states.dump(table.state) if outcome else None,
        )

    async def _loaded(
        self, row: TableRow, seats: tuple[SeatRow, ...] | None = None, *, keep: bool = True
    ) -> Table:
        """Return the table of a row. If it changes while it is loaded, load the newer one.

        Its seats are read if they are not given.
        """
        game = self._game_of(row)
        while True:
            if seats is None:
                seats = tuple(await store.tables.seats_of(self.reader, row.id))
            cached = self._positions.get(row.id)
            if cached is not None and cached[0] == (row.version, row.ply):
                if keep:
                    self._positions.move_to_end(row.id)
                return self._table(row, seats, game, cached[1])
            position = None
            if row.status not in ("lobby", "cancelled"):
                position = await self._position(game, row, len(seats))
            latest = await store.tables.table(self.reader, row.id) or row
            if _seen(latest) == _seen(row):
                if keep and position is not None:
                    self.remember(row.id, (row.version, row.ply), position)
                return self._table(latest, seats, game, position)
            row, seats = latest, None

    def _game_of(self, row: TableRow) -> AnyGame:
        game = self.game(row.game)
        if row.status == "lobby":  # it begins with today's rules and content
            return game
        return game.begun_with(row.content_hash, row.ruleset)

    def _table(
        self, row: TableRow, seats: tuple[SeatRow, ...], game: AnyGame, position: Position | None
    ) -> Table:
        table = Table(row, seats, game, position, loaded_at=self.now())
        keeps = any(each.keeps(table) for each in self._keeping)
        return replace(table, keeps=keeps) if keeps else table

    async def _position(self, game: AnyGame, row: TableRow, seats: int) -> Position | None:
        if row.ruleset != game.ruleset or not await self._goes_on(game, row):
            return None  # it cannot be played on, but it can be abandoned
        state = await self._states.at(game, row, seats, row.ply)
        answered = await store.moves.answers_given(self.reader, row.id)
        return Position(game, state, tuple(answered.get(seat, 0) for seat in range(seats)))

    async def _goes_on(self, game: AnyGame, row: TableRow) -> bool:
        """Whether a game is the same with today's content; if it is, its row is moved on to it.

        If the table changes meanwhile, the answer is of no use: its caller reads it again.
        """
        if row.content_hash == game.content_hash:
            return True
        async with self._judging:
            if row.id in self._held or not await self._is_as_seen(row):
                return False
            differs = await proof.difference(self.reader, game, row)
            if differs is None:
                # It is moved on only if it is still as it was: its own lock is not needed.
                async with self.database.writing() as tx:
                    moved = await store.tables.set_content(tx, row, game.content_hash)
                if moved:
                    log.info("table %s (%s) goes on with today's content", row.id, game.id)
            elif await self._is_as_seen(row):
                self._held.add(row.id)
                log.warning(
                    "table %s (%s) is held: it was begun with other content, and %s",
                    row.id, game.id, differs,
                )  # fmt: skip
        return differs is None

    async def _is_as_seen(self, row: TableRow) -> bool:
        latest = await store.tables.table(self.reader, row.id)
        return latest is not None and _seen(latest) == _seen(row)

    def lock(self, table_id: int) -> asyncio.Lock:
        """Return the lock under which a table is changed; it is kept for as long as it is used."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[Table]:
        """Hold the lock of a table; the table is as it is under it.

        :raises TableRefused: as :meth:`get`.
        """
        async with self.lock(table_id):
            yield await self.get(table_id)

    def state_at(self, table: Table) -> Callable[[int], Awaitable[Any]]:
        """Return a function: given a ply, it returns the game's state after the moves up to it."""
        return lambda ply: self._states.at(table.game, table.row, len(table.seats), ply)

    def remember(self, table_id: int, at: tuple[int, int], position: Position) -> None:
        """Keep the position of a table at a version and ply in memory, for the next load."""
        self._positions[table_id] = (at, position)
        self._positions.move_to_end(table_id)
        while len(self._positions) > CACHED_POSITIONS:
            self._positions.popitem(last=False)

    async def change(
        self,
        table: Table,
        changes: store.tables.Changes,
        notices: list[Notice],
        *,
        seats: list[SeatRow] | None = None,
        state: Any = None,
        instead: bool = False,
    ) -> Table:
        """Write a change that is not a move, with its announcements; return the table after it.

        With ``instead`` the table's announcements that are not sent yet are dropped.

        :raises TableRefused: ``stale`` if another process has changed the table.
        :raises SavedButFailed: if the change was saved, but the table cannot be read.
        """
        now = self.now()
        async with self.database.writing() as tx:
            version = await self.bump(tx, table, changes, now)
            if seats is not None:
                await store.tables.set_seats(tx, table.id, seats)
            if state is not None:
                await store.moves.put_snapshot(tx, table.id, 0, table.game.states.dump(state))
            if instead:
                await store.outbox.cancel_waiting(tx, table.id)
            await outgoing.write(tx, table.id, version, notices, now)
        with saved("other"):
            self.wake()
            return await self.get(table.id)

    async def bump(
        self, tx: store.transaction.Tx, table: Table, changes: store.tables.Changes, now: int
    ) -> int:
        """Raise a table's version with what changes in its row; return the new version.

        When its game ends, the open questions to its people end with it.

        :raises TableRefused: ``stale`` if another process has changed the table.
        """
        try:
            version = await store.tables.bump(tx, table.id, table.version, now=now, **changes)
        except StaleTable:
            raise TableRefused("stale") from None
        if changes.get("asks", table.row.asks) != table.row.asks:
            await store.attendance.set_waiting(tx, table.id, changes["asks"], now)
        if table.row.status == "running" and "status" in changes:
            for feature in self.features:
                await outgoing.write(tx, table.id, version, await feature.ended(tx, table), now)
            over = await store.consents.end_consent(tx, table.id, "over")
            if over is not None:
                await outgoing.write(tx, table.id, version, [outgoing.consent(over)], now)
        return version

    async def advance_privately(self, tx: store.transaction.Tx, table: Table, ply: int) -> int:
        """Write the ply after private moves, which do not raise the version; return the version.

        :raises TableRefused: ``stale`` if another process has changed the table.
        """
        try:
            await store.tables.advance_privately(tx, table.id, table.version, ply)
        except StaleTable:
            raise TableRefused("stale") from None
        return table.version


def stored_move(game: AnyGame, move: MoveRow) -> RecordedMove:
    """Return a stored move as a record has it."""
    return RecordedMove(
        seat=move.seat,
        move=json.loads(move.move),
        notation=game.format(game.moves.load(move.move)),
        chance=move.chance,
    )


def _seen(row: TableRow) -> tuple[int, int, str]:
    """Return what tells whether a table has changed."""
    return row.version, row.ply, row.content_hash
