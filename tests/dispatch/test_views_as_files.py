"""What somebody gets as a file of a running game: the same, whatever is hidden from them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features import FEATURES, table_service
from bot.features.records import answers
from bot.features.records.service import FairnessService
from bot.messages.parts import Additions
from bot.store.database import Database
from bot.tables import Person, Table, TableService
from bot.texts import words_in
from engines.core import Chance
from engines.registry import games

GAMES = games()
PEOPLE = (Person(11, "Ada"), Person(12, "Bo"))


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        yield table_service(
            database, GAMES, clock=lambda: 1000, seeds=lambda: "sealed seed", salts=lambda: "salt"
        )


async def begun(tables: TableService, game: str, channel: int) -> Table:
    table = await tables.lobby.create(
        game, PEOPLE[0], channel_id=channel, guild_id=5, locale="en", options={}
    )
    table = await tables.lobby.join(table.id, PEOPLE[1])
    return await tables.lobby.start(table.id, PEOPLE[0])


async def seen(tables: TableService, table: Table, seat: int | None) -> str:
    """Return the file that a seat gets, or a spectator."""
    features = [make(tables.repository) for make in FEATURES]
    additions = Additions(tables.repository, features)
    latest, service = await tables.repository.get(table.id), FairnessService(tables.repository)
    return json.dumps(await answers.seen(service, additions, latest, seat, words_in("en")))


async def moved(tables: TableService, table: Table, seat: int, number: int) -> bool:
    """Play a move of a seat that reveals nothing, if there is one; return whether there was."""
    table = await tables.repository.get(table.id)
    asked = table.view(seat).decision
    game = table.game
    quiet = [
        move
        for move in (() if asked is None else asked.moves)
        if move.kind != "commit"
        and not any(event.reveals for event in game.apply(table.state, seat, move)[1])
    ]
    if quiet:
        await tables.play(table.id, PEOPLE[seat].id, move=quiet[number])
    return bool(quiet)


async def set_up(tables: TableService, table: Table) -> None:
    """Play what comes before both are asked at once, the same way at every table."""
    for _move in range(40):
        table = await tables.repository.get(table.id)
        to_act = table.view(None).to_act
        if len(to_act) == 2:
            return
        asked = table.view(to_act[0]).decision
        assert asked is not None
        await tables.play(table.id, PEOPLE[to_act[0]].id, move=asked.moves[0])


@pytest.mark.parametrize("game", ["luxor", "explorers"])
async def test_secret_choices_make_no_difference_to_others(tables: TableService, game: str) -> None:
    first, second = await begun(tables, game, 1), await begun(tables, game, 2)
    for table in (first, second):
        await set_up(tables, table)
    assert await moved(tables, first, 1, 0)
    assert await moved(tables, second, 1, -1)
    for _move in range(4):  # what they chose differs, and how often they chose
        await moved(tables, second, 1, 0)
    for seat in (0, None):
        assert await seen(tables, first, seat) == await seen(tables, second, seat)
    assert await seen(tables, first, 1) != await seen(tables, second, 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_what_is_dealt_makes_no_difference_to_whom_it_is_hidden_from(
    tables: TableService, game: str
) -> None:
    table = await begun(tables, game, 1)
    for number in range(60):
        table = await tables.repository.get(table.id)
        to_act = table.view(None).to_act
        if not to_act:
            break
        asked = table.view(to_act[0]).decision
        assert asked is not None
        if number % 12 == 0:
            for seat in (None, 0, 1):
                await check_dealt_otherwise(tables, table, seat)
        move = asked.moves[number % len(asked.moves)]
        await tables.play(table.id, PEOPLE[to_act[0]].id, move=move)


async def check_dealt_otherwise(tables: TableService, table: Table, seat: int | None) -> None:
    """Check that the file of a seat is the same in a world with other secrets."""
    told = await seen(tables, table, seat)
    at, position = (table.version, table.row.ply), table.position
    assert position is not None
    world = table.game.resample(table.state, seat, Chance(7))
    other = type(position)(table.game, world, position.answered)
    tables.repository.remember(table.id, at, other)
    assert await seen(tables, table, seat) == told
    tables.repository.remember(table.id, at, position)
    for secret in ("sealed seed", '"salt"', '"chance"', '"seed"'):
        assert secret not in told
