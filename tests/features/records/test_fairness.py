"""Seals, checks, and files of games: nothing secret is told before the end, and all of it after."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.features import table_service
from bot.features.records.service import FairnessService, Proof
from bot.features.results.service import ResultService
from bot.tables import Table, TableRefused
from bot.tables.importing import LARGEST, PARTS, GoesOn
from engines.core import Chance
from engines.core.chance import SEALED
from engines.core.record import VIEW, Record, replay, sealed
from engines.registry import games
from tests.tables.club import ADA, BO, CHANNEL, CLEO, GUILD, Club

LUXOR = Path(__file__).parents[2] / "luxor" / "saves" / "2-base.json"
STORED = {
    path.parents[1].name: path
    for game in games()
    for path in sorted((LUXOR.parents[2] / game / "saves").glob("*.json"))[:1]
}
STORED_DATA = {path: path.read_bytes() for path in STORED.values()}


def checks(club: Club) -> FairnessService:
    return FairnessService(club.tables.repository)


async def played(club: Club, table: Table, *, most: int = 10_000, salt: str = "") -> Table:
    """Play random moves for people and bots until the game is over, or so many were made."""
    chance = Chance.from_seed(f"played {salt}")
    people = {seat.seat: seat.user_id for seat in table.seats}
    for _move in range(most):
        table = await club.tables.repository.get(table.id)
        if table.row.status != "running":
            break
        seat = table.view(None).to_act[0]
        asked = table.view(seat).decision
        assert asked is not None
        move, chance = chance.chosen(asked.moves)
        await club.tables.play(table.id, people[seat] or 0, move=move)
    return await club.tables.repository.get(table.id)


async def set_row(club: Club, table: Table, **values: Any) -> None:
    """Write columns of a table's row, as only somebody with the database can."""
    async with club.tables.repository.database.writing() as tx:
        for name, value in values.items():
            await tx.run(f"update game_table set {name} = ? where id = ?", (value, table.id))


async def proven(club: Club, table: Table) -> Proof:
    return await checks(club).verify(await club.tables.repository.get(table.id))


async def opened(
    club: Club, found: GoesOn, *others: Any, channel: int = CHANNEL, start: bool = True
) -> Table:
    """Open a table that goes on from a file, and start it."""
    table = await club.tables.lobby.create(
        found.game.id,
        ADA,
        channel_id=channel,
        guild_id=GUILD,
        locale="en",
        options=found.options,
        goes_on=found,
    )
    for person in others:
        table = await club.tables.lobby.join(table.id, person)
    return await club.tables.lobby.start(table.id, ADA) if start else table


async def refusal_of(club: Club, data: bytes, ply: int | None = None) -> TableRefused:
    with pytest.raises(TableRefused) as caught:
        await checks(club).read(data, ply)
    return caught.value


def changed(path: Path = LUXOR, **values: Any) -> bytes:
    data = json.loads(path.read_text(encoding="utf-8"))
    return json.dumps({**data, **values}).encode()


# --- seeds and seals -----------------------------------------------------------------------


async def test_every_game_has_a_secret_seed_and_a_salt_of_its_own(club: Club) -> None:
    own = table_service(club.tables.repository.database, games())
    drawn = [own.repository.seeds() for _number in range(20)]
    salts = [own.repository.salts() for _number in range(20)]
    assert len({*drawn, *salts}) == 40
    for seed, salt in zip(drawn, salts, strict=True):
        assert re.fullmatch(f"{SEALED}[0-9a-f]{{32}}", seed)  # 128 bits
        assert re.fullmatch("[0-9a-f]{32}", salt)
        assert salt not in seed


async def test_the_seal_is_fixed_at_the_start_and_tells_nothing(club: Club) -> None:
    table = await club.started(ADA, BO)
    row = table.row
    assert row.seal == sealed(row.seed or "", row.salt or "")
    for text in (repr(row), repr(table), repr(table.position)):
        assert (row.seed or "?") not in text
        assert (row.salt or "?") not in text
    assert not table.is_told


async def test_a_finished_game_is_proven(club: Club) -> None:
    table = await club.started(ADA, BO)
    during = await proven(club, table)
    assert (during.told, during.fault, during.seal) == (False, None, table.row.seal)
    table = await played(club, table)
    shown = await proven(club, table)
    assert (shown.told, shown.fault) == (True, None)
    assert shown.moves > 20
    record = await club.tables.repository.export(table.id)
    assert (record.seal, record.salt) == (shown.seal, shown.salt)
    assert len(list(replay(table.game, record))) == shown.moves


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"seal": "0" * 40}, "seal"),
        ({"salt": "other"}, "seal"),
        ({"seed": "other", "seal": sealed("other", "salt"), "salt": "salt"}, "move"),
        ({"result": '{"scores": [900, 1], "ranks": [1, 2]}'}, "result"),
        ({"result": None}, "result"),
    ],
)
async def test_what_was_tampered_with_is_found(
    club: Club, change: dict[str, Any], fault: str
) -> None:
    table = await played(club, await club.started(ADA, BO))
    await set_row(club, table, **change)
    assert (await proven(club, table)).fault == fault


async def test_a_draw_that_was_changed_is_found(club: Club) -> None:
    table = await played(club, await club.started(ADA, BO))
    async with club.tables.repository.database.writing() as tx:
        await tx.run("update move set chance = '[5]' where table_id = ? and ply = 7", (table.id,))
    shown = await proven(club, table)
    assert (shown.fault, shown.number) == ("move", 7)


async def test_a_game_of_an_older_version_goes_on_without_a_seal(club: Club) -> None:
    table = await club.started(ADA, BO)
    await set_row(club, table, seal=None, salt=None)
    assert (await proven(club, table)).seal is None
    table = await played(club, table)
    shown = await proven(club, table)
    assert (shown.seal, shown.fault, shown.told) == (None, None, True)
    record = await club.tables.repository.export(table.id)
    assert (record.seal, record.salt) == (None, None)
    assert list(replay(table.game, record))


async def test_a_game_that_was_stopped_keeps_its_secrets(club: Club) -> None:
    table = await played(club, await club.started(ADA, BO), most=9)
    await club.tables.lobby.abandon(table.id, ADA)
    shown = await proven(club, table)
    assert (shown.fault, shown.told) == (None, False)


# --- going on from a file ------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("path", STORED.values(), ids=STORED)
async def test_every_game_goes_on_from_its_middle(club: Club, path: Path) -> None:
    data = STORED_DATA[path]
    record = Record.from_json(data.decode())
    half = len(record.moves) // 2
    found = await checks(club).read(data, half)
    table = await opened(club, found, *(BO, CLEO)[: record.seats - 1])
    game, ply = table.game, found.origin.ply
    then = [play.state for play in replay(game, record)][ply - 1]
    for seat in (None, *range(record.seats)):
        assert table.view(seat) == game.view(then, seat)
    assert game.chance(table.state).state != game.chance(then).state
    assert table.row.seed != record.seed
    table = await played(club, table, most=12)
    shown = await proven(club, table)
    assert shown.fault is None
    # Without stored states it is rebuilt from the moves, with both seeds.
    async with club.tables.repository.database.writing() as tx:
        await tx.run("delete from snapshot where table_id = ?", (table.id,))
    again = table_service(club.tables.repository.database, {game.id: game})
    rebuilt = await again.repository.get(table.id)
    assert game.states.dump(rebuilt.state) == game.states.dump(table.state)


@pytest.mark.slow
async def test_what_if_is_played_to_the_end_and_is_a_file_again(club: Club) -> None:
    table = await played(club, await club.started(ADA, BO))
    record = await club.tables.repository.export(table.id)
    found = await checks(club).read(record.to_json().encode(), 11)
    table = await opened(club, found, CLEO)
    assert (await proven(club, table)).fault is None
    table = await played(club, table, salt="otherwise")
    assert (await proven(club, table)).fault is None
    second = await club.tables.repository.export(table.id)
    assert (second.seed, second.seal) == (record.seed, record.seal)
    assert second.branches[0].seal == table.row.seal
    assert second.moves[: found.origin.ply] == record.moves[: found.origin.ply]
    assert list(replay(table.game, second))
    third = await checks(club).read(second.to_json().encode(), 20)
    table = await played(club, await opened(club, third, BO), salt="third")
    last = await club.tables.repository.export(table.id)
    assert [branch.after for branch in last.branches] == [found.origin.ply, third.origin.ply]
    assert list(replay(table.game, last))


async def test_two_tables_from_one_file_draw_otherwise(club: Club) -> None:
    found = await checks(club).read(LUXOR.read_bytes(), 6)
    seeds = iter(f"{SEALED}{number}" for number in range(9))
    club.tables.repository.seeds = lambda: next(seeds)
    first = await opened(club, found, BO)
    second = await opened(club, found, BO, channel=CHANNEL + 1)
    assert first.view(None) == second.view(None)
    assert first.state.piles != second.state.piles
    assert first.game.chance(first.state).state != second.game.chance(second.state).state


async def test_nobody_takes_back_what_was_played_in_the_file(club: Club) -> None:
    found = await checks(club).read(LUXOR.read_bytes(), 6)
    table = await opened(club, found, BO)
    for person in (ADA, BO):
        assert await club.tables.undoable(table, person.id) is None
        with pytest.raises(TableRefused, match="nothing-to-undo"):
            await club.tables.undo(table.id, person.id)
    acting = next(p for p in (ADA, BO) if table.seat_of(p.id) in table.view(None).to_act)
    await club.any(table, acting)
    back = await club.tables.undo(table.id, acting.id)
    assert back.game.states.dump(back.state) == table.game.states.dump(table.state)
    with pytest.raises(TableRefused, match="nothing-to-undo"):
        await club.tables.undo(table.id, acting.id)


async def test_the_lobby_keeps_options_and_players(club: Club) -> None:
    found = await checks(club).read(LUXOR.read_bytes(), 6)
    table = await opened(club, found, start=False)
    assert table.wanted_seats == range(2, 3)
    with pytest.raises(TableRefused, match="wrong-seats-only") as few:
        await club.tables.lobby.start(table.id, ADA)
    assert few.value.facts == {"seats": 1, "count": 2}
    with pytest.raises(TableRefused, match="import-options"):
        await club.tables.lobby.set_option(table.id, ADA, "adventures", True)
    await club.tables.lobby.join(table.id, BO)
    with pytest.raises(TableRefused, match="table-full"):
        await club.tables.lobby.join(table.id, CLEO)
    await club.tables.lobby.start(table.id, ADA)
    assert await store.imported.imported(club.reader, table.id) is None


async def test_the_default_is_the_last_decision(club: Club) -> None:
    found = await checks(club).read(LUXOR.read_bytes(), None)
    record = found.record
    assert 0 < found.origin.ply < len(record.moves)
    states = [play.state for play in replay(found.game, record)]
    assert found.game.decisions(states[found.origin.ply - 1])
    over = await refusal_of(club, LUXOR.read_bytes(), len(record.moves))
    assert (over.code, over.facts) == ("import-over", {"last": found.origin.ply})
    far = await refusal_of(club, LUXOR.read_bytes(), len(record.moves) + 1)
    assert (far.code, far.facts) == ("import-ply", {"moves": len(record.moves)})


async def test_a_game_that_was_broken_off_goes_on(club: Club) -> None:
    moves = json.loads(LUXOR.read_bytes())["moves"][:9]
    found = await checks(club).read(changed(moves=moves, result=None, final=None), None)
    assert found.origin.ply == 9
    table = await played(club, await opened(club, found, BO), most=5)
    assert (await proven(club, table)).fault is None


# --- bad files -----------------------------------------------------------------------------

HOSTILE = {
    "empty": (b"", "unread"),
    "binary": (b"\xff\xfe\x00\x01", "unread"),
    "deep": (b"[" * 500_000, "unread"),
    "deep field": (b'{"game":' + b"[" * 500_000, "unread"),
    "no record": (b'{"game": "luxor"}', "unread"),
    "view": (json.dumps({"kind": VIEW, "game": "luxor", "seat": 0}).encode(), "view"),
    "more": (changed(extra=1), "unread"),
    "game": (changed(game="chess"), "game"),
    "ruleset": (changed(ruleset=99), "ruleset"),
    "content": (changed(content="0" * 16), "content"),
    "seed": (changed(seed="another"), "setup"),
    "seats": (changed(seats=2**62), "setup"),
    "no seats": (changed(seats=0), "setup"),
    "options": (changed(options={"camels": True}), "setup"),
    "salt": (changed(salt="salt"), "seal"),
    "branch": (changed(branches=[{"after": 9**9, "seed": "x"}]), "branch"),
    "branches": (changed(branches=[{"after": 0, "seed": "x"}] * 1000), "long"),
    "long seed": (changed(seed="x" * 20_000), "long"),
    "many parts": (changed(options={"adventures": [[]] * PARTS}), "unread"),
    "many numbers": (changed(options={"adventures": [1] * PARTS}), "unread"),
    "many names": (changed(options=dict.fromkeys(map(str, range(PARTS)), 1)), "unread"),
    "result": (changed(result={"scores": [1, 2]}), "result"),
    "final": (changed(final="{}"), "result"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("data", "code"), HOSTILE.values(), ids=HOSTILE)
async def test_a_bad_file_is_refused(club: Club, data: bytes, code: str) -> None:
    assert (await refusal_of(club, data)).code == f"import-{code}"


@pytest.mark.parametrize("field", ["notation", "chance", "seat", "move"])
async def test_a_wrong_move_is_named(club: Club, field: str) -> None:
    moves = json.loads(LUXOR.read_text(encoding="utf-8"))["moves"]
    wrong = {"notation": "end", "chance": [1, 2, 3], "seat": 7, "move": {"kind": "fly"}}
    moves[8][field] = wrong[field]
    refused = await refusal_of(club, changed(moves=moves))
    assert (refused.code, refused.facts) == ("import-move", {"number": 9})


async def test_a_file_that_is_too_large_is_not_even_read(club: Club) -> None:
    refused = await refusal_of(club, b" " * (LARGEST + 1))
    assert (refused.code, refused.facts) == ("import-large", {"most": 4})


# --- what does not count, and who is still playing ----------------------------------------------


async def test_a_game_from_a_file_is_no_result(club: Club) -> None:
    name = "explorers"
    table = await club.lobby(ADA, game=name)
    table = await club.tables.lobby.start(table.id, ADA)
    table = await played(club, table)
    assert table.row.status == "finished"
    before = await ResultService(club.tables.repository).best(ADA.id, GUILD, game_id=name)
    assert [result.table_id for result in before.results] == [table.id]
    record = await club.tables.repository.export(table.id)
    found = await checks(club).read(record.to_json().encode(), len(record.moves) - 9)
    again = await played(club, await opened(club, found), salt="again")
    assert again.row.status == "finished"
    after = await ResultService(club.tables.repository).best(ADA.id, GUILD, game_id=name)
    assert after.results == before.results
