"""Starting over: all of the own steps are taken back that undo would take back one by one."""

from __future__ import annotations

import pytest

from bot import store
from bot.features import table_service
from bot.tables import TableRefused, Undoable
from tests.core.marks import Commit, Mark, Settle, Withdraw

from .club import ADA, BO, CLEO, PEOPLE, Club, Guest, payload


async def test_all_own_steps_of_a_turn_are_taken_back_at_once(club: Club) -> None:
    table = await club.started(ADA, BO, game="marks")
    await club.tables.play(table.id, ADA.id, move=Mark(1))
    await club.tables.play(table.id, BO.id, moves=[Mark(2), Mark(3)])
    await club.tables.play(table.id, ADA.id, move=Mark(4))
    await club.tables.play(table.id, ADA.id, move=Commit())
    await club.tables.play(table.id, ADA.id, move=Withdraw())
    await club.news()
    version = (await club.tables.repository.get(table.id)).version
    undone = await club.tables.undo(table.id, ADA.id, everything=True)
    assert (undone.view(0).marks, undone.view(1).marks) == ((), (2, 3))
    assert undone.version == version + 1, "as one change"
    assert [move.ply for move in await store.moves.moves_of(club.reader, table.id)] == [2, 3]
    told = {payload(row).get("user") for row in await club.news()}
    assert told <= {ADA.id}, "nobody else hears of it"
    fresh = table_service(club.tables.repository.database, club.tables.repository.games)
    assert await fresh.repository.get(table.id) == undone
    assert await club.tables.undoable(undone, ADA.id) is None
    assert await club.tables.undoable(undone, BO.id) == Undoable("mark", several=False)


async def test_it_stops_where_undo_does(club: Club) -> None:
    """What was done before the last answers were revealed stays."""
    table = await club.started(ADA, BO, game="marks")
    for person in (ADA, BO):
        await club.tables.play(table.id, person.id, line="mark 1 commit")
    before = (await club.tables.play(table.id, ADA.id, move=Settle(True))).table
    assert before.view(None).turn == 2
    for square in (5, 6):
        table = (await club.tables.play(table.id, ADA.id, move=Mark(square))).table
    assert await club.tables.undoable(table, ADA.id) == Undoable("mark", several=True)
    undone = await club.tables.undo(table.id, ADA.id, everything=True)
    assert undone.state == before.state


async def test_starting_over_is_pressed_twice(club: Club) -> None:
    table = await club.started(ADA, BO, game="marks")
    await club.tables.play(table.id, ADA.id, move=Mark(1))
    table = (await club.tables.play(table.id, ADA.id, move=Mark(2))).table
    shown = table.question(0)
    await club.tables.undo(table.id, ADA.id, question=shown, everything=True, interaction_id=5)
    again = await club.tables.undo(table.id, ADA.id, everything=True, interaction_id=5)
    assert again.view(0).marks == ()
    with pytest.raises(TableRefused, match="stale"):
        await club.tables.undo(table.id, ADA.id, question=shown, everything=True)


@pytest.mark.parametrize(
    ("moves", "kind"),
    [([Mark(1)], "mark"), ([Mark(1), Mark(2)], "mark"), ([Mark(1), Commit()], None)],
)
async def test_what_undo_takes_back_has_a_kind_if_it_is_of_one(
    moves: list[Mark | Commit], kind: str | None, club: Club
) -> None:
    table = await club.started(ADA, BO, game="marks")
    table = (await club.tables.play(table.id, ADA.id, moves=moves)).table
    assert await club.tables.undoable(table, ADA.id) == Undoable(kind, several=False)


async def reason(club: Club, table_id: int, user: int) -> object:
    with pytest.raises(TableRefused, match="nothing-to-undo") as caught:
        await club.tables.undo(table_id, user, everything=True)
    return caught.value.facts["reason"]


async def test_why_nothing_can_be_taken_back(club: Club) -> None:
    table = await club.started(ADA, BO, game="marks")
    assert await reason(club, table.id, ADA.id) == "none"
    await club.tables.play(table.id, ADA.id, line="mark 1 mark 2 commit")
    await club.tables.play(table.id, BO.id, line="mark 1 mark 2 commit")
    assert await reason(club, table.id, ADA.id) == "shown", "Bo's commit has shown all"
    assert await reason(club, table.id, BO.id) == "revealed"


async def test_why_a_step_that_another_has_built_on_stays(club: Club) -> None:
    table = await club.opened(ADA, BO)
    tile = next(move for move in club.asked(table, ADA).moves if move.tile[0] != "C")
    line = f"{table.game.format(tile)} ok"
    await club.tables.play(table.id, ADA.id, line=line)
    assert await reason(club, table.id, ADA.id) == "revealed"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
async def test_it_leads_where_undo_leads_pressed_again_and_again(seed: int, club: Club) -> None:
    """At two tables the same is played; at one it is taken back step by step."""
    guest = Guest(f"start over {seed}")
    one, other = [
        await club.started(ADA, BO, CLEO, game="marks", channel=700 + number) for number in (0, 1)
    ]
    for _move in range(40):
        seat = guest.below(3)
        user = PEOPLE[seat].id
        one = await club.tables.repository.get(one.id)
        other = await club.tables.repository.get(other.id)
        if guest.below(4) == 0:
            undo = await club.tables.undoable(one, user)
            assert undo == await club.tables.undoable(other, user)
            if undo is not None:
                steps = 0
                while await club.tables.undoable(one, user):
                    one = await club.tables.undo(one.id, user)
                    steps += 1
                assert undo.several == (steps > 1)
                other = await club.tables.undo(other.id, user, everything=True)
        elif (asked := one.view(seat).decision) is not None:
            move = guest.choose(asked.moves)
            for table in (one, other):
                await club.tables.play(table.id, user, move=move)
        one = await club.tables.repository.get(one.id)
        other = await club.tables.repository.get(other.id)
        assert [one.view(reader).marks for reader in range(3)] == [
            other.view(reader).marks for reader in range(3)
        ]
        assert one.view(None).committed == other.view(None).committed
