"""Practice: stored apart from tables, played as one by the computer's side, seen by nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.practice.place import FIRST, place_of
from bot.tables import PlayResult, Table, TableRefused
from engines.core import Chance
from engines.players import choose
from engines.registry import games
from tests.features.practice.helpers import over, practice_of
from tests.nightly import thinned
from tests.tables.club import ADA, BO, CLEO, Club


async def played(club: Club, table: Table, seed: str = "practice") -> PlayResult:
    """Let Ada answer what she is asked."""
    seat = table.seat_of(ADA.id)
    assert seat is not None
    move, _chance = choose("random", table.game, table.state, seat, Chance.from_seed(seed))
    question = table.question(seat)
    return await club.tables.play(table.id, ADA.id, moves=[move], question=question)


def refused_with(code: str) -> Any:
    return pytest.raises(TableRefused, match=f"^{code}")


@pytest.mark.parametrize("game", thinned(games(), lambda game: game in ("luxor", "explorers")))
async def test_a_game_is_played_on_to_its_end_against_computers(club: Club, game: str) -> None:
    source = await over(club, game)
    before = await club.everything()
    table = await practice_of(club.tables).begin(source.id, ADA, source.row.ply // 2)
    assert [seat.bot for seat in table.seats] == [None, "medium"]
    assert table.names == source.names
    turns = 0
    while not place_of(table).is_over:
        assert table.people_to_act() == (0,)
        table = (await played(club, table, f"{turns}")).table
        turns += 1
    assert turns
    assert table.outcome is not None
    again = await club.tables.repository.get(table.id)
    assert again.state == table.state
    with refused_with("practice-done"):
        await club.tables.play(table.id, ADA.id, line="x")
    after = await club.everything()
    assert {name for name in after if after[name] != before[name]} == {"practice"}


async def test_what_nobody_had_seen_is_dealt_anew(club: Club) -> None:
    source, service = await over(club), practice_of(club.tables)
    ply = source.row.ply // 2
    state = await club.tables.repository.state_at(source)(ply)
    tables = [await service.begin(source.id, ADA, ply) for _time in range(2)]
    assert tables[0].state != tables[1].state
    for table in tables:
        if len(place_of(table).steps[0]) == 0:
            assert table.view(0) == source.game.view(state, 0)


async def test_every_step_can_be_taken_back_and_made_again(club: Club) -> None:
    source = await over(club)
    first = await practice_of(club.tables).begin(source.id, ADA, 2)
    assert club.tables.repository.keeper(first.id) is not None
    assert await club.tables.undoable(first, ADA.id) is None
    with refused_with("nothing-to-undo"):
        await club.tables.undo(first.id, ADA.id)
    tables = [first]
    for number in range(6):
        tables.append((await played(club, tables[-1], f"{number}")).table)
    undoable = await club.tables.undoable(tables[-1], ADA.id)
    assert undoable is not None
    assert undoable.several
    back = await club.tables.undo(tables[-1].id, ADA.id)
    assert (back.state, back.version) == (tables[-2].state, tables[-2].version)
    assert (await played(club, back, "5")).table.view(0).turn == tables[-1].view(0).turn
    whole = await club.tables.undo(back.id, ADA.id, everything=True)
    turns = [table.view(None).turn for table in tables]
    assert whole.view(None).turn == turns[-2]
    assert turns.index(turns[-2]) == len(place_of(whole).steps) - 1


async def test_a_new_practice_takes_the_place_of_the_old_one(club: Club) -> None:
    source, service = await over(club), practice_of(club.tables)
    old = await service.begin(source.id, ADA, 2)
    new = await service.again(old.id, ADA.id)
    assert new.id > old.id > FIRST
    assert place_of(new).row.ply == 2
    with refused_with("practice-gone"):
        await service.get(old.id)
    others = await service.begin(source.id, BO, 2)
    assert (others.seat_of(BO.id), others.seat_of(ADA.id)) == (1, None)
    assert (await service.of(ADA.id)).id == new.id
    with refused_with("practice-own"):
        await club.tables.play(others.id, ADA.id, line="x")


async def test_what_cannot_be_practised_is_refused(club: Club) -> None:
    service = practice_of(club.tables)
    running = await club.started(ADA, BO, channel=7)
    with refused_with("practice-running"):
        await service.begin(running.id, ADA, 0)
    with refused_with("practice-none"):
        await service.of(ADA.id)
    source = await over(club)
    with refused_with("practice-seat"):
        await service.begin(source.id, CLEO, 0)
    for ply in (-1, source.row.ply, 10**6):
        with refused_with("practice-over"):
            await service.begin(source.id, ADA, ply)
    table = await service.begin(source.id, ADA, 0)
    with refused_with("practice-running"):
        await service.begin(table.id, ADA, 0)
    with refused_with("stale"):
        await club.tables.play(table.id, ADA.id, line="x", question="old")


async def test_a_game_that_is_kept_back_is_not_practised(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, kept = await over(club), list[str]()

    async def check_given(table: Table, what: str) -> None:
        kept.append(what)
        raise TableRefused("kept")

    monkeypatch.setattr(club.tables.repository.features[0], "check_given", check_given)
    with refused_with("kept"):
        await practice_of(club.tables).begin(source.id, ADA, 0)
    assert kept == ["record"]


async def test_moves_that_are_not_legal_any_more_are_no_practice(club: Club) -> None:
    source, service = await over(club), practice_of(club.tables)
    table = await service.begin(source.id, ADA, 2)
    async with club.tables.repository.database.writing() as tx:
        await tx.run("update practice set steps = ?", ('[[], [[1, "{}"]]]',))
    with refused_with("practice-gone"):
        await service.get(table.id)
    again = await service.begin(source.id, ADA, 2)
    assert again.people_to_act() == (0,)
