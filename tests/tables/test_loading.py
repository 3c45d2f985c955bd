"""Loading gives what was stored: after a restart, under other rules, and while others play."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.features import table_service
from bot.store.database import Database
from bot.tables import Table, TableRefused, repository
from bot.texts import words_in
from engines.core import AnyGame
from engines.core.record import Record, replay
from engines.luxor import Luxor, load
from engines.registry import games

from .club import ADA, BO, CHANNEL, GUILD, PEOPLE, Club, Guest

WHOLE = 1500
"""More moves than any game of these tests has."""


async def played(club: Club, table: Table, seed: str, moves: int = WHOLE) -> Table:
    """Play on at random for so many moves, or to the end."""
    guest = Guest(seed)
    while moves and table.row.status == "running":
        person = PEOPLE[table.view(None).to_act[0]]
        move = guest.choose(club.asked(table, person).moves)
        table = (await club.tables.play(table.id, person.id, move=move)).table
        moves -= 1
    return table


@pytest.mark.slow
async def test_a_new_process_finds_every_table_as_it_was(club: Club) -> None:
    """After every move of a whole game, disk and memory hold the same."""
    table, guest = await club.started(*PEOPLE[:3], adventures=True), Guest("reload")
    while table.row.status == "running":
        person = PEOPLE[table.view(None).to_act[0]]
        move = guest.choose(club.asked(table, person).moves)
        table = (await club.tables.play(table.id, person.id, move=move)).table
        fresh = table_service(club.tables.repository.database, games())
        assert await fresh.repository.get(table.id) == table
        if guest.below(5) == 0:
            club.tables = fresh  # and goes on from there
            fresh.repository.wake = club.woken
    assert table.outcome is not None


async def test_an_earlier_state_is_remembered_until_moves_before_it_are_taken_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(club, await club.started(ADA, BO), "remembered", 12)
    state_at, ply = club.tables.repository.state_at(table), table.row.ply
    before, state = await state_at(ply - 2), await state_at(ply - 1)
    assert before != state
    with monkeypatch.context() as patch:
        patch.setattr(Luxor, "apply", None)
        assert await state_at(ply - 1) is state, "nothing is played again"
    async with club.tables.repository.database.writing() as tx:
        await store.moves.take_back(tx, table.id, [ply - 1, ply])
    assert await state_at(ply - 1) == before


async def test_a_database_that_was_closed_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "again.sqlite3"
    async with await Database.open(path) as first:
        club = Club(table_service(first, games()))
        table = await played(club, await club.started(ADA, BO), "closed", 30)
    async with await Database.open(path) as second:
        tables = table_service(second, games())
        assert await tables.repository.at(CHANNEL) == table
        assert [row.id for row in await tables.repository.in_guild(GUILD)] == [table.id]


async def test_moves_beyond_the_last_snapshot_are_played_again(club: Club) -> None:
    """Snapshots only save time: without the newest ones, replay gives the same state."""
    table, guest = await club.opened(ADA, BO), Guest("snapshots")
    camp = next(move for move in club.asked(table, ADA).moves if move.tile[0] == "C")
    table = (await club.tables.play(table.id, ADA.id, move=camp)).table
    while club.asked(table, ADA).kind != "confirm":
        move = guest.choose(club.asked(table, ADA).moves)
        table = (await club.tables.play(table.id, ADA.id, move=move)).table
    async with club.tables.repository.database.writing() as tx:
        gone = await tx.run("delete from snapshot where ply > (select min(ply) from snapshot)")
    assert gone >= 2
    assert (
        await table_service(club.tables.repository.database, games()).repository.get(table.id)
    ).state == table.state


# --- the states kept in memory --------------------------------------------------------------


async def test_a_state_is_loaded_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await club.opened(ADA, BO)
    loads = count_loads(monkeypatch)
    for _time in range(3):
        assert (await club.tables.repository.get(table.id)).state is table.state
    camp = next(move for move in club.asked(table, ADA).moves if move.tile[0] == "C")
    await club.tables.play(table.id, ADA.id, move=camp)
    assert (await club.tables.repository.get(table.id)).version == table.version + 1
    assert loads == [], "what was just played is known"
    undone = await club.tables.undo(table.id, ADA.id)
    loads.clear()
    assert (await club.tables.repository.get(table.id)).state is undone.state
    assert loads == [], "and so is what was just taken back"
    await table_service(club.tables.repository.database, games()).repository.get(table.id)
    assert loads == [table.id]


def count_loads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    loads, latest = list[int](), store.moves.latest_snapshot

    async def counted(source: Any, table_id: int, **given: Any) -> Any:
        loads.append(table_id)
        return await latest(source, table_id, **given)

    monkeypatch.setattr(store.moves, "latest_snapshot", counted)
    return loads


async def test_the_states_used_last_stay_in_memory(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repository, "CACHED_POSITIONS", 2)
    first, second, third = [await club.opened(ADA, BO, channel=700 + n) for n in range(3)]
    loads = count_loads(monkeypatch)
    for table in (second, third):
        await club.tables.repository.get(table.id)
    assert loads == []
    await club.tables.repository.get(first.id)  # replaces the second, which was used longest ago
    await club.tables.repository.get(third.id)
    assert loads == [first.id]
    await club.tables.repository.get(second.id)
    assert loads == [first.id, second.id]
    for table in (first, second, third):
        assert (await club.tables.repository.get(table.id)).state == table.state


async def test_a_state_in_memory_is_not_taken_for_a_newer_one(club: Club) -> None:
    """Another process has played meanwhile."""
    table = await club.opened(ADA, BO)
    other = table_service(club.tables.repository.database, games())
    result = await other.play(table.id, ADA.id, move=club.asked(table, ADA).moves[0])
    assert (await club.tables.repository.get(table.id)).state == result.table.state != table.state


# --- while others play ----------------------------------------------------------------------


async def test_a_table_that_changes_while_it_is_loaded_is_loaded_whole(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Row and state are two queries. A tile drawn between them prunes the snapshot."""
    table, seated = await club.opened(ADA, BO), store.tables.seated_table
    tile = next(move for move in club.asked(table, ADA).moves if move.tile[0] != "C")
    line = f"{table.game.format(tile)} ok"

    async def meanwhile(source: Any, table_id: int) -> Any:
        monkeypatch.setattr(store.tables, "seated_table", seated)
        found = await seated(source, table_id)
        await club.tables.play(table.id, ADA.id, line=line)
        return found

    monkeypatch.setattr(store.tables, "seated_table", meanwhile)
    fresh = table_service(club.tables.repository.database, games())
    loaded = await fresh.repository.get(table.id)
    again = await club.tables.repository.get(table.id)
    assert loaded.row.version == table.version + 1
    assert loaded == again
    assert loaded.state is not None


async def test_a_lobby_that_changes_while_it_is_loaded_is_loaded_whole(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seats_of = await club.lobby(ADA, BO), store.tables.seats_of

    async def meanwhile(source: Any, table_id: int) -> Any:
        monkeypatch.setattr(store.tables, "seats_of", seats_of)
        await club.tables.lobby.leave(table.id, BO)
        return await seats_of(source, table_id)

    monkeypatch.setattr(store.tables, "seats_of", meanwhile)
    loaded = await club.tables.repository.at(CHANNEL)
    assert loaded is not None
    assert len(loaded.seats) == 1
    assert loaded.version == table.version + 1


# --- other versions ------------------------------------------------------------------------


def newer() -> dict[str, AnyGame]:
    """Return the games of a version whose Luxor has other rules."""
    old = load(None)

    class Newer(Luxor):
        ruleset = Luxor.ruleset + 1

    return {"luxor": Newer(old.content, old.content_hash)}


async def refused(code: str, change: Any) -> TableRefused:
    with pytest.raises(TableRefused) as caught:
        await change
    assert caught.value.code == code
    return caught.value


async def test_a_game_of_other_rules_is_not_played_on(club: Club) -> None:
    table = await club.opened(ADA, BO)
    other = table_service(club.tables.repository.database, newer())
    before = await club.everything()
    error = await refused("other-ruleset", other.play(table.id, ADA.id, line="end"))
    text = words_in("en")(f"refused-{error.code}", **error.facts)
    assert f"rules version {Luxor.ruleset}" in text
    assert str(Luxor.ruleset + 1) in text
    await refused("other-ruleset", other.undo(table.id, ADA.id))
    await other.run_bots(table.id)
    loaded = await other.repository.get(table.id)
    assert loaded.state is None
    with pytest.raises(TableRefused, match="other-ruleset"):
        loaded.view(None)
    assert await club.everything() == before
    assert (await club.tables.repository.get(table.id)).state == table.state, (
        "the old version plays on"
    )


async def test_a_game_of_other_rules_can_be_abandoned(club: Club) -> None:
    table = await club.opened(ADA, BO)
    other = table_service(club.tables.repository.database, newer())
    assert (await other.lobby.abandon(table.id, ADA)).row.status == "abandoned"
    assert await other.repository.at(CHANNEL) is None


async def test_a_lobby_plays_by_the_rules_of_the_version_that_starts_it(club: Club) -> None:
    table = await club.lobby(ADA, BO)
    other = table_service(club.tables.repository.database, newer())
    with pytest.raises(TableRefused, match="not-started"):
        (await other.repository.get(table.id)).view(None)
    started = await other.lobby.start(table.id, ADA)
    assert started.row.ruleset == Luxor.ruleset + 1
    assert started.state is not None
    moves = club.asked(started, ADA).moves
    assert (await other.play(table.id, ADA.id, move=moves[0])).played


async def test_a_game_that_this_version_does_not_have_is_named(club: Club) -> None:
    table = await club.opened(ADA, BO)
    without = table_service(club.tables.repository.database, {})
    for question in (
        without.repository.get(table.id),
        without.repository.at(CHANNEL),
        without.repository.glimpse(table.row),
    ):
        error = await refused("unknown-game", question)
        assert "luxor" in words_in("en")(f"refused-{error.code}", **error.facts)


async def test_a_table_that_never_was_is_no_table(club: Club) -> None:
    await refused("no-table", club.tables.repository.get(1))
    assert await club.tables.repository.at(CHANNEL) is None


async def test_a_look_at_many_tables_keeps_none_of_them_in_memory(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repository, "CACHED_POSITIONS", 2)
    tables = [await club.started(ADA, BO, channel=CHANNEL + at) for at in range(4)]
    kept, played = club.tables.repository, tables[:2]
    for table in played:
        await kept.get(table.id)
    before = [*kept._positions]
    assert sorted(before) == [table.id for table in played]
    for table, row in zip(tables, await kept.in_guild(GUILD), strict=True):
        assert await kept.glimpse(row) == table
    assert [*kept._positions] == before


# --- records --------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_game_is_exported_once_it_is_over(club: Club) -> None:
    table = await club.lobby(*PEOPLE, adventures=True)
    await refused("status-lobby", club.tables.repository.export(table.id))
    table = await club.tables.lobby.start(table.id, ADA)
    await refused("status-running", club.tables.repository.export(table.id))
    table = await played(club, table, "export")
    record = await club.tables.repository.export(table.id)
    assert Record.from_json(record.to_json()) == record
    last = list(replay(table.game, record))[-1]
    assert last.state == table.state
    assert len(record.moves) == table.row.ply
    assert record.options == {"adventures": True, "first_player": None}
    again = await table_service(club.tables.repository.database, games()).repository.export(
        table.id
    )
    assert again == record


async def test_a_game_that_was_abandoned_keeps_its_secrets(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await club.tables.lobby.abandon(table.id, ADA)
    await refused("status-abandoned", club.tables.repository.export(table.id))


async def test_a_game_in_which_moves_were_taken_back_is_exported_as_it_stands(club: Club) -> None:
    table = await played(club, await club.started(ADA, BO), "before", 20)
    person = PEOPLE[table.view(None).to_act[0]]
    table = (await club.any(table, person)).table
    if await club.tables.undoable(table, person.id):
        table = await club.tables.undo(table.id, person.id)
    table = await played(club, table, "after")
    record = await club.tables.repository.export(table.id)
    assert list(replay(table.game, record))[-1].state == table.state


async def test_what_happened_can_be_read_from_any_ply(club: Club) -> None:
    table = await played(club, await club.opened(ADA, BO), "history", 40)
    whole = await club.tables.repository.history(table, 0)
    for since in range(0, table.row.ply + 1, 7):
        part = await club.tables.repository.history(table, 0, since=since)
        assert part == [entry for entry in whole if entry[0].ply > since]
    assert await club.tables.repository.last_acted(table, 0) < table.row.ply + 1
    acted = [row.ply for row in await store.moves.moves_of(club.reader, table.id) if row.seat == 1]
    assert await club.tables.repository.last_acted(table, 1) == acted[-1]
    assert replace(table.row, ply=0).is_open


# --- stored states that cannot be read -----------------------------------------------------


async def stored_states(table: Table, database: Database) -> list[tuple[int, bytes]]:
    """Return the states stored for a table, packed as they are, by their ply."""
    sql = "select ply, state from snapshot where table_id = ? order by ply"
    return [(ply, state) for ply, state in await database.reader.rows(sql, (table.id,))]


async def replace_state(table: Table, database: Database, ply: int, state: bytes) -> None:
    async with database.writing() as tx:
        await tx.run(
            "update snapshot set state = ? where table_id = ? and ply = ?", (state, table.id, ply)
        )


def flipped(packed: bytes) -> bytes:
    middle = len(packed) // 2
    return packed[:middle] + bytes([packed[middle] ^ 0xFF]) + packed[middle + 1 :]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "flipped": flipped,
    "cut off": lambda packed: packed[: len(packed) // 2],
    "empty": lambda packed: b"",
    "no UTF-8": lambda packed: zlib.compress(b"\xff\xfe"),
    "no JSON": lambda packed: zlib.compress(zlib.decompress(packed)[:-9]),
    "another shape": lambda packed: zlib.compress(b'{"turn": []}'),
}


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_stored_state_that_cannot_be_read_is_rebuilt_from_the_moves(
    damage: str, club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    database = club.tables.repository.database
    table = await played(club, await club.started(ADA, BO), "damaged", 40)
    *_older, (newest, packed) = await stored_states(table, database)
    await replace_state(table, database, newest, DAMAGE[damage](packed))
    club.tables = table_service(database, games())
    assert await club.tables.repository.get(table.id) == table
    (line,) = caplog.messages
    assert f"table {table.id}: the state stored after ply {newest}" in line
    assert newest not in dict(await stored_states(table, database))
    club.tables = table_service(database, games())
    assert await club.tables.repository.get(table.id) == table
    assert len(caplog.messages) == 1
    table = await played(club, table, "and on", 5)
    assert table.row.ply > newest


async def test_with_no_stored_state_left_a_table_is_played_from_its_start(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    database = club.tables.repository.database
    table = await played(club, await club.started(ADA, BO), "all damaged", 40)
    while len(states := await stored_states(table, database)) < 2:
        table = await played(club, table, "and on", 1)
    for ply, packed in states:
        await replace_state(table, database, ply, flipped(packed))
    fresh = table_service(database, games())
    assert await fresh.repository.get(table.id) == table
    assert len(caplog.messages) == len(states)
    assert await stored_states(table, database) == []


async def test_a_stored_state_that_cannot_be_dropped_now_is_no_hindrance(club: Club) -> None:
    database = club.tables.repository.database
    table = await played(club, await club.started(ADA, BO), "full", 10)
    (*_older, (newest, packed)) = await stored_states(table, database)
    await replace_state(table, database, newest, flipped(packed))
    await database._writer.execute_fetchall("pragma query_only = on")
    fresh = table_service(database, games())
    assert await fresh.repository.get(table.id) == table
    assert newest in dict(await stored_states(table, database))
    await database._writer.execute_fetchall("pragma query_only = off")
    assert await table_service(database, games()).repository.get(table.id) == table
    assert newest not in dict(await stored_states(table, database))
