"""Deadlines of turns, and the computers that play for who is late. Functions that take a ``Reader``
also take a ``Tx``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.store.database import Reader, Tx


@dataclass(frozen=True, slots=True)
class TimedRow:
    """Somebody who is asked at a table with a deadline."""

    table_id: int
    seat: int
    since: int
    """In unix seconds."""
    told: Literal["soon", "over"] | None
    """What the channel was told of this deadline."""
    deadline: str
    """JSON."""
    away_until: int | None
    is_alone: bool
    """Whether computers play in all other seats."""
    was_voted_on: bool
    """Whether the others have voted, or do, whether a computer plays on for this turn."""


async def timed(source: Reader) -> list[TimedRow]:
    """Return who is asked at running tables with a deadline, if several people play there."""
    rows = await source.rows(
        "select waiting.table_id, waiting.seat, waiting.since, waiting.told, game_table.deadline,"
        f" {AWAY_UNTIL},"
        " not exists (select 1 from seat as other where other.table_id = game_table.id"
        " and other.seat <> waiting.seat and other.user_id is not null"
        " and other.caretaker is null),"
        " exists (select 1 from consent where consent.table_id = game_table.id"
        " and consent.kind = 'caretaker' and consent.seat = waiting.seat"
        " and consent.asked_at >= waiting.since)"
        " from game_table indexed by game_table_with_deadline"
        " join waiting on waiting.table_id = game_table.id join seat using (table_id, seat)"
        " where status = 'running' and deadline is not null and daily is null"
        " and (select count(*) from seat as person where person.table_id = game_table.id"
        " and person.user_id is not null) > 1"
    )
    return [TimedRow(*row[:6], *map(bool, row[6:])) for row in rows]


AWAY_UNTIL = (
    "(select cast(value as integer) from setting where scope = 'user'"
    " and scope_id = seat.user_id and key = 'away-until')"
)
"""Until when the user of a seat is away, for a query of seats."""


async def note_told(tx: Tx, table_id: int, seat: int, told: Literal["soon", "over"]) -> None:
    """Note what the channel was told of a deadline."""
    await tx.run(
        "update waiting set told = ? where table_id = ? and seat = ?", (told, table_id, seat)
    )


async def set_caretaker(tx: Tx, table_id: int, seat: int, bot: str | None, ply: int) -> None:
    """Let a computer player play for the user of a seat; ``None``: the user plays again.

    From then on steps up to ``ply`` are not taken back by the seat.
    """
    await tx.run(
        "update seat set caretaker = ?, since = max(since, ?) where table_id = ? and seat = ?",
        (bot, ply, table_id, seat),
    )


async def count_cared_for(tx: Tx, table_id: int, seat: int) -> None:
    """Count a turn that a computer has played for the user of a seat."""
    await tx.run(
        "update seat set cared_for = cared_for + 1 where table_id = ? and seat = ?",
        (table_id, seat),
    )
