"""Stored games are opened as tables and played on to the end, as it is noted of them."""

from __future__ import annotations

from itertools import count

import pytest

from bot.store import Database
from bot.tables import Person, TableService
from engines.cli import prints
from engines.core import Chance
from engines.core.record import replay
from engines.players import choose
from engines.registry import games
from tests.games.folders import TESTS

from .club import CHANNEL, GUILD

PEOPLE = [Person(number, f"Person {number}") for number in range(1, 7)]
STORED = [
    (game, file.stem)
    for game in games()
    for file in sorted((TESTS / game / "saves").glob("*.json"))
]


def data_of(game_id: str, name: str) -> bytes:
    return (TESTS / game_id / "saves" / f"{name}.json").read_bytes()


def service(database: Database) -> TableService:
    ticks = count(1000)
    return TableService(database, games(), clock=lambda: next(ticks), seeds=lambda: prints.SEED)


@pytest.mark.parametrize(("game_id", "name"), STORED)
async def test_a_stored_game_is_played_on(database: Database, game_id: str, name: str) -> None:
    kept = prints.prints_in(TESTS / game_id)
    assert kept is not None
    end = kept.games[name].end
    tables = service(database)
    found = await tables.fairness.read(data_of(game_id, name), end.after)
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
        seat = table.game.decisions(table.state)[0].seat
        chance = Chance.from_seed(f"{prints.SEED} {table.row.ply}")
        move, _chance = choose(prints.PLAYER, table.game, table.state, seat, chance)
        user_id = table.seats[seat].user_id
        assert user_id is not None
        await tables.play(table.id, user_id, move=move)
        table = await tables.repository.get(table.id)
    assert table.row.status == "finished"
    assert table.row.ply == end.moves
    assert table.outcome is not None
    assert table.outcome.scores == end.scores
    record = await tables.repository.export(table.id)
    assert len([*replay(table.game, record)]) == end.moves
