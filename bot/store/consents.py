"""What the people of a table were asked to agree to, and what came of it."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from bot.store.rows import Agreement, ConsentKind, ConsentRow
from bot.store.transaction import Reader, Tx

COLUMNS = tuple(field.name for field in fields(ConsentRow))
SELECT = f"select {', '.join(COLUMNS)} from consent"
ANSWERS = ("agreed", "against")


async def consent(source: Reader, consent_id: int) -> ConsentRow | None:
    rows = await source.rows(f"{SELECT} where id = ?", (consent_id,))
    return _row(rows[0]) if rows else None


async def open_consent(source: Reader, table_id: int) -> ConsentRow | None:
    """The open request of a table; there is at most one."""
    rows = await source.rows(f"{SELECT} where table_id = ? and status = 'open'", (table_id,))
    return _row(rows[0]) if rows else None


async def consents_done(source: Reader, table_id: int, kind: ConsentKind) -> list[ConsentRow]:
    """The requests of one kind at a table to which all have agreed, oldest first."""
    rows = await source.rows(
        f"{SELECT} where table_id = ? and kind = ? and status = 'done' order by id",
        (table_id, kind),
    )
    return [_row(row) for row in rows]


async def consents_asked_before(source: Reader, time: int) -> list[tuple[int, int]]:
    """Table and id of the open requests that are older than this, the oldest first."""
    rows = await source.rows(
        "select table_id, id from consent where status = 'open' and asked_at < ? order by id",
        (time,),
    )
    return [(table_id, consent_id) for table_id, consent_id in rows]


async def add_consent(tx: Tx, row: ConsentRow) -> int:
    """Add a request and return its id; the one in *row* does not count.

    :raises sqlite3.IntegrityError: another one at this table is open, or there is no such table.
    """
    return await tx.insert("consent", _values(row))


async def set_consent(tx: Tx, row: ConsentRow) -> None:
    """Write everything but the message, which :func:`set_consent_message` writes."""
    values = _values(row)
    del values["message_id"]
    tx.update("consent", values, id=row.id)


async def set_consent_message(tx: Tx, consent_id: int, message_id: int) -> None:
    """Remember the message with the request, in the channel of the table."""
    tx.later("update consent set message_id = ? where id = ?", (message_id, consent_id))


async def end_consent(
    tx: Tx, table_id: int, status: Agreement, kind: ConsentKind | None = None
) -> int | None:
    """End the open request of a table, if it is of this kind; return its id, None without one."""
    ended: int | None = await tx.value(
        "update consent set status = :status where table_id = :table_id and status = 'open'"
        " and (:kind is null or kind = :kind) returning id",
        {"table_id": table_id, "status": status, "kind": kind},
    )
    return ended


def _values(row: ConsentRow) -> dict[str, Any]:
    values = asdict(row) | {name: json.dumps(getattr(row, name)) for name in ANSWERS}
    del values["id"]
    return values


def _row(values: tuple[Any, ...]) -> ConsentRow:
    by_name = dict(zip(COLUMNS, values, strict=True))
    return ConsentRow(**by_name | {name: tuple(json.loads(by_name[name])) for name in ANSWERS})
