"""Deadlines of turns, computers that play for who is late, and when people are to be reminded.

Functions that take a ``Reader`` also take a ``Tx``.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from bot.store.attendance import AWAY_UNTIL
from bot.store.people import StoredAbout
from bot.store.transaction import Reader, Tx


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


async def note_told(tx: Tx, table_id: int, seat: int, told: Literal["soon", "over"]) -> None:
    """Note what the channel was told of a deadline."""
    tx.later("update waiting set told = ? where table_id = ? and seat = ?", (told, table_id, seat))


async def set_caretaker(tx: Tx, table_id: int, seat: int, bot: str | None, ply: int) -> None:
    """Let a computer player play for the user of a seat; ``None``: the user plays again.

    From then on steps up to ``ply`` are not taken back by the seat.
    """
    tx.later(
        "update seat set caretaker = ?, since = max(since, ?) where table_id = ? and seat = ?",
        (bot, ply, table_id, seat),
    )


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """A table that waits for a user since a time, in unix seconds."""

    table_id: int
    seat: int
    since: int


async def wait_anew(tx: Tx, table_id: int, seats: Collection[int], now: int) -> None:
    """Note that those of these seats who are asked are asked since now."""
    tx.later_many(
        "update waiting set since = ?, told = null where table_id = ? and seat = ?",
        [(now, table_id, seat) for seat in seats],
    )


async def is_ahead(source: Reader, since: int, next_at: int) -> bool:
    """Whether somebody is asked since later than ``since``, or to be reminded after ``next_at``."""
    found: int = await source.value(
        "select exists (select 1 from waiting where since > ?)"
        " or exists (select 1 from reminder where next_at > ?)",
        (since, next_at),
    )
    return bool(found)


async def set_back(tx: Tx, now: int, next_at: int) -> None:
    """Let nobody be asked since later than now, nor be reminded only after ``next_at``."""
    tx.later("update waiting set since = :now where since > :now", {"now": now})
    tx.later("update reminder set next_at = ? where next_at > ?", (now, next_at))


async def users_unreminded(source: Reader) -> list[tuple[int, int]]:
    """Return the users for whom a table waits and who have no reminder, with since when one does.

    Tables at which somebody plays alone wait for nobody.
    """
    rows = await source.rows(
        "select seat.user_id, min(waiting.since) from waiting join seat using (table_id, seat)"
        f" where seat.user_id not in (select user_id from reminder) and {SHARED}"
        " group by seat.user_id"
    )
    return [(user_id, since) for user_id, since in rows]


async def waiting_for(source: Reader, user_id: int) -> list[WaitingRow]:
    """Return the running tables that wait for a user, the longest waiting first."""
    rows = await source.rows(
        "select waiting.table_id, waiting.seat, waiting.since"
        " from seat join waiting using (table_id, seat)"
        f" where seat.user_id = ? and {SHARED} order by waiting.since, waiting.table_id",
        (user_id,),
    )
    return [WaitingRow(table_id, seat, since) for table_id, seat, since in rows]


SHARED = (
    "exists (select 1 from game_table where id = waiting.table_id and status = 'running'"
    " and daily is null)"
    " and (select count(*) from seat as person where person.table_id = waiting.table_id"
    " and person.user_id is not null) > 1"
)


async def due_reminders(source: Reader, now: int) -> list[int]:
    """Return the users who are to be reminded now, the longest due first."""
    rows = await source.rows(
        "select user_id from reminder where next_at <= ? order by next_at, user_id", (now,)
    )
    return [user_id for (user_id,) in rows]


async def next_reminder(source: Reader, user_id: int) -> int | None:
    """Return when a user is to be reminded next, ``None`` if never."""
    time: int | None = await source.value(
        "select next_at from reminder where user_id = ?", (user_id,)
    )
    return time


async def set_reminder(tx: Tx, user_id: int, next_at: int | None) -> None:
    """Note when a user is to be reminded next; ``None`` for never.

    Who sits nowhere, as after they were erased, is not reminded.
    """
    if next_at is None:
        tx.later("delete from reminder where user_id = ?", (user_id,))
        return
    tx.later(
        "insert into reminder (user_id, next_at) select :user, :next_at"
        " where exists (select 1 from seat where user_id = :user)"
        " on conflict (user_id) do update set next_at = excluded.next_at",
        {"user": user_id, "next_at": next_at},
    )


STORED = StoredAbout(
    known={"reminder": "select next_at from reminder where user_id = :user"},
    erased=("delete from reminder where user_id = :user",),
)
"""What is stored about a person besides their settings."""
