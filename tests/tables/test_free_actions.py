"""Free actions: private moves leave no trace for others, all others are announced at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot import store
from bot.features import table_service
from bot.store.database import Database
from bot.store.rows import MoveRow
from bot.tables import Table, TableRefused, TableService
from bot.tables.undo import step_back
from engines.core import IllegalMove
from engines.core.record import Record, replay
from tests.core.toy import End, Hold, Release, Score, State, Step, Toy

from .club import ADA, BO, Club, Guest, payload

OWN = {"move", "snapshot", "event", "outbox", "seat"}
"""What a private move changes in the database; in the table's row only the number of moves."""


@pytest.fixture
async def table(club: Club) -> Table:
    """Return a table where Ada holds 3, 5, 8 and Bo holds 4, 6, 7; Ada is to play."""
    club.tables.repository.seeds = lambda: "toy 119"
    table = await club.started(ADA, BO, game="toy")
    assert [table.view(seat).hand for seat in (0, 1)] == [(3, 5, 8), (4, 6, 7)]
    return table


async def play(club: Club, table: Table, person: int, line: str) -> Table:
    return (await club.tables.play(table.id, person, line=line)).table


async def test_nobody_notices_a_private_move(club: Club, table: Table) -> None:
    before = await club.everything()
    held = await play(club, table, BO.id, "hold 4")
    after = await club.everything()
    assert held.view(1).held == (4,)
    assert {name for name in before if before[name] != after[name]} == {*OWN, "game_table"}
    (row_before,), (row_after,) = before["game_table"], after["game_table"]
    assert [pair for pair in zip(row_before, row_after, strict=True) if pair[0] != pair[1]] == [
        (0, 1)
    ]
    assert (held.version, held.row.ply) == (table.version, 1)
    assert held.row.updated_at == table.row.updated_at
    for seat in (None, 0):
        assert held.view(seat) == table.view(seat)
        assert await club.tables.repository.history(held, seat) == []
    assert [a == b for a, b in zip(before["seat"], after["seat"], strict=True)] == [True, False]
    (row,) = await club.news()
    assert row.kind == "hand"
    held_now = held.seats[1].hand
    assert payload(row) == {"seat": 1, "user": BO.id, "private": True, "held": held_now}


async def test_others_buttons_go_on_working(club: Club, table: Table) -> None:
    asked = table.question(0)
    await play(club, table, BO.id, "hold 4")
    result = await club.tables.play(table.id, ADA.id, move=Step(2), question=asked)
    assert result.table.version == table.version + 1
    with pytest.raises(TableRefused, match="stale"):
        await club.tables.play(table.id, ADA.id, move=End(), question=asked)


async def test_each_private_move_refreshes_the_own_hand(club: Club, table: Table) -> None:
    for line in ("hold 4", "release 4", "hold 4", "hold 6 hold 7"):
        await play(club, table, BO.id, line)
        assert await club.kinds() == ["hand"]
    nonces = [row.nonce for row in await club.outbox() if '"private": true' in row.payload]
    assert len({*nonces}) == 4
    assert max(map(len, nonces)) <= 25


async def test_a_private_move_that_comes_twice_is_played_once(club: Club, table: Table) -> None:
    for _time in range(2):
        result = await club.tables.play(table.id, BO.id, move=Hold(4), interaction_id=8)
    assert result.played == ()
    assert (result.table.row.ply, result.table.view(1).held) == (1, (4,))
    assert await club.kinds() == ["hand"]


async def test_who_may_take_which_free_action(club: Club, table: Table) -> None:
    for person, move in ((BO, Hold(3)), (BO, Release(4)), (BO, Score(4)), (BO, Step(1))):
        with pytest.raises(IllegalMove):
            await club.tables.play(table.id, person.id, move=move)
    with pytest.raises(TableRefused, match="not-seated"):
        await club.tables.play(table.id, 99, move=Hold(4))
    assert table.free_action(1) is not None
    lobby = await club.lobby(ADA, BO, game="toy", channel=701)
    assert lobby.free_action(0) is None
    stopped = await club.tables.lobby.abandon(table.id, ADA)
    assert stopped.free_action(1) is None
    with pytest.raises(TableRefused, match="status-abandoned"):
        await club.tables.play(table.id, BO.id, move=Hold(4))


async def test_undo_passes_over_private_moves(club: Club, table: Table) -> None:
    stepped = await play(club, table, ADA.id, "step 2")
    for person, line in ((BO, "hold 4"), (ADA, "hold 3"), (BO, "hold 6 release 4")):
        await play(club, stepped, person.id, line)
    offered = [await club.tables.undoable(stepped, person.id) for person in (ADA, BO)]
    assert [undo is not None for undo in offered] == [True, False]
    undone = await club.tables.undo(table.id, ADA.id, question=stepped.question(0))
    assert undone.view(None) == table.view(None)
    assert (undone.view(0).held, undone.view(1).held) == ((3,), (6,))
    moves = await store.moves.moves_of(club.reader, table.id)
    written = [(move.ply, undone.game.format(undone.game.moves.load(move.move))) for move in moves]
    assert written == [(2, "hold 4"), (3, "hold 3"), (4, "hold 6"), (5, "release 4")]
    history = await club.tables.repository.history(undone, 1)
    assert [(row.ply, event.card, event.held) for row, event in history] == [
        (2, 4, True), (4, 6, True), (5, 4, False),
    ]  # fmt: skip
    for person in (ADA, BO):
        with pytest.raises(TableRefused, match="nothing-to-undo"):
            await club.tables.undo(table.id, person.id)
    again = await play(club, table, ADA.id, "step 2")
    assert (await club.tables.undo(table.id, ADA.id)).view(1).held == (6,)
    assert again.row.ply == 6


async def test_a_private_move_in_a_line_stays_when_the_line_is_taken_back(
    club: Club, table: Table
) -> None:
    played = await play(club, table, ADA.id, "hold 3 step 2 hold 5")
    assert played.version == table.version + 1
    undone = await club.tables.undo(table.id, ADA.id)
    assert undone.view(0).held == (3, 5)
    assert undone.view(None) == table.view(None)
    moves = await store.moves.moves_of(club.reader, table.id)
    assert [move.ply for move in moves] == [1, 3]


async def test_undo_stops_where_a_turn_ended_private_moves_or_not(club: Club, table: Table) -> None:
    await play(club, table, ADA.id, "step 2 end")
    await play(club, table, ADA.id, "hold 3")
    with pytest.raises(TableRefused, match="nothing-to-undo"):
        await club.tables.undo(table.id, ADA.id)


async def test_a_private_move_that_is_no_longer_legal_goes_with_the_step(
    club: Club, table: Table
) -> None:
    """In Toy no free action depends on another seat's step, so the test stores one that does."""
    stepped = await play(club, table, ADA.id, "step 2")
    moves, ply = table.game.moves, stepped.row.ply
    rows = [
        MoveRow(
            ply=ply + number, seat=1, move=moves.dump(move), private=True, free=True,
            batch=ply + number, made_by=1, made_at=1,
        )
        for number, move in enumerate((Hold(4), Release(6), Hold(6)), start=1)
    ]  # fmt: skip
    async with club.tables.repository.database.writing() as tx:
        await store.moves.append_moves(tx, table.id, rows)
        await store.tables.advance_privately(tx, table.id, stepped.version, ply + 3)
    step = await step_back(club.reader, stepped, 0, state_at(table))
    assert step is not None
    assert (step.plies, step.kept_later) == ((1, 3), True)
    assert step.position.view(1).held == (4, 6)


def state_at(table: Table) -> Callable[[int], Awaitable[State]]:
    """Return a loader of states that gives the table's present state for every ply."""

    async def present_state(_ply: int) -> State:
        state: State = table.state
        return state

    return present_state


async def test_another_process_knows_of_private_moves(
    club: Club, table: Table, database: Database
) -> None:
    """A private move raises the ply but not the version: loading and the cache mind that."""

    def beside() -> TableService:
        return table_service(database, {"toy": Toy()})

    other = beside()
    assert (await other.repository.get(table.id)).view(1).held == ()
    held = await play(club, table, BO.id, "hold 4")
    for tables in (other, beside()):
        loaded = await tables.repository.get(table.id)
        assert (loaded.version, loaded.row.ply, loaded.state) == (held.version, 1, held.state)
    await other.play(table.id, BO.id, move=Hold(6))
    assert (await club.tables.repository.get(table.id)).view(1).held == (4, 6)
    await play(club, table, ADA.id, "step 1")
    undone = await beside().undo(table.id, ADA.id)
    assert undone.view(1).held == (4, 6)
    loaded = await club.tables.repository.get(table.id)
    assert (loaded.row, loaded.state) == (undone.row, undone.state)


async def test_news_are_counted_from_the_last_move_that_was_not_private(
    club: Club, table: Table
) -> None:
    await play(club, table, ADA.id, "step 2 end")
    held = await play(club, table, ADA.id, "hold 3")
    assert held.row.ply == 3
    assert await club.tables.repository.last_acted(held, 0) == 2


async def test_what_is_scored_in_anothers_turn_is_announced_at_once(
    club: Club, table: Table
) -> None:
    await play(club, table, ADA.id, "hold 3")
    await play(club, table, ADA.id, "step 2 end")
    stepped = await play(club, table, BO.id, "step 1")
    assert stepped.view(None).scored == ((), ())
    await club.news()
    scored = await play(club, table, ADA.id, "score 3")
    assert scored.version == stepped.version + 1
    assert scored.view(None).to_act == (1,)
    hand, refresh = await club.news()
    assert (hand.kind, payload(hand)["seat"], payload(hand)["private"]) == ("hand", 0, False)
    assert refresh.kind == "refresh", "the card is edited; nobody is pinged"
    shown = scored.game.views.load(payload(refresh)["view"])
    assert shown == scored.view(None)
    assert payload(refresh)["until"] == scored.row.ply
    for seat in (None, 1):
        history = await club.tables.repository.history(scored, seat, since=stepped.row.ply)
        assert [event.kind for _row, event in history] == ["scored"]
    with pytest.raises(TableRefused, match="nothing-to-undo"):
        await club.tables.undo(table.id, ADA.id)
    await club.tables.play(table.id, BO.id, move=End(), question=stepped.question(1))
    assert "card" in await club.kinds()


async def test_a_whole_game_with_private_moves_is_exported_and_replays(club: Club) -> None:
    """Switches are turned all the time, and every move that can be undone is undone."""
    guest, undone, private = Guest("whole"), 0, 0
    table = await club.started(ADA, BO, game="toy")
    while table.row.status == "running":
        for seat, person in enumerate((ADA, BO)):
            while (free_action := table.free_action(seat)) is not None and guest.below(3):
                move = guest.choose(free_action.moves)
                private += table.game.is_private(move)
                table = (await club.tables.play(table.id, person.id, move=move)).table
        if await club.tables.undoable(table, ADA.id) and guest.below(2):
            held = [table.view(seat).held for seat in (0, 1)]
            table = await club.tables.undo(table.id, ADA.id)
            assert [table.view(seat).held for seat in (0, 1)] == held
            undone += 1
            continue
        person = (ADA, BO)[table.view(None).to_act[0]]
        table = (await club.any(table, person, number=guest.below(2))).table
    assert undone >= 1
    assert private > 10
    record = await club.tables.repository.export(table.id)
    assert Record.from_json(record.to_json()) == record
    assert [*replay(table.game, record)][-1].state == table.state
