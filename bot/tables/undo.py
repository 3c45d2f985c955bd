"""Taking back: a seat's own last step, while what other seats did meanwhile stays as it is."""

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
    """What taking a step back comes to: the moves that go, and where the game stands then.

    ``kept_later`` says whether moves that were made after the step stay.
    """

    plies: tuple[int, ...]
    position: Position
    kept_later: bool


@dataclass(frozen=True, slots=True)
class _Step:
    """The last step of a seat, and the moves made since it, or in between, that may stay."""

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
    """Return what taking back a seat's last step comes to; ``None`` if that is not possible.

    The step is all that one interaction of the seat led to, except quiet moves. It can be taken
    back while nothing was revealed by it or because of it: all that others have done since
    must be possible without it, and lead to the very same events.

    ``state_at`` returns the state of the table's game after the moves up to a ply.
    """
    step = await _last_step(source, table, seat)
    if step is None:
        return None
    return _without(table, step, await state_at(step.first - 1))


async def _last_step(source: Reader, table: Table, seat: int) -> _Step | None:
    """Return a seat's last step, unless it revealed something or the game is over."""
    if table.row.status != "running":
        return None
    last = await store.last_move(source, table.id, made_by=seat)
    if last is None:
        return None
    rows = await store.moves_of(source, table.id, after_ply=last.batch - 1)
    own = [row for row in rows if row.batch == last.batch and not row.private]
    if any(row.reveals for row in own):
        return None
    return _Step(last.batch, own, [row for row in rows if row not in own])


def _without(table: Table, step: _Step, before: Any) -> StepBack | None:
    """Return the game without a step; ``None`` if what others did since came of it."""
    game, state = table.game, before
    happened = _with_step(game, step, before)
    gone = list(step.own)
    for row in step.later:
        played = _play_again(game, state, row)
        if row.private and played is None:
            gone.append(row)
            continue
        if played is None:
            return None
        if not row.private and _told(game, played) != _told(game, happened[row.ply]):
            return None
        state = played.state
    position = table.position
    assert position is not None
    answered = list(position.answered)
    for row in gone:
        answered[row.seat] -= not row.free
    return StepBack(
        plies=tuple(row.ply for row in gone),
        position=Position(game, state, tuple(answered)),
        kept_later=len(gone) < len(step.own) + len(step.later),
    )


def _with_step(game: AnyGame, step: _Step, state: Any) -> dict[int, Played]:
    """Play again what has happened since the step began, as it was; return it by ply."""
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


def _told(game: AnyGame, played: Played) -> tuple[Any, ...]:
    """Return all that came to anybody's notice with a move, and what chance answered."""
    return played.events, game.chance(played.state).answers
