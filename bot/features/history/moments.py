"""Earlier moments of a game as a seat saw them, found by playing its stored moves once more.

A moment is where a turn has passed on. Which there are depends on nothing that the seat may not
know: what others do in secret makes none, and moves that were taken back are not stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bot import store
from bot.store.rows import MoveRow
from bot.store.transaction import Reader
from bot.tables.origin import branches_of, first_state
from bot.tables.table import Table
from engines.core.record import branched

NOW = "now"
"""What the moment is called at which the table is, if that is in the midst of a turn."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Moment:
    """What a seat saw when a turn had passed on, or at the beginning, or sees now.

    ``ply`` is that of the last move before it, never to be shown: it counts secret moves.
    ``before`` is what the seat saw at the moment before; ``None`` at the beginning.
    """

    ply: int
    view: Any
    before: Any = None

    @property
    def name(self) -> str:
        """The number of the turn, which everybody knows, or *now* in the midst of one."""
        is_now = self.before is not None and self.before.turn == self.view.turn
        return NOW if is_now else str(self.view.turn)


async def moments_of(
    source: Reader, table: Table, seat: int | None, *, most: int, last_round: bool = False
) -> list[Moment]:
    """Return the moments of a game as a seat, or everybody (``None``), saw them, oldest first.

    Of more than ``most`` only those are returned at which a round began, and if these are still
    too many, some of them, evenly spread; the first and the last are always among them.
    The last is as the table is now. With ``last_round`` they begin with the last round that is
    over, and have all its turns unless these are too many.

    :raises TableRefused: if the game has not begun, or is held.
    :raises IllegalMove: if a stored move is not legal, which no table should have.
    :raises StoreUnavailable: or what else :mod:`bot.store` raises when it cannot read.
    """
    now = table.view(seat)
    moves = await _moves(source, table)
    # It may take a second or more.
    return await asyncio.to_thread(_moments, table, seat, now, moves, most, last_round)


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a moment is: in which ``round`` what was seen is, and by which name it can be found.

    The name and ``ply`` are those of the :class:`Moment`.
    """

    name: str
    ply: int
    round: int | str | None


async def marks_of(
    source: Reader, table: Table, seat: int | None, name: str | None = None
) -> tuple[list[Mark], Moment | None]:
    """Return where all moments of a game are, oldest first, and the moment that has a ``name``.

    ``None`` if there is none of that name.

    :raises TableRefused: and other errors as :func:`moments_of`.
    """
    now = table.view(seat)
    moves = await _moves(source, table)
    return await asyncio.to_thread(_marks, table, seat, now, moves, name)


async def _moves(source: Reader, table: Table) -> list[MoveRow]:
    moves = await store.moves.moves_of(source, table.id)
    return [move for move in moves if move.ply <= table.row.ply]


def _marks(
    table: Table, seat: int | None, now: Any, moves: Sequence[MoveRow], name: str | None
) -> tuple[list[Mark], Moment | None]:
    marks, found = list[Mark](), None
    for moment in _walk(table, seat, now, moves):
        called = moment.name
        marks.append(Mark(called, moment.ply, round_of(table, moment.view)))
        if called == name:
            found = moment
    return marks, found


def _walk(table: Table, seat: int | None, now: Any, moves: Sequence[MoveRow]) -> Iterator[Moment]:
    """Yield the moments of a game, oldest first."""
    game, branches = table.game, branches_of(table.row)
    state = first_state(game, table.row, len(table.seats))
    latest = Moment(0, game.view(state, seat))
    yield latest
    for move in moves:
        state, events = game.apply(state, move.seat, game.moves.load(move.move))
        state = branched(game, state, branches, move.ply)
        # A view costs more than a move: a turn does not pass on without a word to everybody.
        if all(event.audience is not None for event in events):
            continue
        view = game.view(state, seat)
        if view.turn != latest.view.turn:
            latest = Moment(move.ply, view, latest.view)
            yield latest
    if now != latest.view:
        yield Moment(moves[-1].ply if moves else 0, now, latest.view)


def _moments(
    table: Table,
    seat: int | None,
    now: Any,
    moves: Sequence[MoveRow],
    most: int,
    last_round: bool,
) -> list[Moment]:
    walk = _walk(table, seat, now, moves)
    if last_round and round_of(table, now) is not None:
        return thinned(_last_round(table, walk, is_over=now.outcome is not None), most)
    return thinned(_whole(table, walk, most), most)


def _whole(table: Table, walk: Iterator[Moment], most: int) -> list[Moment]:
    """Return all moments; of more than ``most`` those of rounds.

    The views of a long game would fill the memory: of far too many every second is dropped.
    """
    found, by_round, step, skipped = list[Moment](), False, 1, 0
    for moment in walk:
        if by_round and not _begins_round(table, moment):
            continue
        skipped += 1
        if skipped < step:
            continue
        found.append(moment)
        skipped = 0
        if len(found) > most and not by_round and round_of(table, moment.view) is not None:
            by_round = True
            found = [each for each in found if _begins_round(table, each)]
        elif len(found) > 2 * most:
            found, step = found[::2], 2 * step
    if found[-1] is not moment:
        found.append(moment)
    return found


def _last_round(table: Table, walk: Iterator[Moment], *, is_over: bool) -> list[Moment]:
    """Return the moments from the beginning of the last round on that is over."""
    found, begun = list[Moment](), list[Moment]()
    for moment in walk:
        if _begins_round(table, moment):
            begun = [*begun[-1:], moment]
            found = [each for each in found if each.ply >= begun[0].ply]
        found.append(moment)
    # Where the end itself is counted as a round, nothing happens in it.
    first = begun[-1] if is_over and begun[-1] is not moment else begun[0]
    return [each for each in found if each.ply >= first.ply]


def _begins_round(table: Table, moment: Moment) -> bool:
    before = moment.before
    return before is None or round_of(table, moment.view) != round_of(table, before)


def round_of(table: Table, view: Any) -> int | str | None:
    """Return in which round a view is; ``None`` in a game without rounds."""
    return table.game.turn_facts(view).get("round")


def thinned(moments: Sequence[T], most: int) -> list[T]:
    """Return at most so many of the moments, evenly spread, the first and the last among them."""
    if len(moments) <= most:
        return [*moments]
    return [moments[place * (len(moments) - 1) // (most - 1)] for place in range(most)]
