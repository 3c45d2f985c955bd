"""Lessons: a game learnt alone and in private, step by step (:mod:`engines.core.lesson`).

A lesson in progress is shown and played as a table, so that all controls of a panel work in it. But
it is none: it has no channel, nothing of it is posted, listed or counted, and only who learns can
see it. Its number is higher than that of any table.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot import store
from bot.features.learn import rows
from bot.features.learn.place import FIRST, LessonPlace, Press, Remark, as_table, place_of
from bot.features.learn.rows import LessonRow
from bot.tables.errors import TableRefused, saved
from bot.tables.parsing import play_chosen
from bot.tables.play import PlayResult
from bot.tables.repository import TableRepository
from bot.tables.table import Person, Table
from bot.tables.undo import Undoable
from engines.core import AnyGame
from engines.core.lesson import LEARNER, Lesson, Standing, advance, begin, fits, lesson_of, refused

KEPT = 64
"""How many positions of lessons are kept in memory."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come in a game's lesson: ``step`` of ``count`` are done."""

    game: AnyGame
    step: int
    count: int
    is_begun: bool
    """Whether it is under way: neither new nor finished."""

    @property
    def is_finished(self) -> bool:
        """Whether all steps are done."""
        return self.step == self.count


class LessonService:
    """The lessons of everybody, stored as the moves that were made in them."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository
        self._database = repository.database
        self._standings: OrderedDict[tuple[str, tuple[Press, ...]], Standing] = OrderedDict()
        self._fitting: dict[str, bool] = {}

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games that have a lesson."""
        return tuple(game for game in self._tables.games.values() if lesson_of(game) is not None)

    # --- opening and looking -----------------------------------------------------------

    async def open(self, game_id: str, person: Person, *, anew: bool = False) -> Table:
        """Return somebody's lesson of a game where they left it, begun now if it was not yet.

        A finished one begins again, and with ``anew`` any.

        :raises TableRefused: ``unknown-game``; ``no-lesson`` if the game has none, and
            ``lesson-unfit`` if it does not fit the content that the game has here.
        :raises SavedButFailed: if it was begun, but cannot be read.
        """
        game, lesson = await self._taught(game_id)
        async with self._database.writing() as tx:
            number = await rows.begin_lesson(
                tx,
                person.id,
                game.id,
                name=person.name,
                version=lesson.version,
                now=self._tables.now(),
            )
        with saved("open"):
            table = await self.get(FIRST + number)
        place = place_of(table)
        if anew or (place.is_over and place.remark is None):
            async with self._tables.lock(table.id):
                return await self._store(table, (), Remark("anew") if anew else None)
        if table.row.ply and place.remark is None:
            return _remarked(table, Remark("resumed"))
        return table

    async def of(self, game_id: str, user_id: int) -> Table:
        """Return a user's lesson of a game.

        :raises TableRefused: as :meth:`open`, and ``lesson-not-open`` if it was never begun.
        """
        game, _lesson = await self._taught(game_id)
        row = await rows.lesson_of(self._database.reader, user_id, game.id)
        if row is None:
            raise TableRefused("lesson-not-open")
        return await self.get(FIRST + row.id)

    def has(self, table_id: int) -> bool:
        """Whether a table's number is that of a lesson."""
        return table_id > FIRST

    async def get(self, table_id: int) -> Table:
        """Return a lesson as a table.

        If its stored moves do not fit any more, as the lesson has changed, it begins anew.

        :raises TableRefused: ``no-table`` if there is none with that number; as :meth:`open`.
        """
        row = await rows.lesson(self._database.reader, table_id - FIRST)
        if row is None:
            raise TableRefused("no-table")
        game, lesson = await self._taught(row.game)
        language = await store.settings.setting(
            self._database.reader, "user", row.user_id, "locale"
        )
        presses, standing = _presses(game, row), None
        remark: Remark | None = None
        if row.version == lesson.version and presses is not None:
            standing = self._standing(game, lesson, presses)
        if standing is None or presses is None:
            presses, standing = (), begin(game, lesson)
            remark = None if row.moves == "[]" else Remark("changed")
        now = self._tables.now()
        return as_table(game, lesson, row, presses, standing, language, remark, now)

    async def progress(self, user_id: int) -> tuple[Progress, ...]:
        """Return how far a user has come in the lesson of each game that can be learnt here."""
        progress = []
        for game in self.games:
            try:
                _game, lesson = await self._taught(game.id)
            except TableRefused:
                continue
            row = await rows.lesson_of(self._database.reader, user_id, game.id)
            presses = None if row is None else _presses(game, row)
            standing = None
            if row is not None and presses is not None and row.version == lesson.version:
                standing = self._standing(game, lesson, presses)
            step = 0 if standing is None else standing.step
            count = len(lesson.steps)
            progress.append(Progress(game, step, count, row is not None and step < count))
        return tuple(progress)

    # --- learning ----------------------------------------------------------------------

    async def play(
        self,
        table_id: int,
        user_id: int,
        *,
        moves: Sequence[Any] = (),
        line: str | None = None,
        question: str | None = None,
    ) -> PlayResult:
        """Make moves in a lesson; the table that is returned says what came of them.

        Nothing is played if the step wants something else. If the rules forbid a move, this raises
        what :meth:`TableService.play` does.

        :raises TableRefused: ``lesson-own`` for anybody but the learner, ``lesson-done`` if all
            steps are done, ``stale`` if the learner is now asked something else.
        """
        async with self._tables.lock(table_id):
            table = await self.get(table_id)
            place = _place(table, user_id)
            table.check_asked(LEARNER, question)
            if place.is_over:
                raise TableRefused("lesson-done")
            game, standing = table.game, place.standing
            played = play_chosen(game, standing.state, LEARNER, moves, line)
            own = tuple(play.move for play in played if play.seat == LEARNER)
            came = advance(game, place.lesson, standing, own)
            if not came.is_wanted:
                remark = Remark("unwanted", step=came.missed, name=came.reply)
                return PlayResult(_remarked(table, remark), (), passed=False, change=None)
            finished = came.finished[-1] if came.finished else None
            right = Remark("right", step=finished, played=came.played) if finished else None
            after = await self._store(table, (*place.presses, own), right)
            return PlayResult(after, played, passed=False)

    async def try_refused(self, table_id: int, user_id: int, name: str) -> Table:
        """Return a lesson with why the rules forbid a move that its step offers for that."""
        table = await self.get(table_id)
        place = _place(table, user_id)
        refusal = refused(table.game, place.lesson, place.standing, name)
        if refusal is None:
            raise TableRefused("stale")
        return _remarked(table, Remark("refused", step=place.step, refusal=refusal))

    async def undo(
        self, table_id: int, user_id: int, *, question: str | None = None, everything: bool = False
    ) -> Table:
        """Take back the last press in the step, or with ``everything`` all of them.

        :raises TableRefused: ``nothing-to-undo`` at the beginning of a step.
        """
        async with self._tables.lock(table_id):
            table = await self.get(table_id)
            _place(table, user_id)
            table.check_asked(LEARNER, question)
            presses = self._without_last(table)
            if presses is None:
                raise TableRefused("nothing-to-undo", reason="followed")
            table = await self._store(table, presses, None)
            while everything and (presses := self._without_last(table)) is not None:
                table = await self._store(table, presses, None)
            return table

    def undoable(self, table: Table) -> Undoable | None:
        """Return what can be taken back in a lesson now, ``None`` if that is nothing."""
        place, presses = place_of(table), self._without_last(table)
        if presses is None:
            return None
        kinds = {move.kind for move in place.presses[-1]}
        standing = self._standing(table.game, place.lesson, presses)
        several = standing is not None and bool(standing.made)
        return Undoable(kinds.pop() if len(kinds) == 1 else None, several=several)

    # --- helpers -----------------------------------------------------------------------

    async def _taught(self, game_id: str) -> tuple[AnyGame, Lesson]:
        game = self._tables.game(game_id)
        lesson = lesson_of(game)
        if lesson is None:
            raise TableRefused("no-lesson", game=game.title)
        if game.id not in self._fitting:
            self._fitting[game.id] = await asyncio.to_thread(fits, game, lesson)
        if not self._fitting[game.id]:
            raise TableRefused("lesson-unfit", game=game.title)
        return game, lesson

    def _standing(
        self, game: AnyGame, lesson: Lesson, presses: tuple[Press, ...]
    ) -> Standing | None:
        """Return where these presses lead, ``None`` if they do not fit the lesson."""
        key = game.id, presses
        if key not in self._standings:
            standing: Standing | None = begin(game, lesson)
            if presses:
                standing = self._standing(game, lesson, presses[:-1])
            if standing is not None and presses:
                try:
                    came = advance(game, lesson, standing, presses[-1])
                except ValueError:
                    return None
                standing = came.standing if came.is_wanted else None
            if standing is None:
                return None
            self._standings[key] = standing
        self._standings.move_to_end(key)
        while len(self._standings) > KEPT:
            self._standings.popitem(last=False)
        return self._standings[key]

    def _without_last(self, table: Table) -> tuple[Press, ...] | None:
        """Return the presses but the last one, if that was made in the present step."""
        place = place_of(table)
        if not place.standing.made or not place.presses:
            return None
        before = self._standing(table.game, place.lesson, place.presses[:-1])
        same = before is not None and before.step == place.standing.step
        return place.presses[:-1] if same else None

    async def _store(
        self, table: Table, presses: tuple[Press, ...], remark: Remark | None
    ) -> Table:
        """Write the presses made in a lesson, and return it after them."""
        dump = table.game.moves.dump
        moves = json.dumps([[dump(move) for move in press] for press in presses])
        version = place_of(table).lesson.version
        async with self._database.writing() as tx:
            await rows.set_lesson(
                tx, table.id - FIRST, version=version, moves=moves, now=self._tables.now()
            )
        with saved("move"):
            return _remarked(await self.get(table.id), remark)


def _presses(game: AnyGame, row: LessonRow) -> tuple[Press, ...] | None:
    """Return the stored moves; ``None`` if the game does not know such moves any more."""
    try:
        return tuple(tuple(map(game.moves.load, press)) for press in json.loads(row.moves))
    except ValueError:
        return None


def _place(table: Table, user_id: int) -> LessonPlace:
    """Return where a lesson stands, for its learner.

    :raises TableRefused: ``lesson-own`` for anybody else.
    """
    if table.seat_of(user_id) is None:
        raise TableRefused("lesson-own")
    return place_of(table)


def _remarked(table: Table, remark: Remark | None) -> Table:
    return replace(table, own=replace(place_of(table), remark=remark))
