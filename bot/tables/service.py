"""Moves at a table: played, taken back, and made by programs."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from bot import store
from bot.tables import outgoing
from bot.tables.errors import TableRefused
from bot.tables.lobby import Lobby
from bot.tables.play import (
    Turned,
    is_quiet,
    moved_on,
    notices_of,
    played_again,
    result_json,
    save_moves,
    view_json,
)
from bot.tables.table import Table
from engines import players
from engines.core import AnyGame, Chance, Played, play_after, play_line, play_move


class Tables(Lobby):
    """Everything that can be done at the tables of one bot."""

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

        What the user may do unasked can be played in anybody's turn. If it is quiet, nobody can
        notice: the version stays, so that every button goes on working.

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
            table.check_playable()
            table.check_version(seen)
            if line is not None:
                played = play_line(table.game, table.state, seat, line)
            else:
                first = play_move(table.game, table.state, seat, move)
                played = (first, *play_after(table.game, first))
            return await self._settled(table, played, interaction_id)

    async def undo(
        self,
        table_id: int,
        user_id: int,
        *,
        seen: int | None = None,
        once: bool = False,
        interaction_id: int | None = None,
    ) -> Table:
        """Take back the user's last moves, as far as one interaction made them.

        Quiet moves are passed over and stay: whatever is taken back, they are played again.

        With ``once`` it is not done if the last thing at the table was that the user took back:
        the same button pressed twice.

        :raises TableRefused: ``nothing-to-undo`` if the last move is another player's, revealed
            something hidden, or ended a turn; ``undone-already`` as said.
        """
        async with self._locks[table_id]:
            table = await self.get(table_id)
            if interaction_id is not None and await self._answered(interaction_id):
                return table
            table.check_seated(user_id)
            table.check_playable()
            table.check_version(seen)
            last = await store.last_move(self.database.reader, table.id)
            if last is None or not await self.can_undo(table, user_id):
                raise TableRefused("nothing-to-undo")
            if once and table.row.undone_by == user_id:
                raise TableRefused("undone-already")
            ply = last.batch - 1
            text = await store.snapshot(self.database.reader, table.id, ply)
            if text is None:
                raise TableRefused("nothing-to-undo")
            state, now = table.game.states.load(text), self.now()
            before = replace(table, state=state, row=replace(table.row, ply=ply))
            gone = await store.moves_of(self.database.reader, table.id, after_ply=ply)
            kept = played_again(before, [move for move in gone if move.quiet])
            after = moved_on(before, kept)
            notices = []
            if after.view(None) != table.view(None):
                notices.append(outgoing.refresh(view_json(after), after.row.ply))
            async with self.database.writing() as tx:
                changes: store.Changes = {"ply": after.row.ply, "undone_by": user_id}
                version = await self._bump(tx, table, changes, now)
                await store.truncate(tx, table.id, ply)
                await save_moves(tx, before, kept, after, now)
                if interaction_id is not None:
                    await store.mark_answered(tx, interaction_id, table.id, version, now)
                await outgoing.write(tx, table.id, version, notices, now)
            self._remember(table.id, (version, after.row.ply), after.state)
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
        now, after = self.now(), moved_on(table, played)
        view, outcome, ply = after.view(None), after.outcome, after.row.ply
        notices = notices_of(table, played, after)
        changes: store.Changes = {"ply": ply, "turn": view.turn}
        if outcome is not None:
            changes["status"] = "finished"
            changes["result"] = result_json(outcome)
        async with self.database.writing() as tx:
            if is_quiet(table.game, played):
                version = await self._advance_quietly(tx, table, ply)
            else:
                version = await self._bump(tx, table, changes, now)
            await save_moves(tx, table, played, after, now)
            if interaction_id is not None:
                await store.mark_answered(tx, interaction_id, table.id, version, now)
            await outgoing.write(tx, table.id, version, notices, now)
        self._remember(table.id, (version, ply), after.state)
        self.wake()
        passed = view.turn != table.view(None).turn
        return Turned(await self.get(table.id), played, passed)


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
