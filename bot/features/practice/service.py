"""Practice: a moment of a game that is over, played on alone, the others by the computer.

It is shown and played as a table, so that all controls of a panel work in it. But it is none: it
has no channel, nothing of it is posted, listed or counted, and only who practises can see it. What
nobody had seen at the moment is dealt anew, so that having seen the end of the game does not help.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.features.practice import rows
from bot.features.practice.place import BEHIND, FIRST, PracticePlace, Step, as_table, place_of
from bot.features.practice.rows import PracticeRow
from bot.tables.errors import TableRefused, saved
from bot.tables.parsing import play_chosen
from bot.tables.play import PlayResult
from bot.tables.position import Position
from bot.tables.repository import TableRepository
from bot.tables.table import Person, Table
from bot.tables.undo import Undoable
from engines import players
from engines.core import AnyGame, Chance, Played, RulesError, play_forced, play_move

KEPT = 64
"""How many positions are kept in memory."""

Stand: TypeAlias = tuple[Position, tuple[Played, ...]]
"""A position, and what the last press led to."""


class PracticeService:
    """What everybody practises, one game each, stored as the moves that were made in it."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository
        self._stands: OrderedDict[tuple[int, str], Stand] = OrderedDict()

    # --- beginning and looking ---------------------------------------------------------

    async def begin(self, table_id: int, person: Person, ply: int) -> Table:
        """Let a person play on from a move of a game that is over, in the seat they had.

        What the person has practised before is given up.

        :raises TableRefused: ``practice-seat`` if the person did not play, ``practice-running``
            while the game runs, ``practice-over`` if nobody decides anything after that move;
            or why the game is kept back (:meth:`TableAdditions.check_given`).
        :raises SavedButFailed: if it was begun, but cannot be read.
        """
        source = await self._source(table_id)
        seat = source.seat_of(person.id)
        if seat is None:
            raise TableRefused("practice-seat")
        if not 0 <= ply < source.row.ply:
            raise TableRefused("practice-over")
        seed = self._tables.seeds()
        start, _forced = await self._start(source, ply, seed)
        others = await self._others(start, seat)
        async with self._tables.database.writing() as tx:
            number = await rows.begin_practice(
                tx,
                person.id,
                name=person.name,
                table_id=source.id,
                ply=ply,
                seed=seed,
                steps=_dumped(source.game, [_step(others)]),
                now=self._tables.now(),
            )
        with saved("open"):
            return await self.get(FIRST + number)

    async def of(self, user_id: int) -> Table:
        """Return what a user practises.

        :raises TableRefused: ``practice-none`` if that is nothing; as :meth:`get`.
        """
        row = await rows.practice_of(self._tables.reader, user_id)
        if row is None:
            raise TableRefused("practice-none")
        return await self._table(row)

    async def again(self, table_id: int, user_id: int) -> Table:
        """Let a user begin once more from the same move, dealt anew.

        :raises TableRefused: as :meth:`get` and :meth:`begin`.
        """
        table = await self.get(table_id)
        place = _place(table, user_id)
        person = Person(user_id, place.row.name)
        return await self.begin(place.row.table_id, person, place.row.ply)

    def has(self, table_id: int) -> bool:
        """Whether a number is that of a practised game, whether there is one or not."""
        return FIRST < table_id < BEHIND

    async def get(self, table_id: int) -> Table:
        """Return what is practised, as a table.

        :raises TableRefused: ``practice-gone`` if there is none with that number any more, or its
            stored moves are not legal any more.
        """
        row = await rows.practice(self._tables.reader, table_id - FIRST)
        if row is None:
            raise TableRefused("practice-gone")
        return await self._table(row)

    # --- playing -----------------------------------------------------------------------

    async def play(
        self,
        table_id: int,
        user_id: int,
        *,
        moves: Sequence[Any] = (),
        line: str | None = None,
        question: str | None = None,
    ) -> PlayResult:
        """Make moves of the user's, and let the computer play until the user is asked again.

        :raises TableRefused: ``practice-own`` for anybody else, ``practice-done`` at the end,
            ``stale`` if the user is now asked something else.
        :raises RulesError: as :meth:`TableService.play`.
        """
        async with self._tables.lock(table_id):
            table = await self.get(table_id)
            place = _place(table, user_id)
            table.check_asked(place.seat, question)
            if place.is_over:
                raise TableRefused("practice-done")
            assert table.position is not None
            game, state = table.game, table.state
            own = play_chosen(game, state, place.seat, moves, line)
            others = await self._others(table.position.after(own), place.seat)
            played = (*own, *others)
            turn = table.view(None).turn
            after = await self._store(table, (*place.steps, _step(played)))
            return PlayResult(after, played, passed=after.view(None).turn != turn)

    async def undo(
        self, table_id: int, user_id: int, *, question: str | None = None, everything: bool = False
    ) -> Table:
        """Take back the user's last press and what the computer did after it, whatever it showed.

        With ``everything`` also those before it in the same turn.

        :raises TableRefused: ``nothing-to-undo`` where it began; as :meth:`play`.
        """
        async with self._tables.lock(table_id):
            table = await self.get(table_id)
            place = _place(table, user_id)
            table.check_asked(place.seat, question)
            if len(place.steps) < 2:
                raise TableRefused("nothing-to-undo", reason="none")
            table = await self._store(table, place.steps[:-1])
            turn = table.view(None).turn
            while everything and len(steps := place_of(table).steps) > 1:
                before = await self._table(_with(place_of(table).row, table.game, steps[:-1]))
                if before.view(None).turn != turn:
                    break
                table = await self._store(table, steps[:-1])
            return table

    def undoable(self, table: Table) -> Undoable | None:
        """Return what can be taken back now, ``None`` if that is nothing."""
        place = place_of(table)
        if len(place.steps) < 2:
            return None
        kinds = {move.kind for seat, move in place.steps[-1] if seat == place.seat}
        return Undoable(kinds.pop() if len(kinds) == 1 else None, several=len(place.steps) > 2)

    # --- helpers -----------------------------------------------------------------------

    async def _source(self, table_id: int) -> Table:
        """Return the table of a game that is over, if it may be looked at."""
        source = await self._tables.get(table_id)
        if source.row.status != "finished" or source.own is not None:
            raise TableRefused("practice-running")
        for feature in self._tables.features:
            await feature.check_given(source, "record")
        source.view(None)
        return source

    async def _start(self, source: Table, ply: int, seed: str) -> Stand:
        """Return the position after a move, dealt anew, and the forced moves in it.

        :raises TableRefused: ``practice-over`` if nobody decides anything there.
        """
        game = source.game
        state = game.reseeded(await self._tables.state_at(source)(ply), seed)
        begun = Position(game, state, (0,) * len(source.seats))
        forced = play_forced(game, state)
        position = begun.after(forced)
        if not game.decisions(position.state):
            raise TableRefused("practice-over")
        return position, forced

    async def _others(self, position: Position, seat: int) -> tuple[Played, ...]:
        """Return what the computer plays for all other seats, until only this one is asked."""
        game, played = position.game, list[Played]()
        state = position.state
        while asked := [each.seat for each in game.decisions(state) if each.seat != seat]:
            chance = Chance.from_seed(self._tables.seeds())
            played += await self._tables.workers.think(
                players.turn, game, state, asked[0], players.USUAL, chance
            )
            state = played[-1].state
        return tuple(played)

    async def _table(self, row: PracticeRow) -> Table:
        source = await self._source(row.table_id)
        seat = source.seat_of(row.user_id)
        if seat is None:
            raise TableRefused("practice-gone")
        try:
            steps = _steps(source.game, row)
            position, news = await self._stand(source, row, steps)
        except (RulesError, ValueError):
            raise TableRefused("practice-gone") from None
        is_over = source.game.outcome(position.state) is not None
        start, _forced = await self._stand(source, row, ())
        place = PracticePlace(row, seat, start.view(None), steps, news, is_over)
        return as_table(source, place, position, players.USUAL)

    async def _stand(self, source: Table, row: PracticeRow, steps: tuple[Step, ...]) -> Stand:
        """Return where these steps lead.

        :raises IllegalMove: if they are not legal.
        """
        key = row.id, _dumped(source.game, steps)
        if key not in self._stands:
            if not steps:
                stand = await self._start(source, row.ply, row.seed)
            else:
                before, _news = await self._stand(source, row, steps[:-1])
                state, played = before.state, list[Played]()
                for seat, move in steps[-1]:
                    played.append(play_move(source.game, state, seat, move))
                    state = played[-1].state
                stand = before.after(tuple(played)), tuple(played)
            self._stands[key] = stand
        self._stands.move_to_end(key)
        while len(self._stands) > KEPT:
            self._stands.popitem(last=False)
        return self._stands[key]

    async def _store(self, table: Table, steps: Sequence[Step]) -> Table:
        """Write the steps, and return the table after them."""
        row = _with(place_of(table).row, table.game, steps)
        async with self._tables.database.writing() as tx:
            await rows.set_steps(tx, row.id, row.steps, self._tables.now())
        with saved("move"):
            return await self._table(row)


def _with(row: PracticeRow, game: AnyGame, steps: Sequence[Step]) -> PracticeRow:
    return replace(row, steps=_dumped(game, steps))


def _step(played: Sequence[Played]) -> Step:
    return tuple((play.seat, play.move) for play in played)


def _dumped(game: AnyGame, steps: Sequence[Step]) -> str:
    dump = game.moves.dump
    return json.dumps([[[seat, dump(move)] for seat, move in step] for step in steps])


def _steps(game: AnyGame, row: PracticeRow) -> tuple[Step, ...]:
    """Return the stored steps.

    :raises ValueError: if the game does not know such moves any more.
    """
    load = game.moves.load
    return tuple(tuple((seat, load(move)) for seat, move in step) for step in json.loads(row.steps))


def _place(table: Table, user_id: int) -> PracticePlace:
    """Return where somebody stands who practises.

    :raises TableRefused: ``practice-own`` for anybody else.
    """
    if table.seat_of(user_id) is None:
        raise TableRefused("practice-own")
    return place_of(table)
