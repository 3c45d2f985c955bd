"""Since when those are asked for whom others wait."""

from __future__ import annotations

from typing import Any

from bot.messages.narrator import listed
from bot.tables import Table
from bot.texts import Words


def ago(table: Table, time: int) -> str:
    """Return how long ago something was, as Discord shows it to each reader, of a table just read.

    It is never told as something to come, though the clock was put back since the time was noted.
    """
    return f"<t:{min(time, table.loaded_at)}:R>"


def asked_since(table: Table, words: Words, view: Any) -> str:
    """Return since when the people who are to act are asked, if several were asked together.

    That is told by :attr:`bot.store.rows.SeatRow.asked_at` alone: nothing that they do in secret
    changes it.
    """
    asked: dict[int | None, list[str]] = {}
    for seat in view.to_act:
        if table.player_at(seat) is not None:
            asked.setdefault(table.seats[seat].asked_at, []).append(table.names[seat])
    known = sorted((time, names) for time, names in asked.items() if time is not None)
    if known and len(asked) == 1:
        return words("card-since", time=ago(table, known[0][0]))
    return "\n".join(
        words("card-since-each", names=listed(words, names), time=ago(table, time))
        for time, names in known
    )
