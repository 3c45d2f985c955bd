from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot import store
from bot.store.database import Database
from bot.store.rows import SeatRow, TableRow

from .helpers import ANNA, BEN, CARLA, CHANNEL, add_table, new_table, the_table


async def test_a_new_table_as_it_is_read_back(db: Database) -> None:
    table_id = await new_table(db, seed="s", options='{"long": true}')
    assert await store.tables.table(db.reader, table_id) == TableRow(
        id=table_id,
        guild_id=5,
        channel_id=CHANNEL,
        game="luxor",
        ruleset=1,
        content_hash="c0ffee",
        options='{"long": true}',
        seed="s",
        status="lobby",
        host_id=ANNA,
        locale="en",
        version=0,
        ply=0,
        turn=0,
        told=0,
        card_since=0,
        pictured=None,
        brief=None,
        card_message_id=None,
        card_channel_id=None,
        asks=None,
        asks_bots=False,
        announced=None,
        card_shows=None,
        kept_card=None,
        result=None,
        created_at=100,
        updated_at=100,
    )
    assert await store.tables.table(db.reader, table_id + 1) is None


async def test_content_is_changed_only_at_a_table_that_is_as_it_was(db: Database) -> None:
    table_id, other = await new_table(db), await new_table(db, channel_id=2)
    seen = await the_table(db, table_id)
    async with db.writing() as tx:
        assert await store.tables.set_content(tx, seen, "new")
    assert await the_table(db, table_id) == replace(seen, content_hash="new")
    assert (await the_table(db, other)).content_hash == "c0ffee"
    now = await the_table(db, table_id)
    for former in (seen, replace(now, version=1), replace(now, ply=1)):
        async with db.writing() as tx:
            assert not await store.tables.set_content(tx, former, "newer")
    assert await the_table(db, table_id) == now


async def test_open_tables_are_lobbies_and_running_games(db: Database) -> None:
    statuses = ("running", "finished", "lobby", "abandoned", "cancelled")
    ids = [
        await new_table(db, channel_id=number, status=status)
        for number, status in enumerate(statuses)
    ]
    assert [row.id for row in await store.tables.open_tables(db.reader)] == [ids[0], ids[2]]


async def test_snowflakes_fit(db: Database) -> None:
    biggest = 2**63 - 1
    table_id = await new_table(db, guild_id=None, channel_id=biggest, host_id=biggest)
    table = await store.tables.open_table_in(db.reader, biggest)
    assert table is not None
    assert (table.id, table.guild_id, table.host_id) == (table_id, None, biggest)


async def test_a_channel_holds_one_open_table(db: Database) -> None:
    first = await new_table(db)
    with pytest.raises(store.errors.ChannelTaken) as caught:
        await new_table(db)
    assert str(caught.value) == f"channel {CHANNEL} already holds the open table {first}"
    await new_table(db, channel_id=CHANNEL + 1)


async def test_the_transaction_goes_on_after_a_taken_channel(db: Database) -> None:
    await new_table(db)
    async with db.writing() as tx:
        with pytest.raises(store.errors.ChannelTaken):
            await add_table(tx)
        other = await add_table(tx, channel_id=2)
    assert await store.tables.table(db.reader, other) is not None


async def test_the_database_itself_refuses_a_second_open_table(db: Database, path: Path) -> None:
    first = await new_table(db)
    second = await new_table(db, channel_id=2)
    await db.close()
    with sqlite3.connect(path, isolation_level=None) as raw:
        for status in ("lobby", "running"):
            raw.execute("update game_table set status = ? where id = ?", (status, first))
            with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
                raw.execute("update game_table set channel_id = ? where id = ?", (CHANNEL, second))
        raw.execute("update game_table set status = 'cancelled' where id = ?", (first,))
        raw.execute("update game_table set channel_id = ? where id = ?", (CHANNEL, second))
        with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
            raw.execute("update game_table set status = 'paused'")
    raw.close()


@pytest.mark.parametrize("end", ["finished", "abandoned", "cancelled"])
async def test_a_channel_is_free_again_when_its_table_ends(
    db: Database, end: store.rows.Status
) -> None:
    first = await new_table(db)
    async with db.writing() as tx:
        await store.tables.bump(tx, first, 0, now=200, status=end, result='{"winner": 0}')
    assert await store.tables.open_table_in(db.reader, CHANNEL) is None
    second = await new_table(db)
    row = await store.tables.open_table_in(db.reader, CHANNEL)
    assert row is not None
    assert row.id == second
    assert not (await the_table(db, first)).is_open
    async with db.writing() as tx:
        with pytest.raises(
            store.errors.ChannelTaken
        ) as caught:  # it cannot come back while the channel is taken
            await store.tables.bump(tx, first, 1, now=300, status="running")
    assert caught.value.table_id == second


async def test_bump_changes_the_given_columns_and_counts(db: Database) -> None:
    table_id = await new_table(db)
    before = await the_table(db, table_id)
    async with db.writing() as tx:
        assert await store.tables.bump(tx, table_id, 0, now=200) == 1
        assert (
            await store.tables.bump(tx, table_id, 1, now=300, status="running", ply=2, seed="s")
            == 2
        )
    table = await the_table(db, table_id)
    assert (table.version, table.updated_at) == (2, 300)
    assert (table.status, table.ply, table.seed) == ("running", 2, "s")
    assert (table.options, table.turn, table.created_at) == ("{}", 0, before.created_at)


async def test_a_stale_version_is_refused_with_both_versions(db: Database) -> None:
    table_id = await new_table(db)
    async with db.writing() as tx:
        await store.tables.bump(tx, table_id, 0, now=200)
    with pytest.raises(store.errors.StaleTable) as caught:
        async with db.writing() as tx:
            await store.tables.bump(tx, table_id, 0, now=300, status="abandoned")
    assert str(caught.value) == f"table {table_id} is at version 1, not 0"
    table = await the_table(db, table_id)
    assert (table.status, table.updated_at) == ("lobby", 200)


async def test_a_private_move_changes_the_number_of_moves_and_nothing_else(db: Database) -> None:
    table_id, other = await new_table(db), await new_table(db, channel_id=2)
    async with db.writing() as tx:
        await store.tables.bump(tx, table_id, 0, now=200, ply=4)
    before, beside = await the_table(db, table_id), await the_table(db, other)
    async with db.writing() as tx:
        await store.tables.advance_privately(tx, table_id, 1, 5)
    assert await the_table(db, table_id) == replace(before, ply=5)
    assert await the_table(db, other) == beside
    with pytest.raises(store.errors.StaleTable) as caught:
        async with db.writing() as tx:
            await store.tables.advance_privately(tx, table_id, 0, 6)
    assert str(caught.value) == f"table {table_id} is at version 1, not 0"
    assert (await the_table(db, table_id)).ply == 5


async def test_a_table_that_is_not_there(db: Database) -> None:
    for write in (
        lambda tx: store.tables.advance_privately(tx, 404, 0, 1),
        lambda tx: store.tables.bump(tx, 404, 0, now=1),
        lambda tx: store.tables.set_card(tx, 404, told=1),
        lambda tx: store.tables.set_seats(tx, 404, []),
    ):
        with pytest.raises(store.errors.NoSuchTable, match="404"):
            async with db.writing() as tx:
                await write(tx)


async def test_bump_takes_only_known_columns(db: Database) -> None:
    table_id = await new_table(db)
    with pytest.raises(ValueError, match="version"):
        async with db.writing() as tx:
            await store.tables.bump(tx, table_id, 0, now=1, version=7)  # type: ignore[call-arg]


async def test_what_is_not_json_is_refused(db: Database) -> None:
    table_id = await new_table(db)
    with pytest.raises(sqlite3.IntegrityError, match="json_valid"):
        await new_table(db, channel_id=2, options="{'single': 1}")
    with pytest.raises(sqlite3.IntegrityError, match="json_valid"):
        async with db.writing() as tx:
            await store.tables.bump(tx, table_id, 0, now=1, result="NaN")


async def test_seats_are_replaced_as_a_whole(db: Database) -> None:
    table_id = await new_table(db)
    first = [
        SeatRow(seat=0, user_id=ANNA, name="Anna"),
        SeatRow(seat=1, user_id=BEN, name="Ben"),
        SeatRow(seat=2, bot="medium", name="Robot"),
    ]
    async with db.writing() as tx:
        await store.tables.set_seats(tx, table_id, reversed(first))
    assert await store.tables.seats_of(db.reader, table_id) == first
    second = [
        SeatRow(seat=0, user_id=BEN, name="Ben"),
        SeatRow(seat=1, user_id=ANNA, name="Anna"),
    ]
    async with db.writing() as tx:
        await store.tables.set_seats(tx, table_id, second)
    assert await store.tables.seats_of(db.reader, table_id) == second
    async with db.writing() as tx:
        await store.tables.set_seats(tx, table_id, [])
    assert await store.tables.seats_of(db.reader, table_id) == []


@pytest.mark.parametrize(
    "wrong",
    [
        [SeatRow(seat=0, user_id=1, name="a"), SeatRow(seat=1, user_id=1, name="a")],
        [SeatRow(seat=0, user_id=1, name="a"), SeatRow(seat=0, user_id=2, name="b")],
        [SeatRow(seat=0, name="nobody")],
        [SeatRow(seat=0, user_id=1, bot="medium", name="both")],
    ],
)
async def test_seats_that_cannot_be_are_refused(db: Database, wrong: list[SeatRow]) -> None:
    table_id = await new_table(db)
    kept = SeatRow(seat=0, user_id=CARLA, name="Carla")
    async with db.writing() as tx:
        await store.tables.set_seats(tx, table_id, [kept])
    with pytest.raises(ValueError, match=r"a (user sits|seat is taken)"):
        async with db.writing() as tx:
            await store.tables.set_seats(tx, table_id, wrong)
    assert await store.tables.seats_of(db.reader, table_id) == [kept]


@pytest.mark.parametrize(
    "wrong", ["0, 12, null, 'b'", "1, 11, null, 'a'", "1, null, null, 'c'", "1, 12, 'medium', 'd'"]
)
async def test_the_database_itself_refuses_seats_that_cannot_be(db: Database, wrong: str) -> None:
    table_id = await new_table(db)
    async with db.writing() as tx:
        await store.tables.set_seats(tx, table_id, [SeatRow(seat=0, user_id=ANNA, name="Anna")])
        with pytest.raises(sqlite3.IntegrityError):
            await tx.run(
                f"insert into seat values ({table_id}, {wrong}, 0, 0, null, null, 0, null, null, 0)"
            )
        right = f"{table_id}, 1, 12, null, 'right'"
        await tx.run(f"insert into seat values ({right}, 0, 0, null, null, 0, null, null, 0)")


async def test_a_user_may_sit_at_many_tables_and_bots_at_one(db: Database) -> None:
    for channel in (1, 2):
        table_id = await new_table(db, channel_id=channel)
        seats = [
            SeatRow(seat=0, user_id=ANNA, name="Anna"),
            SeatRow(seat=1, bot="medium", name="Robot"),
            SeatRow(seat=2, bot="medium", name="Robot"),
        ]
        async with db.writing() as tx:
            await store.tables.set_seats(tx, table_id, seats)
    assert len(await store.tables.tables_of_user(db.reader, ANNA)) == 2


async def test_lists_of_open_tables(db: Database) -> None:
    lobby = await new_table(db, channel_id=1)
    running = await new_table(db, channel_id=2)
    elsewhere = await new_table(db, channel_id=3, guild_id=6, status="running")
    private = await new_table(db, channel_id=4, guild_id=None)
    ended = await new_table(db, channel_id=5, status="finished")
    async with db.writing() as tx:
        await store.tables.bump(tx, running, 0, now=200, status="running")
        for table_id in (lobby, elsewhere, ended):
            await store.tables.set_seats(tx, table_id, [SeatRow(seat=0, user_id=ANNA, name="Anna")])
        for table_id in (running, private):
            await store.tables.set_seats(tx, table_id, [SeatRow(seat=0, user_id=BEN, name="Ben")])
    anna = await store.tables.tables_of_user(db.reader, ANNA)
    assert [table.id for table in anna] == [lobby, elsewhere]
    ben = await store.tables.tables_of_user(db.reader, BEN)
    assert [table.id for table in ben] == [running, private]
    here = await store.tables.tables_in_guild(db.reader, 5)
    assert [table.id for table in here] == [lobby, running]
    assert await store.tables.tables_of_user(db.reader, CARLA) == []


async def test_the_card_moves_without_a_new_version(db: Database) -> None:
    table_id = await new_table(db)
    async with db.writing() as tx:
        await store.tables.set_card(tx, table_id, card_channel_id=70, card_message_id=71)
    table = await the_table(db, table_id)
    assert (table.card_channel_id, table.card_message_id) == (70, 71)
    assert (table.version, table.updated_at) == (0, 100)


@pytest.mark.parametrize(
    ("question", "index"),
    [
        (
            "select 1 from game_table where channel_id = 1 and game_table.status in"
            " ('lobby', 'running') and daily is null",
            "game_table_open_in_channel",
        ),
        (
            "select 1 from game_table where guild_id = 1 and game_table.status in"
            " ('lobby', 'running') order by id",
            "game_table_open_in_guild",
        ),
        ("select id from game_table where status = 'running' order by id", "game_table_running"),
        (
            "select 1 from game_table join seat on seat.table_id = game_table.id"
            " where seat.user_id = 1 and status in ('lobby', 'running') order by game_table.id",
            "seat_once_per_user",
        ),
        (
            "select id from outbox where table_id = 1 and sent_at is null and failed is null"
            " order by id",
            "outbox_waiting",
        ),
        ("delete from answered where made_at < 1", "answered_by_age"),
        (
            "select daily, status from game_table where host_id = 1 and game = 'solo'"
            " and daily is not null",
            "game_table_daily_once",
        ),
        (
            "select 1 from game_table where game = 'solo' and daily = '2026-11-22'",
            "game_table_daily (",
        ),
    ],
)
async def test_questions_use_their_index(db: Database, question: str, index: str) -> None:
    async with db.writing() as tx:
        plan = await tx.rows(f"explain query plan {question}")
    assert index in str(plan)
