"""Daily games in the database: once for each person and day, outside of all channels."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from bot import store
from bot.features.daily import rows
from bot.store.database import Database
from bot.store.rows import ResultRow, SeatRow
from tests.store.helpers import ANNA, BEN, CARLA, CHANNEL, new_table, the_table

GUILD, ELSEWHERE = 5, 6


async def daily(db: Database, user: int, day: str = "2026-11-22", **changes: Any) -> int:
    """Store a running daily game of a user, or with ``points`` a finished one; return its id."""
    points = changes.pop("points", None)
    guilds = changes.pop("guilds", (GUILD,))
    table_id = await new_table(
        db, game="solo", host_id=user, status="running", daily=day, **changes
    )
    async with db.writing() as tx:
        await store.tables.set_seats(
            tx, table_id, [SeatRow(seat=0, user_id=user, name=f"user {user}")]
        )
        for guild in guilds:
            await rows.enter_daily(tx, table_id, guild)
            await rows.enter_daily(tx, table_id, guild)
        if points is not None:
            result = f'{{"scores": [{points}], "ranks": [1]}}'
            await store.tables.bump(tx, table_id, 0, now=200, status="finished", result=result)
    return table_id


async def test_a_person_has_one_attempt_a_day(open_database: Database) -> None:
    db = open_database
    first = await daily(db, ANNA)
    with pytest.raises(sqlite3.IntegrityError):
        await daily(db, ANNA, channel_id=CHANNEL + 1)
    others = [await daily(db, BEN), await daily(db, ANNA, "2026-11-23")]
    assert len({first, *others}) == 3
    found = await store.tables.daily_table(db.reader, "solo", "2026-11-22", ANNA)
    assert found == await the_table(db, first)
    assert found.daily == "2026-11-22"
    assert await store.tables.daily_table(db.reader, "luxor", "2026-11-22", ANNA) is None
    assert await store.alone.own_dailies(db.reader, "solo", ANNA) == {
        "2026-11-23": "running", "2026-11-22": "running"
    }  # fmt: skip


async def test_the_finished_days_of_several_people(open_database: Database) -> None:
    db = open_database
    for user, day in ((ANNA, "2026-11-22"), (ANNA, "2026-11-24"), (BEN, "2026-11-22")):
        await daily(db, user, day, points=3)
    await daily(db, ANNA, "2026-11-25")
    await new_table(db, game="solo", host_id=ANNA, status="finished")
    found = await rows.finished_dailies(db.reader, "solo", [ANNA, CARLA])
    assert found == {ANNA: {"2026-11-22", "2026-11-24"}, CARLA: set()}
    assert await rows.finished_dailies(db.reader, "luxor", [ANNA]) == {ANNA: set()}
    assert await rows.finished_dailies(db.reader, "solo", []) == {}


@pytest.mark.parametrize("day", ["today", "", "2026-1-2", "2026-11-22 ", "22.11.2026"])
async def test_a_day_is_written_in_one_way(open_database: Database, day: str) -> None:
    db = open_database
    with pytest.raises(sqlite3.IntegrityError):
        await daily(db, ANNA, day)


async def test_daily_games_stand_in_no_channel(open_database: Database) -> None:
    db = open_database
    await daily(db, ANNA)
    await daily(db, BEN)
    assert await store.tables.open_table_in(db.reader, CHANNEL) is None
    assert await store.tables.tables_in_guild(db.reader, GUILD) == []
    usual = await new_table(db, status="running")
    found = await store.tables.open_table_in(db.reader, CHANNEL)
    assert found is not None
    assert found.id == usual
    with pytest.raises(store.errors.ChannelTaken):
        await new_table(db)
    assert len(await store.tables.open_tables(db.reader)) == 3
    assert await store.outbox.lost_calls(db.reader) == []


async def test_calls_of_daily_games_are_never_lost(open_database: Database) -> None:
    db = open_database
    table_id, usual = await daily(db, ANNA), await new_table(db, status="running")
    async with db.writing() as tx:
        await store.tables.bump(tx, table_id, 0, now=1, asks="1:0")
        await store.tables.bump(tx, usual, 0, now=1, asks="1:0")
    assert await store.outbox.lost_calls(db.reader) == [usual]


async def test_the_secret_is_made_once(open_database: Database) -> None:
    db = open_database
    async with db.writing() as tx:
        assert await rows.the_secret(tx, "daily", "first") == "first"
        assert await rows.the_secret(tx, "daily", "second") == "first"
        assert await rows.the_secret(tx, "other", "second") == "second"


async def test_results_of_a_day(open_database: Database) -> None:
    db = open_database
    low = await daily(db, ANNA, points=3)
    high = await daily(db, BEN, points=12, guilds=(GUILD, ELSEWHERE))
    await daily(db, CARLA)
    await daily(db, CARLA, "2026-11-20", points=99)
    await daily(db, BEN, "2026-11-25", points=99)

    async def ids(user: int, *guilds: int) -> list[int]:
        found = await rows.daily_results(
            db.reader, "solo", "2026-11-22", guilds=guilds, user_id=user
        )
        return [row.table_id for row in found]

    assert await ids(CARLA, GUILD) == [high, low]
    assert await ids(CARLA, ELSEWHERE) == [high]
    assert await ids(ANNA, ELSEWHERE) == [high, low]
    assert await ids(ANNA) == [low]
    assert await rows.daily_scores(db.reader, "solo", "2026-11-22") == [(False, 3), (False, 12)]
    neighbours = await rows.daily_neighbours(
        db.reader, "solo", "2026-11-22", guilds=[GUILD], user_id=ANNA
    )
    assert neighbours == ("2026-11-20", "2026-11-25")
    assert await rows.daily_neighbours(
        db.reader, "solo", "2026-11-22", guilds=[], user_id=ANNA
    ) == (None, None)  # fmt: skip
    assert await rows.guilds_of_daily(db.reader, high) == [GUILD, ELSEWHERE]
    assert await rows.is_on_board(db.reader, low, [GUILD, 77])
    assert not await rows.is_on_board(db.reader, low, [ELSEWHERE])
    finished = await rows.finishers_in(db.reader, "solo", "2026-11-22", CHANNEL)
    assert [row.table_id for row in finished] == [low, high]
    assert finished[0] == ResultRow(
        table_id=low, user_id=ANNA, name=f"user {ANNA}", options="{}",
        result='{"scores": [3], "ranks": [1]}', daily="2026-11-22", ended_at=200,
    )  # fmt: skip


async def test_the_post_of_a_day_is_edited(open_database: Database) -> None:
    db = open_database
    assert await rows.daily_post(db.reader, "solo", "2026-11-22", CHANNEL) is None
    for message in (8, 9):
        async with db.writing() as tx:
            await rows.set_daily_post(tx, "solo", "2026-11-22", CHANNEL, message_id=message)
        assert await rows.daily_post(db.reader, "solo", "2026-11-22", CHANNEL) == message
    async with db.writing() as tx:
        await store.messages.forget_messages(tx)
    assert await rows.daily_post(db.reader, "solo", "2026-11-22", CHANNEL) is None


async def test_only_old_running_daily_games_end(open_database: Database) -> None:
    db = open_database
    old, new = await daily(db, ANNA), await daily(db, ANNA, "2026-11-29")
    over = await daily(db, BEN, points=1)
    usual = await new_table(db, status="running")
    async with db.writing() as tx:
        assert await rows.abandon_dailies(tx, "2026-11-29", now=300) == 1
    ended = await the_table(db, old)
    assert (ended.status, ended.version, ended.updated_at) == ("abandoned", 1, 300)
    kept = [(await the_table(db, table_id)).status for table_id in (new, over, usual)]
    assert kept == ["running", "finished", "running"]
