"""Where somebody stands in a lesson, and the table as which it is shown."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.features.learn.rows import LessonRow
from bot.store.rows import SeatRow, TableRow
from bot.tables.position import Position
from bot.tables.table import Table
from engines.core import AnyGame, Played, Refusal
from engines.core.lesson import LEARNER, Lesson, Standing, Step

FIRST = 10**17
"""Tables never have numbers as high as those of lessons; the form of a custom id has 18 digits."""

Press: TypeAlias = tuple[Any, ...]
"""The moves that one press or one typed line made."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What a lesson says of the last press, besides what is to be done now.

    ``right``: it finished ``step``, and ``played`` is what happened in it. ``unwanted``: it was not
    what ``step`` wants; ``name`` is that of the reply, if there is one. ``refused``: the rules
    forbid it. The others say with what the panel opens: ``resumed``, ``anew``, or ``changed``.
    """

    kind: Literal["right", "unwanted", "refused", "resumed", "anew", "changed"]
    step: Step | None = None
    name: str | None = None
    played: tuple[Played, ...] = ()
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """Where a learner stands in a lesson; ``presses`` are the moves of each press until there."""

    lesson: Lesson
    standing: Standing
    presses: tuple[Press, ...]
    remark: Remark | None

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.standing.step == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that is to be done now."""
        return None if self.is_over else self.lesson.steps[self.standing.step]


def place_of(table: Table) -> LessonPlace:
    """Return where the learner of a lesson stands; the table must be that of one."""
    assert isinstance(table.own, LessonPlace)
    return table.own


def as_table(
    game: AnyGame,
    lesson: Lesson,
    row: LessonRow,
    presses: tuple[Press, ...],
    standing: Standing,
    language: str | None,
    remark: Remark | None,
    now: int,
) -> Table:
    """Return a lesson as a table, with what is said of the last press."""
    scene = standing.scene
    position = Position(game, standing.state, (len(presses),) * scene.seats)
    others = lesson.players[: scene.seats - 1]
    seats = [SeatRow(seat=LEARNER, user_id=row.user_id, name=row.name)]
    seats += [SeatRow(seat=seat, name=name) for seat, name in enumerate(others, start=1)]
    table_row = TableRow(
        id=FIRST + row.id,
        guild_id=None,
        channel_id=0,
        game=game.id,
        ruleset=game.ruleset,
        content_hash=game.content_hash,
        options=json.dumps(scene.options),
        seed=scene.seed,
        status="running",
        host_id=row.user_id,
        locale=language or "en",
        version=len(presses),
        ply=len(presses),
        turn=0,
        told=0,
        card_since=0,
        pictured=None,
        brief=None,
        card_message_id=None,
        card_channel_id=None,
        asks=None,
        asks_bots=False,
        announced=None,
        result=None,
        created_at=now,
        updated_at=now,
    )
    place = LessonPlace(lesson, standing, presses, remark)
    return Table(table_row, tuple(seats), game, position, own=place)
