"""Presses that arrive at the same moment: each is played once, or refused in words."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot import store
from bot.tables import PlayResult, Table, TableRefused
from bot.tables.repository import TableRepository
from engines.core.record import replay
from tests.core.marks import Commit, Mark

from .club import ADA, BO, PEOPLE, Club, Guest

pytestmark = pytest.mark.threads


async def test_four_presses_at_once_are_all_played(club: Club) -> None:
    table = await club.started(*PEOPLE, game="marks")
    presses = (
        club.tables.play(table.id, person.id, move=Mark(1 + seat), question=table.question(seat))
        for seat, person in enumerate(PEOPLE)
    )
    await asyncio.gather(*presses)
    now = await club.tables.repository.get(table.id)
    assert [now.view(seat).marks for seat in range(4)] == [(1,), (2,), (3,), (4,)]


async def test_the_same_interaction_twice_at_once_is_played_once(club: Club) -> None:
    table = await club.started(*PEOPLE, game="marks")
    for interaction, act in enumerate((Mark(1), Mark(2), Commit())):
        question = (await club.tables.repository.get(table.id)).question(0)
        both = (
            club.tables.play(
                table.id, ADA.id, move=act, question=question, interaction_id=interaction
            )
            for _twice in range(2)
        )
        first, second = await asyncio.gather(*both)
        assert {len(first.played), len(second.played)} == {0, 1}
    both_undone = (
        club.tables.undo(table.id, ADA.id, interaction_id=99, once=True) for _twice in range(2)
    )
    one, two = await asyncio.gather(*both_undone)
    assert one.version == two.version
    assert len(await store.moves.moves_of(club.reader, table.id)) == 2


async def test_a_double_press_of_undo_takes_back_once(club: Club) -> None:
    table = await club.started(*PEOPLE, game="marks")
    await club.tables.play(table.id, ADA.id, move=Mark(1))
    table = (await club.tables.play(table.id, ADA.id, move=Mark(2))).table
    shown = table.question(0)
    pressed = (club.tables.undo(table.id, ADA.id, question=shown) for _twice in range(2))
    results = await asyncio.gather(*pressed, return_exceptions=True)
    assert [getattr(result, "code", None) for result in results] == [None, "stale"]
    assert (await club.tables.repository.get(table.id)).view(0).marks == (1,)


async def test_an_undo_while_it_is_looked_whether_to_offer_undo(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada's panel is made outside the table's lock: Bo takes back twice between two readings."""
    table = await club.started(ADA, BO, game="marks")
    for person, line in ((BO, "commit"), (ADA, "mark 1"), (BO, "withdraw")):
        table = (await club.tables.play(table.id, person.id, line=line)).table
    repository, state_at = club.tables.repository, club.tables.repository.state_at

    def interrupted(given: Table) -> Callable[[int], Awaitable[Any]]:
        async def later(ply: int) -> Any:
            monkeypatch.undo()
            for _twice in range(2):
                await club.tables.undo(table.id, BO.id)
            return await state_at(given)(ply)

        return later

    monkeypatch.setattr(repository, "state_at", interrupted)
    assert await club.tables.undoable(table, ADA.id)
    assert await club.tables.undoable(await repository.get(table.id), ADA.id)


@pytest.mark.parametrize("seed", range(3))
async def test_moves_undo_and_bots_at_once_leave_a_game_that_can_be_replayed(
    seed: int, club: Club
) -> None:
    people, guest = PEOPLE[:3], Guest(f"at once {seed}")
    table = await club.started(*people, bots=("random",), game="marks")
    refused: set[str] = set()
    for _round in range(200):
        table = await club.tables.repository.get(table.id)
        if table.row.status != "running":
            break
        acts: list[Awaitable[Any]] = [club.tables.run_bots(table.id)]
        for seat in range(len(people)):
            asked = table.view(seat).decision
            if guest.below(5) == 0:
                acts.append(_undo(club, table, seat))
            if asked is not None:
                question, move = table.question(seat), guest.choose(asked.moves)
                acts += [
                    _play(club, table, seat, question, move) for _twice in range(1 + guest.below(2))
                ]
        for result in await asyncio.gather(*acts, return_exceptions=True):
            if isinstance(result, BaseException):
                assert isinstance(result, TableRefused), result
                refused.add(result.code)
        fresh = await club.tables.repository.get(table.id)
        club.tables.repository._positions.clear()
        assert (await club.tables.repository.get(table.id)).state == fresh.state
        assert (await club.tables.repository.get(table.id)).position == fresh.position
    assert table.row.status == "finished"
    assert refused <= {"stale", "nothing-to-undo", "status-finished"}
    record = await club.tables.repository.export(table.id)
    assert [*replay(table.game, record)][-1].state == table.state


async def _play(club: Club, table: Table, seat: int, question: str, move: object) -> PlayResult:
    return await club.tables.play(table.id, PEOPLE[seat].id, move=move, question=question)


async def _undo(club: Club, table: Table, seat: int) -> Table:
    return await club.tables.undo(table.id, PEOPLE[seat].id)


@pytest.mark.slow
async def test_the_lock_of_a_table_is_the_same_while_it_is_used_and_gone_afterwards(
    club: Club,
) -> None:
    gc.freeze()  # what other tests keep is not looked through
    repository = club.tables.repository
    async with repository.lock(1):
        assert repository.lock(1).locked()
        assert not repository.lock(2).locked()
        waiting = asyncio.create_task(_held(repository, 1))
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting
    forgotten = weakref.ref(repository.lock(1))
    gc.collect()
    assert forgotten() is None, "a bot would remember every table that it has ever had"


async def _held(repository: TableRepository, table_id: int) -> None:
    async with repository.lock(table_id):
        pass
