"""Reminders: nobody is forgotten, nobody is disturbed at night, all games in one message."""

from __future__ import annotations

from collections import defaultdict

import pytest

from bot import store
from bot.features.deadlines.reminding import EVERY_KEY, QUIET_KEY, ZONE_KEY
from bot.features.deadlines.rhythm import Rhythm
from bot.tables import Person, TableRefused
from bot.tables.deadline import HOUR, Deadline
from tests.features.deadlines.services import deadlines_of, reminded, reminders_of
from tests.tables.club import ADA, BO, GUILD, Guest
from tests.tables.days import Days


async def test_who_is_asked_is_reminded_after_a_day_and_every_day(days: Days) -> None:
    await days.table(ADA, BO)
    assert await reminded(days) == []
    days.now += 24 * HOUR - 1
    assert await reminded(days) == []
    days.now += 1
    assert await reminded(days) == [ADA.id, BO.id], "both choose a starting tile"
    assert await reminded(days) == []
    days.now += 24 * HOUR
    assert await reminded(days) == [ADA.id, BO.id]


async def test_who_answers_is_not_reminded_and_the_others_still_are(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    await reminded(days)
    days.now += 23 * HOUR
    await days.answer(table_id, ADA, Guest("ada"))
    days.now += HOUR
    assert await reminded(days) == [BO.id]


async def test_a_new_question_counts_from_when_it_was_asked(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    await reminded(days)
    days.now += 20 * HOUR
    await days.answer(table_id, ADA, Guest("ada"))
    await days.answer(table_id, BO, Guest("bo"))
    days.now += 5 * HOUR
    assert await reminded(days) == []
    days.now += 19 * HOUR
    assert len(await reminded(days)) == 1


async def test_all_games_are_told_in_one_message(days: Days) -> None:
    for channel in (700, 701, 702):
        await days.table(ADA, BO, channel=channel)
        days.now += HOUR
    await reminded(days)
    days.now += 22 * HOUR
    assert await reminded(days) == [ADA.id, BO.id]
    waiting = await reminders_of(days.tables).waiting_for(ADA.id)
    assert [row.table_id for row in waiting] == [1, 2, 3]
    assert await reminded(days) == []


async def test_who_plays_alone_is_not_reminded(days: Days) -> None:
    lobby = days.tables.lobby
    table = await lobby.create(
        "luxor", ADA, channel_id=700, guild_id=GUILD, locale="en", options={}
    )
    await lobby.add_bot(table.id, ADA, "random")
    await lobby.start(table.id, ADA)
    await reminded(days)
    days.now += 100 * HOUR
    assert await reminded(days) == []


async def test_no_reminder_of_games_that_were_ended(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    await reminded(days)
    await days.tables.lobby.abandon(table_id, ADA)
    days.now += 30 * HOUR
    assert await reminded(days) == []


async def test_quiet_hours_put_a_reminder_off(days: Days) -> None:
    await reminders_of(days.tables).choose(ADA.id, ZONE_KEY, "asia/tokyo")
    await reminders_of(days.tables).choose(BO.id, QUIET_KEY, "")
    days.now += 2 * HOUR  # 23 o'clock in Tokyo
    await days.table(ADA, BO)
    await reminded(days)
    days.now += 24 * HOUR
    assert await reminded(days) == [BO.id]
    days.now += 9 * HOUR - 1
    assert await reminded(days) == []
    days.now += 1
    assert await reminded(days) == [ADA.id]


async def test_never_and_another_rhythm(days: Days) -> None:
    await reminders_of(days.tables).choose(ADA.id, EVERY_KEY, "0")
    await reminders_of(days.tables).choose(BO.id, EVERY_KEY, "4")
    await days.table(ADA, BO)
    await reminded(days)
    days.now += 4 * HOUR
    assert await reminded(days) == [BO.id]
    await reminders_of(days.tables).choose(ADA.id, EVERY_KEY, "12")
    assert await reminded(days) == []
    days.now += 5 * HOUR
    assert await reminded(days) == [BO.id]
    days.now += 15 * HOUR
    assert {*await reminded(days)} == {ADA.id, BO.id}
    await reminders_of(days.tables).choose(BO.id, EVERY_KEY, "0")
    days.now += 20 * HOUR
    assert await reminded(days) == [ADA.id]


async def test_a_reminder_can_be_put_off(days: Days) -> None:
    await days.table(ADA, BO)
    await reminded(days)
    days.now += 24 * HOUR
    assert await reminded(days) == [ADA.id, BO.id]
    assert await reminders_of(days.tables).snooze(ADA.id, "3") == days.now + 3 * HOUR
    until = await reminders_of(days.tables).snooze(BO.id, "12")
    assert until == Rhythm().allowed(days.now + 12 * HOUR) > days.now + 12 * HOUR
    days.now += 3 * HOUR
    assert await reminded(days) == [ADA.id]
    days.now = until
    assert await reminded(days) == [BO.id]


async def test_a_clock_that_was_far_ahead_keeps_nobody_from_being_reminded(days: Days) -> None:
    days.now += 500 * 24 * HOUR
    table_id = await days.table(ADA, BO)
    await deadlines_of(days.tables).set(table_id, ADA, Deadline(hours=100, then="warn"))
    assert await reminded(days) == []
    days.now -= 500 * 24 * HOUR
    assert await reminded(days) == []
    due = (await days.tables.repository.get(table_id)).seats[0].waits_since
    assert due == days.now
    days.now += 24 * HOUR
    assert await reminded(days) == [ADA.id, BO.id]


async def test_another_time_zone_keeps_what_was_put_off(days: Days) -> None:
    await days.table(ADA, BO)
    await reminded(days)
    days.now += 24 * HOUR
    assert await reminded(days) == [ADA.id, BO.id]
    until = await reminders_of(days.tables).snooze(ADA.id, "72")
    days.now += 23 * HOUR
    for person in (ADA, BO):
        await reminders_of(days.tables).choose(person.id, ZONE_KEY, "Europe/Berlin")
        await reminders_of(days.tables).choose(person.id, QUIET_KEY, "23-7")
    days.now += HOUR
    assert await reminded(days) == [BO.id], "a day has passed, whatever the clocks are called"
    await reminders_of(days.tables).choose(BO.id, EVERY_KEY, "0")
    days.now = until - HOUR
    await reminders_of(days.tables).choose(ADA.id, ZONE_KEY, "Asia/Tokyo")
    days.now = until
    assert await reminded(days) == [ADA.id], "at 21 o'clock in Tokyo"


async def test_at_night_of_a_new_time_zone_nobody_is_reminded(days: Days) -> None:
    await days.table(ADA, BO)
    await reminded(days)
    days.now += 23 * HOUR
    await reminders_of(days.tables).choose(ADA.id, ZONE_KEY, "Pacific/Auckland")
    days.now += HOUR
    assert await reminded(days) == [BO.id]
    days.now += 8 * HOUR
    assert await reminded(days) == [ADA.id]


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        (ZONE_KEY, "Atlantis", "no-time-zone"),
        (ZONE_KEY, "../../etc/passwd", "no-time-zone"),
        (ZONE_KEY, "", "no-time-zone"),
        (EVERY_KEY, "5", "outdated"),
        (QUIET_KEY, "8-8", "outdated"),
        ("locale", "de", "outdated"),
    ],
)
async def test_what_cannot_be_chosen(days: Days, key: str, value: str, code: str) -> None:
    with pytest.raises(TableRefused) as refused:
        await reminders_of(days.tables).choose(ADA.id, key, value)
    assert refused.value.code == code
    assert await reminders_of(days.tables).rhythm(ADA.id) == Rhythm()
    with pytest.raises(TableRefused):
        await reminders_of(days.tables).snooze(ADA.id, "-5")


async def test_the_language_tells_the_usual_time_zone(days: Days) -> None:
    async with days.tables.repository.database.writing() as tx:
        await store.settings.set_setting(tx, "user", ADA.id, "locale", "it")
    assert (await reminders_of(days.tables).rhythm(ADA.id)).zone == "Europe/Rome"
    await reminders_of(days.tables).choose(ADA.id, ZONE_KEY, "America/New_York")
    assert (await reminders_of(days.tables).rhythm(ADA.id)).zone == "America/New_York"


PEOPLE = tuple(Person(number, f"Player {number}") for number in range(11, 17))
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Pacific/Apia", "Asia/Kolkata")
RHYTHMS = ("24", "4", "12", "48", "24", "168")


@pytest.mark.slow
async def test_four_weeks_of_a_game_of_six_with_restarts(days: Days) -> None:
    """Clocks are put back in this month, the bot is started anew, and people answer or forget."""
    days.now = 1_791_590_400  # 2026-10-10
    guest = Guest("weeks")
    rhythms = {}
    for person, zone, every in zip(PEOPLE, ZONES, RHYTHMS, strict=True):
        await reminders_of(days.tables).choose(person.id, ZONE_KEY, zone)
        await reminders_of(days.tables).choose(person.id, EVERY_KEY, every)
        rhythms[person.id] = await reminders_of(days.tables).rhythm(person.id)
    table_id = await days.table(*PEOPLE, game="famous_explorers")
    told = defaultdict[int, list[int]](list)
    since, moves = {person.id: 0 for person in PEOPLE}, 0
    for _hour in range(4 * 7 * 24):
        days.now += HOUR
        if guest.below(40) == 0:
            await days.restart()
        for user_id in await reminded(days):
            rhythm = rhythms[user_id]
            assert since[user_id], "nobody is reminded of nothing"
            assert rhythm.allowed(days.now) == days.now, "not at night"
            assert days.now - since[user_id] >= rhythm.every * HOUR
            assert all(days.now - time >= rhythm.every * HOUR for time in told[user_id][-1:])
            told[user_id].append(days.now)
        table = await days.tables.repository.get(table_id)
        if table.outcome is not None:
            break
        for user_id in [user for user, time in since.items() if time]:
            rhythm = rhythms[user_id]
            late = rhythm.every * HOUR + 11 * HOUR
            if days.now - since[user_id] > late:
                assert any(time > since[user_id] for time in told[user_id]), "forgotten"
            has_seen = bool(told[user_id]) and told[user_id][-1] > since[user_id]
            if guest.below(2 if has_seen else 16) == 0:
                person = next(person for person in PEOPLE if person.id == user_id)
                await days.answer(table_id, person, guest)
                moves += 1
        turn, table = table.view(None).turn, await days.tables.repository.get(table_id)
        passed = table.view(None).turn != turn
        to_act = {table.user_at(seat) for seat in table.view(None).to_act}
        for user_id, time in since.items():
            known = 0 if passed else time
            since[user_id] = (known or days.now) if user_id in to_act else 0
    assert moves > 60
    assert sum(map(len, told.values())) > 15
