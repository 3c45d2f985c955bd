"""Seats of a running game that pass to somebody else: who asks, who is asked, who decides."""

from __future__ import annotations

import pytest

from bot.features import table_service
from bot.features.seats import rows as replacements
from bot.store.database import Database
from bot.store.rows import ReplacementRow
from bot.tables import Person, Table
from bot.tables.lobby import BOT_NAMES
from engines.players import PLAYERS
from engines.registry import games
from tests.features.seats.services import seating_of
from tests.tables.club import ADA, BO, CLEO, DAN, MANAGER, Club, Guest, payload
from tests.tables.test_lobby import refused

EVE = Person(15, "Eve")


async def now(club: Club, table: Table) -> Table:
    return await club.tables.repository.get(table.id)


async def answer(club: Club, step: ReplacementRow, person: Person, action: str) -> ReplacementRow:
    return await seating_of(club.tables).press(step.table_id, person, action, str(step.id))


async def asked_to_replace_ada(
    club: Club, *, by: Person | None = EVE
) -> tuple[Table, ReplacementRow]:
    """Let Bo ask to replace the host Ada in a game of three; return table and question."""
    table = await club.opened(ADA, BO, CLEO)
    step = await seating_of(club.tables).replace(table.id, BO, 0, newcomer=by)
    return table, step


async def replaced(club: Club, table: Table, seat: int, newcomer: Person) -> ReplacementRow:
    """Give a seat to a person by the decision of a manager."""
    step = await seating_of(club.tables).replace(table.id, MANAGER, seat, newcomer=newcomer)
    await answer(club, step, MANAGER, "decide")
    return await answer(club, step, newcomer, "take")


# --- who may ask, who is asked, who decides ------------------------------------------------


async def test_the_host_asks_and_all_others_agree(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO, DAN)
    step = await seating_of(club.tables).replace(table.id, ADA, 1, bot="medium")
    assert (await now(club, table)).seats == table.seats, "only asked so far"
    (row,) = await club.news()
    assert (row.kind, payload(row)) == ("seats", {"replacement": step.id})
    step = await answer(club, step, CLEO, "agree")
    step = await answer(club, step, CLEO, "agree")
    assert step.status == "open"
    assert step.agreed == (ADA.id, CLEO.id), "pressed twice, agreed once"
    for person in (ADA, BO, EVE, MANAGER):
        for action in ("agree", "object"):
            await refused(club, "seats-not-asked", answer(club, step, person, action))
    assert (await answer(club, step, DAN, "agree")).status == "done"
    table = await now(club, table)
    assert [seat.user_id for seat in table.seats] == [ADA.id, None, CLEO.id, DAN.id]
    assert (table.seats[1].bot, table.seats[1].name) == ("medium", BOT_NAMES[0])


async def test_only_the_host_and_managers_ask_but_anybody_seated_if_the_host_is_gone(
    club: Club,
) -> None:
    table = await club.opened(ADA, BO, CLEO)
    seating = seating_of(club.tables)
    await refused(club, "not-host", seating.replace(table.id, CLEO, 1, bot="medium"))
    for stranger in (EVE, DAN):
        await refused(club, "not-host", seating.replace(table.id, stranger, 0, bot="medium"))
    step = await seating.replace(table.id, CLEO, 0, bot="medium")
    assert (await answer(club, step, BO, "agree")).status == "done"
    table = await now(club, table)
    assert table.row.host_id == BO.id, "the next person is host"
    await refused(club, "not-host", seating.replace(table.id, CLEO, 0, bot="random"))


@pytest.mark.parametrize("who", [CLEO, EVE])
async def test_one_objection_ends_the_question(who: Person, club: Club) -> None:
    """Nobody gets a seat against the will of the table, or against their own."""
    table, step = await asked_to_replace_ada(club)
    ended = await answer(club, step, who, "object")
    assert (ended.status, ended.settled_by) == ("objected", who.name)
    for person, action in ((CLEO, "agree"), (EVE, "take"), (ADA, "stay"), (MANAGER, "decide")):
        await refused(club, "seats-settled", answer(club, step, person, action))
    assert (await now(club, table)).seats == table.seats


async def test_nobody_is_seated_who_has_not_accepted(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    step = await answer(club, step, CLEO, "agree")
    assert step.status == "open", "Eve has not said yes"
    await refused(club, "seats-offered", answer(club, step, DAN, "take"), name="Eve")
    await refused(club, "already-seated", answer(club, step, CLEO, "take"))
    assert (await answer(club, step, EVE, "take")).status == "done"
    assert (await now(club, table)).seat_of(EVE.id) == 0


async def test_who_asks_for_the_seat_has_accepted_it(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    step = await seating_of(club.tables).replace(table.id, MANAGER, 1, newcomer=MANAGER)
    await answer(club, step, ADA, "agree")
    assert (await answer(club, step, CLEO, "agree")).status == "done"
    assert (await now(club, table)).seat_of(MANAGER.id) == 1


async def test_whoever_takes_the_seat_first_has_it_if_the_table_agrees(club: Club) -> None:
    table, step = await asked_to_replace_ada(club, by=None)
    step = await answer(club, step, EVE, "take")
    assert (step.status, step.new_name) == ("open", "Eve"), "Cleo has not answered"
    await refused(club, "seats-offered", answer(club, step, DAN, "take"), name="Eve")
    assert (await answer(club, step, CLEO, "agree")).status == "done"
    assert (await now(club, table)).names == ("Eve", "Bo", "Cleo")


async def test_who_is_still_here_keeps_the_seat(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    for person in (BO, CLEO, EVE, MANAGER):
        await refused(club, "seats-not-yours", answer(club, step, person, "stay"), name="Ada")
    assert (await answer(club, step, ADA, "stay")).status == "stayed"
    assert (await now(club, table)).seats == table.seats


async def test_a_manager_decides_without_waiting_but_not_for_the_newcomer(club: Club) -> None:
    _table, step = await asked_to_replace_ada(club)
    for person in (ADA, BO, CLEO, EVE):
        await refused(club, "not-manager", answer(club, step, person, "decide"))
    step = await answer(club, step, MANAGER, "decide")
    assert (step.status, step.settled_by) == ("open", "Mo"), "Eve is not seated against her will"
    await refused(club, "seats-not-asked", answer(club, step, CLEO, "object"))
    assert (await answer(club, step, EVE, "take")).status == "done"
    other = await club.opened(ADA, BO, CLEO, channel=701)
    step = await seating_of(club.tables).replace(other.id, ADA, 1, bot="random")
    assert (await answer(club, step, MANAGER, "decide")).status == "done"


async def test_without_other_people_the_host_decides_alone(club: Club) -> None:
    table = await club.started(ADA, BO, bots=("random",))
    step = await seating_of(club.tables).replace(table.id, ADA, 1, bot="medium")
    assert step.status == "done"
    assert (await now(club, table)).bots_to_act() == (1, 2)


async def test_one_of_two_players_does_not_show_the_others_hand_to_a_friend(club: Club) -> None:
    """Neither directly nor by way of a computer, also before the first move."""
    for channel, begin in ((701, club.started), (702, club.opened)):
        table = await begin(ADA, BO, channel=channel)
        step = await seating_of(club.tables).replace(table.id, ADA, 1, newcomer=EVE)
        assert (await answer(club, step, EVE, "take")).status == "open"
        assert (await answer(club, step, BO, "stay")).status == "stayed"
        step = await seating_of(club.tables).replace(table.id, ADA, 1, bot="random")
        assert step.status == "done"
        step = await seating_of(club.tables).replace(table.id, ADA, 1, newcomer=EVE)
        assert (await answer(club, step, EVE, "take")).status == "open"
        assert (await now(club, table)).seat_of(EVE.id) is None
        assert (await answer(club, step, MANAGER, "decide")).status == "done"
        assert (await now(club, table)).seat_of(EVE.id) == 1


async def test_a_friend_takes_over_from_a_computer_at_the_hosts_word(club: Club) -> None:
    table = await club.started(ADA, bots=("random",))
    step = await seating_of(club.tables).replace(table.id, ADA, 1, newcomer=EVE)
    assert (await answer(club, step, EVE, "take")).status == "done"


async def test_one_of_two_players_does_not_depose_the_host_alone(club: Club) -> None:
    table = await club.opened(ADA, BO)
    step = await seating_of(club.tables).replace(table.id, BO, 0, bot="medium")
    assert step.status == "open", "nobody but Bo has agreed"
    await refused(club, "seats-not-asked", answer(club, step, BO, "agree"))
    assert (await answer(club, step, MANAGER, "decide")).status == "done"


async def test_a_question_is_withdrawn_by_who_asked_the_host_or_a_manager(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    for person in (CLEO, EVE):
        await refused(club, "not-host", answer(club, step, person, "withdraw"))
    for person in (BO, ADA, MANAGER):
        assert (await answer(club, step, person, "withdraw")).status == "withdrawn"
        step = await seating_of(club.tables).replace(table.id, BO, 0, newcomer=EVE)


async def test_a_table_is_asked_one_thing_at_a_time(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    seating = seating_of(club.tables)
    await refused(club, "seats-open", seating.leave(table.id, CLEO))
    assert (await seating.leave(table.id, CLEO, bot="medium")).status == "done", "goes at once"
    assert (await now(club, table)).seats[2].bot == "medium"
    step = await answer(club, step, EVE, "take")
    assert step.status == "open", "nobody is left to agree with Bo"
    assert (await answer(club, step, MANAGER, "decide")).status == "done"


async def test_who_may_withdraw_a_question_may_ask_another_instead(club: Club) -> None:
    """So a question whose post was deleted does not stand in the way for ever."""
    table, first = await asked_to_replace_ada(club)
    await club.news()
    second = await seating_of(club.tables).replace(table.id, BO, 0, bot="medium")
    third = await seating_of(club.tables).replace(table.id, ADA, 2, newcomer=EVE)
    rows = await replacements.replacements_of(club.reader, table.id)
    assert [(row.id, row.status) for row in rows] == [
        (first.id, "withdrawn"), (second.id, "withdrawn"), (third.id, "open"),
    ]  # fmt: skip
    told = [payload(row)["replacement"] for row in await club.news()]
    assert told == [first.id, second.id, second.id, third.id]


async def test_who_may_not_have_a_seat(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    seating = seating_of(club.tables)
    for change, code, facts in (
        (seating.replace(table.id, ADA, 1, newcomer=CLEO), "seats-seated", {"name": "Cleo"}),
        (seating.replace(table.id, ADA, 1, newcomer=EVE, bot="medium"), "seats-one", {}),
        (seating.replace(table.id, ADA, 1, bot="deep-blue"), "unknown-bot", {"bot": "deep-blue"}),
        (seating.replace(table.id, ADA, 3, bot="medium"), "no-such-seat", {"seats": 3}),
        (seating.replace(table.id, ADA, -1, bot="medium"), "no-such-seat", {"seats": 3}),
        (seating.leave(table.id, EVE), "not-seated", {"table": table.id}),
    ):
        await refused(club, code, change, **facts)


async def test_who_has_seen_a_hand_sits_only_there(club: Club) -> None:
    """Else two hands of a game would be known to one person."""
    table = await club.opened(ADA, BO, CLEO)
    await replaced(club, table, 0, EVE)
    seating = seating_of(club.tables)
    await refused(
        club, "seats-seen", seating.replace(table.id, MANAGER, 1, newcomer=ADA), name="Ada"
    )
    step = await seating.leave(table.id, CLEO)
    await refused(club, "seats-seen", answer(club, step, ADA, "take"), name="Ada")
    await answer(club, step, CLEO, "stay")
    step = await replaced(club, table, 0, ADA)
    assert (step.status, (await now(club, table)).names) == ("done", ("Ada", "Bo", "Cleo"))
    await refused(
        club, "seats-seen", seating.replace(table.id, MANAGER, 1, newcomer=EVE), name="Eve"
    )


async def test_only_in_a_running_game(club: Club) -> None:
    lobby = await club.lobby(ADA, BO)
    await refused(
        club, "status-lobby", seating_of(club.tables).replace(lobby.id, ADA, 1, bot="medium")
    )
    await club.tables.lobby.cancel(lobby.id, ADA)
    table, step = await asked_to_replace_ada(club)
    await club.news()
    await club.tables.lobby.abandon(table.id, ADA)
    assert await club.kinds() == ["seats", "refresh"], "the post says that it is over"
    stored = await replacements.replacement(club.reader, step.id)
    assert stored is not None
    assert stored.status == "over"
    await refused(club, "status-abandoned", answer(club, step, CLEO, "agree"))


async def test_the_end_of_the_game_ends_the_question(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    guest = Guest("to the end")
    while table.row.status == "running":
        person = next(
            p for p in (ADA, BO, CLEO) if p.id == table.user_at(table.view(None).to_act[0])
        )
        move = guest.choose(club.asked(table, person).moves)
        table = (await club.tables.play(table.id, person.id, move=move)).table
    ended = await seating_of(club.tables).find(table.id, str(step.id))
    assert ended.status == "over"
    assert [row.kind for row in (await club.outbox())[-5:]].count("seats") == 1


@pytest.mark.slow
@pytest.mark.parametrize("number", ["", "0", "99", "x", "1" * 30, "²", "-1"])
async def test_a_button_that_names_no_question_of_the_table_is_refused(
    number: str, club: Club
) -> None:
    table, step = await asked_to_replace_ada(club)
    for action in ("agree", "undo", "no-such-action"):
        change = seating_of(club.tables).press(table.id, CLEO, action, number)
        await refused(club, "outdated", change)
    other = await club.opened(DAN, EVE, channel=701)
    await refused(
        club, "outdated", seating_of(club.tables).press(other.id, DAN, "agree", str(step.id))
    )
    await refused(club, "outdated", answer(club, step, CLEO, "no-such-action"))


async def test_a_question_survives_a_restart(club: Club, open_database: Database) -> None:
    table, step = await asked_to_replace_ada(club)
    await answer(club, step, CLEO, "agree")
    again = table_service(open_database, games())
    done = await seating_of(again).press(table.id, EVE, "take", str(step.id))
    assert done.status == "done"
    assert (await again.repository.get(table.id)).names == ("Eve", "Bo", "Cleo")


# --- leaving -------------------------------------------------------------------------------


async def test_who_leaves_is_asked_until_somebody_takes_over(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    step = await seating_of(club.tables).leave(table.id, ADA)
    assert step.status == "open"
    table = (await club.any(table, ADA)).table
    assert table.seat_of(ADA.id) == 0
    for person in (BO, CLEO):
        await refused(club, "seats-not-asked", answer(club, step, person, "object"))
        await refused(club, "already-seated", answer(club, step, person, "take"))
        await refused(club, "not-host", answer(club, step, person, "computer"))
    assert (await answer(club, step, EVE, "take")).status == "done"
    assert (await now(club, table)).names == ("Eve", "Bo", "Cleo")


async def test_the_host_lets_a_computer_take_over(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    step = await seating_of(club.tables).leave(table.id, CLEO)
    await answer(club, step, ADA, "computer")
    assert (await now(club, table)).seats[2].bot in PLAYERS


async def test_leaving_for_a_computer_is_done_at_once(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await seating_of(club.tables).leave(table.id, ADA)
    step = await seating_of(club.tables).leave(table.id, ADA, bot="random")
    assert step.status == "done"
    rows = await replacements.replacements_of(club.reader, table.id)
    assert [row.id for row in rows] == [step.id], "the question asked before is answered by it"
    table = await now(club, table)
    assert (table.seats[0].bot, table.row.host_id) == ("random", BO.id)


async def test_who_leaves_may_change_their_mind(club: Club) -> None:
    table = await club.opened(ADA, BO)
    step = await seating_of(club.tables).leave(table.id, BO)
    assert (await answer(club, step, BO, "stay")).status == "stayed"
    step = await seating_of(club.tables).replace(table.id, BO, 1, newcomer=EVE)
    assert step.is_leaving, "to hand over the own seat is to leave"
    assert (await answer(club, step, EVE, "take")).status == "done"


async def test_the_last_person_leaves_to_a_person_only(club: Club) -> None:
    """A game that only computers play is played for nobody."""
    table = await club.started(ADA, bots=("random",))
    seating = seating_of(club.tables)
    await refused(club, "seats-last", seating.leave(table.id, ADA, bot="medium"))
    await refused(club, "seats-last", seating.replace(table.id, MANAGER, 0, bot="medium"))
    step = await seating.leave(table.id, ADA)
    await refused(club, "seats-last", answer(club, step, ADA, "computer"))
    assert (await answer(club, step, EVE, "take")).status == "done"
    assert (await now(club, table)).row.host_id == EVE.id


async def test_no_decision_leaves_computers_alone(club: Club) -> None:
    """The others have left to computers while the table was asked, or since a seat passed on."""
    table = await club.opened(ADA, BO, CLEO)
    seating = seating_of(club.tables)
    step = await seating.replace(table.id, ADA, 2, bot="medium")
    for person in (ADA, BO):
        assert (await seating.leave(table.id, person, bot="medium")).status == "done"
    await refused(club, "seats-last", answer(club, step, MANAGER, "decide"))
    assert (await answer(club, step, CLEO, "stay")).status == "stayed"
    other = await club.started(ADA, bots=("random",), channel=701)
    step = await seating.replace(other.id, ADA, 1, newcomer=EVE)
    assert (await answer(club, step, EVE, "take")).status == "done"
    assert (await seating.leave(other.id, ADA, bot="medium")).status == "done"
    await refused(club, "seats-last", answer(club, step, EVE, "undo"))
    await refused(club, "seats-last", answer(club, step, MANAGER, "undo"))
    assert (await now(club, other)).seats[1].user_id == EVE.id


async def test_who_goes_at_once_is_not_waited_for(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO, DAN)
    seating = seating_of(club.tables)
    step = await seating.replace(table.id, ADA, 1, bot="medium")
    await answer(club, step, CLEO, "agree")
    await club.news()
    left = await seating.leave(table.id, DAN, bot="medium")
    assert (await seating.find(table.id, str(step.id))).status == "done"
    assert [seat.bot for seat in (await now(club, table)).seats] == [
        None, "medium", None, "medium",
    ]  # fmt: skip
    told = [payload(row)["replacement"] for row in await club.news() if row.kind == "seats"]
    assert told == [left.id, step.id]


async def test_a_question_that_stays_open_is_shown_without_who_has_gone(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    await club.news()
    left = await seating_of(club.tables).leave(table.id, CLEO, bot="medium")
    told = [payload(row)["replacement"] for row in await club.news() if row.kind == "seats"]
    assert told == [left.id, step.id]
    assert (await seating_of(club.tables).find(table.id, str(step.id))).status == "open"
