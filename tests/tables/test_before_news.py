"""Games that ran when states did not keep what is new to each seat yet: they go on."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot import store
from bot.features import table_service
from bot.store.database import Database
from bot.tables import TableService
from engines.registry import games

from .former import BEFORE_NEWS, EXPEDITION, EXPLORERS, LUXOR, former_database
from .test_other_content import from_the_seed, played_on, snapshots

TABLES = (LUXOR, EXPEDITION, EXPLORERS)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return former_database(tmp_path, *BEFORE_NEWS)


@pytest.fixture
async def service(path: Path) -> AsyncIterator[TableService]:
    async with await Database.open(path) as database:
        yield table_service(database, games())


@pytest.mark.slow
@pytest.mark.parametrize("table_id", TABLES)
async def test_a_game_goes_on_and_knows_what_is_new(
    table_id: int, path: Path, service: TableService, caplog: pytest.LogCaptureFixture
) -> None:
    former = snapshots(path, table_id)
    with caplog.at_level(logging.WARNING):
        table = await service.repository.get(table_id)
    assert former[table.row.ply] in table.game.former_forms(table.state)
    assert caplog.messages == [], "nothing is wrong with what that version stored"
    assert table.state == await from_the_seed(service, table)
    assert table.state.news
    table = await played_on(service, table_id, 25)
    assert table.state == await from_the_seed(service, table)
    assert json.loads(snapshots(path, table_id)[table.row.ply])["news"]


@pytest.mark.slow
@pytest.mark.parametrize("table_id", TABLES)
async def test_a_table_loads_again_and_again_before_anything_is_played(
    table_id: int, service: TableService
) -> None:
    """What was stored is dropped at the first time, as the moves lead there."""
    first = await service.repository.get(table_id)
    again = table_service(service.repository.database, games())
    assert await again.repository.get(table_id) == first
    user = first.user_at(first.people_to_act()[0])
    assert user is not None
    await again.undoable(first, user)


async def test_the_view_of_a_card_that_waits_is_not_taken_for_one_of_today(
    service: TableService,
) -> None:
    """So that the card shows the table as it is."""
    rows = await store.outbox.waiting(service.repository.database.reader)
    assert [row.kind for row in rows] == ["card"] * len(TABLES)
    for row in rows:
        assert row.table_id is not None
        table = await service.repository.get(row.table_id)
        with pytest.raises(ValidationError):
            table.game.views.load(json.loads(row.payload)["view"])
