"""One player at a table, against a rival that is part of the state."""

from __future__ import annotations

import json

import pytest

from bot.features import table_service
from bot.store.database import Database
from bot.tables import Table, TableRefused
from engines.core.record import replay, result_of
from tests.core.solo_toy import CARAVAN, Go, Pack, SoloToy, State, Travelled

from .club import ADA, BO, Club, payload


@pytest.fixture
def alone(club: Club) -> Club:
    """Return tables that know Solo toy, too."""
    club.tables.repository.games["solo"] = SoloToy()
    return club


async def begin_game(club: Club, seed: str) -> Table:
    club.tables.repository.seeds = lambda: seed
    return await club.started(ADA, game="solo")


async def play(club: Club, table: Table, line: str) -> Table:
    return (await club.tables.play(table.id, ADA.id, line=line)).table


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


async def test_one_person_is_enough(alone: Club) -> None:
    table = await alone.lobby(ADA, game="solo")
    started = await alone.tables.lobby.start(table.id, ADA)
    assert (started.row.status, started.names) == ("running", ("Ada",))
    assert started.view(None).to_act == (0,)
    assert {"lobby", "card", "hand"} >= {*await alone.kinds()}
    with pytest.raises(TableRefused, match="not-seated"):
        await alone.tables.play(table.id, BO.id, line="pack 1")


async def test_two_seats_are_the_most(alone: Club) -> None:
    table = await alone.lobby(ADA, BO, game="solo")
    with pytest.raises(TableRefused, match="table-full"):
        await alone.tables.lobby.add_bot(table.id, ADA, "random")
    played = (await alone.tables.lobby.start(table.id, ADA)).id
    for person in (ADA, BO) * 4:
        table = (await alone.tables.play(played, person.id, line="pack 2 go")).table
    assert table.row.status == "finished"
    assert len(json.loads(table.row.result or "")["scores"]) == 2


async def test_a_bot_sits_beside_somebody_alone(alone: Club) -> None:
    table = await alone.started(ADA, bots=("medium",), game="solo")
    for _turn in range(4):
        table = await play(alone, table, "pack 2 go")
        await alone.tables.run_bots(table.id)
        table = await alone.tables.repository.get(table.id)
    assert table.row.status == "finished"


async def test_the_rival_plays_within_the_move_and_is_announced(alone: Club) -> None:
    table = await begin_game(alone, "solo 0")
    packed = await play(alone, table, "pack 2")
    assert await alone.kinds() == [], "a turn that goes on is not announced"
    went = await play(alone, packed, "go")
    assert (state_of(packed).caravan, went.row.turn) == (0, 2)
    assert state_of(went).shown == (state_of(went).caravan,)
    history = await alone.tables.repository.history(went, None)
    moved = [
        event for _at, event in history if isinstance(event, Travelled) and event.seat == CARAVAN
    ]
    assert [event.by for event in moved] == [state_of(went).caravan]
    news = await alone.news()
    assert "card" not in {row.kind for row in news}, "the card of the turn before is edited"
    (edit,) = [row for row in news if row.kind == "refresh"]
    assert payload(edit)["anew"]
    assert payload(edit)["until"] == went.row.ply == 2
    assert went.game.views.load(payload(edit)["view"]) == went.view(None)


async def test_a_new_process_finds_the_rival_as_it_was(alone: Club, database: Database) -> None:
    table = await begin_game(alone, "solo 3")
    for _turn in range(4):
        for line in ("pack 2", "go"):
            table = await play(alone, table, line)
            fresh = table_service(database, alone.tables.repository.games)
            assert await fresh.repository.get(table.id) == table
            alone.tables, fresh.repository.wake = fresh, alone.woken
    assert table.row.status == "finished"
    whole, game = state_of(table), SoloToy()
    state = game.start(1, game.options({}), "solo 3")
    for move in (Pack(2), Go()) * 4:
        state, _events = game.apply(state, 0, move)
    assert whole == state, "the interruptions have changed nothing"
    assert len(whole.shown) == 4


async def test_packing_is_undone_and_a_journey_is_not(alone: Club) -> None:
    table = await begin_game(alone, "solo 0")
    await play(alone, table, "pack 1")
    undone = await alone.tables.undo(table.id, ADA.id)
    assert undone.state == table.state
    went = await play(alone, undone, "pack 3 go")
    with pytest.raises(TableRefused, match="nothing-to-undo"):
        await alone.tables.undo(table.id, ADA.id)
    packed = await play(alone, went, "pack 1")
    assert state_of(packed).packed == 1
    again = await alone.tables.undo(table.id, ADA.id)
    assert again.state == went.state, "the caravan is where it was"


@pytest.mark.parametrize(("seed", "lost"), [("solo 0", False), ("solo 3", True)])
async def test_what_is_stored_of_a_game_won_or_lost(alone: Club, seed: str, lost: bool) -> None:
    table = await begin_game(alone, seed)
    for _turn in range(4):
        table = await play(alone, table, "pack 2 go")
    outcome = table.outcome
    assert outcome is not None
    assert outcome.lost == lost
    stored = json.loads(table.row.result or "")
    assert stored == result_of(outcome)
    assert stored["grade"] == "guide"
    assert stored["rivals"][0]["name"] == CARAVAN
    assert ("lost" in stored) == lost
    record = await alone.tables.repository.export(table.id)
    assert record.result == stored
    assert [*replay(table.game, record)][-1].state == table.state
