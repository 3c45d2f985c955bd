"""Helpers that store a table and moves. Times are small numbers: the store reads no clock."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.store.database import Database
from bot.store.rows import MoveRow, TableRow
from bot.store.transaction import Tx

CHANNEL = 700
ANNA, BEN, CARLA = 11, 12, 13


async def add_table(tx: Tx, **changes: Any) -> int:
    values: dict[str, Any] = {
        "guild_id": 5,
        "channel_id": CHANNEL,
        "game": "luxor",
        "ruleset": 1,
        "content_hash": "c0ffee",
        "options": "{}",
        "host_id": ANNA,
        "locale": "en",
        "now": 100,
    }
    return await store.tables.create_table(tx, **(values | changes))


async def new_table(db: Database, **changes: Any) -> int:
    async with db.writing() as tx:
        return await add_table(tx, **changes)


async def the_table(db: Database, table_id: int) -> TableRow:
    table = await store.tables.table(db.reader, table_id)
    assert table is not None
    return table


def a_move(ply: int, **changes: Any) -> MoveRow:
    values: dict[str, Any] = {
        "ply": ply,
        "seat": (ply - 1) % 2,
        "move": f'{{"step": {ply}}}',
        "batch": ply,
        "made_by": (ply - 1) % 2,
        "made_at": 100 + ply,
    }
    return MoveRow(**(values | changes))


async def play(db: Database, table_id: int, plies: int) -> None:
    """Play *plies* moves from the start, with a snapshot and two events at each, one secret."""
    async with db.writing() as tx:
        for ply in range(plies + 1):
            if ply:
                await store.moves.append_moves(tx, table_id, [a_move(ply)])
            await store.moves.put_snapshot(tx, table_id, ply, f'{{"after": {ply}}}')
            await store.moves.append_events(
                tx,
                table_id,
                [
                    store.rows.EventRow(ply=ply, number=0, event=f'"public {ply}"'),
                    store.rows.EventRow(ply=ply, number=1, audience=(0,), event=f'"secret {ply}"'),
                ],
            )


def damage(path: Path, name: str) -> None:
    """Overwrite the first pages of the tables and indexes of that name (with % as a wildcard).

    The header and the schema stay sound.
    """
    with closing(sqlite3.connect(path)) as db:
        (size,) = db.execute("pragma page_size").fetchone()
        sql = "select rootpage from sqlite_master where rootpage > 1 and name like ?"
        pages = db.execute(sql, (name,)).fetchall()
    assert pages
    with path.open("r+b") as file:
        for (page,) in pages:
            file.seek((page - 1) * size)
            file.write(b"\xa5" * size)


def refuse_commits(patch: pytest.MonkeyPatch, db: Database, error: sqlite3.Error) -> None:
    """Let every commit fail with this error, after what was still to be run before it."""
    run = db._writer.execute_fetchall

    async def refused(sql: str, values: Any = ()) -> Any:
        if sql != "commit":
            return await run(sql, values)
        await run("select 1", values)
        raise error

    patch.setattr(db._writer, "execute_fetchall", refused)
