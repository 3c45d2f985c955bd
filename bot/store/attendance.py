"""Since when people are asked, until when they are away, and the turns played for them."""

from __future__ import annotations

from bot.store.transaction import Tx

AWAY_UNTIL = (
    "(select cast(value as integer) from setting where scope = 'user'"
    " and scope_id = seat.user_id and key = 'away-until')"
)
"""Until when the user of a seat is away, for a query of seats."""


async def set_waiting(tx: Tx, table_id: int, asks: str, now: int) -> None:
    """Note who is asked at a table from now on; who was asked in this turn before, since then.

    ``asks`` is as in :class:`TableRow`: the turn and the seats, or empty.
    """
    turn, _colon, seats = asks.partition(":")
    asked = [int(seat) for seat in seats.split(",") if seat]
    marks = ", ".join("?" * len(asked))
    tx.later(
        f"delete from waiting where table_id = ? and seat not in ({marks})", (table_id, *asked)
    )
    tx.later_many(
        "insert into waiting (table_id, seat, turn, since) values (?, ?, ?, ?)"
        " on conflict (table_id, seat)"
        " do update set turn = excluded.turn, since = excluded.since, told = null"
        " where turn <> excluded.turn",
        [(table_id, seat, int(turn), now) for seat in asked],
    )


async def count_cared_for(tx: Tx, table_id: int, seat: int) -> None:
    """Count a turn that a computer has played for the user of a seat."""
    tx.later(
        "update seat set cared_for = cared_for + 1 where table_id = ? and seat = ?",
        (table_id, seat),
    )
