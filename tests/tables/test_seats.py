"""Seats of a running game that pass to somebody else: who decides, what follows, what is undone."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

from bot import store
from bot.store import Database, ReplacementRow
from bot.tables import Person, Table, TableRefused, TableService
from bot.tables.lobby import BOT_NAMES
from engines.core.record import Record, replay
from engines.players import PLAYERS
from engines.registry import games

from .club import ADA, BO, CLEO, DAN, MANAGER, Club, Guest, payload
from .test_lobby import refused

EVE = Person(15, "Eve")
HOST_AND_MANAGER = (ADA, MANAGER)


async def now(club: Club, table: Table) -> Table:
    return await club.tables.repository.get(table.id)


async def answer(club: Club, step: ReplacementRow, person: Person, action: str) -> ReplacementRow:
    return await club.tables.seating.press(step.table_id, person, action, str(step.id))


async def asked_to_replace_ada(
    club: Club, *, by: Person | None = EVE
) -> tuple[Table, ReplacementRow]:
    """Let Bo ask to replace the host Ada in a game of three; return table and question."""
    table = await club.opened(ADA, BO, CLEO)
    step = await club.tables.seating.replace(table.id, BO, 0, newcomer=by)
    return table, step


async def replaced(club: Club, table: Table, seat: int, newcomer: Person) -> ReplacementRow:
    """Give a seat to a person by the decision of a manager."""
    step = await club.tables.seating.replace(table.id, MANAGER, seat, newcomer=newcomer)
    await answer(club, step, MANAGER, "decide")
    return await answer(club, step, newcomer, "take")


# --- who may ask, who is asked, who decides ------------------------------------------------


async def test_the_host_asks_and_all_others_agree(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO, DAN)
    step = await club.tables.seating.replace(table.id, ADA, 1, bot="greedy")
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
    assert (table.seats[1].bot, table.seats[1].name) == ("greedy", BOT_NAMES[0])


async def test_only_the_host_and_managers_ask_but_anybody_seated_if_the_host_is_gone(
    club: Club,
) -> None:
    table = await club.opened(ADA, BO, CLEO)
    seating = club.tables.seating
    await refused(club, "not-host", seating.replace(table.id, CLEO, 1, bot="greedy"))
    for stranger in (EVE, DAN):
        await refused(club, "not-host", seating.replace(table.id, stranger, 0, bot="greedy"))
    step = await seating.replace(table.id, CLEO, 0, bot="greedy")
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
    step = await club.tables.seating.replace(table.id, MANAGER, 1, newcomer=MANAGER)
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
    step = await club.tables.seating.replace(other.id, ADA, 1, bot="random")
    assert (await answer(club, step, MANAGER, "decide")).status == "done"


async def test_without_other_people_the_host_decides_alone(club: Club) -> None:
    table = await club.started(ADA, BO, bots=("random",))
    step = await club.tables.seating.replace(table.id, ADA, 1, bot="greedy")
    assert step.status == "done"
    assert (await now(club, table)).bots_to_act() == (1, 2)


async def test_one_of_two_players_does_not_depose_the_host_alone(club: Club) -> None:
    table = await club.opened(ADA, BO)
    step = await club.tables.seating.replace(table.id, BO, 0, bot="greedy")
    assert step.status == "open", "nobody but Bo has agreed"
    await refused(club, "seats-not-asked", answer(club, step, BO, "agree"))
    assert (await answer(club, step, MANAGER, "decide")).status == "done"


async def test_a_question_is_withdrawn_by_who_asked_the_host_or_a_manager(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    for person in (CLEO, EVE):
        await refused(club, "not-host", answer(club, step, person, "withdraw"))
    for person in (BO, ADA, MANAGER):
        assert (await answer(club, step, person, "withdraw")).status == "withdrawn"
        step = await club.tables.seating.replace(table.id, BO, 0, newcomer=EVE)


async def test_a_table_is_asked_one_thing_at_a_time(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    seating = club.tables.seating
    await refused(club, "seats-open", seating.leave(table.id, CLEO))
    assert (await seating.leave(table.id, CLEO, bot="greedy")).status == "done", "goes at once"
    assert (await now(club, table)).seats[2].bot == "greedy"
    step = await answer(club, step, EVE, "take")
    assert step.status == "open", "nobody is left to agree with Bo"
    assert (await answer(club, step, MANAGER, "decide")).status == "done"


async def test_who_may_withdraw_a_question_may_ask_another_instead(club: Club) -> None:
    """So a question whose post was deleted does not stand in the way for ever."""
    table, first = await asked_to_replace_ada(club)
    await club.news()
    second = await club.tables.seating.replace(table.id, BO, 0, bot="greedy")
    third = await club.tables.seating.replace(table.id, ADA, 2, newcomer=EVE)
    rows = await store.replacements_of(club.reader, table.id)
    assert [(row.id, row.status) for row in rows] == [
        (first.id, "withdrawn"), (second.id, "withdrawn"), (third.id, "open"),
    ]  # fmt: skip
    told = [payload(row)["replacement"] for row in await club.news()]
    assert told == [first.id, second.id, second.id, third.id]


async def test_who_may_not_have_a_seat(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    seating = club.tables.seating
    for change, code, facts in (
        (seating.replace(table.id, ADA, 1, newcomer=CLEO), "seats-seated", {"name": "Cleo"}),
        (seating.replace(table.id, ADA, 1, newcomer=EVE, bot="greedy"), "seats-one", {}),
        (seating.replace(table.id, ADA, 1, bot="deep-blue"), "unknown-bot", {"bot": "deep-blue"}),
        (seating.replace(table.id, ADA, 3, bot="greedy"), "no-such-seat", {"seats": 3}),
        (seating.replace(table.id, ADA, -1, bot="greedy"), "no-such-seat", {"seats": 3}),
        (seating.leave(table.id, EVE), "not-seated", {"table": table.id}),
    ):
        await refused(club, code, change, **facts)


async def test_who_has_seen_a_hand_sits_only_there(club: Club) -> None:
    """Else two hands of a game would be known to one person."""
    table = await club.opened(ADA, BO, CLEO)
    await replaced(club, table, 0, EVE)
    seating = club.tables.seating
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
    await refused(club, "status-lobby", club.tables.seating.replace(lobby.id, ADA, 1, bot="greedy"))
    await club.tables.lobby.cancel(lobby.id, ADA)
    table, step = await asked_to_replace_ada(club)
    await club.news()
    await club.tables.lobby.abandon(table.id, ADA)
    assert await club.kinds() == ["seats", "refresh"], "the post says that it is over"
    stored = await store.replacement(club.reader, step.id)
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
    ended = await club.tables.seating.find(table.id, str(step.id))
    assert ended.status == "over"
    assert [row.kind for row in (await club.outbox())[-5:]].count("seats") == 1


@pytest.mark.parametrize("number", ["", "0", "99", "x", "1" * 30, "²", "-1"])
async def test_a_button_that_names_no_question_of_the_table_is_refused(
    number: str, club: Club
) -> None:
    table, step = await asked_to_replace_ada(club)
    for action in ("agree", "undo", "no-such-action"):
        change = club.tables.seating.press(table.id, CLEO, action, number)
        await refused(club, "outdated", change)
    other = await club.opened(DAN, EVE, channel=701)
    await refused(club, "outdated", club.tables.seating.press(other.id, DAN, "agree", str(step.id)))
    await refused(club, "outdated", answer(club, step, CLEO, "no-such-action"))


async def test_a_question_survives_a_restart(club: Club, database: Database) -> None:
    table, step = await asked_to_replace_ada(club)
    await answer(club, step, CLEO, "agree")
    again = TableService(database, games())
    done = await again.seating.press(table.id, EVE, "take", str(step.id))
    assert done.status == "done"
    assert (await again.repository.get(table.id)).names == ("Eve", "Bo", "Cleo")


# --- leaving -------------------------------------------------------------------------------


async def test_who_leaves_is_asked_until_somebody_takes_over(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    step = await club.tables.seating.leave(table.id, ADA)
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
    step = await club.tables.seating.leave(table.id, CLEO)
    await answer(club, step, ADA, "computer")
    assert (await now(club, table)).seats[2].bot in PLAYERS


async def test_leaving_for_a_computer_is_done_at_once(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await club.tables.seating.leave(table.id, ADA)
    step = await club.tables.seating.leave(table.id, ADA, bot="random")
    assert step.status == "done"
    rows = await store.replacements_of(club.reader, table.id)
    assert [row.id for row in rows] == [step.id], "the question asked before is answered by it"
    table = await now(club, table)
    assert (table.seats[0].bot, table.row.host_id) == ("random", BO.id)


async def test_who_leaves_may_change_their_mind(club: Club) -> None:
    table = await club.opened(ADA, BO)
    step = await club.tables.seating.leave(table.id, BO)
    assert (await answer(club, step, BO, "stay")).status == "stayed"
    step = await club.tables.seating.replace(table.id, BO, 1, newcomer=EVE)
    assert step.is_leaving, "to hand over the own seat is to leave"
    assert (await answer(club, step, EVE, "take")).status == "done"


async def test_the_last_person_leaves_to_a_person_only(club: Club) -> None:
    """A game that only computers play is played for nobody."""
    table = await club.started(ADA, bots=("random",))
    seating = club.tables.seating
    await refused(club, "seats-last", seating.leave(table.id, ADA, bot="greedy"))
    await refused(club, "seats-last", seating.replace(table.id, MANAGER, 0, bot="greedy"))
    step = await seating.leave(table.id, ADA)
    await refused(club, "seats-last", answer(club, step, ADA, "computer"))
    assert (await answer(club, step, EVE, "take")).status == "done"
    assert (await now(club, table)).row.host_id == EVE.id


# --- what follows --------------------------------------------------------------------------


async def test_the_newcomer_is_called_and_the_former_player_gets_nothing_more(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    assert table.view(None).to_act == (0,)
    await answer(club, step, CLEO, "agree")
    await club.news()
    version = (await now(club, table)).version
    await answer(club, step, EVE, "take")
    rows = await club.news()
    assert [row.kind for row in rows] == ["seats", "hand", "card", "farewell"]
    assert payload(rows[1]) == {"seat": 0, "user": EVE.id, "private": False}
    assert payload(rows[2])["call"] == [0]
    assert payload(rows[3]) == {"user": ADA.id, "name": "Eve"}
    table = await now(club, table)
    assert table.version == version + 1
    await club.any(table, EVE)
    while (await now(club, table)).view(None).turn < 4:
        latest = await now(club, table)
        person = next(
            p for p in (EVE, BO, CLEO) if latest.seat_of(p.id) in latest.view(None).to_act
        )
        await club.turn(latest, person)
    users = [payload(row).get("user") for row in await club.news()]
    assert EVE.id in users
    assert ADA.id not in users


async def test_who_is_not_asked_is_not_called(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    await club.news()
    await replaced(club, table, 1, EVE)
    assert (await club.kinds())[-4:] == ["seats", "hand", "refresh", "farewell"]


async def test_the_former_player_can_do_nothing_with_the_seat(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    question, move = table.question(0), club.asked(table, ADA).moves[0]
    await club.turn(table, ADA)
    await replaced(club, table, 0, EVE)
    table = await now(club, table)
    assert await club.tables.seating.successor(table, ADA.id) == "Eve"
    assert await club.tables.seating.successor(table, DAN.id) is None
    for change in (
        club.tables.play(table.id, ADA.id, move=move, question=question),
        club.tables.play(table.id, ADA.id, line="end"),
        club.tables.undo(table.id, ADA.id),
        club.tables.seating.leave(table.id, ADA),
    ):
        await refused(club, "not-seated", change, table=table.id)
    assert not await club.tables.can_undo(table, ADA.id)
    secret = [row for row, _event in await club.tables.repository.history(table, 0) if row.audience]
    public = await club.tables.repository.history(table, table.seat_of(ADA.id))
    assert secret, "the newcomer may read what the seat may know"
    assert not [row for row, _event in public if row.audience]


async def test_a_person_takes_over_from_a_computer(club: Club) -> None:
    table = await club.started(ADA, bots=("random",), first_player=2)
    await club.tables.run_bots(table.id)
    while 1 not in (await now(club, table)).view(None).to_act:
        await club.any(table, ADA)
    waiting = [row for row in await club.outbox() if row.kind == "bots"]
    assert waiting, "the computer is to play"
    step = await club.tables.seating.replace(table.id, ADA, 1, newcomer=EVE)
    await refused(club, "outdated", answer(club, step, EVE, "stay"))
    await answer(club, step, EVE, "take")
    assert not [row for row in await club.outbox() if row.kind == "bots"], "it is not tried again"
    before = await now(club, table)
    await club.tables.run_bots(table.id)
    assert await now(club, table) == before
    assert not await club.tables.can_undo(before, EVE.id), "the computer's steps are not hers"
    await club.any(before, EVE)


async def test_a_computer_plays_on_at_once(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await club.news()
    await club.tables.seating.leave(table.id, ADA, bot="random")
    assert await club.kinds() == ["seats", "refresh", "farewell", "bots"]
    await club.tables.run_bots(table.id)
    assert (await now(club, table)).view(None).to_act == (1,)


# --- undo ----------------------------------------------------------------------------------


async def test_the_newcomer_does_not_take_back_the_steps_of_the_former_player(club: Club) -> None:
    """A step is its player's own, and so is the choice to take it back."""
    table = await club.opened(ADA, BO)
    table = (await club.any(table, ADA)).table
    assert await club.tables.can_undo(table, ADA.id)
    await replaced(club, table, 0, EVE)
    table = await now(club, table)
    assert not await club.tables.can_undo(table, EVE.id)
    await refused(club, "nothing-to-undo", club.tables.undo(table.id, EVE.id))
    state = club.state(table)
    table = (await club.any(table, EVE)).table
    assert club.state(await club.tables.undo(table.id, EVE.id)) == state, "her own, she does"
    await refused(club, "nothing-to-undo", club.tables.undo(table.id, EVE.id))


async def test_others_take_back_their_steps_across_a_change_of_hands(club: Club) -> None:
    table = await club.started(ADA, BO, CLEO)
    table = (await club.any(table, ADA)).table
    await replaced(club, table, 1, EVE)
    table = (await club.any(table, EVE)).table
    undone = await club.tables.undo(table.id, ADA.id)
    assert undone.view(None).to_act == (0, 2)
    assert undone.names == ("Ada", "Eve", "Cleo")


@pytest.mark.parametrize("person", HOST_AND_MANAGER)
async def test_a_replacement_is_undone_until_the_newcomer_moves(person: Person, club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    table = (await club.any(table, ADA)).table
    await club.turn(table, ADA)
    table = (await club.any(table, BO)).table
    assert await club.tables.can_undo(table, BO.id)
    step = await replaced(club, table, 1, EVE)
    for other in (BO, CLEO, EVE):
        await refused(club, "not-host", answer(club, step, other, "undo"))
    await club.news()
    assert (await answer(club, step, person, "undo")).status == "undone"
    rows = await club.news()
    assert [row.kind for row in rows] == ["seats", "hand", "card", "farewell"]
    assert payload(rows[-1]) == {"user": EVE.id, "name": "Bo"}
    table = await now(club, table)
    assert table.names == ("Ada", "Bo", "Cleo")
    assert await club.tables.can_undo(table, BO.id), "the steps before are Bo's again"
    await refused(club, "seats-settled", answer(club, step, person, "undo"))
    step = await replaced(club, table, 1, EVE)
    await club.any(table, EVE)
    await refused(club, "seats-too-late", answer(club, step, person, "undo"), name="Eve")


async def test_only_the_last_change_of_a_seat_is_undone(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    first = await replaced(club, table, 1, EVE)
    second = await replaced(club, table, 1, DAN)
    await refused(club, "seats-too-late", answer(club, first, MANAGER, "undo"), name="Eve")
    await answer(club, second, MANAGER, "undo")
    step = await club.tables.seating.leave(table.id, EVE)
    await refused(club, "seats-open", answer(club, first, MANAGER, "undo"))
    await answer(club, step, EVE, "stay")
    await answer(club, first, MANAGER, "undo")
    assert (await now(club, table)).names == ("Ada", "Bo", "Cleo")


async def test_who_left_comes_back_only_of_their_own_will_and_is_host_again(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    step = await club.tables.seating.leave(table.id, ADA)
    await answer(club, step, EVE, "take")
    assert (await now(club, table)).row.host_id == BO.id
    for person in (BO, MANAGER, EVE):
        await refused(club, "seats-left", answer(club, step, person, "undo"), name="Ada")
    await answer(club, step, ADA, "undo")
    table = await now(club, table)
    assert (table.seat_of(ADA.id), table.row.host_id) == (0, ADA.id)


async def test_a_computer_that_was_replaced_comes_back(club: Club) -> None:
    table = await club.started(ADA, BO, bots=("greedy",))
    before = table.seats
    step = await replaced(club, table, 2, EVE)
    await answer(club, step, ADA, "undo")
    table = await now(club, table)
    assert table.seats == before
    assert (await club.outbox())[-1].kind == "bots"


# --- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["one", "two", "three"])
async def test_a_game_whose_seats_change_hands_is_recorded_and_replays(
    seed: str, club: Club, database: Database
) -> None:
    """Moves belong to seats: the record of the game is that of a game without any change."""
    guest, numbers = Guest(seed), itertools.count(100)
    table = await club.started(ADA, BO, CLEO, adventures=True)
    people = {person.id: person for person in (ADA, BO, CLEO)}
    changes = 0
    while table.row.status == "running":
        if guest.below(12) == 0:
            seat, newcomer = guest.below(3), Person(next(numbers), f"Guest {changes}")
            people[newcomer.id] = newcomer
            before = club.state(table)
            step = await replaced(club, table, seat, newcomer)
            if guest.below(3) == 0:
                step = await answer(club, step, MANAGER, "undo")
            again = await TableService(database, games()).repository.get(table.id)
            assert club.state(again) == before
            changes += step.status == "done"
            table = again
        seat = table.view(None).to_act[0]
        person = people[table.seats[seat].user_id or 0]
        move = guest.choose(club.asked(table, person).moves)
        table = (await club.tables.play(table.id, person.id, move=move)).table
        if guest.below(4) == 0 and await club.tables.can_undo(table, person.id):
            table = await club.tables.undo(table.id, person.id)
    assert changes > 3
    record = await club.tables.repository.export(table.id)
    last = list(replay(table.game, Record.from_json(record.to_json())))[-1]
    assert table.game.states.dump(last.state) == club.state(table)


async def test_two_answers_at_once_give_the_seat_once(club: Club) -> None:
    table = await club.opened(ADA, BO)
    step = await club.tables.seating.leave(table.id, ADA)
    presses = (answer(club, step, person, "take") for person in (EVE, DAN))
    answers: list[Any] = [*await asyncio.gather(*presses, return_exceptions=True)]
    assert [isinstance(given, TableRefused) for given in answers] == [False, True]
    assert (await now(club, table)).names == ("Eve", "Bo")
