"""Undo: takes back a seat's own last steps and keeps what other seats have done since."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from bot import store
from bot.store.rows import MoveRow
from bot.store.transaction import Reader
from bot.tables.errors import TableRefused
from bot.tables.position import Position
from bot.tables.table import Table
from engines.core import AnyGame, Played, play_move

StateAt: TypeAlias = Callable[[int], Awaitable[Any]]
"""Returns the state of a table's game after the moves up to a ply."""

Reason: TypeAlias = Literal["none", "revealed", "shown", "followed"]
"""Why nothing can be taken back: there is no step; the last one revealed something; the answers of
all were revealed after it; or others have gone on from it."""


@dataclass(frozen=True, slots=True)
class Undoable:
    """What a seat could take back now.

    ``kind`` is that of the moves of its last step, ``None`` if they are of several kinds;
    ``several`` says whether the step before it could be taken back, too.
    """

    kind: str | None
    several: bool


@dataclass(frozen=True, slots=True)
class StepBack:
    """The result of an undo: the plies taken back, and the position without them.

    ``kept_later`` says whether moves made after the step stay.
    """

    plies: tuple[int, ...]
    position: Position
    kept_later: bool


@dataclass(frozen=True, slots=True)
class Step:
    """The moves of a seat's step, and the moves made since it began that may stay."""

    first: int
    own: list[MoveRow]
    later: list[MoveRow]

    @property
    def stands_alone(self) -> bool:
        """Whether no other move depends on it for sure."""
        return all(row.private for row in self.later)


async def undoable(source: Reader, table: Table, seat: int, state_at: StateAt) -> Undoable | None:
    """Return what a seat could take back now, ``None`` if that is nothing."""
    step = await _last_step(source, table, seat)
    if isinstance(step, str):
        return None
    kinds = {table.game.moves.load(row.move).kind for row in step.own if row.seat == seat}
    kind = kinds.pop() if len(kinds) == 1 else None
    earlier = await _last_step(source, table, seat, [row.ply for row in step.own])
    if step.stands_alone and (isinstance(earlier, str) or earlier.stands_alone):
        return Undoable(kind, several=not isinstance(earlier, str))
    back = _without(table, step, await state_at(step.first - 1))
    if isinstance(back, str):
        return None
    earlier = await _last_step(source, table, seat, back.plies)
    if not isinstance(earlier, str):
        further = _without(table, earlier, await state_at(earlier.first - 1), back)
        return Undoable(kind, several=isinstance(further, StepBack))
    return Undoable(kind, several=False)


async def step_back(
    source: Reader, table: Table, seat: int, state_at: StateAt, *, everything: bool = False
) -> StepBack:
    """Return the result of taking back a seat's last step, or with ``everything`` all it can.

    A step is everything that one interaction of the seat led to, except private moves. It can be
    taken back as long as nothing was revealed by it or because of it: all moves of others since
    then must be possible without it, and lead to exactly the same events.

    :raises TableRefused: ``nothing-to-undo`` with the :data:`Reason`, if that is not possible.
    """
    back: StepBack | None = None
    while back is None or everything:
        step = await _last_step(source, table, seat, () if back is None else back.plies)
        without: StepBack | Reason
        if isinstance(step, str):
            without = step
        else:
            without = _without(table, step, await state_at(step.first - 1), back)
        if isinstance(without, str):
            if back is None:
                raise TableRefused("nothing-to-undo", reason=without)
            return back
        back = without
    return back


async def _last_step(
    source: Reader, table: Table, seat: int, taken: Collection[int] = ()
) -> Step | Reason:
    """Return the last step of a seat's player before the plies ``taken``, or why there is none.

    What revealed something is not taken back, nor anything once the game is over; and what a former
    player of the seat did is not theirs to take back.
    """
    if table.row.status != "running":
        return "none"
    before = min(taken, default=None)
    rows = await store.moves.moves_of_last(source, table.id, seat, before_ply=before)
    mine = (row for row in reversed(rows) if row.made_by == seat and not row.private)
    last = next((row for row in mine if before is None or row.ply < before), None)
    if last is None or last.batch <= table.seats[seat].since:
        return "none"
    step = _step(last.batch, [row for row in rows if row.ply not in taken])
    return "revealed" if any(row.reveals for row in step.own) else step


def _step(batch: int, rows: Sequence[MoveRow]) -> Step:
    """Return the step that is a batch, given the moves since it began that were not taken back."""
    own = [row for row in rows if row.batch == batch and not row.private]
    return Step(batch, own, [row for row in rows if row not in own])


async def step_with_consent(
    source: Reader, table: Table, seat: int, state_at: StateAt, first: int | None = None
) -> tuple[Step, StepBack]:
    """Return a seat's last step that can be taken back only if all others agree, and the game
    without it and without all that was done after it.

    Private moves stay if they are possible then, and so do moves of others of which nothing is
    public, if the step did not end their turn and they show the same: that others have begun in
    secret is not to be told by what they lose. With ``first`` it is the step that began with that
    ply, although its player has gone on since.

    :raises TableRefused: ``nothing-to-undo`` if there is no step, ``undo-free`` if it can be taken
        back without asking anybody.
    """
    batch = 0
    if table.row.status == "running" and first is None:
        last = await store.moves.last_move(source, table.id, made_by=seat)
        batch = 0 if last is None else last.batch
    elif table.row.status == "running":
        batch = first or 0
    step = _step(batch, await store.moves.moves_of(source, table.id, after_ply=batch - 1))
    if batch <= table.seats[seat].since or not step.own or step.own[0].made_by != seat:
        raise TableRefused("nothing-to-undo", reason="none")
    before = await state_at(step.first - 1)
    reveals = any(row.reveals for row in step.own)
    if first is None and not reveals and isinstance(_without(table, step, before), StepBack):
        raise TableRefused("undo-free")
    state, taken_back = _with_secrets(table.game, step, before, seat)
    kept_later = len(taken_back) < len(step.own) + len(step.later)
    return step, _stepped_back(table, table.position, state, taken_back, kept_later=kept_later)


def _with_secrets(game: AnyGame, step: Step, before: Any, seat: int) -> tuple[Any, list[MoveRow]]:
    """Return the state without a step, but with what others did in secret after it; and what is
    taken back."""
    state, taken_back, turn = before, list(step.own), game.view(before, None).turn
    happened, goes_on = _with_step(game, step, before), True
    for row in step.later:
        again = _play_again(game, state, row)
        if not row.private:
            was = happened[row.ply]
            is_public = any(event.audience is None for event in was.events)
            goes_on = goes_on and not is_public and game.view(was.state, None).turn == turn
            is_same = again is not None and _shown_by(game, again) == _shown_by(game, was)
            if not goes_on or not is_same or row.made_by == seat:
                again = None
        if again is None:
            taken_back.append(row)
        else:
            state = again.state
    return state, taken_back


def _without(
    table: Table, step: Step, before: Any, back: StepBack | None = None
) -> StepBack | Reason:
    """Return the game without a step and those taken ``back`` already.

    Or why that is not possible, if later moves of others depend on it.
    """
    game, state = table.game, before
    happened = _with_step(game, step, before)
    taken_back = list(step.own)
    for row in step.later:
        played = _play_again(game, state, row)
        if row.private and played is None:
            taken_back.append(row)
            continue
        if played is None or (
            not row.private and _shown_by(game, played) != _shown_by(game, happened[row.ply])
        ):
            return "shown" if any(later.reveals for later in step.later) else "followed"
        state = played.state
    kept_later = len(taken_back) < len(step.own) + len(step.later)
    if back is None:
        return _stepped_back(table, table.position, state, taken_back, kept_later=kept_later)
    first = _stepped_back(table, back.position, state, taken_back, kept_later=kept_later)
    return replace(first, plies=(*first.plies, *back.plies))


def _stepped_back(
    table: Table,
    position: Position | None,
    state: Any,
    taken_back: Sequence[MoveRow],
    *,
    kept_later: bool,
) -> StepBack:
    """Return the result of taking back moves that led to a position; ``state`` is the one now."""
    assert position is not None
    answered = list(position.answered)
    for row in taken_back:
        answered[row.seat] -= not row.free
    return StepBack(
        plies=tuple(row.ply for row in taken_back),
        position=Position(table.game, state, tuple(answered)),
        kept_later=kept_later,
    )


def _with_step(game: AnyGame, step: Step, state: Any) -> dict[int, Played]:
    """Play again the moves since the step began, the step included; return them by ply."""
    happened: dict[int, Played] = {}
    if step.stands_alone:
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
