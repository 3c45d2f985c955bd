"""Seats of running games that pass to somebody else: the questions, and what came of them."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from bot.store.outbox import WAITS
from bot.store.people import StoredAbout, replaced, replaced_among, settled_by_gone, unless
from bot.store.rows import ReplacementRow
from bot.store.transaction import Reader, Tx

COLUMNS = tuple(field.name for field in fields(ReplacementRow))
SELECT = f"select {', '.join(COLUMNS)} from replacement"


async def replacement(source: Reader, replacement_id: int) -> ReplacementRow | None:
    rows = await source.rows(f"{SELECT} where id = ?", (replacement_id,))
    return _row(rows[0]) if rows else None


async def replacements_of(source: Reader, table_id: int) -> list[ReplacementRow]:
    """All replacements at a table, oldest first, whatever came of them."""
    rows = await source.rows(f"{SELECT} where table_id = ? order by id", (table_id,))
    return [_row(row) for row in rows]


async def add_replacement(tx: Tx, row: ReplacementRow) -> int:
    """Add a replacement and return its id; the one in *row* does not count.

    :raises sqlite3.IntegrityError: another one at this table is open, or there is no such table.
    """
    return await tx.insert("replacement", _values(row))


async def set_replacement(tx: Tx, row: ReplacementRow) -> None:
    """Write everything but the message, which :func:`set_replacement_message` writes."""
    values = _values(row)
    del values["message_id"]
    tx.update("replacement", values, id=row.id)


async def set_replacement_message(tx: Tx, replacement_id: int, message_id: int) -> None:
    """Remember the message with the question, in the channel of the table."""
    tx.later("update replacement set message_id = ? where id = ?", (message_id, replacement_id))


async def end_replacement(tx: Tx, table_id: int) -> int | None:
    """End the open question of a table whose game is over; return its id, None without one."""
    ended: int | None = await tx.value(
        "update replacement set status = 'over' where table_id = ? and status = 'open'"
        " returning id",
        (table_id,),
    )
    return ended


def _values(row: ReplacementRow) -> dict[str, Any]:
    values = asdict(row) | {"agreed": json.dumps(row.agreed)}
    del values["id"]
    return values


def _row(values: tuple[Any, ...]) -> ReplacementRow:
    by_name = dict(zip(COLUMNS, values, strict=True))
    by_name["accepted"] = bool(by_name["accepted"])
    by_name["agreed"] = tuple(json.loads(by_name["agreed"]))
    return ReplacementRow(**by_name)


async def open_questions_of(source: Reader, user_id: int) -> list[tuple[int, int]]:
    """Return the open questions who is to have a seat that are by or for a user: table and id."""
    rows = await source.rows(
        "select table_id, id from replacement where status = 'open'"
        " and :user in (asker_id, old_user, new_user)",
        {"user": user_id},
    )
    return [(table_id, number) for table_id, number in rows]


PASSED_ON = (
    "(:user in (asker_id, old_user, new_user, old_host) or instr(agreed, :user)"
    " and exists (select 1 from json_each(agreed) where value = :user))"
)
"""Which replacements name a user. ``instr`` is for speed: most name others."""

STORED = StoredAbout(
    known={
        "seats_passed_on": (
            "select table_id, seat, status, asker_id = :user as asked, old_user = :user as left,"
            f" new_user = :user as came from replacement where {PASSED_ON} order by id"
        )
    },
    erased=(
        f"update replacement set asker = {unless('asker_id', 'asker')},"
        f" old_name = {unless('old_user', 'old_name')},"
        f" new_name = {unless('new_user', 'new_name')}, {replaced('asker_id')},"
        f" {replaced('old_user')}, {replaced('new_user')}, {replaced('old_host')},"
        f" {replaced_among('agreed')} where {PASSED_ON}",
        settled_by_gone("replacement"),
        "update outbox indexed by outbox_waiting"
        " set payload = json_set(payload, '$.name', json_extract(:gone, '$.en'))"
        f" where {WAITS} and kind = 'farewell' and json_extract(payload, '$.name')"
        " in (select value from json_each(:names)) and not exists (select 1 from seat"
        " where seat.table_id = outbox.table_id and name = json_extract(payload, '$.name'))",
    ),
    names=(
        "select asker from replacement where asker_id = :user",
        "select old_name from replacement where old_user = :user",
        "select new_name from replacement where new_user = :user",
    ),
)
"""What is stored about a person in questions about seats."""
