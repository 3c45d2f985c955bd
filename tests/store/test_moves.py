from __future__ import annotations

import json
import sqlite3

import pytest

from bot import store
from bot.store.database import Database
from bot.store.rows import EventRow

from .helpers import a_move, new_table, play, the_table


async def test_moves_come_back_as_they_were(db: Database) -> None:
    table_id = await new_table(db)
    other = await new_table(db, channel_id=2)
    moves = [
        a_move(1, move='{"card": "Timbuktu"}', chance=(3, 2**70, -1)),
        a_move(2, reveals=True, batch=1),
        a_move(3),
    ]
    assert await store.moves.last_move(db.reader, table_id) is None
    async with db.writing() as tx:
        await store.moves.append_moves(tx, table_id, moves[:2])
        await store.moves.append_moves(tx, table_id, moves[2:])
        await store.moves.append_moves(tx, other, [a_move(1)])
        await store.moves.append_moves(tx, other, [])
    assert await store.moves.moves_of(db.reader, table_id) == moves
    assert await store.moves.moves_of(db.reader, table_id, after_ply=1) == moves[1:]
    assert await store.moves.last_move(db.reader, table_id) == moves[2]
    assert await store.moves.moves_of(db.reader, 404) == []


@pytest.mark.parametrize("plies", [[2], [1], [4, 3], [3, 3]])
async def test_plies_rise(db: Database, plies: list[int]) -> None:
    table_id = await new_table(db)
    await play(db, table_id, 2)
    with pytest.raises(ValueError, match="is at ply 2"):
        async with db.writing() as tx:
            await store.moves.append_moves(tx, table_id, [a_move(ply) for ply in plies])
    assert len(await store.moves.moves_of(db.reader, table_id)) == 2


async def test_the_last_move_is_the_last_that_is_not_private(db: Database) -> None:
    table_id = await new_table(db)
    moves = [a_move(1, private=True), a_move(2), a_move(3, private=True), a_move(4, private=True)]
    async with db.writing() as tx:
        await store.moves.append_moves(tx, table_id, moves[:1])
        assert await store.moves.last_move(tx, table_id) is None
        await store.moves.append_moves(tx, table_id, moves[1:])
    assert await store.moves.moves_of(db.reader, table_id) == moves
    assert await store.moves.last_move(db.reader, table_id) == moves[1]


async def test_the_last_move_of_a_seat_is_one_to_which_its_choice_led(db: Database) -> None:
    table_id = await new_table(db)
    moves = [a_move(1, made_by=0), a_move(2, batch=1, made_by=0), a_move(3, made_by=1)]
    async with db.writing() as tx:
        await store.moves.append_moves(tx, table_id, moves)
    assert await store.moves.last_move(db.reader, table_id, made_by=0) == moves[1]
    assert await store.moves.last_move(db.reader, table_id, made_by=1) == moves[2]
    assert await store.moves.last_move(db.reader, table_id, made_by=2) is None


async def test_answers_are_counted_by_seat_and_not_the_free_actions(db: Database) -> None:
    table_id = await new_table(db)
    assert await store.moves.answers_given(db.reader, table_id) == {}
    moves = [a_move(1), a_move(2), a_move(3, free=True), a_move(4), a_move(5, seat=3)]
    async with db.writing() as tx:
        await store.moves.append_moves(tx, table_id, moves)
    assert await store.moves.answers_given(db.reader, table_id) == {0: 1, 1: 2, 3: 1}


async def test_what_is_taken_back_is_forgotten_and_the_rest_keeps_its_numbers(
    db: Database,
) -> None:
    table_id = await new_table(db)
    other = await new_table(db, channel_id=2)
    await play(db, table_id, 4)
    await play(db, other, 4)
    async with db.writing() as tx:
        await store.moves.take_back(tx, table_id, (2, 3))
    assert [move.ply for move in await store.moves.moves_of(db.reader, table_id)] == [1, 4]
    events = await store.moves.events_of(db.reader, table_id, seat=0)
    assert [(event.ply, event.number) for event in events] == [
        (ply, number) for ply in (0, 1, 4) for number in range(2)
    ]
    assert await store.moves.latest_snapshot(db.reader, table_id) == (1, '{"after": 1}')
    assert len(await store.moves.moves_of(db.reader, other)) == 4
    assert await store.moves.latest_snapshot(db.reader, other) == (4, '{"after": 4}')
    async with db.writing() as tx:  # numbering goes on after all moves ever made
        await store.moves.append_moves(tx, table_id, [a_move(5)])
        await store.moves.take_back(tx, table_id, (1, 4, 5))
    assert await store.moves.moves_of(db.reader, table_id) == []
    assert await store.moves.latest_snapshot(db.reader, table_id) == (0, '{"after": 0}')
    assert len(await store.moves.events_of(db.reader, table_id, seat=0)) == 2


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (None, ["all", "all too"]),
        (0, ["all", "for 0 and 2", "all too"]),
        (1, ["all", "for 1", "all too"]),
        (2, ["all", "for 0 and 2", "all too"]),
        (12, ["all", "all too"]),
    ],
)
async def test_events_reach_their_audience_and_nobody_else(
    db: Database, seat: int | None, expected: list[str]
) -> None:
    table_id = await new_table(db)
    async with db.writing() as tx:
        await store.moves.append_moves(tx, table_id, [a_move(1, seat=1)])
        await store.moves.append_events(
            tx,
            table_id,
            [
                EventRow(ply=1, number=2, audience=(1,), event='"for 1"'),
                EventRow(ply=1, number=1, audience=(0, 2), event='"for 0 and 2"'),
                EventRow(ply=0, number=0, event='"all"'),
                EventRow(ply=1, number=3, event='"all too"'),
                EventRow(ply=1, number=4, audience=(), event='"for nobody"'),
            ],
        )
    events = await store.moves.events_of(db.reader, table_id, seat=seat)
    assert [json.loads(event.event) for event in events] == expected


async def test_events_bear_the_seat_of_their_move(db: Database) -> None:
    table_id = await new_table(db)
    await play(db, table_id, 2)
    events = await store.moves.events_of(db.reader, table_id)
    assert events == [
        EventRow(ply=0, number=0, event='"public 0"'),
        EventRow(ply=1, number=0, event='"public 1"', seat=0),
        EventRow(ply=2, number=0, event='"public 2"', seat=1),
    ]
    assert await store.moves.events_of(db.reader, table_id, since_ply=1) == events[1:]
    secret = (await store.moves.events_of(db.reader, table_id, since_ply=2, seat=0))[1]
    assert secret.audience == (0,)


async def test_an_event_number_is_given_once(db: Database) -> None:
    table_id = await new_table(db)
    event = EventRow(ply=0, number=0, event="1")
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        async with db.writing() as tx:
            await store.moves.append_events(tx, table_id, [event, event])
    assert await store.moves.events_of(db.reader, table_id) == []


async def test_snapshots_are_compressed_and_keep_every_character(db: Database) -> None:
    table_id = await new_table(db)
    state = json.dumps({"places": ["Timbuktu", "Genève", "東京", "\N{PARROT}", "\0"] * 500})
    state = state.replace("\\u00e8", "è") + " " * 1000
    async with db.writing() as tx:
        await store.moves.put_snapshot(tx, table_id, 0, "{}")
        await store.moves.put_snapshot(tx, table_id, 0, state)
    assert await store.moves.latest_snapshot(db.reader, table_id) == (0, state)
    size = await db.reader.value("select length(state) from snapshot")
    assert size < len(state) / 20
    assert await db.reader.value("select typeof(state) from snapshot") == "blob"


async def test_the_newest_snapshot_up_to_a_ply(db: Database) -> None:
    table_id = await new_table(db)
    async with db.writing() as tx:
        for ply in (0, 4, 8):
            await store.moves.put_snapshot(tx, table_id, ply, str(ply))
    for at_most, expected in ((None, 8), (8, 8), (7, 4), (3, 0), (0, 0)):
        snapshot = await store.moves.latest_snapshot(db.reader, table_id, at_most=at_most)
        assert snapshot == (expected, str(expected))
    assert await store.moves.latest_snapshot(db.reader, table_id, at_most=-1) is None


async def test_pruning_always_keeps_the_newest(db: Database) -> None:
    table_id = await new_table(db)
    other = await new_table(db, channel_id=2)
    await play(db, table_id, 4)
    await play(db, other, 1)
    async with db.writing() as tx:
        await store.moves.prune_snapshots(tx, table_id, 3)
    assert await store.moves.latest_snapshot(db.reader, table_id, at_most=2) is None
    snapshot = await store.moves.latest_snapshot(db.reader, table_id, at_most=3)
    assert snapshot == (3, '{"after": 3}')
    async with db.writing() as tx:
        await store.moves.prune_snapshots(tx, table_id, 99)
    assert await store.moves.latest_snapshot(db.reader, table_id, at_most=3) is None
    async with db.writing() as tx:
        await store.moves.prune_snapshots(tx, table_id, 99)
    assert await store.moves.latest_snapshot(db.reader, table_id) == (4, '{"after": 4}')
    assert await store.moves.latest_snapshot(db.reader, other, at_most=0) == (0, '{"after": 0}')
    assert len(await store.moves.moves_of(db.reader, table_id)) == 4


async def test_an_interaction_answered_twice_is_played_once(db: Database) -> None:
    table_id = await new_table(db)

    async def play_once() -> None:
        async with db.writing() as tx:
            table = await store.tables.table(tx, table_id)
            assert table is not None
            version = await store.tables.bump(
                tx, table_id, table.version, now=200, ply=table.ply + 1
            )
            await store.moves.append_moves(tx, table_id, [a_move(table.ply + 1)])
            await store.moves.mark_answered(tx, 9, table_id, version, 200)

    assert await store.moves.answered(db.reader, 9) is None
    await play_once()
    with pytest.raises(store.errors.AlreadyAnswered) as caught:
        await play_once()
    assert str(caught.value) == "interaction 9 was answered at version 1"
    assert await store.moves.answered(db.reader, 9) == 1
    table = await the_table(db, table_id)
    assert (table.version, table.ply) == (1, 1)
    assert len(await store.moves.moves_of(db.reader, table_id)) == 1


async def test_old_answers_are_forgotten(db: Database) -> None:
    table_id = await new_table(db)
    async with db.writing() as tx:
        for time in (1, 2, 3):
            await store.moves.mark_answered(tx, time, table_id, time, time)
        assert await store.moves.forget_answered(tx, 3, limit=1) == 1
        assert await store.moves.forget_answered(tx, 3, limit=2) == 1
    assert await store.moves.answered(db.reader, 2) is None
    assert await store.moves.answered(db.reader, 3) == 3


async def test_all_that_is_stored_of_a_game(db: Database) -> None:
    table_id, other = await new_table(db), await new_table(db, channel_id=2)
    await play(db, table_id, 2)
    await play(db, other, 3)
    async with db.writing() as tx:
        await tx.run(
            "update snapshot set state = x'00' where table_id = ? and ply = 1", (table_id,)
        )
    assert await store.moves.snapshots_of(db.reader, table_id) == {
        0: '{"after": 0}',
        2: '{"after": 2}',
    }
    events = await store.moves.all_events_of(db.reader, table_id)
    assert [(event.ply, event.number) for event in events] == [
        (ply, number) for ply in range(3) for number in range(2)
    ]
    public = await store.moves.events_of(db.reader, table_id)
    assert 0 < len(public) < len(events)
    assert {event.event for event in public} < {event.event for event in events}
    assert {event.audience for event in events} > {None}
