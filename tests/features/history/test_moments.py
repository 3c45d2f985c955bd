"""Earlier moments of a game are what a seat saw then, and depend on no secret of another seat."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bot import store
from bot.features.history.moments import Moment, moments_of, round_of, thinned
from bot.tables import Person, Table, TableRefused
from engines.registry import games
from tests.tables.club import ADA, BO, Club, Guest

SEATS = (None, 0, 1)


async def found(
    club: Club, table: Table, seat: int | None, *, most: int = 1000, last_round: bool = False
) -> list[Moment]:
    table = await club.tables.repository.get(table.id)
    return await moments_of(club.reader, table, seat, most=most, last_round=last_round)


async def began(club: Club, game: str) -> Table:
    table = await club.lobby(ADA, BO, game=game)
    return await club.tables.lobby.start(table.id, ADA)


async def played(club: Club, table: Table, moves: int) -> tuple[Table, dict[int | None, list[Any]]]:
    """Play random moves; return the views of every seat after each turn, as they were then."""
    guest, seen = Guest("moments"), {seat: [table.view(seat)] for seat in SEATS}
    people: dict[int, Person] = {0: ADA, 1: BO}
    for _move in range(moves):
        if table.row.status != "running":
            break
        asked, guest.chance = guest.chance.chosen(table.view(None).to_act)
        decision = table.view(asked).decision
        assert decision is not None
        move, guest.chance = guest.chance.without_log().chosen(decision.moves)
        before = table.view(None).turn
        table = (await club.tables.play(table.id, people[asked].id, move=move)).table
        if table.view(None).turn != before:
            for seat in SEATS:
                seen[seat].append(table.view(seat))
    for seat in SEATS:
        if seen[seat][-1] != table.view(seat):
            seen[seat].append(table.view(seat))
    return table, seen


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
async def test_moments_are_what_each_seat_saw_when_turns_passed(club: Club, game: str) -> None:
    table, seen = await played(club, await began(club, game), 60)
    for seat in SEATS:
        moments = await found(club, table, seat)
        assert [moment.view for moment in moments] == seen[seat]
        assert [moment.before for moment in moments] == [None, *seen[seat][:-1]]
        assert len(moments) > 3 or table.row.status == "finished"


async def test_many_moments_are_thinned_from_the_first_to_the_last(club: Club) -> None:
    table, seen = await played(club, await began(club, "luxor"), 1000)
    assert table.row.status == "finished"
    assert len(seen[None]) > 24
    moments = await found(club, table, None, most=6)
    assert len(moments) == 6
    places = [seen[None].index(moment.view) for moment in moments]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (0, len(seen[None]) - 1)
    gaps = [later - earlier for earlier, later in pairwise(places)]
    assert max(gaps) <= 3 * min(gaps), "evenly"
    assert thinned("abcdefg", 3) == ["a", "d", "g"]


async def test_of_too_many_turns_those_are_shown_that_begin_a_round(club: Club) -> None:
    table, seen = await played(club, await began(club, "luxor"), 1000)
    rounds = list(dict.fromkeys(round_of(table, view) for view in seen[None]))
    moments = await found(club, table, None, most=len(rounds) + 1)
    assert len(moments) < len(seen[None])
    assert [round_of(table, moment.view) for moment in moments[: len(rounds)]] == rounds
    assert moments[-1].view == seen[None][-1]
    assert len(await found(club, table, None, most=len(seen[None]))) == len(seen[None])


async def test_the_last_round_of_a_game_that_is_over(club: Club) -> None:
    table, seen = await played(club, await began(club, "luxor"), 1000)
    moments = await found(club, table, None, last_round=True)
    last = round_of(table, seen[None][-1])
    wanted = [view for view in seen[None] if round_of(table, view) == last]
    assert [moment.view for moment in moments] == wanted
    assert 1 < len(wanted) < len(seen[None])


async def test_the_last_round_of_a_running_game_is_the_one_that_is_over(club: Club) -> None:
    table = await began(club, "luxor")
    for moves in (0, 1, 3, 8, 12, 9):
        table, _seen = await played(club, table, moves)
        whole = await found(club, table, 0)
        numbers = list(dict.fromkeys(round_of(table, moment.view) for moment in whole))
        wanted = [m.view for m in whole if round_of(table, m.view) in numbers[-2:]]
        shown = await found(club, table, 0, last_round=True)
        assert [moment.view for moment in shown] == wanted


async def test_what_was_taken_back_is_no_moment(club: Club) -> None:
    table = await club.opened(ADA, BO)
    before = await found(club, table, 0)
    result = await club.any(table, ADA)
    changed = await found(club, result.table, 0)
    assert changed != before
    await club.tables.undo(table.id, ADA.id)
    assert [m.view for m in await found(club, table, 0)] == [m.view for m in before]


@pytest.mark.parametrize("game", ["luxor", "explorers"])
async def test_a_secret_choice_changes_nothing_that_others_look_back_at(
    club: Club, game: str
) -> None:
    club.tables.repository.seeds = lambda: "the same"
    table = await began(club, game)
    while len(table.view(None).to_act) < 2:
        seat = table.view(None).to_act[0]
        table = (await club.any(table, (ADA, BO)[seat])).table
    kept = [[moment.view for moment in await found(club, table, seat)] for seat in (None, 0)]
    seen = list[Any]()
    for number in (0, 1):
        result = await club.any(table, BO, number=number)
        moves = await store.moves.moves_of(club.reader, table.id)
        seen.append([[m.view for m in await found(club, table, seat)] for seat in (None, 0)])
        assert moves[-1].seat == 1
        if result.table.view(1).decision is not None or number == 0:
            await club.tables.undo(table.id, BO.id)
    assert seen[0] == seen[1]
    assert [views[:1] for views in seen[0]] == [views[:1] for views in kept]


async def test_there_are_none_in_a_lobby(club: Club) -> None:
    table = await club.lobby(ADA, BO)
    with pytest.raises(TableRefused, match="not-started"):
        await found(club, table, None)
