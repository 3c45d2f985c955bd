"""Lessons: stored apart from tables, played as one, seen by nobody else."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.features.learn import rows
from bot.features.learn.place import FIRST, place_of
from bot.tables import PlayResult, Table, TableRefused
from engines.core import IllegalMove, Line, phrase
from tests.features.learn.helpers import lessons_of
from tests.tables.club import ADA, BO, Club


def remark_of(table: Table) -> str | None:
    remark = place_of(table).remark
    return None if remark is None else remark.kind


async def opened(club: Club) -> Table:
    return await lessons_of(club.tables).open("luxor", ADA)


async def typed(club: Club, table: Table, line: str) -> PlayResult:
    return await club.tables.play(table.id, ADA.id, line=line)


async def pressed(club: Club, table: Table, notation: str) -> PlayResult:
    """Make the legal move with that notation, as a button of the panel does."""
    table = await club.tables.repository.get(table.id)
    asked = table.view(0).decision
    assert asked is not None
    (move,) = (each for each in asked.moves if table.game.format(each) == notation)
    return await club.tables.play(table.id, ADA.id, moves=[move], question=table.question(0))


async def test_a_wanted_move_is_played_and_kept(club: Club) -> None:
    table = await opened(club)
    assert table.id > FIRST
    assert table.names == ("Ada", "Nefru")
    assert remark_of(table) is None
    after = (await pressed(club, table, "keep Td")).table
    assert (place_of(after).standing.step, remark_of(after)) == (1, "right")
    again = await club.tables.repository.get(table.id)
    assert (place_of(again).standing.step, remark_of(again)) == (1, None)
    assert again.state == after.state


async def test_another_move_changes_nothing_and_is_answered(club: Club) -> None:
    table = await opened(club)
    before = await club.everything()
    result = await pressed(club, table, "keep M")
    assert (result.played, remark_of(result.table)) == ((), "unwanted")
    remark = place_of(result.table).remark
    assert remark is not None
    assert remark.name == "worthless"
    assert await club.everything() == before
    with pytest.raises(IllegalMove):
        await typed(club, table, "keep Pd")
    assert await club.everything() == before


async def test_moves_at_once_are_answered_by_the_step_at_which_they_stumble(club: Club) -> None:
    table = await opened(club)
    for line in ("keep Td", "Td H6 ok", "Cd H7"):
        await typed(club, table, line)
    before = await club.everything()
    remark = place_of((await typed(club, table, "deploy 3 north leave 2 leave 1")).table).remark
    assert remark is not None
    assert (remark.step and remark.step.name, remark.name) == ("stay", "more")
    assert await club.everything() == before
    after = await typed(club, table, "deploy 3 north leave 1 leave 2")
    remark = place_of(after.table).remark
    assert remark is not None
    assert (remark.step and remark.step.name, remark.kind) == ("walk", "right")
    assert place_of(after.table).standing.next_move == table.game.parse("ok end", ())[0]


async def test_several_moves_may_be_one_answer(club: Club) -> None:
    table = (await typed(club, await opened(club), "keep Td")).table
    game = table.game
    for notation, step in (("ok end", 1), ("ok", 2)):
        moves = tuple(game.parse(text, ())[0] for text in ("Td H6", notation))
        line = Line(moves=moves, path=(), label=phrase("any"))
        question = table.question(0)
        result = await club.tables.play(table.id, ADA.id, moves=[line], question=question)
        assert place_of(result.table).standing.step == step
        assert remark_of(result.table) == ("right" if step == 2 else "unwanted")


async def test_nothing_of_it_is_a_table(club: Club) -> None:
    table = await opened(club)
    await pressed(club, table, "keep Td")
    everything = await club.everything()
    assert [name for name, rows in everything.items() if rows] == ["lesson"]
    assert not club.wakes
    assert await club.tables.repository.ids_of_user(ADA.id) == []
    assert await club.tables.repository.at(0) is None
    await club.lobby(ADA, BO)  # the channel is free


async def test_it_goes_on_where_it_was_left(club: Club) -> None:
    table = await opened(club)
    await pressed(club, table, "keep Td")
    await pressed(club, table, "Td H6")
    again = await opened(club)
    assert again.id == table.id
    assert remark_of(again) == "resumed"
    assert place_of(again).standing.made
    anew = await lessons_of(club.tables).open("luxor", ADA, anew=True)
    assert (place_of(anew).standing.step, remark_of(anew)) == (0, "anew")
    assert place_of(await opened(club)).presses == ()


async def test_the_last_press_in_a_step_can_be_taken_back(club: Club) -> None:
    tables = club.tables
    table = (await typed(club, await opened(club), "keep Td")).table
    assert await tables.undoable(table, ADA.id) is None, "the step before it is done"
    for move in ("Td H6", "ok"):
        table = (await pressed(club, table, move)).table
    for move in ("Cd H7", "deploy 3", "north", "leave 1"):
        table = (await pressed(club, table, move)).table
    undoable = await tables.undoable(table, ADA.id)
    assert undoable is not None
    assert not undoable.several
    question = table.question(0)
    back = await tables.undo(table.id, ADA.id, question=question)
    assert not place_of(back).standing.made
    with pytest.raises(TableRefused, match="stale"):
        await tables.undo(table.id, ADA.id, question=question)
    with pytest.raises(TableRefused, match="nothing-to-undo"):
        await tables.undo(table.id, ADA.id, question=back.question(0))
    again = (await pressed(club, back, "leave 1")).table
    assert again.question(0) == question, "the same again"
    await typed(club, again, "ok end")
    await typed(club, again, "Pd H8")
    assert place_of(await tables.undo(table.id, ADA.id, everything=True)).standing.step == 5


async def test_the_whole_lesson_by_typed_lines(club: Club) -> None:
    table = await opened(club)
    steps = place_of(table).lesson.steps
    for number, step in enumerate(steps, start=1):
        table = (await typed(club, table, step.wanted[0])).table
        assert place_of(table).standing.step == number, step.name
        assert remark_of(table) == "right"
    assert place_of(table).is_over
    every = await lessons_of(club.tables).progress(ADA.id)
    (progress,) = (one for one in every if one.game.id == "luxor")
    assert (progress.step, progress.is_finished, progress.is_begun) == (len(steps), True, False)
    with pytest.raises(TableRefused, match="lesson-done"):
        await typed(club, table, "end")
    once_more = await opened(club)
    assert place_of(once_more).presses == (), "a finished lesson begins again"


@pytest.mark.threads
async def test_the_same_press_twice_counts_once(club: Club) -> None:
    table = await opened(club)
    question = table.question(0)
    asked = table.view(0).decision
    assert asked is not None

    def press() -> Any:
        moves = asked.moves[:1]
        return club.tables.play(table.id, ADA.id, moves=moves, question=question)

    answers = await asyncio.gather(press(), press(), return_exceptions=True)
    stale = [answer for answer in answers if isinstance(answer, TableRefused)]
    assert [each.code for each in stale] == ["stale"]
    assert len(place_of(await club.tables.repository.get(table.id)).presses) == 1


async def test_two_people_and_nobody_elses_lesson(club: Club) -> None:
    mine, other = await opened(club), await lessons_of(club.tables).open("luxor", BO)
    assert mine.id != other.id
    await pressed(club, mine, "keep Td")
    assert place_of(await club.tables.repository.get(other.id)).presses == ()
    for table_id in (other.id, FIRST + 999):
        with pytest.raises(TableRefused, match=r"lesson-own|no-table"):
            await club.tables.play(table_id, ADA.id, line="keep Td")
        with pytest.raises(TableRefused, match=r"lesson-own|no-table"):
            await club.tables.undo(table_id, ADA.id)
        with pytest.raises(TableRefused, match=r"lesson-own|no-table"):
            await lessons_of(club.tables).try_refused(table_id, ADA.id, "corner")


async def test_a_former_version_of_the_lesson_begins_again(club: Club) -> None:
    table = (await pressed(club, await opened(club), "keep Td")).table
    current = place_of(table).lesson.version
    for version, moves in (("former", None), (current, '[["{}"]]'), (current, "no moves")):
        async with club.tables.repository.database.writing() as tx:
            row = await rows.lesson(tx, table.id - FIRST)
            assert row is not None
            kept = row.moves if moves is None else moves
            await rows.set_lesson(tx, row.id, version=version, moves=kept, now=1)
        for found in (await club.tables.repository.get(table.id), await opened(club)):
            assert (place_of(found).standing.step, remark_of(found)) == (0, "changed")
        after = (await pressed(club, table, "keep Td")).table
        assert (place_of(after).standing.step, remark_of(after)) == (1, "right")


async def test_moves_that_no_longer_fit_begin_again(club: Club) -> None:
    table = await opened(club)
    await typed(club, table, "keep Td")
    version = place_of(table).lesson.version
    dump = table.game.moves.dump(table.view(0).decision.moves[1])
    async with club.tables.repository.database.writing() as tx:
        moves = json.dumps([[dump]])
        await rows.set_lesson(tx, table.id - FIRST, version=version, moves=moves, now=1)
    assert remark_of(await club.tables.repository.get(table.id)) == "changed"


async def test_what_the_rules_forbid_is_shown_only_when_it_is_offered(club: Club) -> None:
    lessons = lessons_of(club.tables)
    table = (await pressed(club, await opened(club), "keep Td")).table
    before = await club.everything()
    shown = await lessons.try_refused(table.id, ADA.id, "corner")
    remark = place_of(shown).remark
    assert remark is not None
    assert remark.refusal is not None
    assert remark.refusal.rule == "LX-303"
    with pytest.raises(TableRefused, match="stale"):
        await lessons.try_refused(table.id, ADA.id, "mountain")
    assert await club.everything() == before


async def test_games_without_a_lesson_that_fits(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    lessons = lessons_of(club.tables)
    for game_id, code in (("chess", "unknown-game"), ("toy", "no-lesson")):
        with pytest.raises(TableRefused, match=code):
            await lessons.open(game_id, ADA)
    with pytest.raises(TableRefused, match="lesson-not-open"):
        await lessons.of("luxor", ADA.id)
    table = await opened(club)
    monkeypatch.setitem(lessons._fitting, "luxor", False)
    with pytest.raises(TableRefused, match="lesson-unfit"):
        await opened(club)
    with pytest.raises(TableRefused, match="lesson-unfit"):
        await club.tables.repository.get(table.id)
    assert "luxor" not in [one.game.id for one in await lessons.progress(ADA.id)]


async def test_a_lesson_that_is_over_asks_nothing_even_in_the_middle_of_a_turn(club: Club) -> None:
    table = await opened(club)
    place = place_of(table)
    assert table.offered(0) is not None
    over = replace(place.standing, step=len(place.lesson.steps))
    assert replace(table, own=replace(place, standing=over)).offered(0) is None
