"""The table votes whether a computer player goes on for who is late."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import store
from bot.features.deadlines import rows
from bot.store.rows import ConsentRow
from bot.tables import Person, TableRefused
from bot.tables.consent import LONGEST
from bot.tables.deadline import HOUR, Deadline
from tests.features.deadlines.services import deadlines_of
from tests.features.deadlines.test_deadlines import DAY, get, later, opened, posts
from tests.features.seats.services import seating_of
from tests.tables.club import ADA, BO, CLEO, DAN, Guest
from tests.tables.days import Days

VOTE = Deadline(hours=24, then="vote")
FOUR = (ADA, BO, CLEO, DAN)


async def asked(days: Days, *people: Person) -> tuple[int, int, ConsentRow]:
    """Let somebody be late; return the table, their seat, and the vote."""
    table_id = await opened(days, VOTE, *(people or FOUR))
    (seat,) = (await get(days, table_id)).people_to_act()
    assert await later(days, DAY) == [("soon", seat)]
    row = await vote_of(days, table_id)
    assert (row.kind, row.status, row.seat) == ("caretaker", "open", seat)
    return table_id, seat, row


async def vote_of(days: Days, table_id: int, number: int | None = None) -> ConsentRow:
    """Return the open vote of a table, or the one with a number."""
    reader = days.tables.repository.database.reader
    found = (
        await store.consents.open_consent(reader, table_id)
        if number is None
        else await store.consents.consent(reader, number)
    )
    assert found is not None
    return found


def others(seat: int) -> list[Person]:
    return [person for number, person in enumerate(FOUR) if number != seat]


async def answer(days: Days, row: ConsentRow, person: Person, action: str) -> str:
    after = await days.tables.consents.press(row.table_id, person.id, action, str(row.id))
    return after.status


async def test_more_than_half_of_the_others_bring_a_caretaker(days: Days) -> None:
    table_id, seat, row = await asked(days)
    first, second, third = others(seat)
    assert await answer(days, row, third, "refuse") == "open"
    assert await answer(days, row, first, "agree") == "open"
    assert (await get(days, table_id)).seats[seat].caretaker is None
    assert await answer(days, row, second, "agree") == "done"
    assert (await get(days, table_id)).seats[seat].caretaker == "medium"
    assert await posts(days) == [("caretaker", seat)]
    await days.tables.run_bots(table_id)
    assert seat not in (await get(days, table_id)).people_to_act()
    user = (await get(days, table_id)).user_at(seat)
    assert user is not None
    assert (await deadlines_of(days.tables).back(table_id, user)).seats[seat].caretaker is None


async def test_when_half_would_rather_wait_the_table_waits(days: Days) -> None:
    table_id, seat, row = await asked(days)
    first, second, third = others(seat)
    assert await answer(days, row, third, "agree") == "open"
    assert await answer(days, row, first, "refuse") == "open"
    assert await answer(days, row, second, "refuse") == "refused"
    assert await later(days, 5 * DAY) == [], "nobody is asked twice in a turn"
    assert (await get(days, table_id)).seats[seat].caretaker is None
    with pytest.raises(TableRefused, match="consent-settled"):
        await answer(days, row, third, "agree")


async def test_of_two_players_the_other_decides(days: Days) -> None:
    table_id, seat, row = await asked(days, ADA, BO)
    other = (ADA, BO)[1 - seat]
    assert await answer(days, row, other, "agree") == "done"
    assert (await get(days, table_id)).seats[seat].caretaker == "medium"


async def test_an_answer_can_be_changed_until_it_is_decided(days: Days) -> None:
    table_id, seat, row = await asked(days)
    first, second, _third = others(seat)
    await answer(days, row, first, "refuse")
    await answer(days, row, first, "agree")
    now = await vote_of(days, table_id)
    assert (now.agreed, now.against) == ((first.id,), ())
    await answer(days, row, first, "reopen")
    now = await vote_of(days, table_id)
    assert (now.agreed, now.against) == ((), ())
    await answer(days, row, second, "agree")
    await answer(days, row, second, "refuse")
    now = await vote_of(days, table_id)
    assert (now.agreed, now.against) == ((), (second.id,))


async def test_who_is_late_has_no_vote_but_ends_it(days: Days) -> None:
    table_id, seat, row = await asked(days)
    for action in ("agree", "refuse", "reopen"):
        with pytest.raises(TableRefused, match="consent-own"):
            await answer(days, row, FOUR[seat], action)
    with pytest.raises(TableRefused, match="consent-not-yours"):
        await answer(days, row, others(seat)[0], "withdraw")
    with pytest.raises(TableRefused, match="not-seated"):
        await answer(days, row, Person(99, "Zoe"), "agree")
    assert await answer(days, row, FOUR[seat], "withdraw") == "withdrawn"
    assert await later(days, DAY) == []
    assert (await get(days, table_id)).seats[seat].caretaker is None


async def test_a_move_of_who_is_late_ends_it(days: Days) -> None:
    table_id, seat, row = await asked(days)
    await answer(days, row, others(seat)[0], "agree")
    guest = Guest("late")
    while seat in (await get(days, table_id)).people_to_act():
        await days.answer(table_id, FOUR[seat], guest)
    assert (await vote_of(days, table_id, row.id)).status == "lapsed"


async def test_what_nobody_decides_is_dropped(days: Days) -> None:
    table_id, _seat, row = await asked(days)
    days.now += LONGEST + HOUR
    await days.tables.consents.end_old()
    assert (await vote_of(days, table_id, row.id)).status == "old"
    assert await later(days, DAY) == []


async def test_while_something_else_is_asked_the_vote_waits(days: Days) -> None:
    table_id = await opened(days, VOTE, *FOUR)
    (seat,) = (await get(days, table_id)).people_to_act()
    asker = others(seat)[0]
    await later(days, DAY - 4 * HOUR)
    pause = await days.tables.consents.ask(table_id, asker.id, "pause")
    assert await later(days, 6 * HOUR) == []
    await days.tables.consents.press(table_id, asker.id, "withdraw", str(pause.id))
    await later(days, HOUR)
    row = await vote_of(days, table_id)
    assert (row.kind, row.seat) == ("caretaker", seat)
    with pytest.raises(TableRefused, match="consent-vote-open"):
        await days.tables.consents.ask(table_id, asker.id, "pause")


async def test_a_restart_asks_nothing_twice(days: Days) -> None:
    table_id, seat, row = await asked(days)
    await answer(days, row, others(seat)[0], "agree")
    await days.restart()
    assert await later(days, 6 * HOUR) == []
    assert (await vote_of(days, table_id)).agreed == (others(seat)[0].id,)
    assert await answer(days, row, others(seat)[1], "agree") == "done"


async def test_who_has_left_has_no_vote_any_more(days: Days) -> None:
    table_id, seat, row = await asked(days)
    first, second, third = others(seat)
    await answer(days, row, first, "agree")
    await answer(days, row, second, "refuse")
    await seating_of(days.tables).leave(table_id, second, bot="random")
    now = await vote_of(days, table_id)
    assert now.status == "open", "one of two"
    assert await answer(days, row, third, "agree") == "done"


async def test_if_who_is_late_leaves_there_is_nothing_to_vote_on(days: Days) -> None:
    table_id, seat, row = await asked(days)
    await seating_of(days.tables).leave(table_id, FOUR[seat], bot="random")
    assert (await vote_of(days, table_id, row.id)).status == "left"


async def test_nobody_votes_alone(days: Days) -> None:
    table_id = await opened(days, VOTE, ADA, BO)
    (seat,) = (await get(days, table_id)).people_to_act()
    database = days.tables.repository.database
    async with database.writing() as tx:
        await rows.set_caretaker(tx, table_id, 1 - seat, "medium", 0)
    assert await later(days, DAY) == [("soon", seat), ("over", seat)]
    assert await store.consents.open_consent(database.reader, table_id) is None


async def test_who_is_away_counts_only_with_an_answer(days: Days) -> None:
    table_id, seat, row = await asked(days, ADA, BO, CLEO)
    away, here = [person for number, person in enumerate((ADA, BO, CLEO)) if number != seat]
    await deadlines_of(days.tables).go_away(away.id, "10 days")
    assert await answer(days, row, away, "refuse") == "refused", "who is away may vote"
    guest = Guest("late")
    person = (ADA, BO, CLEO)[seat]
    while seat in (await get(days, table_id)).people_to_act():
        await days.answer(table_id, person, guest)
    days.now += DAY
    await deadlines_of(days.tables).everywhere_back(away.id)
    while (await get(days, table_id)).people_to_act() != (seat,):
        (other,) = (await get(days, table_id)).people_to_act()
        await days.answer(table_id, (ADA, BO, CLEO)[other], guest)
    await deadlines_of(days.tables).go_away(away.id, "10 days")
    assert await later(days, DAY) == [("soon", seat)]
    row = await vote_of(days, table_id)
    assert await answer(days, row, here, "agree") == "done", "nobody waits for who is away"


async def test_an_answer_is_counted_again_when_somebody_has_gone_away(days: Days) -> None:
    _table_id, seat, row = await asked(days, ADA, BO, CLEO)
    away, here = [person for number, person in enumerate((ADA, BO, CLEO)) if number != seat]
    assert await answer(days, row, here, "agree") == "open", "one of two"
    await deadlines_of(days.tables).go_away(away.id, "10 days")
    assert await answer(days, row, here, "agree") == "done"


async def test_two_who_are_late_at_once_do_not_wait_for_each_other(days: Days) -> None:
    table_id = await days.table(ADA, BO, CLEO)
    await deadlines_of(days.tables).set(table_id, ADA, VOTE)
    await days.answer(table_id, CLEO, Guest("Cleo"))
    await deadlines_of(days.tables).look()
    await later(days, DAY + HOUR)
    for person in (ADA, BO):
        row = await vote_of(days, table_id)
        assert row.asker_id == person.id
        assert await answer(days, row, CLEO, "agree") == "done"
        await later(days, HOUR)
    assert [row.caretaker for row in (await get(days, table_id)).seats] == ["medium"] * 2 + [None]


async def test_who_was_late_alone_is_voted_on_once_somebody_is_back(days: Days) -> None:
    table_id = await opened(days, VOTE, ADA, BO)
    (seat,) = (await get(days, table_id)).people_to_act()
    other = (ADA, BO)[1 - seat]
    async with days.tables.repository.database.writing() as tx:
        await rows.set_caretaker(tx, table_id, 1 - seat, "medium", 0)
    assert await later(days, DAY) == [("soon", seat), ("over", seat)]
    await deadlines_of(days.tables).back(table_id, other.id)
    await later(days, HOUR)
    row = await vote_of(days, table_id)
    assert row.seat == seat
    assert await answer(days, row, other, "refuse") == "refused"
    await later(days, DAY)
    assert (
        await store.consents.open_consent(days.tables.repository.database.reader, table_id) is None
    )


async def test_a_vote_is_stored_as_it_is(days: Days) -> None:
    table_id, _seat, row = await asked(days)
    async with days.tables.repository.database.writing() as tx:
        await store.consents.set_consent(tx, replace(row, agreed=(5,), against=(7, 8)))
    now = await vote_of(days, table_id)
    assert (now.agreed, now.against) == ((5,), (7, 8))
