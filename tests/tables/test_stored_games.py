"""Stored games are opened as tables and played on to the end, as it is noted of them."""

from __future__ import annotations

import json
from itertools import count

import pytest

from bot.features import table_service
from bot.features.records.service import FairnessService
from bot.store.database import Database
from bot.tables import Person, Table, TableService
from bot.tables.proof import difference
from engines.core import Chance
from engines.core.record import replay
from engines.players import choose
from engines.registry import games
from tests.games import prints
from tests.games.folders import TESTS

from .club import CHANNEL, GUILD

pytestmark = pytest.mark.slow

PEOPLE = [Person(number, f"Person {number}") for number in range(1, 7)]
KEPT = [
    (name, number, file.stem)
    for name, game in games().items()
    for number in game.older_rulesets
    if game.begun_with(game.content_hash, number).ruleset == number
    for file in sorted((TESTS / name / "saves" / f"ruleset-{number}").glob("*.json"))
]
STORED = [
    (game, file.stem)
    for game in games()
    for file in sorted((TESTS / game / "saves").glob("*.json"))
]


def data_of(game_id: str, name: str) -> bytes:
    return (TESTS / game_id / "saves" / f"{name}.json").read_bytes()


def service(database: Database) -> TableService:
    ticks = count(1000)
    return table_service(database, games(), clock=lambda: next(ticks), seeds=lambda: prints.SEED)


@pytest.mark.parametrize(("game_id", "name"), STORED)
async def test_a_stored_game_is_played_on(database: Database, game_id: str, name: str) -> None:
    kept = prints.prints_in(TESTS / game_id)
    assert kept is not None
    end = kept.games[name].end
    tables = service(database)
    found = await FairnessService(tables.repository).read(data_of(game_id, name), end.after)
    assert found.origin.ply == end.after
    host, *others = PEOPLE[: found.record.seats]
    table = await tables.lobby.create(
        game_id, host, channel_id=CHANNEL, guild_id=GUILD, locale="en",
        options=found.options, goes_on=found,
    )  # fmt: skip
    for person in others:
        await tables.lobby.join(table.id, person)
    table = await tables.lobby.start(table.id, host)
    half = (end.after + end.moves) // 2
    while table.row.status == "running":
        if table.row.ply >= half:
            tables, half = service(database), end.moves + 1  # as after a restart
            table = await tables.repository.get(table.id)
        table = await moved(tables, table)
    assert table.row.status == "finished"
    assert table.row.ply == end.moves
    assert table.outcome is not None
    assert table.outcome.scores == end.scores
    record = await tables.repository.export(table.id)
    assert len([*replay(table.game, record)]) == end.moves


async def moved(tables: TableService, table: Table) -> Table:
    """Play the next move at a table as the stored games are played on."""
    seat = table.game.decisions(table.state)[0].seat
    chance = Chance.from_seed(f"{prints.SEED} {table.row.ply}")
    move, _chance = choose(prints.PLAYER, table.game, table.state, seat, chance)
    user_id = table.seats[seat].user_id
    assert user_id is not None
    await tables.play(table.id, user_id, move=move)
    return await tables.repository.get(table.id)


@pytest.mark.parametrize(("game_id", "ruleset", "name"), KEPT)
async def test_a_game_of_a_ruleset_that_is_still_played_goes_on_as_it_began(
    database: Database, game_id: str, ruleset: int, name: str
) -> None:
    """Nothing of its row is changed, and what it has stored is read under its own rules."""
    data = data_of(game_id, f"ruleset-{ruleset}/{name}")
    tables = service(database)
    found = await FairnessService(tables.repository).read(data, len(json.loads(data)["moves"]) - 60)
    host, *others = PEOPLE[: found.record.seats]
    table = await tables.lobby.create(
        game_id, host, channel_id=CHANNEL, guild_id=GUILD, locale="en",
        options=found.options, goes_on=found,
    )  # fmt: skip
    for person in others:
        await tables.lobby.join(table.id, person)
    await tables.lobby.start(table.id, host)
    for _restart in range(3):
        tables = service(database)
        table = await tables.repository.get(table.id)
        assert table.row.ruleset == table.game.ruleset == ruleset
        assert table.game is not games()[game_id]
        for _move in range(5):
            table = await moved(tables, table)
    assert await difference(database.reader, table.game, table.row) is None


async def test_a_lobby_that_was_opened_under_a_former_ruleset_begins_with_today_s(
    database: Database,
) -> None:
    tables = service(database)
    host, other = PEOPLE[:2]
    table = await tables.lobby.create(
        "siberia", host, channel_id=CHANNEL, guild_id=GUILD, locale="en"
    )
    await tables.lobby.join(table.id, other)
    async with database.writing() as tx:
        await tx.run("update game_table set ruleset = 1 where id = ?", (table.id,))
    table = await service(database).lobby.start(table.id, host)
    assert table.row.ruleset == table.game.ruleset == games()["siberia"].ruleset
