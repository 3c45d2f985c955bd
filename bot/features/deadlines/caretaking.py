"""Caretakers: computer players that play for a user who is late, until the user is back.

A caretaker knows what the seat may know, and plays as soon as it is asked, as every computer does.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Literal

from bot import store
from bot.features.deadlines import rows
from bot.store.rows import ConsentRow
from bot.store.transaction import Tx
from bot.tables import TableRepository, outgoing
from bot.tables.matters import Consented, DecidedBy
from bot.tables.outgoing import Notice
from bot.tables.play import asked_of
from bot.tables.table import Table
from engines.players import USUAL


def deadline_notice(what: Literal["soon", "over", "caretaker"], seat: int, time: int) -> Notice:
    """Return the post that a player's time is nearly over, is over, or that a caretaker plays.

    ``time`` tells this deadline from others: until when the player has time, or had it.
    """
    return Notice(
        "deadline", "t", {"what": what, "seat": seat, "time": time}, f"{what} {seat} {time}"
    )


def cared_for(table: Table, seat: int, caretaker: str | None, now: int) -> Consented:
    """Return a table at which a caretaker plays for a seat, or with ``None`` its user again."""
    seats = tuple(
        replace(row, caretaker=caretaker) if row.seat == seat else row for row in table.seats
    )
    after = replace(table, seats=seats)
    notices = [outgoing.refresh(after)]
    if caretaker is not None:
        notices.append(deadline_notice("caretaker", seat, now))
    if after.bots_to_act():
        notices.append(outgoing.bots())

    async def also(tx: Tx) -> None:
        await rows.set_caretaker(tx, table.id, seat, caretaker, table.row.ply)
        if caretaker is None:  # a computer's turn that fails is tried again for ever
            await store.outbox.cancel_waiting(tx, table.id, "bots")

    return Consented(after, asked_of(after), notices, also=also)


def has_others(table: Table, seat: int) -> bool:
    """Whether somebody plays in another seat: computers do not play among themselves."""
    return any(
        row.user_id is not None and row.caretaker is None for row in table.seats if row.seat != seat
    )


class CaretakerMatter:
    """Whether a computer player shall go on for a player who is late."""

    decided_by: DecidedBy = "most"

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def facts(self, table: Table, seat: int) -> str:
        """Return an empty object: there is no more to say."""
        return "{}"

    async def done(self, table: Table, row: ConsentRow) -> Consented | None:
        """Return the table with the caretaker; ``None`` if nobody is late any more."""
        if row.seat not in table.people_to_act() or not has_others(table, row.seat):
            return None
        return cared_for(table, row.seat, USUAL, self._tables.now())

    def lapses(self, row: ConsentRow, after: Table, moved: Collection[int]) -> bool:
        """The player who is late has moved, or is not asked any more."""
        return row.seat in moved or row.seat not in after.people_to_act()
