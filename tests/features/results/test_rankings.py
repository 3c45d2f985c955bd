"""The best results of games that one person played alone."""

from __future__ import annotations

import json

import pytest

from bot.features.results.service import ResultService
from bot.store.database import Database
from tests.core.solo_toy import SoloToy
from tests.features.challenges import DAY, ELSEWHERE, FIRST, Clock, Days, refused
from tests.tables.club import ADA, BO, CHANNEL, CLEO, DAN, GUILD


@pytest.fixture
def days(open_database: Database) -> Days:
    return Days(open_database, Clock())


@pytest.fixture
def rankings(days: Days) -> ResultService:
    return ResultService(days.tables.repository)


async def test_best_first_and_whom_the_game_has_beaten_last(
    days: Days, rankings: ResultService
) -> None:
    people = (ADA, BO, CLEO, DAN)
    for person in people:
        await days.finish(person)
    results = ((5, True), (3, False), (9, False), (3, False))
    async with days.tables.repository.database.writing() as tx:
        for person, (points, lost) in zip(people, results, strict=True):
            result = {"scores": [points], "ranks": [1], **({"lost": True} if lost else {})}
            await tx.run(
                "update game_table set result = ? where host_id = ?",
                (json.dumps(result), person.id),
            )
    best = await rankings.best(BO.id, GUILD)
    assert [result.name for result in best.results] == ["Cleo", "Bo", "Dan", "Ada"]
    assert [result.lost for result in best.results] == [False, False, False, True]


async def test_the_list_has_all_games_of_one_person_alone(
    days: Days, rankings: ResultService
) -> None:
    days.tables.repository.seeds = lambda: "solo 0"
    alone = await days.started(ADA, game="solo")
    for _turn in range(4):
        await days.play(alone, ADA, "pack 2 go")
    both = await days.started(ADA, BO, game="solo", channel=CHANNEL + 1)
    for person in (ADA, BO) * 4:
        await days.play(both, person, "pack 2 go")
    with_bot = await days.started(CLEO, game="solo", channel=CHANNEL + 2, bots=("medium",))
    for _turn in range(4):
        await days.play(with_bot, CLEO, "pack 2 go")
        await days.tables.run_bots(with_bot.id)
    await days.finish(ADA)
    page = await rankings.best(ADA.id, GUILD)
    assert {result.daily for result in page.results} == {None, FIRST}
    assert {result.name for result in page.results} == {"Ada"}
    assert {result.grade for result in page.results} <= {*SoloToy.grades}
    assert [game.id for game in page.games] == ["solo"]
    assert len((await rankings.best(BO.id, GUILD)).results) == 1, "no daily of today"
    assert not (await rankings.best(ADA.id, GUILD, user_id=BO.id)).results
    assert not (await rankings.best(ADA.id, ELSEWHERE)).results
    assert len((await rankings.best(ADA.id, None)).results) == 2
    with refused("alone-own"):
        await rankings.best(ADA.id, None, user_id=BO.id)
    with refused("unknown-game"):
        await rankings.best(ADA.id, GUILD, game_id="chess")


async def test_pages_of_results(days: Days, rankings: ResultService) -> None:
    for number in range(20):
        days.at(FIRST + number * DAY)
        await days.finish(ADA)
    first = await rankings.best(ADA.id, GUILD)
    second = await rankings.best(ADA.id, GUILD, page=1)
    assert (len(first.results), first.has_more) == (12, True)
    assert (len(second.results), second.has_more, second.first) == (8, False, 13)
    points = [
        result.points for page in (first, second) for result in page.results if not result.lost
    ]
    assert points == sorted(points, reverse=True)
    assert not (await rankings.best(ADA.id, GUILD, page=999)).results
