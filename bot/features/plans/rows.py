"""What players want to do when they are asked next. Functions that take a ``Reader`` also take a
``Tx``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.store.people import StoredAbout
from bot.store.transaction import Reader, Tx

STORED = StoredAbout(
    known={
        "plans": (
            "select plan.table_id, lines, held from seat join plan using (table_id, seat)"
            " where user_id = :user order by plan.table_id"
        )
    }
)
"""What is stored about a person in plans; it goes with the seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRow:
    """What a seat wants to do when it is asked next."""

    seat: int
    lines: tuple[str, ...] = field(default=(), repr=False)
    """Typed lines, the next one first. Secret."""
    held: str | None = None
    """Why the plan waits for its player; ``None`` if it does not."""


async def plans_of(source: Reader, table_id: int) -> list[PlanRow]:
    """Return the plans of a table's seats, in the order of the seats."""
    rows = await source.rows(
        "select seat, lines, held from plan where table_id = ? order by seat", (table_id,)
    )
    return [
        PlanRow(seat=seat, lines=tuple(json.loads(lines)), held=held) for seat, lines, held in rows
    ]


async def plan_of(source: Reader, table_id: int, seat: int) -> PlanRow:
    """Return the plan of a seat, an empty one if there is none."""
    plans = await plans_of(source, table_id)
    return next((plan for plan in plans if plan.seat == seat), PlanRow(seat=seat))


async def set_plan(
    tx: Tx, table_id: int, seat: int, lines: Sequence[str], held: str | None = None
) -> None:
    """Replace a seat's plan; one without lines is deleted. The table's version is not raised.

    There must be such a table (:meth:`Tx.later`).
    """
    if not lines:
        tx.later("delete from plan where table_id = ? and seat = ?", (table_id, seat))
        return
    tx.later(
        "insert into plan (table_id, seat, lines, held) values (?, ?, ?, ?)"
        " on conflict (table_id, seat) do update"
        " set lines = excluded.lines, held = excluded.held",
        (table_id, seat, json.dumps([*lines]), held),
    )


async def hold_plan(tx: Tx, table_id: int, seat: int, held: str) -> None:
    """Let a seat's plan, if there is one, wait for its player, and note why."""
    tx.later("update plan set held = ? where table_id = ? and seat = ?", (held, table_id, seat))
