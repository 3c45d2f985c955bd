"""Moves at a table: played by people, taken back, and played by bots."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot import store
from bot.store.transaction import Tx
from bot.tables import outgoing
from bot.tables.consent import ConsentService
from bot.tables.ending import EndService
from bot.tables.errors import TableRefused, saved
from bot.tables.lobby import LobbyService
from bot.tables.parsing import parse_all, play_chosen
from bot.tables.play import (
    PlayResult,
    asked_of,
    is_private_batch,
    notices_of,
    notices_of_undo,
    result_json,
    save_moves,
)
from bot.tables.preferences import PreferenceService
from bot.tables.repository import TableRepository
from bot.tables.table import Table
from bot.tables.undo import Undoable, step_back, undoable
from engines import players
from engines.core import Chance, IllegalMove, Line, Played, decision_of, play_forced, play_move


class TableService:
    """Moves at the tables of one Discord bot; it holds the repository and the other services."""

    def __init__(self, repository: TableRepository) -> None:
        self.repository = repository
        self.preferences = PreferenceService(self.repository)
        self.lobby = LobbyService(self.repository)
        self.consents = ConsentService(self.repository)
        self.ending = EndService(self.lobby, self.consents)

    async def play(
        self,
        table_id: int,
        user_id: int,
        *,
        move: Any = None,
        moves: Sequence[Any] = (),
        line: str | None = None,
        question: str | None = None,
        interaction_id: int | None = None,
    ) -> PlayResult:
        """Play one move, moves chosen together or a line, and the forced moves after them.

        The line is a typed one, or a :class:`Line` that was offered as the only one of ``moves``.

        Several moves are played all or nothing, and taken back in one step. Of several answers that
        the user owes the first is played, and the others are kept (:meth:`TableAdditions.keep`).

        A free action can be played in anybody's turn. If it is also private, the version stays, so
        that no button of another player stops working.

        ``question`` names what the user was asked when they chose (:meth:`Table.question`). An
        interaction that was answered before is not played again: the table is returned as it is.

        :raises TableRefused: if the user has no seat here, or is now asked something else.
        :raises IllegalMove: if the rules forbid it.
        :raises NotTogether: if no order of moves chosen together works.
        :raises BadNotation: if the line is no move.
        :raises SavedButFailed: if it was played and saved, but the table cannot be read.
        """
        chosen = moves or (move,)
        if (own := self.repository.keeper(table_id)) is not None:
            return await own.play(table_id, user_id, moves=chosen, line=line, question=question)
        async with self.repository.locked(table_id) as table:
            if interaction_id is not None and await self._answered(interaction_id):
                return PlayResult(table, (), passed=False)
            seat = table.check_playing(user_id)
            table.check_playable()
            table.check_unpaused()
            table.check_asked(seat, question)
            if owed := _owed(table, seat, chosen, line):
                played, _left = table.in_turn(seat, owed)
                note = partial(self._keep, table, seat, owed[1:])
                return await self._settled(table, played, interaction_id, note)
            played = play_chosen(table.game, table.state, seat, chosen, line)
            return await self._settled(table, played, interaction_id)

    async def _keep(self, table: Table, seat: int, moves: Sequence[Any], tx: Tx) -> None:
        """Write what a seat has chosen to follow its answer to what it owes."""
        asked = table.offered(seat)
        assert asked is not None, "the seat has just answered"
        for feature in self.repository.features:
            await feature.keep(tx, table, seat, asked, moves)

    async def undoable(self, table: Table, user_id: int) -> Undoable | None:
        """Return what the user could take back now, ``None`` if that is nothing."""
        seat = table.seat_of(user_id)
        if seat is None or table.position is None or table.is_paused:
            return None
        if (own := self.repository.keeper(table.id)) is not None:
            return own.undoable(table)
        reader = self.repository.reader
        try:
            return await undoable(reader, table, seat, self.repository.state_at(table))
        except IllegalMove:  # moves were taken back between two readings
            async with self.repository.locked(table.id) as now:
                return await undoable(reader, now, seat, self.repository.state_at(now))

    async def undo(
        self,
        table_id: int,
        user_id: int,
        *,
        question: str | None = None,
        once: bool = False,
        everything: bool = False,
        interaction_id: int | None = None,
    ) -> Table:
        """Take back the user's last step: what one interaction of theirs led to.

        With ``everything`` also the steps before it, as far as each could be taken back.
        What other seats have done since stays, and so do private moves that are still legal.
        ``question`` is what the user was asked when they pressed undo. With ``once`` a second undo
        in a row is refused: the same button was pressed twice.

        :raises TableRefused: ``nothing-to-undo`` if there is no such step, or if something was
            revealed by it or because of it, with the reason; ``undone-already`` for a second undo
            with ``once``; ``stale`` if the user is now asked something else.
        :raises SavedButFailed: if that was saved, but the table cannot be read.
        """
        if (own := self.repository.keeper(table_id)) is not None:
            return await own.undo(table_id, user_id, question=question, everything=everything)
        async with self.repository.locked(table_id) as table:
            if interaction_id is not None and await self._answered(interaction_id):
                return table
            seat = table.check_playing(user_id)
            table.check_playable()
            table.check_unpaused()
            table.check_asked(seat, question)
            reader, state_at = self.repository.reader, self.repository.state_at(table)
            step = await step_back(reader, table, seat, state_at, everything=everything)
            if once and table.seats[seat].undid:
                raise TableRefused("undone-already")
            after, now = replace(table, position=step.position), self.repository.now()
            view = after.view(None)
            async with self.repository.database.writing() as tx:
                changes: store.tables.Changes = {"turn": view.turn, **asked_of(after)}
                version = await self.repository.bump(tx, table, changes, now)
                await store.moves.take_back(tx, table.id, step.plies)
                await store.tables.set_of_seats(tx, table.id, [seat], undid=True)
                for feature in self.repository.features:
                    await feature.taken_back(tx, table, [seat], "undo")
                await self.consents.lapse(tx, table, after, [seat], version, now)
                if step.kept_later:
                    state = table.game.states.dump(after.state)
                    await store.moves.put_snapshot(tx, table.id, table.row.ply, state)
                if interaction_id is not None:
                    await store.moves.mark_answered(tx, interaction_id, table.id, version, now)
                notices = notices_of_undo(table, after, seat)
                await outgoing.write(tx, table.id, version, notices, now)
            with saved("undo"):
                self.repository.remember(table.id, (version, table.row.ply), step.position)
                self.repository.wake()
                return await self.repository.get(table.id)

    async def run_bots(self, table_id: int) -> None:
        """Let the bots play until people are to act. Every turn is saved in its own transaction.

        Nobody waits for their thoughts: the table is locked only after them. If somebody has moved
        meanwhile, the bot's moves are played all the same, or, if they do not go, thought of anew.
        """
        while True:
            async with self.repository.locked(table_id) as table:
                seats = table.bots_to_act() if table.row.status == "running" else ()
            if not seats:
                return
            seat, bot = seats[0], table.seats[seats[0]].computer
            played = await self._thought(table, seat, bot or "")
            async with self.repository.locked(table_id) as now:
                asked = now.row.status == "running" and seat in now.bots_to_act()
                if not asked or now.seats[seat].computer != bot:
                    continue
                if now.question(seat) != table.question(seat):
                    continue
                if (now.version, now.row.ply) != (table.version, table.row.ply):
                    played = _again(now, seat, played)
                if played:
                    await self._settled(now, played, None, partial(_cared_for, now, seat))

    async def _thought(self, table: Table, seat: int, bot: str) -> tuple[Played, ...]:
        """Return the moves of a bot's turn."""
        workers = self.repository.workers
        chance = Chance.from_seed(self.repository.seeds())
        slow = bot in players.PLAYERS and players.PLAYERS[bot].slow
        think = workers.ponder if slow else workers.think
        positions = players.budget(table.game, workers.patience)
        return await think(players.turn, table.game, table.state, seat, bot, chance, positions)

    async def _answered(self, interaction_id: int) -> bool:
        return await store.moves.answered(self.repository.reader, interaction_id) is not None

    async def settle(
        self, table: Table, played: tuple[Played, ...], note: Callable[[Tx], Awaitable[None]]
    ) -> PlayResult:
        """Write moves that are made for somebody, whoever holds the table's lock.

        ``note`` writes what belongs to them, in the same transaction.
        """
        return await self._settled(table, played, None, note)

    async def _settled(
        self,
        table: Table,
        played: tuple[Played, ...],
        interaction_id: int | None,
        note: Callable[[Tx], Awaitable[None]] | None = None,
    ) -> PlayResult:
        """Write a batch of moves and its announcements in one transaction; return the result.

        ``note`` writes what belongs to it.
        """
        now, after = self.repository.now(), table.after(played)
        view, outcome, ply = after.view(None), after.outcome, after.row.ply
        notices = notices_of(table, played, after)
        changes: store.tables.Changes = {"ply": ply, "turn": view.turn, **asked_of(after)}
        if outcome is not None:
            changes["status"] = "finished"
            changes["result"] = result_json(outcome)
        async with self.repository.database.writing() as tx:
            if is_private_batch(table.game, played):
                version = await self.repository.advance_privately(tx, table, ply)
            else:
                version = await self.repository.bump(tx, table, changes, now)
                if table.seats[played[0].seat].undid:
                    await store.tables.set_of_seats(tx, table.id, [played[0].seat], undid=False)
            await save_moves(tx, table, played, after, now)
            moved = {play.seat for play in played}
            await self.consents.lapse(tx, table, after, moved, version, now)
            if interaction_id is not None:
                await store.moves.mark_answered(tx, interaction_id, table.id, version, now)
            if note is not None:
                await note(tx)
            await outgoing.write(tx, table.id, version, notices, now)
        with saved("move"):
            if after.position is not None:
                self.repository.remember(table.id, (version, ply), after.position)
            self.repository.wake()
            passed = view.turn != table.view(None).turn
            if table.is_posted and not is_private_batch(table.game, played):
                over = passed or outcome is not None
                self.repository.figures.moved(table.game.id, table.id, len(played), is_over=over)
            return PlayResult(await self.repository.get(table.id), played, passed)


def _owed(table: Table, seat: int, chosen: Sequence[Any], line: str | None) -> Sequence[Any]:
    """Return what somebody has chosen or typed, if all of it answers a question that it owes.

    :raises BadNotation: if what is typed after such an answer is no move.
    """
    question = decision_of(table.game, table.state, seat)
    if question is None or not question.owed:
        return ()  # as nearly always: without looking for lines of moves
    asked = table.offered(seat)
    if asked is None:
        return ()
    if line is not None:
        chosen = parse_all(table.game, line, asked.moves)
    elif len(chosen) == 1 and isinstance(chosen[0], Line):
        chosen = chosen[0].moves
    kinds = {move.kind for move in asked.moves if not isinstance(move, Line)}
    return chosen if all(move.kind in kinds for move in chosen) else ()


def _again(table: Table, seat: int, played: Sequence[Played]) -> tuple[Played, ...]:
    """Return a seat's moves played at a table at which others have moved since; none if one fails.

    What is forced after them follows from the table as it is now.
    """
    again, state = list[Played](), table.state
    for move in (step.move for step in played if step.seat == seat):
        if table.game.refusal(state, seat, move) is not None:
            return ()
        again.append(play_move(table.game, state, seat, move))
        state = again[-1].state
    return (*again, *play_forced(table.game, state))


async def _cared_for(table: Table, seat: int, tx: Tx) -> None:
    """Count the turn if the computer has played it for a user."""
    if table.seats[seat].caretaker:
        await store.attendance.count_cared_for(tx, table.id, seat)
