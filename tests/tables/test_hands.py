"""A hand is announced when it is no longer as it was last announced, and not otherwise."""

from __future__ import annotations

import pytest

from bot.tables import Table
from bot.tables.play import held_by
from engines.core import Chance

from .club import ADA, BO, CLEO, Club, payload

PEOPLE = (ADA, BO, CLEO)


def out_of_date(table: Table) -> set[int]:
    """Return the seats whose hand is another than the one last announced."""
    return {row.seat for row in table.seats if row.hand != held_by(table, row.seat)}


async def test_the_start_announces_every_hand(club: Club) -> None:
    table = await club.started(*PEOPLE)
    assert out_of_date(table) == set()
    assert None not in [row.hand for row in table.seats]
    lobby = await club.lobby(ADA, channel=701)
    assert [row.hand for row in lobby.seats] == [None]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["luxor", "famous_explorers", "expedition_1996"])
async def test_in_a_whole_game_every_change_is_announced_when_the_turn_passes(
    club: Club, game: str
) -> None:
    """Also what others have changed in moves of a turn before its last one."""
    table = await club.lobby(*PEOPLE, game=game)
    table, chance = await club.tables.lobby.start(table.id, ADA), Chance.from_seed(game)
    await club.news()
    announced = [row.hand for row in table.seats]
    hands = cards = waited = 0
    while table.row.status == "running":
        seat = table.view(None).to_act[0]
        asked = table.view(seat).decision
        move, chance = chance.without_log().chosen(asked.moves)
        before = out_of_date(table)
        result = await club.tables.play(table.id, PEOPLE[seat].id, move=move)
        table, rows = result.table, await club.news()
        for row in rows:
            if row.kind == "hand":
                number, held = payload(row)["seat"], payload(row)["held"]
                assert held != announced[number], "a hand that has not changed"
                assert held == held_by(table, number)
                announced[number] = held
                hands += 1
                waited += number in before
        assert [row.hand for row in table.seats] == announced
        if any(row.kind == "card" for row in rows):
            cards += 1
            assert out_of_date(table) == set()
    assert cards > 20
    assert hands > 10
    assert waited > 0 or game == "luxor", "something had changed before the last move of a turn"


async def test_a_question_that_comes_announces_no_hand(club: Club) -> None:
    table = await club.opened(ADA, BO)
    held = [held_by(table, seat) for seat in range(2)]
    passed = await club.turn(table, ADA)
    rows = await club.news()
    assert passed.table.view(1).decision is not None
    assert held_by(passed.table, 1) == held[1]
    assert held_by(passed.table, 0) != held[0]
    assert [payload(row)["seat"] for row in rows if row.kind == "hand"] == [0]


async def test_a_hand_that_changes_in_a_turn_that_goes_on_waits_for_its_end(club: Club) -> None:
    table, chance, waited = await club.started(*PEOPLE), Chance.from_seed("hands"), 0
    while table.row.status == "running" and waited < 3:
        seat = table.view(None).to_act[0]
        asked = table.view(seat).decision
        move, chance = chance.without_log().chosen(asked.moves)
        before = table.view(None).turn
        result = await club.tables.play(table.id, PEOPLE[seat].id, move=move)
        table, rows = result.table, await club.news()
        if table.view(None).turn != before:
            assert out_of_date(table) == set()
        elif seat in table.view(None).to_act and any(play.reveals for play in result.played):
            assert "hand" not in [row.kind for row in rows]
            waited += out_of_date(table) == {seat}
    assert waited == 3


async def test_an_undo_announces_a_hand_only_if_it_was_announced_otherwise(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await club.any(table, ADA)
    await club.news()
    undone = await club.tables.undo(table.id, ADA.id)
    assert "hand" not in await club.kinds()
    assert out_of_date(undone) == set()
