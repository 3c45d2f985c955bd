"""Moves, the states and events they led to, and interactions already answered.

Functions that take a ``Reader`` also take a ``Tx``. None of them touches the table's version or
ply: the same transaction calls ``bump``.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import asdict, fields
from itertools import pairwise
from typing import Any

from bot.store.errors import AlreadyAnswered, DamagedSnapshot
from bot.store.rows import EventRow, MoveRow
from bot.store.transaction import Reader, Tx

COLUMNS = tuple(field.name for field in fields(MoveRow))
FLAGS = ("reveals", "private", "free")
SELECT_MOVE = f"select {', '.join(COLUMNS)} from move"


async def moves_of(source: Reader, table_id: int, *, after_ply: int = 0) -> list[MoveRow]:
    """The moves with a ply above *after_ply*, in order; all of them when it is left out."""
    rows = await source.rows(
        f"{SELECT_MOVE} where table_id = ? and ply > ? order by ply", (table_id, after_ply)
    )
    return [_move(row) for row in rows]


async def last_move(
    source: Reader, table_id: int, *, made_by: int | None = None, before_ply: int | None = None
) -> MoveRow | None:
    """The newest move that is not private, of one seat or of all; None before the first.

    With *before_ply* the newest one below that ply.
    """
    row = await source.row(
        f"{SELECT_MOVE} where table_id = :table_id and private = 0"
        " and (:made_by is null or made_by = :made_by)"
        " and (:before_ply is null or ply < :before_ply) order by ply desc limit 1",
        {"table_id": table_id, "made_by": made_by, "before_ply": before_ply},
    )
    return None if row is None else _move(row)


async def moves_of_last(
    source: Reader, table_id: int, made_by: int, *, before_ply: int | None = None
) -> list[MoveRow]:
    """The moves since the batch of a seat's newest move that is not private, in order.

    With *before_ply* since that of the newest one below that ply. None without any such move.
    """
    rows = await source.rows(
        f"{SELECT_MOVE} where table_id = :table_id and ply >= (select batch from move"
        " where table_id = :table_id and private = 0 and made_by = :made_by"
        " and (:before_ply is null or ply < :before_ply) order by ply desc limit 1) order by ply",
        {"table_id": table_id, "made_by": made_by, "before_ply": before_ply},
    )
    return [_move(row) for row in rows]


async def last_answer(source: Reader, table_id: int, seat: int) -> int:
    """The ply of a seat's last move that was not a free action; 0 before its first."""
    found = await source.value(
        "select ply from move where table_id = ? and seat = ? and free = 0"
        " order by ply desc limit 1",
        (table_id, seat),
    )
    return found or 0


async def plies_of(source: Reader, table_id: int, *, up_to: int) -> tuple[int, ...]:
    """The plies of all moves up to one, in order."""
    rows = await source.rows(
        "select ply from move where table_id = ? and ply <= ? order by ply", (table_id, up_to)
    )
    return tuple(ply for (ply,) in rows)


async def answers_given(source: Reader, table_id: int) -> dict[int, int]:
    """How many questions each seat has answered; seats without an answer are left out."""
    rows = await source.rows(
        "select seat, count(*) from move where table_id = ? and free = 0 group by seat",
        (table_id,),
    )
    return dict(rows)


async def append_moves(tx: Tx, table_id: int, moves: Iterable[MoveRow]) -> None:
    """Add *moves* after the last one. The plies of moves taken back are not used again.

    There must be such a table, and values must be JSON (:meth:`Tx.later`).

    :raises ValueError: their plies do not rise, or do not begin above the last one.
    """
    moves = tuple(moves)
    last = await tx.value("select max(ply) from move where table_id = ?", (table_id,))
    plies = [last or 0, *(move.ply for move in moves)]
    if any(ply >= following for ply, following in pairwise(plies)):
        raise ValueError(f"table {table_id} is at ply {last or 0}: cannot append {plies[1:]}")
    tx.later_many(
        f"insert into move (table_id, {', '.join(COLUMNS)})"
        f" values (:table_id, {', '.join(f':{name}' for name in COLUMNS)})",
        [
            asdict(move) | {"table_id": table_id, "chance": json.dumps(move.chance)}
            for move in moves
        ],
    )


async def latest_snapshot(
    source: Reader, table_id: int, *, at_most: int | None = None
) -> tuple[int, str] | None:
    """The newest stored state with a ply up to *at_most*, after its ply; None without any.

    :raises DamagedSnapshot: it cannot be read; :func:`drop_snapshot` removes it.
    """
    row = await source.row(
        "select ply, state from snapshot where table_id = :table_id"
        " and (:at_most is null or ply <= :at_most) order by ply desc limit 1",
        {"table_id": table_id, "at_most": at_most},
    )
    if row is None:
        return None
    ply, packed = row
    try:
        return ply, zlib.decompress(packed).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise DamagedSnapshot(table_id, ply) from error


async def snapshots_of(source: Reader, table_id: int) -> dict[int, str]:
    """The stored states of a table by ply, without damaged ones."""
    rows = await source.rows("select ply, state from snapshot where table_id = ?", (table_id,))
    states = {}
    for ply, state in rows:
        with suppress(zlib.error, UnicodeDecodeError):
            states[ply] = zlib.decompress(state).decode()
    return states


async def put_snapshot(tx: Tx, table_id: int, ply: int, state: str) -> None:
    """Store *state* (JSON) as the one after *ply*; it replaces an earlier one of that ply."""
    tx.later(
        "insert into snapshot (table_id, ply, state) values (?, ?, ?)"
        " on conflict (table_id, ply) do update set state = excluded.state",
        (table_id, ply, zlib.compress(state.encode())),
    )


async def drop_snapshot(tx: Tx, table_id: int, ply: int) -> None:
    """Delete the state stored as the one after *ply*, if there is one."""
    tx.later("delete from snapshot where table_id = ? and ply = ?", (table_id, ply))


async def prune_snapshots(tx: Tx, table_id: int, keep_from_ply: int) -> None:
    """Delete the states before *keep_from_ply* except the newest."""
    tx.later(
        "delete from snapshot where table_id = :table_id and ply < :keep_from_ply"
        " and ply < (select max(ply) from snapshot where table_id = :table_id)",
        {"table_id": table_id, "keep_from_ply": keep_from_ply},
    )


async def events_of(
    source: Reader, table_id: int, *, since_ply: int = 0, seat: int | None = None
) -> list[EventRow]:
    """The events from *since_ply* on (that ply included) that *seat* may read.

    If seat is None, only those that everybody may read. Each has the seat of its move.
    """
    rows = await source.rows(
        "select event.ply, event.number, event.audience, event.event, move.seat"
        " from event left join move on move.table_id = event.table_id and move.ply = event.ply"
        " where event.table_id = :table_id and event.ply >= :since_ply"
        " and (event.audience is null"
        " or exists (select 1 from json_each(event.audience) where value = :seat))"
        " order by event.ply, event.number",
        {"table_id": table_id, "since_ply": since_ply, "seat": seat},
    )
    return [_event(row) for row in rows]


async def all_events_of(source: Reader, table_id: int) -> list[EventRow]:
    """All events of a table in order, secret ones too; not for what anybody is to read."""
    rows = await source.rows(
        "select ply, number, audience, event, null from event where table_id = ?"
        " order by ply, number",
        (table_id,),
    )
    return [_event(row) for row in rows]


async def append_events(tx: Tx, table_id: int, events: Iterable[EventRow]) -> None:
    """Add *events*; their ``seat`` is not stored, it belongs to the move.

    Ply and number must be free, and there must be such a table (:meth:`Tx.later`).
    """
    tx.later_many(
        "insert into event (table_id, ply, number, audience, event) values (?, ?, ?, ?, ?)",
        [
            (
                table_id,
                event.ply,
                event.number,
                None if event.audience is None else json.dumps(event.audience),
                event.event,
            )
            for event in events
        ],
    )


async def take_back(tx: Tx, table_id: int, plies: Collection[int]) -> None:
    """Delete moves and their events; later moves stay, and keep their plies.

    States stored since the first of them are deleted, too: they contain it.
    """
    keys = [(table_id, ply) for ply in plies]
    tx.later_many("delete from event where table_id = ? and ply = ?", keys)
    tx.later_many("delete from move where table_id = ? and ply = ?", keys)
    tx.later(
        "delete from snapshot where table_id = ? and ply >= ?", (table_id, min(plies, default=0))
    )


async def answered(source: Reader, interaction_id: int) -> int | None:
    """The version that the first answer to this interaction led to; None when it is new."""
    version: int | None = await source.value(
        "select version from answered where interaction_id = ?", (interaction_id,)
    )
    return version


async def mark_answered(tx: Tx, interaction_id: int, table_id: int, version: int, now: int) -> None:
    """Remember that this interaction has been carried out.

    :raises AlreadyAnswered: it was before; leave the transaction, so that nothing is done twice.
    """
    added = await tx.run(
        "insert into answered (interaction_id, table_id, version, made_at) values (?, ?, ?, ?)"
        " on conflict (interaction_id) do nothing",
        (interaction_id, table_id, version, now),
    )
    if not added:
        earlier = await answered(tx, interaction_id)
        assert earlier is not None
        raise AlreadyAnswered(interaction_id, earlier)


async def forget_answered(tx: Tx, before: int, *, limit: int) -> int:
    """Delete at most *limit* interactions answered before this time; return how many."""
    return await tx.run(
        "delete from answered where interaction_id in"
        " (select interaction_id from answered where made_at < ? limit ?)",
        (before, limit),
    )


def _event(row: tuple[Any, ...]) -> EventRow:
    ply, number, audience, event, mover = row
    return EventRow(
        ply=ply,
        number=number,
        audience=None if audience is None else tuple(json.loads(audience)),
        event=event,
        seat=mover,
    )


def _move(row: tuple[Any, ...]) -> MoveRow:
    values = dict(zip(COLUMNS, row, strict=True))
    flags = {name: bool(values[name]) for name in FLAGS}
    return MoveRow(**values | flags | {"chance": tuple(json.loads(values["chance"]))})
