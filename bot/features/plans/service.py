"""Plans: what players want to do when they are asked next, played for them when they are.

A plan is private. It is played with the next sending of posts, so nobody can tell it from a quick
move; what is not possible, or would show its player something new, is left to the player.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import Any, TypeAlias

from bot import store
from bot.features.plans import conditions, rows
from bot.features.plans.condition_choices import tail, with_other
from bot.features.plans.conditions import Condition, chosen, is_conditional
from bot.features.plans.outlook import outlook
from bot.features.plans.rows import PlanRow
from bot.store.transaction import Tx
from bot.tables.errors import TableRefused
from bot.tables.names import plain
from bot.tables.parsing import parse, parse_all
from bot.tables.repository import TableRepository
from bot.tables.table import Table
from engines.core import AnyGame, BadNotation, Decision, Game, Line, Played, RulesError, play_line

PLANS = "plans"
"""The kind of the row in the outbox that has plans played."""

MOST, LONGEST = 20, 100
"""Lines of a plan, and characters of a line."""

Settle: TypeAlias = Callable[
    [Table, tuple[Played, ...], Callable[[Tx], Awaitable[None]]], Awaitable[object]
]
"""Writes a batch of moves in one transaction, together with what is given."""


def can_plan(table: Table) -> bool:
    """Whether the players of a table can plan ahead."""
    return (
        len(table.seats) > 1
        and table.is_posted
        and table.row.status == "running"
        and type(table.game).ahead is not Game.ahead
    )


class PlanService:
    """The plans of all tables."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    async def of(self, table: Table, user_id: int) -> PlanRow:
        """Return a user's plan.

        :raises TableRefused: ``plans-none`` where nothing can be planned, ``not-seated``.
        """
        seat = table.check_seated(user_id)
        table.check_playable()
        if not can_plan(table):
            raise TableRefused("plans-none", game=table.game.title)
        return await rows.plan_of(self._tables.reader, table.id, seat)

    async def add(
        self, table_id: int, user_id: int, lines: Sequence[str], *, stands: str | None = None
    ) -> Table:
        """Add lines to the end of a user's plan; return the table.

        ``stands`` names the plan that the user saw (:func:`name_of`).

        :raises TableRefused: ``plan-changed`` if it is another one by now, ``plan-full``,
            ``plan-long``, ``plan-unread`` if a line is no move, ``plan-reveals`` if it would
            show something new, or what :func:`conditions.read` says of its conditions.
        """
        async with self._changing(table_id, user_id, stands) as (table, plan):
            lines = [" ".join(line.split()) for line in lines]
            for line in lines:
                most = conditions.LONGEST if is_conditional(line) else LONGEST
                if len(line) > most:
                    raise TableRefused("plan-long", most=most)
            if len(plan.lines) + len(lines) > MOST:
                raise TableRefused("plan-full", most=MOST)
            done = plan.lines
            for line in lines:
                done = (*done, _checked(table, plan.seat, done, line))
            return await self._write(table, replace(plan, lines=done))

    async def drop(
        self, table_id: int, user_id: int, *, which: str, stands: str | None = None
    ) -> Table:
        """Drop the ``first`` line of a user's plan, the ``last``, or ``all``; return the table.

        :raises TableRefused: ``plan-changed`` if it is another one by now.
        """
        async with self._changing(table_id, user_id, stands) as (table, plan):
            left = {"first": plan.lines[1:], "last": plan.lines[:-1], "all": ()}[which]
            held = None if which == "first" else plan.held
            return await self._write(table, replace(plan, lines=left, held=held))

    async def depend(
        self, table_id: int, user_id: int, condition: Condition, *, stands: str
    ) -> Table:
        """Let the lines at the end that depend on nothing depend on a condition; return the table.

        :raises TableRefused: as :meth:`add`.
        """

        def changed(_table: Table, lines: tuple[str, ...]) -> tuple[int, str]:
            last = tail(lines)
            return len(last), f"if {condition.text}: {' '.join(last)}"

        return await self._rewrite(table_id, user_id, changed, stands)

    async def otherwise(
        self, table_id: int, user_id: int, moves: Sequence[str], *, stands: str
    ) -> Table:
        """Let moves be made if nothing of the last line is so; return the table.

        :raises TableRefused: as :meth:`add`.
        """

        def changed(table: Table, lines: tuple[str, ...]) -> tuple[int, str]:
            return 1, with_other(table.game, table.view(None), lines[-1], " ".join(moves))

        return await self._rewrite(table_id, user_id, changed, stands)

    async def _rewrite(
        self,
        table_id: int,
        user_id: int,
        changed: Callable[[Table, tuple[str, ...]], tuple[int, str]],
        stands: str,
    ) -> Table:
        """Put one line in the place of the last ones of a plan: of how many, and which."""
        async with self._changing(table_id, user_id, stands) as (table, plan):
            count, line = changed(table, plan.lines)
            if not count:
                raise TableRefused("plan-changed")
            kept = plan.lines[: len(plan.lines) - count]
            if len(line) > conditions.LONGEST:
                raise TableRefused("plan-long", most=conditions.LONGEST)
            lines = (*kept, _checked(table, plan.seat, kept, line))
            return await self._write(
                table, replace(plan, lines=lines, held=plan.held if kept else None)
            )

    async def keep(
        self, tx: Tx, table: Table, seat: int, asked: Decision[Any], moves: Sequence[Any]
    ) -> None:
        """Let a seat's plan begin with these answers to what it owes, and be played again.

        An answer on which the plan waited is dropped: the seat has just given another. Those kept
        before stay after the new ones, as many as the seat owes.
        """
        plan = await rows.plan_of(tx, table.id, seat)
        kinds = {move.kind for move in asked.moves if not isinstance(move, Line)}
        before = [*takewhile(partial(_is_answer, table.game, asked.moves, kinds), plan.lines)]
        others = plan.lines[len(before) :]
        new = [table.game.format(move) for move in moves]
        kept = [line for line in before[plan.held == "illegal" :] if line not in new]
        lines = (*new, *kept[: max(asked.owed - 1 - len(new), 0)], *others)
        await rows.set_plan(tx, table.id, seat, lines)

    async def go_on(self, table_id: int, user_id: int) -> Table:
        """Let a plan that was held back be played again; return the table."""
        async with self._changing(table_id, user_id) as (table, plan):
            return await self._write(table, replace(plan, held=None))

    @asynccontextmanager
    async def _changing(
        self, table_id: int, user_id: int, stands: str | None = None
    ) -> AsyncIterator[tuple[Table, PlanRow]]:
        """Yield a table and a user's plan, both as they stay meanwhile.

        :raises TableRefused: as :meth:`of`; ``plan-changed`` if it is not the plan that ``stands``.
        """
        async with self._tables.locked(table_id) as table:
            plan = await self.of(table, user_id)
            if stands is not None and stands != name_of(plan):
                raise TableRefused("plan-changed")
            yield table, plan

    async def _write(self, table: Table, plan: PlanRow) -> Table:
        """Store a plan, and see to it that it is played if its seat is asked now."""
        tables = self._tables
        async with tables.database.writing() as tx:
            await rows.set_plan(tx, table.id, plan.seat, plan.lines, plan.held)
            if plan.lines and plan.held is None and plan.seat in table.people_to_act():
                # The row only wakes the delivery, which plays plans before it sends anything.
                nonce = f"p{table.id}-{plan.seat}-{name_of(plan)}-{table.question(plan.seat)}"
                # As all that is about one user, it is counted and told to nobody.
                payload, now = json.dumps({"user": table.user_at(plan.seat)}), tables.now()
                await store.outbox.add_outbox(
                    tx, table_id=table.id, kind=PLANS, payload=payload, nonce=nonce, now=now
                )
        tables.wake()
        return table

    async def play(self, table_id: int, settle: Settle) -> None:
        """Play what those who are asked have planned, until somebody has to decide.

        ``settle`` writes the moves.
        """
        while any(plan.held is None for plan in await self._plans(table_id)):
            async with self._tables.locked(table_id) as table:
                if table.row.status != "running" or table.position is None:
                    return
                acting = table.people_to_act()
                plans = [
                    plan
                    for plan in await self._plans(table_id)
                    if plan.held is None and plan.seat in acting
                ]
                if not plans:
                    return
                await self._play(table, plans[0], settle)

    async def _play(self, table: Table, plan: PlanRow, settle: Settle) -> None:
        """Play the first line of a plan, or hold the plan back."""
        line, *rest = plan.lines
        played = _played(table, plan.seat, line)
        if isinstance(played, str):
            async with self._tables.database.writing() as tx:
                await rows.hold_plan(tx, table.id, plan.seat, played)
            return

        async def note(tx: Tx) -> None:
            await rows.set_plan(tx, table.id, plan.seat, rest)

        await settle(table, played, note)

    async def _plans(self, table_id: int) -> list[PlanRow]:
        return await rows.plans_of(self._tables.reader, table_id)


def _is_answer(game: AnyGame, moves: Sequence[Any], kinds: Collection[str], line: str) -> bool:
    """Whether a line of a plan is a move of one of these kinds, and nothing else."""
    try:
        found = () if is_conditional(line) else parse_all(game, line, moves)
    except BadNotation:
        return False
    return len(found) == 1 and found[0].kind in kinds


def name_of(plan: PlanRow) -> str:
    """Return a short name for a plan as it stands, for the controls that change it."""
    text = repr((plan.lines, plan.held))
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def _checked(table: Table, seat: int, done: Sequence[str], line: str) -> str:
    """Check a line that comes after others, and return it as it is kept.

    What is not possible now may be later.

    :raises TableRefused: as :meth:`PlanService.add`.
    """
    then = outlook(table, seat, done).table
    if not is_conditional(line):
        _check(then, seat, line)
        return line
    view = table.view(None)
    is_read = partial(conditions.is_condition, table.game, view)
    line = conditions.with_seats(table.names, seat, line, is_read)
    branches = conditions.read(table.game, view, line)
    for branch in branches:
        _check(then, seat, branch.moves)
    line = conditions.written(branches)
    if len(line) > conditions.LONGEST:
        raise TableRefused("plan-long", most=conditions.LONGEST)
    return line


def _check(then: Table | None, seat: int, line: str) -> None:
    """Check moves that are to be made at a table, if it is known how that stands then.

    :raises TableRefused: ``plan-reveals`` if they would show something new.
    :raises TableRefused: ``plan-unread`` if they are no moves.
    """
    if then is None:
        return
    try:
        played = play_line(then.game, then.state, seat, line, parse=parse)
    except BadNotation as error:
        if error.code == "revealing":
            raise TableRefused("plan-reveals") from None
        raise TableRefused("plan-unread", text=plain(line)) from None
    except RulesError:
        return
    if _shows_something(then.game, then.state, seat, played):
        raise TableRefused("plan-reveals")


def _played(table: Table, seat: int, line: str) -> tuple[Played, ...] | str:
    """Return the moves of a planned line, or why it is not played."""
    try:
        branch = chosen(table.game, table.view(None), line)
    except TableRefused:
        return "notation"
    if branch is None:
        return "unmet"
    try:
        played = play_line(table.game, table.state, seat, branch.moves, parse=parse)
    except BadNotation as error:
        return "reveals" if error.code == "revealing" else "notation"
    except RulesError:
        return "illegal"
    return "reveals" if _shows_something(table.game, table.state, seat, played) else played


def _shows_something(game: AnyGame, state: Any, seat: int, played: Sequence[Played]) -> bool:
    """Whether moves may show their seat something new, as far as it can tell beforehand."""
    for play in played:
        if play.seat == seat and play.move.kind not in game.open_kinds:
            view = game.view(state, seat)
            if game.warning(view, play.move) is not None:
                return True
        state = play.state
    return False
