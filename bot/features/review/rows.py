"""Reviews of games that are over. Functions that take a ``Reader`` also take a ``Tx``."""

from __future__ import annotations

from bot.store.transaction import Reader, Tx

EVERYBODY = -1
"""In the place of a seat: a review of what everybody could know."""


async def review_of(source: Reader, table_id: int, seat: int | None) -> str | None:
    """Return the stored review of a game for a seat, ``None`` if there is none yet. It is JSON."""
    row = await source.row(
        "select review from review where table_id = ? and seat = ?", (table_id, _number(seat))
    )
    return None if row is None else str(row[0])


async def unjudged(source: Reader, since: int) -> list[int]:
    """Return the tables, oldest end first, whose games of several seats ended since a time.

    Only those of which nothing is stored that everybody could know. Daily games, and tables of a
    feature's own, are left out.
    """
    rows = await source.rows(
        "select id from game_table where status = 'finished' and updated_at >= ?"
        " and daily is null and exists (select 1 from seat where table_id = id and seat = 1)"
        " and not exists (select 1 from review where table_id = id and review.seat = ?)"
        " order by updated_at, id",
        (since, EVERYBODY),
    )
    return [int(row[0]) for row in rows]


async def set_review(tx: Tx, table_id: int, seat: int | None, review: str, now: int) -> None:
    """Store the review of a game for a seat."""
    tx.later(
        "insert or replace into review (table_id, seat, review, made_at) values (?, ?, ?, ?)",
        (table_id, _number(seat), review, now),
    )


def _number(seat: int | None) -> int:
    return EVERYBODY if seat is None else seat
