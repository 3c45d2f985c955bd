"""Tables at which nothing happens any more are asked about, and closed if nobody answers."""

from __future__ import annotations

import pytest

from bot import store
from bot.features.doubts.service import ANSWER, STILL, DoubtService
from bot.tables import Person, Table, TableRefused
from bot.tables.deadline import DAY, HOUR
from tests.features.deadlines.services import deadlines_of
from tests.tables.club import ADA, BO, CLEO, GUILD, Guest, payload
from tests.tables.days import Days


async def later(days: Days, seconds: int, *, sent: bool = True) -> list[tuple[int, str]]:
    """Let time pass with a look every six hours; return what is posted, as table and what."""
    told, end = [], days.now + seconds
    while days.now < end:
        days.now = min(days.now + 6 * HOUR, end)
        await DoubtService(days.tables.repository).look()
        database = days.tables.repository.database
        rows = [row for row in await store.outbox.waiting(database.reader) if row.kind == "doubt"]
        told += [(row.table_id or 0, payload(row)["what"]) for row in rows]
        if sent:
            async with database.writing() as tx:
                await store.outbox.mark_sent(tx, [row.id for row in rows], days.now)
    return told


async def get(days: Days, table_id: int) -> Table:
    return await days.tables.repository.get(table_id)


async def lobby(days: Days, channel: int = 701) -> int:
    table = await days.tables.lobby.create(
        "luxor", ADA, channel_id=channel, guild_id=GUILD, locale="en", options={}
    )
    return table.id


async def test_games_and_lobbies_are_asked_about_once_and_closed(days: Days) -> None:
    game, waiting = await days.table(ADA, BO), await lobby(days)
    assert await later(days, STILL["lobby"] - HOUR) == []
    assert await later(days, HOUR) == [(waiting, "asked")]
    assert await later(days, ANSWER - HOUR) == []
    assert await later(days, HOUR) == [(waiting, "closed")]
    assert (await get(days, waiting)).row.status == "cancelled"
    assert await later(days, 2 * DAY) == [(game, "asked")]
    await days.restart()
    assert await later(days, ANSWER - HOUR) == []
    assert (await get(days, game)).row.status == "running"
    assert await later(days, HOUR) == [(game, "closed")]
    after = await get(days, game)
    assert after.row.status == "abandoned"
    assert after.state is not None, "what was played can be looked at"
    assert await days.tables.repository.in_guild(GUILD) == []
    assert await later(days, 60 * DAY) == []


async def test_a_move_keeps_a_table_open(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    assert await later(days, STILL["running"]) == [(table_id, "asked")]
    (seat,) = (await get(days, table_id)).people_to_act()[:1]
    person = ADA if seat == (await get(days, table_id)).seat_of(ADA.id) else BO
    await days.answer(table_id, person, Guest("still"))
    assert (await get(days, table_id)).row.doubted_at is None
    assert await later(days, STILL["running"] - HOUR) == []
    with pytest.raises(TableRefused) as refused:
        await DoubtService(days.tables.repository).close(table_id, ADA)
    assert refused.value.code == "doubt-over", "an old question closes nothing"


async def test_an_answer_keeps_a_table_open_or_closes_it(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    await later(days, STILL["running"])
    doubts = DoubtService(days.tables.repository)
    with pytest.raises(TableRefused) as refused:
        await doubts.still_playing(table_id, CLEO)
    assert refused.value.code == "not-seated"
    await doubts.still_playing(table_id, BO)
    assert await later(days, STILL["running"]) == [(table_id, "asked")]
    with pytest.raises(TableRefused) as refused:
        await doubts.close(table_id, BO)
    assert refused.value.code == "not-host"
    await doubts.close(table_id, ADA)
    assert (await get(days, table_id)).row.status == "abandoned"
    for press in (doubts.still_playing, doubts.close):
        with pytest.raises(TableRefused) as refused:
            await press(table_id, ADA)
        assert refused.value.code == "status-abandoned"


async def test_nobody_is_asked_while_somebody_is_away(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    await deadlines_of(days.tables).go_away(BO.id, "40 days")
    assert await later(days, 39 * DAY) == []
    assert await later(days, 2 * DAY) == [(table_id, "asked")]


async def test_a_paused_game_waits_longer(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    database = days.tables.repository.database
    async with database.writing() as tx:
        version = (await get(days, table_id)).version
        await store.tables.bump(tx, table_id, version, now=days.now, paused_at=days.now)
    assert await later(days, STILL["paused"] - HOUR) == []
    assert await later(days, HOUR) == [(table_id, "asked")]


@pytest.mark.parametrize("jump", [40 * DAY, -40 * DAY])
async def test_a_change_of_the_clock_leaves_a_day_to_answer(days: Days, jump: int) -> None:
    table_id = await days.table(ADA, BO)
    assert await later(days, STILL["running"]) == [(table_id, "asked")]
    days.now += jump
    assert await later(days, DAY - HOUR) == []
    assert (await get(days, table_id)).row.status == "running"
    assert await later(days, ANSWER) == [(table_id, "closed")]


async def test_a_question_that_cannot_be_posted_closes_nothing(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    assert await later(days, STILL["running"], sent=False) == [(table_id, "asked")]
    await later(days, 2 * ANSWER, sent=False)
    assert (await get(days, table_id)).row.status == "running"


async def test_many_tables_are_asked_about(days: Days) -> None:
    people = Person(77, "Zoe")
    tables = [await days.table(ADA, BO, people, channel=800 + number) for number in range(3)]
    assert await later(days, STILL["running"]) == [(table_id, "asked") for table_id in tables]
