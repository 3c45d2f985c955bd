"""Seats asked at the same time: each answers, undoes and is called independently."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import permutations
from typing import Any, TypeVar

import pytest
from typing_extensions import override

from bot import store
from bot.features import table_service
from bot.store.database import Database
from bot.tables import Person, Table, TableRefused
from bot.workers import Workers
from engines.core import AnyGame, Decision, Event
from engines.core.record import Record, replay
from tests.core.marks import Mark, Marked, Marks, Move, Settle, State

from .club import ADA, BO, CLEO, DAN, PEOPLE, Club, Guest, payload

T = TypeVar("T")


async def play(club: Club, table: Table, person: Person, *lines: str) -> Table:
    """Play lines one after another, each as a press of its own."""
    for line in lines:
        table = (await club.tables.play(table.id, person.id, line=line)).table
    return table


async def refused(club: Club, table: Table, person: Person) -> str:
    """Try an undo that is not possible; return the refusal."""
    before = await club.everything()
    with pytest.raises(TableRefused) as caught:
        await club.tables.undo(table.id, person.id)
    assert await club.everything() == before
    return caught.value.code


@pytest.fixture
async def four(club: Club) -> Table:
    """Return a table of four people, all of whom are marking."""
    return await club.started(*PEOPLE, game="marks")


# --- answering ------------------------------------------------------------------------------


async def test_four_people_mark_at_once_and_nobody_is_refused(club: Club, four: Table) -> None:
    """Everybody presses a button shown before anybody had marked."""
    shown = {person: four.question(seat) for seat, person in enumerate(PEOPLE)}
    for number, (seat, person) in enumerate(((2, CLEO), (0, ADA), (3, DAN), (1, BO))):
        move = Mark(1 + number)
        result = await club.tables.play(four.id, person.id, move=move, question=shown[person])
        assert result.table.view(seat).marks == (1 + number,)
    for seat, person in enumerate(PEOPLE):
        with pytest.raises(TableRefused, match="stale"):
            await club.tables.play(four.id, person.id, move=Mark(5), question=shown[person])
        latest = await club.tables.repository.get(four.id)
        assert latest.question(seat) != shown[person]


async def test_a_question_in_the_same_words_is_another_question(club: Club) -> None:
    """Every turn asks for the same squares, but a button of the last turn is not accepted."""
    table = await club.started(ADA, BO, game="marks")
    old = table.question(0)
    for person in (ADA, BO):
        table = await play(club, table, person, "commit")
    assert table.view(0).decision == (await club.tables.repository.get(table.id)).view(0).decision
    assert table.view(None).turn == 2
    assert table.question(0) != old
    with pytest.raises(TableRefused, match="stale"):
        await club.tables.play(table.id, ADA.id, move=Mark(1), question=old)


async def test_each_seat_is_asked_its_own_question(club: Club, four: Table) -> None:
    assert len({four.question(seat) for seat in range(4)}) == 4


# --- taking back ----------------------------------------------------------------------------


async def test_the_own_mark_is_taken_back_whatever_others_did(club: Club, four: Table) -> None:
    table = await play(club, four, ADA, "mark 1", "mark 2")
    table = await play(club, table, BO, "mark 1")
    table = await play(club, table, CLEO, "mark 3", "commit")
    table = await club.tables.undo(table.id, ADA.id)
    assert [table.view(seat).marks for seat in range(3)] == [(1,), (1,), (3,)]
    assert table.view(None).committed == (False, False, True, False)
    table = await club.tables.undo(table.id, ADA.id)
    assert [table.view(seat).marks for seat in range(3)] == [(), (1,), (3,)]
    assert await refused(club, table, ADA) == "nothing-to-undo"
    moves = await store.moves.moves_of(club.reader, table.id)
    assert [(move.ply, move.seat) for move in moves] == [(3, 1), (4, 2), (5, 2)], "with gaps"
    table = await play(club, table, ADA, "mark 6")
    assert (await store.moves.moves_of(club.reader, table.id))[-1].ply == 6, "no number comes twice"


async def test_undo_neither_offers_nor_refuses_by_what_others_did(club: Club) -> None:
    """Undo gives a seat the same result whatever others mark in secret."""
    tables = [
        await club.started(ADA, BO, game="marks", channel=700 + number) for number in range(3)
    ]
    private, busy, busier = [await play(club, table, ADA, "mark 1") for table in tables]
    busy = await play(club, busy, BO, "mark 2")
    busier = await play(club, busier, BO, "mark 2", "mark 3")
    await club.tables.undo(busier.id, BO.id)
    for table in (private, busy, busier):
        assert await club.tables.undoable(table, ADA.id)
        undone = await club.tables.undo(table.id, ADA.id)
        assert not await club.tables.undoable(undone, ADA.id)
        assert await refused(club, undone, ADA) == "nothing-to-undo"


async def test_undo_pressed_twice_is_judged_by_the_own_seat(club: Club) -> None:
    """A move of another seat must not make the second press work: that would reveal the move."""
    table = await club.started(ADA, BO, game="marks")
    table = await play(club, table, ADA, "mark 1", "mark 2")
    await club.tables.undo(table.id, ADA.id, once=True)
    await play(club, table, BO, "mark 5")
    with pytest.raises(TableRefused, match="undone-already"):
        await club.tables.undo(table.id, ADA.id, once=True)
    await play(club, table, ADA, "mark 3")
    table = await club.tables.undo(table.id, ADA.id, once=True)
    assert table.view(0).marks == (1,)


async def test_a_commit_is_withdrawn_until_the_last_one(club: Club, four: Table) -> None:
    table = await play(club, four, ADA, "mark 1", "commit")
    table = await play(club, table, BO, "commit")
    table = await club.tables.undo(table.id, ADA.id)
    assert table.view(None).to_act == (0, 2, 3)
    table = await play(club, table, ADA, "commit", "withdraw", "commit")
    assert table.view(0).marks == (1,)
    for person in (CLEO, DAN):
        table = await play(club, table, person, "commit")
    assert table.view(None).turn == 2
    for person in PEOPLE:
        assert not await club.tables.undoable(table, person.id)
        assert await refused(club, table, person) == "nothing-to-undo"


async def test_what_another_revealed_by_itself_stops_nobody_elses_undo(
    club: Club, database: Database
) -> None:
    """A reveal caused by another seat's move, the same with or without one's own."""

    class Peeking(Marks):
        """Marks in which everybody sees what Bo marks."""

        @override
        def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
            after, events = super().apply(state, seat, move)
            if isinstance(move, Mark) and seat == 1:
                events = (Marked(square=move.square, reveals=True),)
            return after, events

    club.tables.repository.games["marks"] = Peeking()
    table = await club.started(ADA, BO, game="marks")
    table = await play(club, table, ADA, "mark 1")
    table = await play(club, table, BO, "mark 2")
    assert not await club.tables.undoable(table, BO.id), "what it revealed itself"
    assert await club.tables.undoable(table, ADA.id)
    table = await club.tables.undo(table.id, ADA.id)
    assert [table.view(seat).marks for seat in (0, 1)] == [(), (2,)]
    fresh = table_service(database, club.tables.repository.games)
    assert (await fresh.repository.get(table.id)).state == table.state, (
        "older snapshots had been dropped"
    )


async def test_an_answer_of_the_seat_after_mine_holds_mine(club: Club) -> None:
    """Bo was asked because of Ada's answer: without hers, his would not be legal."""
    table = await clash(club)
    assert table.view(None).to_act == (0,)
    table = await play(club, table, ADA, "yield")
    assert table.view(None).to_act == (0,)
    assert await club.tables.undoable(table, ADA.id)
    table = await club.tables.undo(table.id, ADA.id)
    table = await play(club, table, ADA, "stay", "stay")
    assert table.view(None).turn == 2
    assert await refused(club, table, ADA) == "nothing-to-undo"


async def clash(club: Club) -> Table:
    """Return a table where Ada and Bo have marked the same two squares: Ada is asked."""
    table = await club.started(ADA, BO, CLEO, game="marks")
    table = await play(club, table, ADA, "mark 1", "mark 2", "commit")
    table = await play(club, table, CLEO, "mark 6", "commit")
    await club.news()
    return await play(club, table, BO, "mark 1", "mark 2", "commit")


# --- being called ---------------------------------------------------------------------------


async def test_who_is_asked_inside_anothers_turn_is_called_by_a_new_post(club: Club) -> None:
    table = await clash(club)
    assert table.view(None).turn == 1, "the turn has not passed"
    (card,) = [row for row in await club.news() if row.kind in ("card", "refresh")]
    assert card.kind == "card"
    assert payload(card)["call"] == [0]
    await play(club, table, ADA, "yield")
    assert "card" not in await club.kinds(), "she is asked again by her own answer"
    await play(club, table, ADA, "yield")
    (card,) = [row for row in await club.news() if row.kind == "card"]
    assert payload(card)["call"] == [1, 2], "everybody is to mark, and Ada has her panel"


async def test_marks_and_commits_call_nobody(club: Club, four: Table) -> None:
    await play(club, four, ADA, "mark 1", "mark 2")
    assert await club.news() == [], "a secret mark is not announced at all"
    await play(club, four, ADA, "commit")
    assert await club.kinds() == ["refresh"], "an edit shows who is still thinking"
    await play(club, four, ADA, "withdraw")
    assert "card" not in await club.kinds()
    await play(club, four, ADA, "commit")
    await club.news()
    await club.tables.undo(four.id, ADA.id)
    assert await club.kinds() == ["refresh"]


async def test_a_seat_that_commits_sees_who_is_still_thinking_and_nothing_else(
    club: Club, four: Table
) -> None:
    table = await play(club, four, ADA, "mark 1", "commit")
    public = table.view(0)
    table = await play(club, table, BO, "mark 3", "mark 4")
    assert table.view(0) == public
    assert table.question(0) == (await club.tables.repository.get(table.id)).question(0)
    assert await club.tables.repository.history(table, 0) == await club.tables.repository.history(
        four, 0
    )


async def test_a_bot_among_those_asked_at_once(club: Club) -> None:
    table = await club.started(ADA, bots=("random",), game="marks")
    table = await play(club, table, ADA, "mark 1")
    await club.tables.run_bots(table.id)
    table = await club.tables.repository.get(table.id)
    assert table.view(None).to_act == (0,)
    table = await club.tables.undo(table.id, ADA.id)
    assert table.view(0).marks == ()
    assert table.view(None).committed == (False, True), "the computer's choice stays"


class Pausing(Workers):
    """Lets somebody do something before each thought is finished."""

    def __init__(self, meanwhile: Callable[[], Awaitable[object]]) -> None:
        super().__init__()
        self.meanwhile = meanwhile

    @override
    async def think(self, function: Callable[..., T], game: AnyGame, *given: Any) -> T:
        thought = await super().think(function, game, *given)
        await self.meanwhile()
        return thought


@pytest.mark.threads
async def test_nobody_waits_for_a_bot_that_thinks(club: Club) -> None:
    """Others move meanwhile; the bot's moves are played after theirs, and only once."""
    table = await club.started(ADA, bots=("random",), game="marks")
    lines = iter(("mark 1", "mark 2", "mark 3"))

    async def meanwhile() -> None:
        if (line := next(lines, "")) != "":
            await play(club, table, ADA, line)

    club.tables.repository.workers = Pausing(meanwhile)
    await asyncio.gather(*(club.tables.run_bots(table.id) for _twice in range(2)))
    table = await club.tables.repository.get(table.id)
    assert table.view(0).marks == (1, 2)
    assert table.view(None).committed == (False, True)
    club.tables.repository._positions.clear()
    assert (await club.tables.repository.get(table.id)).state == table.state


async def test_a_bot_plays_no_more_at_a_table_that_has_ended_meanwhile(club: Club) -> None:
    table = await club.started(ADA, bots=("random",), game="marks")

    async def meanwhile() -> None:
        await club.tables.lobby.abandon(table.id, ADA)

    club.tables.repository.workers = Pausing(meanwhile)
    await club.tables.run_bots(table.id)
    table = await club.tables.repository.get(table.id)
    assert (table.row.status, table.row.ply) == ("abandoned", 0)


class OneAfterAnother(Marks):
    """Marks in which whoever commits first lets all others wait until they withdraw."""

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        return super().decisions(state) if not state.committed[0] else ()


async def test_who_is_asked_again_because_another_took_back_is_called(club: Club) -> None:
    club.tables.repository.games["marks"] = OneAfterAnother()
    table = await club.started(ADA, BO, CLEO, game="marks")
    table = await play(club, table, ADA, "commit")
    assert table.view(None).to_act == ()
    await club.news()
    table = await club.tables.undo(table.id, ADA.id)
    assert table.view(None).to_act == (0, 1, 2)
    (card,) = [row for row in await club.news() if row.kind in ("card", "refresh")]
    assert card.kind == "card"
    assert payload(card)["call"] == [1, 2]


class Hurried(Marks):
    """Marks in which a turn passes with every mark, though all others go on as they were."""

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move)
        return (replace(after, turn=after.turn + isinstance(move, Mark)), events)


async def test_a_turn_that_passes_does_not_call_who_is_asked_the_same_as_before(
    club: Club,
) -> None:
    club.tables.repository.games["marks"] = Hurried()
    table = await club.started(ADA, BO, game="marks")
    await club.tables.play(table.id, ADA.id, line="mark 1")
    (card,) = [row for row in await club.news() if row.kind == "card"]
    assert payload(card)["call"] == []


# --- whole games ----------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(range(3))))
async def test_any_order_of_answers_leads_to_the_same(order: tuple[int, ...], club: Club) -> None:
    table = await club.started(ADA, BO, CLEO, game="marks")
    marks = {0: ("mark 1", "mark 2"), 1: ("mark 2", "mark 3"), 2: ("mark 4",)}
    for seat in order:
        table = await play(club, table, PEOPLE[seat], *marks[seat], "commit")
    assert table.view(None).clashes == (2,)
    table = await play(club, table, ADA, "yield")
    values = table.view(None).values
    assert table.view(None).scores == (values[0], values[1] + values[2], values[3])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_whole_game_in_mixed_orders_with_undo_and_restarts(
    seats: int, club: Club, database: Database
) -> None:
    people, guest = PEOPLE[:seats], Guest(f"mixed {seats}")
    table = await club.started(*people, game="marks")
    tables, undone, restarts = club.tables, 0, 0
    while table.row.status == "running":
        if guest.below(4) == 0:
            tables, restarts = table_service(database, club.tables.repository.games), restarts + 1
            assert (await tables.repository.get(table.id)).state == table.state
        seat = guest.below(seats)
        before = [table.view(other).marks for other in range(seats)]
        if guest.below(3) == 0 and await tables.undoable(table, people[seat].id):
            table = await tables.undo(table.id, people[seat].id)
            after = [table.view(other).marks for other in range(seats)]
            assert [m for o, m in enumerate(after) if o != seat] == [
                m for o, m in enumerate(before) if o != seat
            ]
            undone += 1
        elif (asked := table.view(seat).decision) is not None:
            move = guest.choose(asked.moves)
            question = table.question(seat)
            played = await tables.play(table.id, people[seat].id, move=move, question=question)
            table = played.table
    assert undone >= 2
    assert restarts >= 2
    record = await club.tables.repository.export(table.id)
    assert Record.from_json(record.to_json()) == record
    assert [*replay(table.game, record)][-1].state == table.state


# --- forced answers ------------------------------------------------------------------------


class FirstClashIsSettled(Marks):
    """Marks in which nobody is asked about the first of several clashes: it stays."""

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        asked = super().decisions(state)
        if len(state.clashes) < 2:
            return asked
        return (replace(asked[0], moves=(Settle(False),), automatic=True),)


async def test_a_forced_answer_of_another_seat_is_played_at_once(club: Club) -> None:
    club.tables.repository.games["marks"] = FirstClashIsSettled()
    table = await clash(club)
    assert table.view(None).clashes == (2,)
    assert table.view(0).decision is not None
    last, forced = (await store.moves.moves_of(club.reader, table.id))[-2:]
    assert (last.seat, last.made_by, forced.seat, forced.made_by) == (1, 1, 0, 1)
    assert (last.batch, forced.batch, last.reveals, forced.reveals) == (8, 8, True, False)
    (card,) = [row for row in await club.news() if row.kind == "card"]
    assert payload(card)["call"] == [0]


async def test_what_is_forced_after_a_reveal_is_not_taken_back(club: Club) -> None:
    """Neither the seat that pressed nor the seat that answered can undo it, nor the reveal."""
    club.tables.repository.games["marks"] = FirstClashIsSettled()
    table = await clash(club)
    for person in (ADA, BO, CLEO):
        assert not await club.tables.undoable(table, person.id)
        assert await refused(club, table, person) == "nothing-to-undo"
