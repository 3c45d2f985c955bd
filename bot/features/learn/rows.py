"""How far people have come in the lessons of games.

Functions that take a ``Reader`` also take a ``Tx``.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from bot.store.people import StoredAbout
from bot.store.transaction import Reader, Tx

STORED = StoredAbout(
    known={"lessons": "select name, game, moves, updated_at from lesson where user_id = :user"},
    erased=["delete from lesson where user_id = :user"],
    names=["select name from lesson where user_id = :user"],
    counted={"lessons": "data-lessons"},
)
"""What is stored about a person in lessons."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonRow:
    """How far a user has come in the lesson of a game."""

    id: int
    user_id: int
    name: str
    game: str
    version: str
    """A digest of the lesson that the moves belong to."""
    moves: str
    """JSON: for each press the moves that it made."""


async def lesson(source: Reader, lesson_id: int) -> LessonRow | None:
    """Return a lesson that somebody has begun; ``None`` if there is none with that number."""
    return await _lesson(source, "id = ?", lesson_id)


async def lesson_of(source: Reader, user_id: int, game: str) -> LessonRow | None:
    """Return a user's lesson of a game; ``None`` if it was never begun."""
    return await _lesson(source, "user_id = ? and game = ?", user_id, game)


async def begin_lesson(
    tx: Tx, user_id: int, game: str, *, name: str, version: str, now: int
) -> int:
    """Store that a user has begun the lesson of a game; return its number.

    If that is stored already, only the name changes.
    """
    tx.later(
        "insert into lesson (user_id, game, name, version, moves, updated_at)"
        " values (?, ?, ?, ?, '[]', ?)"
        " on conflict (user_id, game) do update set name = excluded.name",
        (user_id, game, name, version, now),
    )
    number: int = await tx.value(
        "select id from lesson where user_id = ? and game = ?", (user_id, game)
    )
    return number


async def set_lesson(tx: Tx, lesson_id: int, *, version: str, moves: str, now: int) -> None:
    """Store the moves that were made in a lesson, and in which version of it."""
    tx.later(
        "update lesson set version = ?, moves = ?, updated_at = ? where id = ?",
        (version, moves, now, lesson_id),
    )


async def _lesson(source: Reader, where: str, *values: Any) -> LessonRow | None:
    columns = [field.name for field in fields(LessonRow)]
    row = await source.row(f"select {', '.join(columns)} from lesson where {where}", values)
    return None if row is None else LessonRow(**dict(zip(columns, row, strict=True)))
