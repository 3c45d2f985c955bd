"""Deadlines: a warning, then a caretaker until the player is back."""

from __future__ import annotations

from typing import Any

import pytest

from bot import store
from bot.features.deadlines.service import notice_before
from bot.features.seats import rows as replacements
from bot.tables import Person, Table, TableRefused
from bot.tables.deadline import HOUR, Deadline
from engines.core import Chance
from engines.players import USUAL, turn
from tests.features.deadlines.services import deadlines_of, reminded
from tests.features.seats.services import seating_of
from tests.tables.club import ADA, BO, CLEO, MANAGER, Guest, payload
from tests.tables.days import Days

DAY = 24 * HOUR
ONE_DAY = Deadline(hours=24)


async def opened(days: Days, deadline: Deadline = ONE_DAY, *people: Person) -> int:
    """Return a table of Luxor at which all have their starting tiles and the first is to play."""
    people = people or (ADA, BO)
    table_id = await days.table(*people)
    for person in people:
        await days.answer(table_id, person, Guest(person.name))
    await deadlines_of(days.tables).set(table_id, people[0], deadline)
    await deadlines_of(days.tables).look()
    await later(days, 2 * HOUR)  # the grace after a change
    return table_id


async def later(days: Days, seconds: int) -> list[tuple[str, int]]:
    """Let time pass with a look every half hour; return what is posted of deadlines."""
    told = []
    for _look in range(seconds // (HOUR // 2)):
        days.now += HOUR // 2
        told += await posts(days)
    return told


async def posts(days: Days) -> list[tuple[str, int]]:
    """Look once; return what is posted of deadlines, and note that everything was sent."""
    await deadlines_of(days.tables).look()
    database = days.tables.repository.database
    rows = await store.outbox.waiting(database.reader)
    async with database.writing() as tx:
        await store.outbox.mark_sent(tx, [row.id for row in rows if row.kind != "bots"], days.now)
    found = [payload(row) for row in rows if row.kind == "deadline"]
    return [(post["what"], post["seat"]) for post in found]


async def get(days: Days, table_id: int) -> Table:
    return await days.tables.repository.get(table_id)


async def late(days: Days, table_id: int) -> int:
    """Let time pass until the caretaker plays; return the seat that is late."""
    (seat,) = (await get(days, table_id)).people_to_act()
    assert await later(days, DAY) == [("soon", seat), ("caretaker", seat)]
    return seat


async def test_without_a_deadline_a_table_waits(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    days.now += 100 * DAY
    assert await posts(days) == []
    assert (await get(days, table_id)).bots_to_act() == ()


async def test_a_warning_comes_once_before_the_deadline(days: Days) -> None:
    table_id = await opened(days)
    (seat,) = (await get(days, table_id)).people_to_act()
    assert await later(days, DAY - notice_before(DAY) - 5 * HOUR // 2) == []
    assert await later(days, HOUR // 2) == [("soon", seat)]
    assert await later(days, HOUR) == []


@pytest.mark.parametrize(
    ("span", "notice"), [(HOUR, HOUR // 2), (6 * HOUR, 2 * HOUR), (DAY, 6 * HOUR)]
)
def test_how_long_before_the_warning_comes(span: int, notice: int) -> None:
    assert notice_before(span) == notice


async def test_a_caretaker_plays_until_the_player_is_back(days: Days) -> None:
    table_id = await opened(days)
    seat = await late(days, table_id)
    table = await get(days, table_id)
    assert table.seats[seat].caretaker is not None
    assert table.bots_to_act() == (seat,)
    assert table.asks == "", "nobody is called for what a computer is to play"
    await days.tables.run_bots(table_id)
    table = await get(days, table_id)
    assert table.people_to_act() == (1 - seat,)
    assert table.seats[seat].cared_for == 1
    user = table.user_at(seat)
    assert user is not None
    for forbidden in (
        days.tables.play(table_id, user, line="end"),
        days.tables.undo(table_id, user),
    ):
        with pytest.raises(TableRefused) as refused:
            await forbidden
        assert refused.value.code == "caretaker-plays"
    table = await deadlines_of(days.tables).back(table_id, user)
    assert table.seats[seat].caretaker is None
    with pytest.raises(TableRefused) as refused:
        await days.tables.undo(table_id, user)
    assert refused.value.code == "nothing-to-undo", "the caretaker's turn is not theirs"
    with pytest.raises(TableRefused) as refused:
        await deadlines_of(days.tables).back(table_id, user)
    assert refused.value.code == "no-caretaker"


async def test_who_is_back_before_the_caretaker_has_played_plays(days: Days) -> None:
    table_id = await opened(days)
    seat = await late(days, table_id)
    user = (await get(days, table_id)).user_at(seat)
    assert user is not None
    table = await deadlines_of(days.tables).back(table_id, user)
    assert table.people_to_act() == (seat,)
    assert table.due(seat) == days.now + DAY, "with a whole day again"
    reader = days.tables.repository.database.reader
    assert "bots" not in [row.kind for row in await store.outbox.waiting(reader)]
    await days.tables.run_bots(table_id)
    assert (await get(days, table_id)).row.ply == table.row.ply


async def test_a_caretaker_plays_what_it_would_whatever_others_hide(days: Days) -> None:
    """It chooses by the seat's view alone: dealt anew for that seat, it chooses the same."""
    table_id = await opened(days)
    seat = await late(days, table_id)
    table = await get(days, table_id)
    await days.tables.run_bots(table_id)
    moves = await store.moves.moves_of(
        days.tables.repository.database.reader, table_id, after_ply=table.row.ply
    )
    assert {move.made_by for move in moves} == {seat}
    assert not any(move.private for move in moves)
    game, text = table.game, game_text(table, table.state)
    for number in range(20):
        world = table.game.resample(table.state, seat, Chance(number))
        chance = Chance.from_seed("seed")  # as every table of these tests has it
        first = turn(game, world, seat, USUAL, chance)[0].move
        assert first == game.moves.load(moves[0].move), "nothing was drawn before the first move"
    assert any(
        game_text(table, table.game.resample(table.state, seat, Chance(number))) != text
        for number in range(20)
    ), "or all worlds would be this one"


def game_text(table: Table, state: Any) -> str:
    return str(table.game.states.dump(state))


async def test_computers_do_not_play_among_themselves(days: Days) -> None:
    table_id = await opened(days)
    first = await late(days, table_id)
    await days.tables.run_bots(table_id)
    assert await later(days, 3 * DAY) == [("soon", 1 - first), ("over", 1 - first)]
    table = await get(days, table_id)
    assert table.seats[1 - first].caretaker is None


async def test_only_a_warning_if_that_was_agreed_on(days: Days) -> None:
    table_id = await opened(days, Deadline(hours=24, then="warn"))
    (seat,) = (await get(days, table_id)).people_to_act()
    assert await later(days, 3 * DAY) == [("soon", seat), ("over", seat)]
    assert (await get(days, table_id)).people_to_act() == (seat,)


async def test_who_is_asked_anew_has_the_whole_time(days: Days) -> None:
    table_id = await opened(days)
    for _turn in range(4):
        assert await later(days, 15 * HOUR) == []
        table = await get(days, table_id)
        (seat,) = table.people_to_act()
        person = {ADA.id: ADA, BO.id: BO}[table.user_at(seat) or 0]
        while (await get(days, table_id)).people_to_act() == (seat,):
            await days.answer(table_id, person, Guest(f"{seat}"))


async def test_nobody_is_late_because_the_bot_was_not_there(days: Days) -> None:
    table_id = await opened(days)
    (seat,) = (await get(days, table_id)).people_to_act()
    days.now += 3 * DAY
    assert await posts(days) == [("soon", seat)]
    assert await later(days, HOUR) == [("caretaker", seat)]
    days.now -= 300 * DAY  # the clock was wrong
    assert await later(days, 2 * HOUR) == []


async def test_a_deadline_that_was_set_while_the_clock_was_ahead_counts(days: Days) -> None:
    days.now += 300 * DAY
    table_id = await opened(days)
    (seat,) = (await get(days, table_id)).people_to_act()
    days.now -= 300 * DAY
    await reminded(days)
    assert await later(days, DAY + HOUR) == [("soon", seat), ("caretaker", seat)]


@pytest.mark.slow
async def test_a_restart_loses_and_doubles_nothing(days: Days) -> None:
    table_id = await opened(days)
    (seat,) = (await get(days, table_id)).people_to_act()
    told: list[tuple[str, int]] = []
    for _step in range(60):
        days.now += HOUR // 2
        await days.restart()
        told += await posts(days)
    assert told == [("soon", seat), ("caretaker", seat)]


async def test_who_is_away_is_waited_for_and_not_reminded(days: Days) -> None:
    table_id = await opened(days)
    (seat,) = (await get(days, table_id)).people_to_act()
    user = (await get(days, table_id)).user_at(seat)
    assert user is not None
    until = await deadlines_of(days.tables).go_away(user, "3 days")
    assert await deadlines_of(days.tables).away_until(user) == until
    assert (await get(days, table_id)).away_until(seat) == until
    while days.now + HOUR < until:
        assert await later(days, HOUR) == []
        assert user not in await reminded(days)
    days.now = until
    assert (await get(days, table_id)).away_until(seat) is None
    assert ("caretaker", seat) in await later(days, DAY + HOUR)


async def test_back_everywhere_ends_absence_and_caretakers(days: Days) -> None:
    table_id = await opened(days)
    seat = await late(days, table_id)
    user = (await get(days, table_id)).user_at(seat)
    assert user is not None
    await deadlines_of(days.tables).go_away(user, "5 days")
    assert await deadlines_of(days.tables).everywhere_back(user) == 1
    assert await deadlines_of(days.tables).away_until(user) is None
    assert (await get(days, table_id)).people_to_act() == (seat,)
    assert await deadlines_of(days.tables).everywhere_back(user) == 0


async def test_who_takes_back_a_step_by_consent_has_the_whole_time_again(days: Days) -> None:
    table_id = await opened(days)
    (seat,) = (await get(days, table_id)).people_to_act()
    person, other = (ADA, BO)[seat], (ADA, BO)[1 - seat]
    while True:  # until something is drawn
        asked = (await get(days, table_id)).view(seat).decision
        assert asked is not None
        goes_on = [move for move in asked.moves if not getattr(move, "end", False)]
        move = next((move for move in goes_on if move.kind == "confirm"), goes_on[0])
        await days.tables.play(table_id, person.id, move=move)
        last = await store.moves.last_move(days.tables.repository.database.reader, table_id)
        if last is not None and last.reveals:
            break
    assert (await get(days, table_id)).people_to_act() == (seat,), "the turn goes on"
    request = await days.tables.consents.ask(table_id, person.id, "undo")
    assert await later(days, 21 * HOUR) == [("soon", seat)]
    await days.tables.consents.press(table_id, other.id, "agree", str(request.id))
    table = await get(days, table_id)
    assert (table.people_to_act(), table.due(seat)) == ((seat,), days.now + DAY)
    assert await later(days, DAY) == [("soon", seat), ("caretaker", seat)]


async def test_who_is_back_early_is_reminded_again(days: Days) -> None:
    await days.table(ADA, BO)
    await reminded(days)
    await deadlines_of(days.tables).go_away(ADA.id, "10 days")
    days.now += DAY
    assert await reminded(days) == [BO.id]
    await deadlines_of(days.tables).everywhere_back(ADA.id)
    days.now += DAY
    assert await reminded(days) == [ADA.id, BO.id]


async def test_a_deadline_that_is_set_leaves_an_hour_at_its_own_table_alone(days: Days) -> None:
    table_id = await opened(days)
    (seat,) = (await get(days, table_id)).people_to_act()
    await later(days, DAY - 5 * HOUR // 2)
    other = await days.table(ADA, BO, channel=701)
    days.now += 2 * DAY
    await deadlines_of(days.tables).look()
    await deadlines_of(days.tables).set(other, ADA, ONE_DAY)
    due = (await get(days, other)).due(0)
    assert due == days.now + HOUR, "they were asked two days ago"
    assert await later(days, HOUR // 2) == [("soon", 0), ("soon", 1)]
    for _day in range(3):
        await deadlines_of(days.tables).set(other, ADA, ONE_DAY)
        told = await later(days, HOUR // 2)
        if ("caretaker", seat) in told:
            return
    pytest.fail("one table's deadlines keep those of the others waiting")


async def test_two_are_late_at_once_and_one_is_back(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    await deadlines_of(days.tables).set(table_id, ADA, ONE_DAY)
    await deadlines_of(days.tables).look()
    told = await later(days, DAY + HOUR)
    assert told == [("soon", 0), ("soon", 1), ("caretaker", 0), ("over", 1)]
    assert await later(days, DAY) == [], "computers do not play among themselves"
    await deadlines_of(days.tables).back(table_id, ADA.id)
    assert await later(days, HOUR) == [("caretaker", 1)], "Ada does not wait for ever"


async def test_who_may_set_a_deadline(days: Days) -> None:
    table_id = await days.table(ADA, BO)
    with pytest.raises(TableRefused) as refused:
        await deadlines_of(days.tables).set(table_id, BO, ONE_DAY)
    assert refused.value.code == "not-host"
    table = await deadlines_of(days.tables).set(table_id, MANAGER, ONE_DAY)
    assert table.deadline == ONE_DAY
    table = await deadlines_of(days.tables).set(table_id, ADA, None)
    assert table.deadline is None


async def test_a_seat_that_passes_on_has_no_caretaker(days: Days) -> None:
    table_id = await opened(days, ONE_DAY, ADA, BO, CLEO)
    seat = await late(days, table_id)
    await seating_of(days.tables).replace(table_id, MANAGER, seat, bot="random")
    table = await get(days, table_id)
    person = next(iter(set(table.people_to_act()) - {seat}), None)
    step = (await replacements.replacements_of(days.tables.repository.database.reader, table_id))[
        -1
    ]
    if step.status == "open":
        await seating_of(days.tables).press(table_id, MANAGER, "decide", str(step.id))
    table = await get(days, table_id)
    assert table.seats[seat].bot == "random"
    assert table.seats[seat].caretaker is None
    assert person != seat


async def test_a_table_that_cannot_be_read_keeps_no_other_from_its_deadline(
    days: Days, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await days.table(ADA, BO, channel=701)
    await deadlines_of(days.tables).set(broken, ADA, Deadline(hours=24))
    table_id = await opened(days)
    async with days.tables.repository.database.writing() as tx:
        await tx.run("update game_table set game = 'chess' where id = ?", (broken,))
    await late(days, table_id)
    assert f"table {broken}: its deadline was not looked at: TableRefused" in caplog.text
