"""Tables that seem forgotten are asked about once, and closed two weeks later."""

from __future__ import annotations

import pytest

from bot import store
from bot.tables import TableRefused
from bot.tables.idle import ANSWER, DAY, LOBBY, RUNNING

from .club import ADA, BO, CLEO, GUILD, MANAGER, Guest
from .days import Days


async def asked(days: Days) -> list[int]:
    """Look; return the tables that are asked about, and note that everything was sent."""
    await days.tables.idle.look()
    database = days.tables.repository.database
    rows = await store.waiting(database.reader)
    async with database.writing() as tx:
        await store.mark_sent(tx, [row.id for row in rows], days.now)
    return [row.table_id or 0 for row in rows if row.kind == "idle"]


async def status(days: Days, table_id: int) -> str:
    return (await days.tables.repository.get(table_id)).row.status


async def test_a_forgotten_game_is_asked_about_once_and_then_closed(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    days.now += RUNNING - 1
    assert await asked(days) == []
    days.now += 1
    assert await asked(days) == [table_id]
    await days.restart()
    days.now += ANSWER - 1
    assert await asked(days) == []
    assert await status(days, table_id) == "running"
    days.now += 1
    assert await asked(days) == []
    assert await status(days, table_id) == "abandoned"
    assert await asked(days) == []


async def test_a_forgotten_lobby_is_closed_sooner(days: Days) -> None:
    lobby = await days.tables.lobby.create(
        "luxor", ADA, channel_id=700, guild_id=GUILD, locale="en"
    )
    days.now += LOBBY
    assert await asked(days) == [lobby.id]
    days.now += ANSWER
    await asked(days)
    assert await status(days, lobby.id) == "cancelled"


@pytest.mark.parametrize("person", [BO, MANAGER])
async def test_whoever_says_so_keeps_the_table(days: Days, person: object) -> None:
    table_id = await days.table(ADA, BO)
    days.now += RUNNING
    assert await asked(days) == [table_id]
    with pytest.raises(TableRefused) as refused:
        await days.tables.idle.keep(table_id, CLEO)
    assert refused.value.code == "not-seated"
    await days.tables.idle.keep(table_id, person)  # type: ignore[arg-type]
    days.now += ANSWER
    assert await asked(days) == []
    days.now += RUNNING - ANSWER
    assert await asked(days) == [table_id], "and is asked anew after as long"


async def test_a_move_is_an_answer(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    days.now += RUNNING
    await asked(days)
    days.now += 3 * DAY
    await days.answer(table_id, ADA, Guest("ada"))
    days.now += ANSWER
    assert await asked(days) == []
    assert await status(days, table_id) == "running"
