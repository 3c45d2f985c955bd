"""What follows when a seat has passed on: calls, hands, undo, and the record of the game."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import replace
from typing import Any

import pytest

from bot.features import table_service
from bot.store.database import Database
from bot.tables import Person, TableRefused
from engines.core.record import Record, replay
from engines.registry import games
from tests.features.seats.services import seating_of
from tests.features.seats.test_seats import EVE, answer, asked_to_replace_ada, now, replaced
from tests.tables.club import ADA, BO, CLEO, DAN, MANAGER, Club, Guest, payload
from tests.tables.test_lobby import refused

# --- calls and hands -----------------------------------------------------------------------


async def test_the_newcomer_is_called_and_the_former_player_gets_nothing_more(club: Club) -> None:
    table, step = await asked_to_replace_ada(club)
    assert table.view(None).to_act == (0,)
    await answer(club, step, CLEO, "agree")
    await club.news()
    version = (await now(club, table)).version
    await answer(club, step, EVE, "take")
    rows = await club.news()
    assert [row.kind for row in rows] == ["seats", "hand", "card", "farewell"]
    sent = payload(rows[1])
    assert (sent["seat"], sent["user"], sent["private"]) == (0, EVE.id, False)
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
    assert await seating_of(club.tables).successor(table, ADA.id) == "Eve"
    assert await seating_of(club.tables).successor(table, DAN.id) is None
    for change in (
        club.tables.play(table.id, ADA.id, move=move, question=question),
        club.tables.play(table.id, ADA.id, line="end"),
        club.tables.undo(table.id, ADA.id),
        seating_of(club.tables).leave(table.id, ADA),
    ):
        await refused(club, "not-seated", change, table=table.id)
    assert not await club.tables.undoable(table, ADA.id)
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
    step = await seating_of(club.tables).replace(table.id, ADA, 1, newcomer=EVE)
    await refused(club, "outdated", answer(club, step, EVE, "stay"))
    await answer(club, step, EVE, "take")
    assert not [row for row in await club.outbox() if row.kind == "bots"], "it is not tried again"
    before = await now(club, table)
    await club.tables.run_bots(table.id)
    assert await now(club, table) == before
    assert not await club.tables.undoable(before, EVE.id), "the computer's steps are not hers"
    await club.any(before, EVE)


async def test_a_computer_plays_on_at_once(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await club.news()
    await seating_of(club.tables).leave(table.id, ADA, bot="random")
    assert await club.kinds() == ["seats", "refresh", "farewell", "bots"]
    await club.tables.run_bots(table.id)
    assert (await now(club, table)).view(None).to_act == (1,)


# --- undo ----------------------------------------------------------------------------------


async def test_the_newcomer_does_not_take_back_the_steps_of_the_former_player(club: Club) -> None:
    """A step is its player's own, and so is the choice to take it back."""
    table = await club.opened(ADA, BO)
    table = (await club.any(table, ADA)).table
    assert await club.tables.undoable(table, ADA.id)
    await replaced(club, table, 0, EVE)
    table = await now(club, table)
    assert not await club.tables.undoable(table, EVE.id)
    await refused(club, "nothing-to-undo", club.tables.undo(table.id, EVE.id), reason="none")
    state = club.state(table)
    table = (await club.any(table, EVE)).table
    assert club.state(await club.tables.undo(table.id, EVE.id)) == state, "her own, she does"
    await refused(club, "nothing-to-undo", club.tables.undo(table.id, EVE.id), reason="none")


async def test_others_take_back_their_steps_across_a_change_of_hands(club: Club) -> None:
    table = await club.started(ADA, BO, CLEO)
    table = (await club.any(table, ADA)).table
    await replaced(club, table, 1, EVE)
    table = (await club.any(table, EVE)).table
    undone = await club.tables.undo(table.id, ADA.id)
    assert undone.view(None).to_act == (0, 2)
    assert undone.names == ("Ada", "Eve", "Cleo")


@pytest.mark.parametrize("person", [ADA, MANAGER])
async def test_a_replacement_is_undone_until_the_newcomer_moves(person: Person, club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    table = (await club.any(table, ADA)).table
    await club.turn(table, ADA)
    table = (await club.any(table, BO)).table
    assert await club.tables.undoable(table, BO.id)
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
    assert await club.tables.undoable(table, BO.id), "the steps before are Bo's again"
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
    step = await seating_of(club.tables).leave(table.id, EVE)
    await refused(club, "seats-open", answer(club, first, MANAGER, "undo"))
    await answer(club, step, EVE, "stay")
    await answer(club, first, MANAGER, "undo")
    assert (await now(club, table)).names == ("Ada", "Bo", "Cleo")


async def test_who_left_comes_back_only_of_their_own_will_and_is_host_again(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    step = await seating_of(club.tables).leave(table.id, ADA)
    await answer(club, step, EVE, "take")
    assert (await now(club, table)).row.host_id == BO.id
    for person in (BO, MANAGER, EVE):
        await refused(club, "seats-left", answer(club, step, person, "undo"), name="Ada")
    await answer(club, step, ADA, "undo")
    table = await now(club, table)
    assert (table.seat_of(ADA.id), table.row.host_id) == (0, ADA.id)


async def test_a_computer_that_was_replaced_comes_back(club: Club) -> None:
    table = await club.started(ADA, BO, bots=("medium",))
    before = table.seats
    step = await replaced(club, table, 2, EVE)
    await answer(club, step, ADA, "undo")
    table = await now(club, table)
    assert [replace(seat, hand=None, asked_at=None) for seat in table.seats] == [
        replace(seat, hand=None, asked_at=None) for seat in before
    ]
    assert (await club.outbox())[-1].kind == "bots"


# --- whole games ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["one", "two", "three"])
async def test_a_game_whose_seats_change_hands_is_recorded_and_replays(
    seed: str, club: Club, open_database: Database
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
            again = await table_service(open_database, games()).repository.get(table.id)
            assert club.state(again) == before
            changes += step.status == "done"
            table = again
        seat = table.view(None).to_act[0]
        person = people[table.seats[seat].user_id or 0]
        move = guest.choose(club.asked(table, person).moves)
        table = (await club.tables.play(table.id, person.id, move=move)).table
        if guest.below(4) == 0 and await club.tables.undoable(table, person.id):
            table = await club.tables.undo(table.id, person.id)
    assert changes > 3
    record = await club.tables.repository.export(table.id)
    last = list(replay(table.game, Record.from_json(record.to_json())))[-1]
    assert table.game.states.dump(last.state) == club.state(table)


@pytest.mark.threads
async def test_two_answers_at_once_give_the_seat_once(club: Club) -> None:
    table = await club.opened(ADA, BO)
    step = await seating_of(club.tables).leave(table.id, ADA)
    presses = (answer(club, step, person, "take") for person in (EVE, DAN))
    answers: list[Any] = [*await asyncio.gather(*presses, return_exceptions=True)]
    assert [isinstance(given, TableRefused) for given in answers] == [False, True]
    assert (await now(club, table)).names == ("Eve", "Bo")
