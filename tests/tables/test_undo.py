"""Undo restores exactly the state before, as long as nothing hidden was revealed."""

from __future__ import annotations

import pytest

from bot import store
from bot.tables import Table, TableRefused, Undoable
from engines.core import IllegalMove

from .club import ADA, BO, CLEO, DAN, PEOPLE, Club, Guest, payload

TAKEN_BACK = ("move", "snapshot", "event")
"""The tables that undo restores; the version, the outbox and answered interactions go on."""


async def nothing_to_undo(club: Club, table: Table, user: int) -> None:
    before = await club.everything()
    with pytest.raises(TableRefused) as caught:
        await club.tables.undo(table.id, user)
    assert caught.value.code == "nothing-to-undo"
    assert await club.everything() == before


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "adventures"), [(2, False), (3, True), (4, True)])
async def test_undo_restores_exactly_what_was(seats: int, adventures: bool, club: Club) -> None:
    """In a whole game, every move that can be undone is undone and then played again."""
    people, guest, taken = PEOPLE[:seats], Guest(f"undo {seats}"), 0
    table = await club.started(*people, adventures=adventures)
    while table.row.status == "running":
        seat = table.view(None).to_act[0]
        person = people[seat]
        before, state, row = await club.everything(), club.state(table), table.row
        move = guest.choose(club.asked(table, person).moves)
        table = (await club.tables.play(table.id, person.id, move=move)).table
        last = await store.moves.last_move(club.reader, table.id)
        assert last is not None
        assert (await club.tables.undoable(table, person.id) is None) == last.reveals
        if last.reveals:
            continue
        taken += 1
        undone = await club.tables.undo(table.id, person.id)
        after = await club.everything()
        assert club.state(undone) == state
        assert {name: after[name] for name in TAKEN_BACK} == {
            name: before[name] for name in TAKEN_BACK
        }
        assert undone.version == table.version + 1
        assert (undone.row.turn, undone.row.told) == (row.turn, row.told)
        assert undone.row.ply == table.row.ply, "a number is not used again"
        table = (await club.tables.play(table.id, person.id, move=move)).table
    assert table.row.status == "finished"
    assert taken > 40


async def test_several_moves_are_taken_back_one_by_one(club: Club) -> None:
    table = await club.opened(ADA, BO)
    states = [club.state(table)]
    camp = next(move for move in club.asked(table, ADA).moves if move.tile[0] == "C")
    table = (await club.tables.play(table.id, ADA.id, move=camp)).table
    while club.asked(table, ADA).kind != "confirm":
        states.append(club.state(table))
        table = (await club.any(table, ADA)).table
    assert len(states) >= 2
    for state in reversed(states):
        table = await club.tables.undo(table.id, ADA.id)
        assert club.state(table) == state
    await nothing_to_undo(club, table, ADA.id)


async def test_a_line_is_taken_back_whole(club: Club) -> None:
    table = await club.opened(ADA, BO)
    state = club.state(table)
    camp = next(move for move in club.asked(table, ADA).moves if move.tile[0] == "C")
    result = await club.tables.play(table.id, ADA.id, line=f"{table.game.format(camp)} 2 stand")
    assert len(result.played) >= 2
    undone = await club.tables.undo(table.id, ADA.id)
    assert club.state(undone) == state
    assert len(await store.moves.moves_of(club.reader, table.id)) == 2, (
        "one for each opening choice"
    )


async def test_what_revealed_something_is_not_taken_back(club: Club) -> None:
    table = await club.opened(ADA, BO)
    table = (await club.any(table, ADA)).table
    while club.asked(table, ADA).kind != "turn":
        table = (await club.any(table, ADA)).table
    assert not await club.tables.undoable(table, ADA.id)
    await nothing_to_undo(club, table, ADA.id)


async def test_what_follows_a_drawn_tile_is_taken_back_alone(club: Club) -> None:
    """After ``place, confirm`` a tile was drawn: undo stops there, whatever is placed next."""
    table = await club.opened(ADA, BO)
    tiles = [move for move in club.asked(table, ADA).moves if move.tile[0] != "C"]
    first = table.game.format(tiles[0])
    result = await club.tables.play(table.id, ADA.id, line=f"{first} ok")
    drawn = club.state(result.table)
    assert club.asked(result.table, ADA).kind == "turn"
    second = table.game.format(club.asked(result.table, ADA).moves[0])
    line = await club.tables.play(table.id, ADA.id, line=second)
    assert club.state(line.table) != drawn
    assert await club.tables.undoable(line.table, ADA.id)
    undone = await club.tables.undo(table.id, ADA.id)
    assert club.state(undone) == drawn
    assert not await club.tables.undoable(undone, ADA.id)
    await nothing_to_undo(club, undone, ADA.id)


@pytest.mark.rule("LX-701")
async def test_the_opening_choice_is_taken_back_until_the_last_has_chosen(club: Club) -> None:
    """Undoing an opening choice leaves the choices of the others alone."""
    table = await club.started(ADA, BO, CLEO)
    at_start = club.state(table)
    table = (await club.any(table, ADA)).table
    assert [await club.tables.undoable(table, person.id) for person in (ADA, BO, DAN)] == [
        Undoable("keep", several=False), None, None,
    ]  # fmt: skip
    await nothing_to_undo(club, table, BO.id)
    table = (await club.any(table, BO, number=1)).table
    for person in (ADA, BO):
        assert await club.tables.undoable(table, person.id)
    gifts = table.view(1).gifts
    table = await club.tables.undo(table.id, ADA.id)
    assert table.view(None).to_act == (0, 2)
    assert table.view(1).gifts == gifts != ()
    again = (await club.any(table, ADA, number=1)).table
    assert await club.tables.undoable(again, ADA.id)
    table = await club.tables.undo(table.id, BO.id)
    table = await club.tables.undo(table.id, ADA.id)
    assert club.state(table) == at_start
    assert await store.moves.moves_of(club.reader, table.id) == []
    await nothing_to_undo(club, table, ADA.id)
    for person in (ADA, BO, CLEO):
        table = (await club.any(table, person)).table
    assert table.view(None).turn == 1
    for person in (ADA, BO, CLEO):
        assert not await club.tables.undoable(table, person.id)
        await nothing_to_undo(club, table, person.id)


async def test_the_end_of_a_turn_is_not_taken_back(club: Club) -> None:
    table = await club.opened(ADA, BO)
    result = await club.turn(table, ADA)
    for person in (ADA, BO):
        assert not await club.tables.undoable(result.table, person.id)
        await nothing_to_undo(club, result.table, person.id)


async def test_an_undo_that_comes_twice_is_done_once(club: Club) -> None:
    table = await club.opened(ADA, BO)
    camp = next(move for move in club.asked(table, ADA).moves if move.tile[0] == "C")
    table = (await club.tables.play(table.id, ADA.id, move=camp)).table
    table = (await club.any(table, ADA)).table
    first = await club.tables.undo(table.id, ADA.id, interaction_id=3)
    again = await club.tables.undo(table.id, ADA.id, interaction_id=3)
    assert again == first
    assert len(await store.moves.moves_of(club.reader, table.id)) == 3


async def test_undo_tells_the_channel_only_what_the_channel_can_see(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await club.any(table, ADA)
    await club.tables.undo(table.id, ADA.id)
    assert await club.news() == [], "a plan concerns nobody else"

    table = await club.started(ADA, BO, channel=701)
    chosen = (await club.any(table, ADA)).table
    await club.news()
    undone = await club.tables.undo(table.id, ADA.id)
    (row,) = await club.news()
    assert row.kind == "refresh"
    view = table.game.views.dump(undone.view(None))
    assert payload(row) == {"view": view, "until": undone.row.ply, "asks": undone.asks}
    assert undone.view(None) != chosen.view(None)


async def test_what_is_taken_back_is_not_in_the_history(club: Club) -> None:
    table = await club.started(ADA, BO, CLEO)
    chosen = (await club.any(table, ADA)).table
    assert [event.kind for _row, event in await club.tables.repository.history(chosen, 0)] == [
        "kept"
    ]
    undone = await club.tables.undo(table.id, ADA.id)
    assert await club.tables.repository.history(undone, 0) == []
    assert await club.tables.repository.last_acted(undone, 0) == 0


async def test_undo_does_not_change_chance(club: Club) -> None:
    """After an undo, playing again draws the same tile."""
    table = await club.opened(ADA, BO)
    tile = next(move for move in club.asked(table, ADA).moves if move.tile[0] != "C")
    table = (await club.tables.play(table.id, ADA.id, move=tile)).table
    once = (await club.any(await club.tables.undo(table.id, ADA.id), ADA)).table
    await club.tables.undo(table.id, ADA.id)
    result = await club.tables.play(table.id, ADA.id, line=f"{table.game.format(tile)} ok end")
    club.tables.repository.seeds = lambda: result.table.row.seed or ""
    other = await club.opened(ADA, BO, channel=701)
    direct = await club.tables.play(other.id, ADA.id, line=f"{table.game.format(tile)} ok end")
    assert club.state(direct.table) == club.state(result.table)
    assert once.row.seed == result.table.row.seed
    with pytest.raises(IllegalMove):
        await club.tables.play(table.id, ADA.id, move=tile)
