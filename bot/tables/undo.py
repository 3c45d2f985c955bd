"""Undo: takes back a seat's own last step and keeps what other seats have done since."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot import store
from bot.store import MoveRow, Reader
from bot.tables.position import Position
from bot.tables.table import Table
from engines.core import AnyGame, Played, play_move


@dataclass(frozen=True, slots=True)
class StepBack:
    """The result of an undo: the plies taken back, and the position without them.

    ``kept_later`` says whether moves made after the step stay.
    """

    plies: tuple[int, ...]
    position: Position
    kept_later: bool


@dataclass(frozen=True, slots=True)
class _Step:
    """The moves of a seat's last step, and the moves made since it began that may stay."""

    first: int
    own: list[MoveRow]
    later: list[MoveRow]


async def can_step_back(
    source: Reader, table: Table, seat: int, state_at: Callable[[int], Awaitable[Any]]
) -> bool:
    """Whether a seat could take back its last step now."""
    step = await _last_step(source, table, seat)
    if step is None or all(row.private for row in step.later):
        return step is not None
    return _without(table, step, await state_at(step.first - 1)) is not None


async def step_back(
    source: Reader, table: Table, seat: int, state_at: Callable[[int], Awaitable[Any]]
) -> StepBack | None:
    """Return the result of taking back a seat's last step; ``None`` if that is not possible.

    The step is everything that one interaction of the seat led to, except private moves. It can be
    taken back as long as nothing was revealed by it or because of it: all moves of others since
    then must be possible without it, and lead to exactly the same events.

    ``state_at`` returns the state of the table's game after the moves up to a ply.
    """
    step = await _last_step(source, table, seat)
    if step is None:
        return None
    return _without(table, step, await state_at(step.first - 1))


async def _last_step(source: Reader, table: Table, seat: int) -> _Step | None:
    """Return the last step of a seat's player, unless it revealed something or the game is over.

    What a former player of the seat did is not theirs to take back.
    """
    if table.row.status != "running":
        return None
    last = await store.last_move(source, table.id, made_by=seat)
    if last is None or last.batch <= table.seats[seat].since:
        return None
    rows = await store.moves_of(source, table.id, after_ply=last.batch - 1)
    own = [row for row in rows if row.batch == last.batch and not row.private]
    if any(row.reveals for row in own):
        return None
    return _Step(last.batch, own, [row for row in rows if row not in own])


def _without(table: Table, step: _Step, before: Any) -> StepBack | None:
    """Return the game without a step; ``None`` if later moves of others depend on it."""
    game, state = table.game, before
    happened = _with_step(game, step, before)
    taken_back = list(step.own)
    for row in step.later:
        played = _play_again(game, state, row)
        if row.private and played is None:
            taken_back.append(row)
            continue
        if played is None:
            return None
        if not row.private and _shown_by(game, played) != _shown_by(game, happened[row.ply]):
            return None
        state = played.state
    position = table.position
    assert position is not None
    answered = list(position.answered)
    for row in taken_back:
        answered[row.seat] -= not row.free
    return StepBack(
        plies=tuple(row.ply for row in taken_back),
        position=Position(game, state, tuple(answered)),
        kept_later=len(taken_back) < len(step.own) + len(step.later),
    )


def _with_step(game: AnyGame, step: _Step, state: Any) -> dict[int, Played]:
    """Play again the moves since the step began, the step included; return them by ply."""
    happened: dict[int, Played] = {}
    if all(row.private for row in step.later):
        return happened  # nothing to compare with
    for row in sorted((*step.own, *step.later), key=lambda row: row.ply):
        happened[row.ply] = play_move(game, state, row.seat, game.moves.load(row.move))
        state = happened[row.ply].state
    return happened


def _play_again(game: AnyGame, state: Any, row: MoveRow) -> Played | None:
    move = game.moves.load(row.move)
    if game.refusal(state, row.seat, move) is not None:
        return None
    return play_move(game, state, row.seat, move)


def _shown_by(game: AnyGame, played: Played) -> tuple[Any, ...]:
    """Return what a move showed to anybody: its events, and what chance answered."""
    return played.events, game.chance(played.state).answers
