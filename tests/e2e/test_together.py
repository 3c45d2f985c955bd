"""Several people asked at once, by real buttons: no refusals, no second ping, no secrets shown.

Played with Marks, whose pictures are blank.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.client import ExpeditionBot
from bot.texts import words_in
from engines.core import Chance, Decision, Refusal
from tests.core.marks import TURNS, Mark, Marks, Move, State
from tests.core.marks_words import WORDS
from tests.e2e.driver import World, control, controls, text_of, verb_of, words_of
from tests.e2e.marking import Seat, seated
from tests.shown import shown

GAME = Marks()
EN = words_in("en")
LONG_AGO = 16 * 60
"""Seconds after which Discord lets nobody change a private message any more."""

PEOPLE = ("Ada", "Bo", "Cleo", "Dan")


@pytest.fixture(autouse=True)
def _marks_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(GAME, WORDS, monkeypatch):
        yield


@pytest.fixture
def simcord_bot(database: Path, simcord_bot: ExpeditionBot) -> ExpeditionBot:
    """Return a bot whose only game is Marks."""
    return ExpeditionBot(database, {"marks": GAME})


async def test_four_people_mark_at_once_and_no_press_is_refused(world: World) -> None:
    """All panels were opened when the turn began: each works until its own seat has answered."""
    table, seats = await seated(world, *PEOPLE)
    presses = 0
    for label in ("Mark 1", "Mark 2", "Commit"):
        for seat in reversed(seats):
            await seat.choose(label)
            presses += 1
            assert not seat.was_refused
    assert presses == 12
    latest = await world.bot.tables.repository.get(table.id)
    assert latest.view(None).turn == 2, "every press was a move"


async def test_when_all_have_committed_every_panel_calls(world: World) -> None:
    _table, (ada, bo) = await seated(world, "Ada", "Bo")
    await ada.choose("Commit")
    assert ada.labels() == [], "she waits for Bo"
    assert ada.panel.attachments, "and sees her own board, which no card shows"
    await bo.choose("Commit")
    for seat in (ada, bo):  # the card below shows the board, and the panel is above it
        assert [*map(verb_of, controls(seat.panel))] == ["play"]
        assert not seat.panel.attachments
    _title, came, *_more, called = text_of(bo.panel).split("\n")
    assert came.startswith(EN("panel-came")), "whose press it was"
    assert called == EN("card-turn", name="**Bo**")
    await bo.open()
    assert "Mark 1" in bo.labels()


async def test_when_the_game_is_over_a_panel_that_waited_says_so(world: World) -> None:
    _table, (ada, bo) = await seated(world, "Ada", "Bo")
    for turn in range(TURNS):
        if turn:
            await ada.open()
            await bo.open()
        await ada.choose("Commit")
        assert EN("panel-waiting", names="**Bo**") in text_of(ada.panel)
        await bo.choose("Commit")
    for seat in (ada, bo):
        assert EN("panel-waiting", names="**Bo**") not in text_of(seat.panel)
        assert EN("result", winners="Ada and Bo", count=2) in text_of(seat.panel)
    assert not any(controls(ada.panel))
    assert EN("panel-came") in text_of(bo.panel), "whose press it was still sees what it brought"


async def test_nobody_learns_of_anothers_marks(world: World) -> None:
    _table, (ada, bo, cleo) = await seated(world, *PEOPLE[:3])
    await ada.choose("Mark 1")
    before = [(post.id, text_of(post), post.edited_at) for post in world.posts()]
    await ada.open()
    panel = text_of(ada.panel), ada.labels(), ada.can_undo
    await bo.choose("Mark 1")
    await bo.choose("Mark 2")
    await bo.undo()
    assert [(post.id, text_of(post), post.edited_at) for post in world.posts()] == before
    await ada.open()
    assert (text_of(ada.panel), ada.labels(), ada.can_undo) == panel
    await cleo.choose("Commit")
    card = text_of(world.card())
    assert "**Cleo** commits" in card
    assert f"<@{world.person('Cleo').id}>" not in card, "the card says who is still to choose"
    assert not world.pinged(world.card()) or world.card().id == before[-1][0]


async def test_marks_chosen_together_are_one_step(world: World) -> None:
    table, (ada, _bo) = await seated(world, "Ada", "Bo")
    await ada.choose_together("Mark 5", "Mark 2")
    latest = await world.bot.tables.repository.get(table.id)
    assert latest.view(0).marks == (2, 5)
    assert ada.labels() == ["Commit"]
    await ada.undo()
    latest = await world.bot.tables.repository.get(table.id)
    assert latest.view(0).marks == ()


async def test_of_marks_refused_together_none_is_made(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada may mark two squares, but not two that are next to each other."""
    refusal = Marks.refusal

    def no_neighbours(game: Marks, state: State, seat: int, move: Move) -> Refusal | None:
        near = isinstance(move, Mark) and any(
            abs(mark - move.square) == 1 for mark in state.marks[seat]
        )
        return Refusal("MK-101", "not-now") if near else refusal(game, state, seat, move)

    monkeypatch.setattr(Marks, "refusal", no_neighbours)
    table, (ada, _bo) = await seated(world, "Ada", "Bo")
    before = await world.standing(table)
    answer = words_of(await ada.choose_together("Mark 3", "Mark 4"))
    assert answer.startswith(EN("refused-part", move="Mark 4") + "\nNot now.\n> **MK-101**")
    assert await world.standing(table) == before
    assert "Mark 3" in ada.labels(), "the panel still asks"
    typed = await ada.person.slash(world.channel, "move", moves="mark 3 mark 4 commit")
    assert words_of(typed).startswith(EN("refused-part", move="Mark 4"))
    assert f"\n{EN('possible-part', line='mark 3')}\n" in words_of(typed)
    assert await world.standing(table) == before


async def test_two_marks_that_each_ask_for_more_are_refused_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    decisions = Marks.decisions

    def asked_otherwise(game: Marks, state: State) -> tuple[Decision[Move], ...]:
        return tuple(
            replace(asked, kind="free", several=1) if state.marks[asked.seat] else asked
            for asked in decisions(game, state)
        )

    monkeypatch.setattr(Marks, "decisions", asked_otherwise)
    table, (ada, _bo) = await seated(world, "Ada", "Bo")
    before = await world.standing(table)
    answer = words_of(await ada.choose_together("Mark 3", "Mark 4"))
    assert answer == EN("refused-together", move="Mark 3")
    assert await world.standing(table) == before


async def test_undo_takes_back_the_own_mark_and_a_commit_until_the_last(world: World) -> None:
    table, (ada, bo, cleo) = await seated(world, *PEOPLE[:3])
    await ada.choose("Mark 1")
    await bo.choose("Mark 3")
    await ada.choose("Commit")
    await cleo.choose("Commit")
    assert ada.labels() == []
    await ada.undo()
    assert "Commit" in ada.labels()
    await ada.undo()
    latest = await world.bot.tables.repository.get(table.id)
    assert [latest.view(seat).marks for seat in range(3)] == [(), (3,), ()]
    assert not ada.can_undo
    for seat in (bo, ada):
        await seat.choose("Commit")
    await bo.open()
    assert not bo.can_undo, "all marks have been shown"


async def test_starting_over_in_the_panel_and_by_command(world: World) -> None:
    table, (ada, bo) = await seated(world, "Ada", "Bo")
    await bo.choose("Mark 2")

    def offered(seat: Seat) -> dict[str, str]:
        parts = controls(seat.panel)
        return {verb_of(part): part["label"] for part in parts if part["type"] == 2}

    await ada.choose("Mark 1")
    assert offered(ada)["retract"] == EN("button-undo")
    assert "start-over" not in offered(ada), "one step is taken back by undo"
    await ada.choose("Commit")
    assert offered(ada)["retract"] == words_in("en")("marks-undo-commit")
    assert offered(ada)["start-over"] == EN("button-start-over")
    await ada.person.click(ada.panel, custom_id=control(ada.panel, "start-over")["custom_id"])
    assert EN("undone") in text_of(ada.panel)
    assert not {"retract", "start-over"} & set(offered(ada))
    latest = await world.bot.tables.repository.get(table.id)
    assert [latest.view(seat).marks for seat in range(2)] == [(), (2,)]
    for label in ("Mark 3", "Mark 4"):
        await ada.choose(label)
    await ada.person.slash(world.channel, "undo", steps="all")
    assert (await world.bot.tables.repository.get(table.id)).view(0).marks == ()
    refused = words_of(await ada.person.slash(world.channel, "undo", steps="all"))
    assert refused == EN("refused-nothing-to-undo", reason="none")


async def test_who_is_asked_in_anothers_turn_gets_a_post_and_one_ping(world: World) -> None:
    _table, (ada, bo, cleo) = await seated(world, *PEOPLE[:3])
    for seat in (ada, bo):
        await seat.choose("Mark 1")
    await ada.choose("Commit")
    await cleo.choose("Commit")
    posts = len(world.posts())
    await bo.choose("Commit")
    assert len(world.posts()) == posts + 1
    assert world.pinged(world.card()) == [ada.person.id]
    assert "is marked twice" not in text_of(bo.panel)
    await ada.open()
    await ada.choose("Yield")
    assert world.pinged(world.card()) == [bo.person.id, cleo.person.id]


async def test_the_old_panel_of_a_question_in_the_same_words_answers_in_words(
    world: World,
) -> None:
    table, (ada, bo) = await seated(world, "Ada", "Bo")
    other = Seat(world, "Ada")
    await world.env.advance_time(LONG_AGO)
    await other.open()
    await world.env.advance_time(LONG_AGO)
    for seat in (ada, bo):
        await seat.choose("Commit")
    await ada.open()
    assert ada.labels() == other.labels(), "she is asked the same again in the next turn"
    await other.choose("Mark 5")
    assert other.was_refused
    assert (await world.bot.tables.repository.get(table.id)).view(0).marks == ()


async def test_a_whole_game_in_mixed_orders_with_undo_and_restarts(world: World) -> None:
    table, seats = await seated(world, *PEOPLE[:3])
    chance, undone, restarts = Chance.from_seed("mixed"), 0, 0
    while (latest := await world.bot.tables.repository.get(table.id)).row.status == "running":
        number, chance = chance.without_log().below(12)
        acting = [seats[seat] for seat in latest.view(None).to_act]
        seat = acting[number % len(acting)]
        if number == 0 and restarts < 3:
            await world.restart()
            restarts += 1
        if seat.panel is None or not seat.labels():
            await seat.open()
        if number % 5 == 1 and seat.can_undo:
            await seat.undo()
            undone += 1
        else:
            labels = seat.labels()
            await seat.choose(labels[number % len(labels)])
        assert not seat.was_refused
    assert undone >= 2
    assert restarts >= 1
    await world.check_stored_result(table.id)
