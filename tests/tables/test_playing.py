"""Moves: one by one, in lines, twice, too late, and two at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest

from bot import store
from bot.features import table_service
from bot.tables import PlayResult, TableRefused
from bot.tables.lobby import BOT_NAMES
from bot.workers import Workers
from engines.core import BadNotation, IllegalMove
from engines.luxor.moves import End
from engines.players import PLAYERS

from .club import ADA, BO, CLEO, DAN, Club, Guest


async def test_every_change_raises_the_version_by_one(club: Club) -> None:
    tables, versions = club.tables, list[int]()
    table = await club.lobby(ADA)
    assert table.version == 0
    for change in (
        tables.lobby.join(table.id, BO),
        tables.lobby.add_bot(table.id, ADA, "random"),
        tables.lobby.remove(table.id, ADA, 2, f"random {BOT_NAMES[0]}"),
        tables.lobby.set_option(table.id, ADA, "first_player", 1),
        tables.lobby.start(table.id, ADA),
        tables.lobby.announce(table.id),
    ):
        versions.append((await change).version)
    for person in (ADA, BO):
        versions.append((await club.any(table, person)).table.version)
    versions.append((await club.any(table, ADA)).table.version)
    versions.append((await tables.undo(table.id, ADA.id)).version)
    versions.append((await tables.lobby.abandon(table.id, ADA)).version)
    assert versions == list(range(1, 12))


async def test_a_move_is_kept_with_what_came_of_it(club: Club) -> None:
    table = await club.opened(ADA, BO)
    before = table.row
    result = await club.any(table, ADA)
    (played,) = result.played
    row = result.table.row
    assert (row.ply, row.version) == (before.ply + 1, before.version + 1)
    last = await store.moves.last_move(club.reader, table.id)
    assert last is not None
    assert (last.ply, last.seat, last.batch) == (row.ply, 0, row.ply)
    assert table.game.moves.load(last.move) == played.move
    assert result.table.state == played.state
    assert not result.passed


async def test_events_are_shown_to_their_audience(club: Club) -> None:
    table = await club.opened(ADA, BO)
    result = await club.turn(table, ADA)
    since = table.row.ply
    events_for = {
        seat: [
            event
            for _row, event in await club.tables.repository.history(result.table, seat, since=since)
        ]
        for seat in (None, 0, 1)
    }
    secret = [event for event in events_for[0] if event.audience == (0,)]
    assert [event.kind for event in secret] == ["drew-tile"]
    assert (
        events_for[1]
        == events_for[None]
        == [event for event in events_for[0] if event not in secret]
    )
    assert events_for[None][0].kind == "placed"


async def test_an_interaction_that_comes_twice_is_played_once(club: Club) -> None:
    table = await club.opened(ADA, BO)
    first = await club.any(table, ADA, interaction_id=1)
    before = await club.everything()
    wakes = club.wakes
    again = await club.tables.play(table.id, ADA.id, move=End(), interaction_id=1)
    assert (again.played, again.passed) == ((), False)
    assert again.table == first.table
    assert await club.everything() == before
    assert club.wakes == wakes


async def test_an_answered_interaction_is_answered_before_anything_is_checked(club: Club) -> None:
    """Whatever has happened to the table since: the move was made, so repeating it is no error."""
    table = await club.opened(ADA, BO)
    await club.any(table, ADA, interaction_id=1)
    await club.tables.lobby.abandon(table.id, ADA)
    again = await club.tables.play(table.id, ADA.id, line="nonsense", question="", interaction_id=1)
    assert again.played == ()
    assert (await club.tables.undo(table.id, ADA.id, interaction_id=1)).row.status == "abandoned"


async def test_an_interaction_that_was_refused_may_come_again(club: Club) -> None:
    table = await club.opened(ADA, BO)
    with pytest.raises(IllegalMove):
        await club.tables.play(table.id, ADA.id, move=End(), interaction_id=1)
    assert await store.moves.answered(club.reader, 1) is None
    assert (await club.any(table, ADA, interaction_id=1)).played


async def test_who_answers_an_older_question_is_refused(club: Club) -> None:
    table = await club.opened(ADA, BO)
    asked = table.question(0)
    await club.any(table, ADA, question=asked)
    before = await club.everything()
    with pytest.raises(TableRefused) as caught:
        await club.any(table, ADA, question=asked)
    assert caught.value.code == "stale"
    with pytest.raises(TableRefused) as caught:
        await club.tables.undo(table.id, ADA.id, question=asked)
    assert caught.value.code == "stale"
    assert await club.everything() == before


# --- lines ---------------------------------------------------------------------------------


async def test_a_line_is_one_change(club: Club) -> None:
    table = await club.opened(ADA, BO)
    places = [move for move in club.asked(table, ADA).moves if move.tile[0] != "C"]
    line = f"{table.game.format(places[0])} ok end"
    result = await club.tables.play(table.id, ADA.id, line=line)
    assert [played.move.kind for played in result.played] == ["place", "confirm"]
    assert result.passed
    assert result.table.version == table.version + 1
    assert result.table.row.ply == table.row.ply + 2
    moves = await store.moves.moves_of(club.reader, table.id, after_ply=table.row.ply)
    assert {move.batch for move in moves} == {table.row.ply + 1}


@pytest.mark.parametrize(
    ("rest", "error"),
    [
        ("ok end xyzzy", BadNotation),
        ("ok end M F6", BadNotation),
        ("leave 2", IllegalMove),
        ("ok ok", BadNotation),
    ],
)
async def test_a_line_is_played_whole_or_not_at_all(
    rest: str, error: type[Exception], club: Club
) -> None:
    table = await club.opened(ADA, BO)
    places = [move for move in club.asked(table, ADA).moves if move.tile[0] != "C"]
    before, wakes = await club.everything(), club.wakes
    with pytest.raises(error):
        await club.tables.play(
            table.id, ADA.id, line=f"{table.game.format(places[0])} {rest}", interaction_id=1
        )
    assert await club.everything() == before
    assert club.wakes == wakes
    assert (await club.tables.repository.get(table.id)).state == table.state


@pytest.mark.parametrize("line", ["", "   ", "\n"])
async def test_an_empty_line_is_no_move(line: str, club: Club) -> None:
    table = await club.opened(ADA, BO)
    with pytest.raises(BadNotation) as caught:
        await club.tables.play(table.id, ADA.id, line=line)
    assert caught.value.code == "empty"


async def test_what_is_forced_is_played_with_the_move(club: Club) -> None:
    """A forced answer is played at once, and undone with the move before it."""
    guest, seen = Guest("forced"), 0
    table = await club.opened(ADA, BO)
    while seen < 3 and table.row.status == "running":
        (seat,) = table.view(None).to_act
        person = (ADA, BO)[seat]
        move = guest.choose(club.asked(table, person).moves)
        result = await club.tables.play(table.id, person.id, move=move)
        if len(result.played) > 1:
            seen += 1
            moves = await store.moves.moves_of(club.reader, table.id, after_ply=table.row.ply)
            assert {row.batch for row in moves} == {table.row.ply + 1}
        table = result.table
    assert seen == 3


# --- who may --------------------------------------------------------------------------------


async def refused(code: str, change: Any) -> None:
    with pytest.raises(TableRefused) as caught:
        await change
    assert caught.value.code == code


async def test_only_those_at_the_table_play(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await refused("not-seated", club.tables.play(table.id, DAN.id, move=End()))
    await refused("not-seated", club.tables.undo(table.id, DAN.id))
    await refused("no-table", club.tables.play(table.id + 1, ADA.id, move=End()))
    with pytest.raises(IllegalMove) as caught:
        await club.tables.play(table.id, BO.id, move=End())
    assert caught.value.refusal.code == "not-your-turn"


async def test_a_table_is_played_while_its_game_runs(club: Club) -> None:
    table = await club.lobby(ADA, BO)
    await refused("status-lobby", club.tables.play(table.id, ADA.id, move=End()))
    await refused("status-lobby", club.tables.undo(table.id, ADA.id))
    await club.tables.lobby.start(table.id, ADA)
    await club.tables.lobby.abandon(table.id, ADA)
    await refused("status-abandoned", club.tables.play(table.id, ADA.id, move=End()))
    await refused("status-abandoned", club.tables.undo(table.id, ADA.id))


# --- at the same time ----------------------------------------------------------------------


def outcomes(
    results: Iterable[PlayResult | BaseException],
) -> tuple[list[PlayResult], list[BaseException]]:
    results = list(results)
    played = [result for result in results if isinstance(result, PlayResult)]
    return played, [result for result in results if isinstance(result, BaseException)]


@pytest.mark.threads
async def test_of_two_answers_to_the_same_question_one_is_played(club: Club) -> None:
    table = await club.opened(ADA, BO)
    first, second = club.asked(table, ADA).moves[:2]
    results = await asyncio.gather(
        club.tables.play(table.id, ADA.id, move=first, question=table.question(0)),
        club.tables.play(table.id, ADA.id, move=second, question=table.question(0)),
        return_exceptions=True,
    )
    (played,), (error,) = outcomes(results)
    assert isinstance(error, TableRefused)
    assert error.code == "stale"
    assert played.table.version == table.version + 1
    assert (await club.tables.repository.get(table.id)).state == played.table.state


@pytest.mark.threads
async def test_the_same_interaction_at_the_same_time_is_played_once(club: Club) -> None:
    table = await club.opened(ADA, BO)
    move = club.asked(table, ADA).moves[0]
    results = await asyncio.gather(
        *(club.tables.play(table.id, ADA.id, move=move, interaction_id=7) for _ in range(5))
    )
    assert sorted(len(result.played) for result in results) == [0, 0, 0, 0, 1]
    assert {result.table.version for result in results} == {table.version + 1}


@pytest.mark.threads
async def test_two_processes_do_not_both_play(club: Club) -> None:
    """Each service has its own locks and cache; the database decides."""
    table = await club.opened(ADA, BO)
    other = table_service(club.tables.repository.database, club.tables.repository.games)
    assert (await other.repository.get(table.id)).state == table.state
    first, second = club.asked(table, ADA).moves[:2]
    results = await asyncio.gather(
        club.tables.play(table.id, ADA.id, move=first, question=table.question(0)),
        other.play(table.id, ADA.id, move=second, question=table.question(0)),
        return_exceptions=True,
    )
    (played,), (error,) = outcomes(results)
    assert isinstance(error, TableRefused)
    assert error.code == "stale"
    for tables in (club.tables, other):
        latest = await tables.repository.get(table.id)
        assert (latest.version, latest.state) == (played.table.version, played.table.state)


@pytest.mark.threads
async def test_everybody_may_choose_at_the_same_time(club: Club) -> None:
    table = await club.started(ADA, BO, CLEO, DAN)
    people = (ADA, BO, CLEO, DAN)
    results = await asyncio.gather(
        *(
            club.tables.play(table.id, person.id, move=club.asked(table, person).moves[0])
            for person in people
        )
    )
    assert sorted(result.table.version for result in results) == [
        table.version + step for step in range(1, 5)
    ]
    assert (await club.tables.repository.get(table.id)).view(None).turn == 1


@pytest.mark.threads
async def test_tables_do_not_wait_for_each_other(club: Club) -> None:
    tables = [await club.opened(ADA, BO, channel=700 + number) for number in range(5)]
    results = await asyncio.gather(*(club.turn(table, ADA) for table in tables))
    for before, after in zip(tables, results, strict=True):
        assert after.table.id == before.id
        assert after.table.view(None).turn == before.view(None).turn + 1


# --- bots ----------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", PLAYERS)
async def test_bots_play_until_people_are_to_act(bot: str, club: Club) -> None:
    club.tables.repository.workers = Workers(patience=0.02)
    table = await club.started(ADA, bots=(bot, bot, bot), first_player=2)
    assert table.bots_to_act() == (1, 2, 3)
    before = table.version
    await club.tables.run_bots(table.id)
    table = await club.tables.repository.get(table.id)
    assert table.view(None).to_act == (0,)
    await club.any(table, ADA)
    await club.tables.run_bots(table.id)
    after = await club.tables.repository.get(table.id)
    assert after.view(None).to_act == (0,)
    assert after.view(None).turn == 4
    assert after.version == before + 4 + 3, "every choice and every turn is a change by itself"


async def test_driving_where_nobody_is_to_be_driven_does_nothing(club: Club) -> None:
    lobby = await club.lobby(ADA, BO, channel=1)
    running = await club.opened(ADA, BO, channel=2)
    before = await club.everything()
    for table in (lobby, running):
        await club.tables.run_bots(table.id)
    assert await club.everything() == before


@pytest.mark.threads
async def test_a_bot_plays_once_however_often_it_is_asked_to(club: Club) -> None:
    table = await club.started(ADA, bots=("random",), first_player=2)
    await club.any(table, ADA)
    await asyncio.gather(*(club.tables.run_bots(table.id) for _ in range(4)))
    latest = await club.tables.repository.get(table.id)
    assert latest.view(None).to_act == (0,)
    assert latest.view(None).turn == 2
