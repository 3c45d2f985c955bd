"""Since when people are asked, and when they are to be reminded. Functions that take a ``Reader``
also take a ``Tx``."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.store.database import Reader, Tx


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """A table that waits for a user since a time, in unix seconds."""

    table_id: int
    seat: int
    since: int


async def set_waiting(tx: Tx, table_id: int, asks: str, now: int) -> None:
    """Note who is asked at a table from now on; who was asked in this turn before, since then.

    ``asks`` is as in :class:`TableRow`: the turn and the seats, or empty.
    """
    turn, _colon, seats = asks.partition(":")
    asked = [int(seat) for seat in seats.split(",") if seat]
    marks = ", ".join("?" * len(asked))
    await tx.run(
        f"delete from waiting where table_id = ? and seat not in ({marks})", (table_id, *asked)
    )
    await tx.run_many(
        "insert into waiting (table_id, seat, turn, since) values (?, ?, ?, ?)"
        " on conflict (table_id, seat)"
        " do update set turn = excluded.turn, since = excluded.since, told = null"
        " where turn <> excluded.turn",
        [(table_id, seat, int(turn), now) for seat in asked],
    )


async def wait_anew(tx: Tx, table_id: int, seats: Collection[int], now: int) -> None:
    """Note that those of these seats who are asked are asked since now."""
    await tx.run_many(
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
    await tx.run("update waiting set since = :now where since > :now", {"now": now})
    await tx.run("update reminder set next_at = ? where next_at > ?", (now, next_at))


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
        await tx.run("delete from reminder where user_id = ?", (user_id,))
        return
    await tx.run(
        "insert into reminder (user_id, next_at) select :user, :next_at"
        " where exists (select 1 from seat where user_id = :user)"
        " on conflict (user_id) do update set next_at = excluded.next_at",
        {"user": user_id, "next_at": next_at},
    )
