"""What the people of a table were asked to agree to, and what came of it."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from bot.store.database import Reader, Tx
from bot.store.rows import Agreement, ConsentKind, ConsentRow

COLUMNS = tuple(field.name for field in fields(ConsentRow) if field.name != "id")
SELECT = f"select id, {', '.join(COLUMNS)} from consent"


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
    marks = ", ".join(f":{name}" for name in COLUMNS)
    sql = f"insert into consent ({', '.join(COLUMNS)}) values ({marks}) returning id"
    return int(await tx.value(sql, _values(row)))


async def set_consent(tx: Tx, row: ConsentRow) -> None:
    """Write everything but the message, which :func:`set_consent_message` writes."""
    names = (name for name in COLUMNS if name != "message_id")
    assignments = ", ".join(f"{name} = :{name}" for name in names)
    await tx.run(f"update consent set {assignments} where id = :id", _values(row))


async def set_consent_message(tx: Tx, consent_id: int, message_id: int) -> None:
    """Remember the message with the request, in the channel of the table."""
    await tx.run("update consent set message_id = ? where id = ?", (message_id, consent_id))


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
    return {**asdict(row), "agreed": json.dumps(row.agreed), "against": json.dumps(row.against)}


def _row(values: tuple[Any, ...]) -> ConsentRow:
    by_name = dict(zip(("id", *COLUMNS), values, strict=True))
    for answer in ("agreed", "against"):
        by_name[answer] = tuple(json.loads(by_name[answer]))
    return ConsentRow(**by_name)
