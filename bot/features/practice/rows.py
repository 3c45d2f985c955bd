"""Where people practise. Functions that take a ``Reader`` also take a ``Tx``."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from bot.store.people import StoredAbout
from bot.store.transaction import Reader, Tx

STORED = StoredAbout(
    known={
        "practice": (
            "select name, table_id, ply, steps, updated_at from practice where user_id = :user"
        )
    },
    erased=["delete from practice where user_id = :user"],
    names=["select name from practice where user_id = :user"],
    counted={"practice": "data-practice"},
)
"""What is stored about a person who practises."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeRow:
    """A game that a user plays on from a move."""

    id: int
    user_id: int
    name: str
    table_id: int
    ply: int
    """The last move of the game that is kept."""
    seed: str = field(repr=False)
    steps: str = field(repr=False)
    """JSON: for each press the moves that it led to, each with its seat."""


async def practice(source: Reader, practice_id: int) -> PracticeRow | None:
    """Return what somebody practises; ``None`` if there is none with that number."""
    return await _practice(source, "id = ?", practice_id)


async def practice_of(source: Reader, user_id: int) -> PracticeRow | None:
    """Return what a user practises; ``None`` if that is nothing."""
    return await _practice(source, "user_id = ?", user_id)


async def begin_practice(
    tx: Tx,
    user_id: int,
    *,
    name: str,
    table_id: int,
    ply: int,
    seed: str,
    steps: str,
    now: int,
) -> int:
    """Store from where a user plays on, instead of from where before; return its number."""
    tx.later("delete from practice where user_id = ?", (user_id,))
    tx.later(
        "insert into practice (user_id, name, table_id, ply, seed, steps, updated_at)"
        " values (?, ?, ?, ?, ?, ?, ?)",
        (user_id, name, table_id, ply, seed, steps, now),
    )
    number: int = await tx.value("select id from practice where user_id = ?", (user_id,))
    return number


async def set_steps(tx: Tx, practice_id: int, steps: str, now: int) -> None:
    """Store the moves that were made."""
    tx.later(
        "update practice set steps = ?, updated_at = ? where id = ?", (steps, now, practice_id)
    )


async def _practice(source: Reader, where: str, *values: Any) -> PracticeRow | None:
    columns = [each.name for each in fields(PracticeRow)]
    row = await source.row(f"select {', '.join(columns)} from practice where {where}", values)
    return None if row is None else PracticeRow(**dict(zip(columns, row, strict=True)))
