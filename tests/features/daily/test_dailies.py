"""The daily challenge: one start for all, one attempt each, and nothing told too early."""

from __future__ import annotations

import asyncio
import json
import re
from types import MappingProxyType, SimpleNamespace
from typing import Any, cast

import pytest

from bot import store
from bot.dispatch.interactions import Interaction
from bot.dispatch.places import Places
from bot.features.daily.service import KEPT, streak
from bot.features.hints.service import HintService
from bot.features.results.service import ResultService
from bot.store.database import Database
from bot.store.transaction import Reader
from bot.tables.results import hidden_days
from engines.core.chance import SEALED
from engines.core.record import replay, sealed
from engines.registry import games
from tests.core.solo_toy import SoloToy
from tests.features.challenges import DAY, ELSEWHERE, FIRST, Clock, Days, refused
from tests.features.my_data.services import people_of
from tests.tables.club import ADA, BO, CHANNEL, CLEO, DAN, GUILD


@pytest.fixture
def days(open_database: Database) -> Days:
    return Days(open_database, Clock())


async def test_everybody_has_the_same_start_and_nobody_can_compute_it(days: Days) -> None:
    ada, bo = await days.open(ADA), await days.open(BO, guild=ELSEWHERE)
    assert ada.id != bo.id
    assert ada.state == bo.state
    assert ada.row.seed == bo.row.seed
    assert ada.row.seed is not None
    assert ada.row.seed.startswith(SEALED)
    assert len(ada.row.seed) == 64 + len(SEALED)
    days.at(FIRST + DAY)
    assert (await days.open(ADA)).row.seed != ada.row.seed
    (secret,) = await days.reader.rows("select value from secret")
    assert secret[0] not in ada.row.seed


async def test_the_start_is_the_same_after_a_restart(days: Days, open_database: Database) -> None:
    ada = await days.open(ADA)
    again = Days(open_database, days.clock)
    assert (await again.open(BO)).state == ada.state
    assert (await again.open(ADA)).id == ada.id
    assert len(await days.reader.rows("select * from secret")) == 1


async def test_another_bot_has_other_challenges(days: Days) -> None:
    ada = await days.open(ADA)
    async with days.tables.repository.database.writing() as tx:
        await tx.run("delete from secret")
        await tx.run("delete from game_table")
    assert (await days.open(BO)).row.seed != ada.row.seed


async def test_a_day_begun_by_an_older_version_stays_the_same_for_all(days: Days) -> None:
    ada = await days.open(ADA)
    async with days.tables.repository.database.writing() as tx:
        await tx.run("update game_table set seed = 'old', salt = null, seal = null")
    bo = await days.open(BO)
    assert bo.row.seed == "old"
    assert bo.row.seal is not None
    assert bo.row.seal != ada.row.seal


async def test_everybody_has_a_salt_of_their_own(days: Days) -> None:
    ada, bo = await days.open(ADA), await days.open(BO)
    assert ada.row.seal == sealed(ada.row.seed or "", ada.row.salt or "")
    assert ada.row.salt != bo.row.salt
    assert not ada.is_told


async def test_nobody_has_a_hint(days: Days) -> None:
    table = await days.open(ADA)
    with refused("hints-daily"):
        await HintService(days.tables.repository).hint(table.id, ADA.id)


async def test_the_record_waits_for_those_who_still_play(days: Days) -> None:
    over = await days.finish(ADA)
    await days.open(BO)
    days.at(FIRST + 2 * DAY)
    with refused("daily-record"):
        await days.tables.repository.export(over.id)
    days.at(FIRST + 9 * DAY)
    await days.dailies.end_old()
    record = await days.tables.repository.export(over.id)
    assert [*replay(over.game, record)][-1].state == over.state


async def test_opening_again_continues_and_there_is_no_second_try(days: Days) -> None:
    table = await days.open(ADA)
    played = await days.play(await days.play(table, ADA, "pack 2 go"), ADA, "pack 1")
    again = await days.open(ADA, guild=ELSEWHERE)
    assert (again.id, again.state) == (table.id, played.state)
    over = await days.finish(ADA)
    assert over.id == table.id
    assert (await days.open(ADA)).row.status == "finished"
    with refused("status-finished"):
        await days.play(over, ADA, "pack 1")
    assert len(await days.reader.rows("select * from game_table")) == 1


@pytest.mark.parametrize("is_finished", [False, True])
async def test_who_was_erased_has_no_second_try(days: Days, is_finished: bool) -> None:
    """Nothing that names anybody is left, and after a week nothing at all."""
    table = await (days.finish(ADA) if is_finished else days.open(ADA))
    for _time in range(2):
        await people_of(days.tables).forget(ADA)
        with refused("daily-erased"):
            await days.open(ADA)
    assert ADA.id not in [row.user_id for row in await store.tables.seats_of(days.reader, table.id)]
    ((day, mark),) = await days.reader.rows("select * from daily_attempt")
    assert (day, bool(re.fullmatch("[0-9a-f]{64}", mark))) == (FIRST.isoformat(), True)
    assert (await days.open(BO)).row.status == "running"
    days.at(FIRST, 23, 59)
    with refused("daily-erased"):
        await days.open(ADA)
    with refused("daily-unplayed"):
        await days.dailies.board("solo", FIRST, ADA.id, GUILD)
    days.at(FIRST + DAY, 0, 0)
    assert (await days.open(ADA)).daily == FIRST + DAY
    with refused("daily-over"):
        await days.open(ADA, day=FIRST)
    days.at(FIRST + KEPT, 23, 59)
    await days.dailies.end_old()
    assert len(await days.reader.rows("select * from daily_attempt")) == 1
    days.at(FIRST + KEPT + DAY, 0, 0)
    await days.dailies.end_old()
    assert await days.reader.rows("select * from daily_attempt") == []


async def test_only_what_was_begun_today_is_kept_of_who_was_erased(days: Days) -> None:
    await days.finish(ADA)
    days.at(FIRST + DAY)
    await people_of(days.tables).forget(ADA)
    assert await days.reader.rows("select * from daily_attempt") == []
    assert (await days.open(ADA)).daily == FIRST + DAY


class OtherToy(SoloToy):
    """A second game with a challenge."""

    id = "other"


async def test_the_marks_of_one_person_have_nothing_in_common(days: Days) -> None:
    days.tables.repository.games["other"] = OtherToy()
    for day in range(2):
        days.at(FIRST + day * DAY)
        for game in ("solo", "other"):
            for person in (ADA, BO):
                await days.dailies.open(
                    game, person, guild_id=GUILD, channel_id=CHANNEL, locale="en"
                )
        for person in (ADA, BO):
            await people_of(days.tables).forget(person)
    marks = await days.reader.rows("select mark from daily_attempt")
    assert len(set(marks)) == len(marks) == 8


@pytest.mark.threads
async def test_two_presses_at_once_open_one_game(days: Days) -> None:
    opened = await asyncio.gather(*(days.open(ADA) for _press in range(5)))
    assert len({table.id for table in opened}) == 1


async def test_it_blocks_no_channel_and_stands_in_no_list(days: Days) -> None:
    daily = await days.open(ADA)
    usual = await days.lobby(ADA, game="solo")
    found = await days.tables.repository.at(CHANNEL)
    assert found is not None
    assert found.id == usual.id
    assert [row.id for row in await days.tables.repository.in_guild(GUILD)] == [usual.id]
    await days.tables.lobby.lose_channel(CHANNEL)
    assert (await days.tables.repository.get(daily.id)).row.status == "running"
    await days.tables.lobby.lose_channel(CHANNEL)
    assert (await days.tables.repository.get(daily.id)).row.status == "running"


async def test_nothing_is_announced_but_that_it_is_finished(days: Days) -> None:
    table = await days.open(ADA)
    assert await days.kinds() == []
    table = await days.play(table, ADA, "pack 1")
    await days.tables.undo(table.id, ADA.id)
    await days.tables.lobby.announce(table.id)
    await days.play(table, ADA, "pack 1 go")
    assert await store.outbox.lost_calls(days.reader) == []
    assert await days.kinds() == []
    await days.finish(ADA)
    (row,) = await days.news()
    assert (row.kind, row.payload) == ("daily", "{}")


async def test_what_is_opened_in_direct_messages_is_announced_nowhere(days: Days) -> None:
    await days.finish(ADA, guild=None)
    assert await days.kinds() == []


async def test_after_midnight_it_counts_for_its_day(days: Days) -> None:
    days.at(FIRST, 23, 59)
    table = await days.open(ADA)
    days.at(FIRST + DAY, 0, 0)
    today = await days.open(ADA)
    assert today.id != table.id
    assert today.daily == FIRST + DAY
    assert await days.dailies.unfinished("solo", ADA.id) == [FIRST + DAY, FIRST]
    over = await days.finish(ADA, day=FIRST)
    assert (over.id, over.daily, over.row.status) == (table.id, FIRST, "finished")
    assert not await days.dailies.is_finished("solo", ADA.id)
    assert await days.dailies.streak("solo", ADA.id) == 1
    await days.finish(ADA)
    assert await days.dailies.streak("solo", ADA.id) == 2


@pytest.mark.parametrize("offset", [-1, 1, 400])
async def test_only_todays_can_be_begun(days: Days, offset: int) -> None:
    with refused("daily-over"):
        await days.open(ADA, day=FIRST + offset * DAY)
    assert await days.reader.rows("select * from game_table") == []


async def test_a_game_that_is_unknown_or_has_no_challenge(days: Days) -> None:
    for game, code in (("chess", "unknown-game"), ("toy", "no-daily")):
        with refused(code):
            await days.dailies.open(game, ADA, guild_id=GUILD, channel_id=CHANNEL, locale="en")
    days.tables.repository.games.clear()
    with refused("no-daily"):
        await days.dailies.board(None, None, ADA.id, GUILD)


async def test_what_is_left_for_a_week_ends_without_a_result(days: Days) -> None:
    old = await days.open(ADA)
    days.at(FIRST + KEPT)
    assert await days.dailies.end_old() == 0
    days.at(FIRST + KEPT + DAY)
    usual = await days.lobby(BO, game="solo")
    assert await days.dailies.end_old() == 1
    assert (await days.tables.repository.get(old.id)).row.status == "abandoned"
    assert (await days.tables.repository.get(usual.id)).row.status == "lobby"
    with refused("daily-over"):
        await days.open(ADA, day=FIRST)
    with refused("status-abandoned"):
        await days.play(old, ADA, "pack 1")
    assert await days.dailies.unfinished("solo", ADA.id) == []
    assert await hidden_days(days.tables.repository, "solo", ADA.id) == [FIRST + KEPT + DAY]


# --- who may see what ------------------------------------------------------------------


async def test_results_are_for_those_who_have_finished(days: Days) -> None:
    dailies = days.dailies
    over = await days.finish(ADA)
    await days.open(BO)
    for person in (BO, CLEO):
        with refused("daily-unplayed"):
            await dailies.board("solo", None, person.id, GUILD)
        with refused("daily-unplayed"):
            await dailies.check_reader(over, person.id, GUILD)
    board = await dailies.board("solo", None, ADA.id, GUILD)
    assert [row.name for row in board.results] == ["Ada"]
    await days.finish(BO)
    board = await dailies.board("solo", None, BO.id, GUILD)
    assert {row.name for row in board.results} == {"Ada", "Bo"}
    await dailies.check_reader(over, BO.id, GUILD)
    days.at(FIRST + DAY)
    await dailies.board("solo", FIRST, CLEO.id, GUILD)
    await dailies.check_reader(over, CLEO.id, GUILD)
    with refused("daily-unplayed"):
        await dailies.board("solo", FIRST + DAY, ADA.id, GUILD)
    with refused("daily-unplayed"):
        await dailies.board("solo", FIRST + 2 * DAY, ADA.id, GUILD)


async def test_who_still_plays_yesterdays_sees_nothing_of_it(days: Days) -> None:
    over = await days.finish(ADA)
    await days.open(BO)
    days.at(FIRST + DAY)
    with refused("daily-unplayed"):
        await days.dailies.board("solo", FIRST, BO.id, GUILD)
    with refused("daily-unplayed"):
        await days.dailies.check_reader(over, BO.id, GUILD)
    assert not (await ResultService(days.tables.repository).best(BO.id, GUILD)).results
    assert len((await ResultService(days.tables.repository).best(CLEO.id, GUILD)).results) == 1
    await days.finish(BO, day=FIRST)
    assert len((await ResultService(days.tables.repository).best(BO.id, GUILD)).results) == 2


async def test_a_running_game_is_for_nobody_else(days: Days) -> None:
    running = await days.open(BO)
    await days.finish(ADA)
    await days.dailies.check_reader(running, BO.id, None)
    for guild in (GUILD, ELSEWHERE, None):
        with refused("daily-own"):
            await days.dailies.check_reader(running, ADA.id, guild)
    with refused("not-seated"):
        await days.play(running, ADA, "pack 1")
    with refused("not-seated"):
        await days.tables.undo(running.id, ADA.id)


async def test_boards_of_other_servers_are_closed(days: Days) -> None:
    dailies = days.dailies
    ada, bo = await days.finish(ADA), await days.finish(BO, guild=ELSEWHERE)
    await days.finish(CLEO, guild=None)
    names = {
        guild: {row.name for row in (await dailies.board("solo", None, ADA.id, guild)).results}
        for guild in (GUILD, None)
    }
    assert names == {GUILD: {"Ada"}, None: {"Ada"}}
    with refused("daily-own"):
        await dailies.check_reader(bo, ADA.id, GUILD)
    board = await dailies.board("solo", None, CLEO.id, None)
    assert [row.name for row in board.results] == ["Cleo"]
    assert board.standing is not None
    assert board.standing.count == 3
    await days.open(BO)
    board = await dailies.board("solo", None, ADA.id, GUILD)
    assert {row.name for row in board.results} == {"Ada", "Bo"}
    await dailies.check_reader(bo, ADA.id, GUILD)
    await dailies.check_reader(bo, ADA.id, None)
    await dailies.check_reader(ada, BO.id, None)


async def test_the_record_comes_when_the_day_is_over(days: Days) -> None:
    over = await days.finish(ADA)
    with refused("daily-record"):
        await days.tables.repository.export(over.id)
    days.at(FIRST + DAY)
    record = await days.tables.repository.export(over.id)
    assert [*replay(over.game, record)][-1].state == over.state


# --- boards, streaks and lists ---------------------------------------------------------


async def test_a_month_of_days(days: Days) -> None:
    """Ada plays every day but two, Bo every second; late and early hours count for their days."""
    dailies, missed = days.dailies, {9, 20}
    for number in range(1, 31):
        day = FIRST + (number - 1) * DAY
        days.at(day, number % 24)
        if number not in missed:
            await days.finish(ADA)
            board = await dailies.board("solo", None, ADA.id, GUILD)
            last_missed = max((each for each in missed if each < number), default=0)
            assert board.streak == board.streaks[ADA.id] == number - last_missed
        if number % 2:
            await days.finish(BO, loads=2)
            assert await dailies.streak("solo", BO.id) == 1
    days.at(FIRST + 30 * DAY)
    assert await dailies.streak("solo", ADA.id) == 10, "yesterday counts until today is over"
    assert await dailies.streak("solo", ADA.id, FIRST + 18 * DAY) == 10
    assert await dailies.streak("solo", ADA.id, FIRST + 7 * DAY) == 8
    days.at(FIRST + 31 * DAY)
    assert await dailies.streak("solo", ADA.id) == 0
    board = await dailies.board("solo", FIRST + 9 * DAY, CLEO.id, GUILD)
    assert (board.earlier, board.later) == (FIRST + 8 * DAY, FIRST + 10 * DAY)
    assert board.standing is None
    seeds = await days.reader.rows("select distinct seed from game_table")
    assert len(seeds) == 29, "nobody has played on the 20th"


async def test_many_people_need_no_more_queries_than_one(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither for the board of a day, nor for the post of a channel."""
    asked, rows = list[str](), Reader.rows

    async def noted(reader: Reader, sql: str, values: Any = ()) -> Any:
        asked.append(sql)
        return await rows(reader, sql, values)

    dailies, counts = days.dailies, list[int]()
    ada = await days.finish(ADA)
    days.at(FIRST + DAY)
    ada = await days.finish(ADA)
    monkeypatch.setattr(Reader, "rows", noted)
    for others in ((), (BO, CLEO, DAN)):
        for person in others:
            await days.finish(person)
        asked.clear()
        board = await dailies.board("solo", None, ADA.id, GUILD)
        told = await dailies.finishers(ada)
        counts.append(len(asked))
    assert counts[0] == counts[1]
    assert board.streaks == {ADA.id: 2, BO.id: 1, CLEO.id: 1, DAN.id: 1}
    assert [streak for _name, streak in told] == [2, 1, 1, 1]


def test_days_in_a_row() -> None:
    days = {FIRST + number * DAY for number in (0, 1, 2, 4)}
    assert [streak(days, FIRST + number * DAY) for number in range(-1, 6)] == [0, 1, 2, 3, 0, 1, 0]
    assert streak(set(), FIRST) == 0


async def test_best_first_and_whom_the_game_has_beaten_last(days: Days) -> None:
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
    board = await days.dailies.board("solo", None, BO.id, GUILD)
    assert [row.name for row in board.results] == ["Cleo", "Bo", "Dan", "Ada"]
    assert board.standing is not None
    assert (board.standing.place, board.standing.count) == (2, 4)


def test_challenges_of_all_games_can_be_played_alone() -> None:
    for game in (*games().values(), SoloToy()):
        if game.daily is not None:
            assert isinstance(game.daily, (dict, MappingProxyType))
            assert 1 in game.seats
            game.start(1, game.options(dict(game.daily)), "seed")


async def test_without_the_feature_what_is_stored_of_it_is_closed(days: Days) -> None:
    table = await days.open(ADA)
    asker = SimpleNamespace(user=SimpleNamespace(id=ADA.id), channel_id=CHANNEL, guild_id=GUILD)
    with refused("no-table"):
        await Places(days.tables.repository, ()).table(cast(Interaction, asker), table.id)
