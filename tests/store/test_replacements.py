"""Replacements are read back as they were written, one open at a table; one seat is changed."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest

from bot import store
from bot.features.seats import rows as replacements
from bot.store.database import Database
from bot.store.rows import ReplacementRow, SeatRow
from tests.store.helpers import ANNA, BEN, CARLA, new_table


def a_step(table_id: int) -> ReplacementRow:
    return ReplacementRow(
        table_id=table_id,
        seat=1,
        asker_id=ANNA,
        asker="Anna",
        old_user=BEN,
        old_bot=None,
        old_name="Ben",
        old_since=0,
        old_host=ANNA,
    )


async def test_a_replacement_is_read_as_it_was_written(db: Database) -> None:
    table_id = await new_table(db)
    async with db.writing() as tx:
        step_id = await replacements.add_replacement(tx, a_step(table_id))
        await replacements.set_replacement_message(tx, step_id, 77)
    stored = await replacements.replacement(db.reader, step_id)
    assert stored == replace(a_step(table_id), id=step_id, message_id=77)
    done = replace(
        stored, status="done", new_user=CARLA, new_name="Carla", accepted=True, agreed=(1, 2),
        settled_by="Mo", done_ply=4, message_id=None,
    )  # fmt: skip
    async with db.writing() as tx:
        await replacements.set_replacement(tx, done)
    assert await replacements.replacements_of(db.reader, table_id) == [replace(done, message_id=77)]
    async with db.writing() as tx:
        await store.messages.forget_messages(tx)
    assert await replacements.replacement(db.reader, step_id) == done
    assert await replacements.replacement(db.reader, step_id + 1) is None


async def test_one_question_at_a_table_is_open(db: Database) -> None:
    table_id, other_id = await new_table(db), await new_table(db, channel_id=2)
    async with db.writing() as tx:
        step_id = await replacements.add_replacement(tx, a_step(table_id))
        await replacements.add_replacement(tx, a_step(other_id))
        with pytest.raises(sqlite3.IntegrityError):
            await replacements.add_replacement(tx, a_step(table_id))
        assert await replacements.end_replacement(tx, table_id) == step_id
        assert await replacements.end_replacement(tx, table_id) is None
        await replacements.add_replacement(tx, a_step(table_id))
    rows = await replacements.replacements_of(db.reader, table_id)
    assert [row.status for row in rows] == ["over", "open"]


async def test_one_seat_changes_and_the_others_stay(db: Database) -> None:
    table_id = await new_table(db)
    anna, ben = (
        SeatRow(seat=seat, user_id=user, name=name)
        for seat, (user, name) in enumerate([(ANNA, "Anna"), (BEN, "Ben")])
    )
    carla = SeatRow(seat=1, user_id=CARLA, name="Carla", since=9)
    async with db.writing() as tx:
        await store.tables.set_seats(tx, table_id, [anna, ben])
        await store.tables.set_of_seats(tx, table_id, [0, 1], undid=True)
        await store.tables.set_seat(tx, table_id, carla)
    assert await store.tables.seats_of(db.reader, table_id) == [replace(anna, undid=True), carla]
    async with db.writing() as tx:
        with pytest.raises(sqlite3.IntegrityError):
            await store.tables.set_seat(tx, table_id, replace(carla, user_id=ANNA))
        with pytest.raises(sqlite3.IntegrityError):
            await store.tables.set_seat(tx, table_id, replace(carla, bot="medium"))
