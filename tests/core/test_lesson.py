"""Lessons: what comes of each move that a learner makes, without any texts or storage."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import BadContent, IllegalMove
from engines.core.lesson import (
    LEARNER,
    Lesson,
    Standing,
    advance,
    begin,
    fits,
    lesson_of,
    read_lesson,
    refused,
    walk,
)
from tests.core.solo_toy import Go, Pack, SoloToy

GAME = SoloToy()
SCENE = {"seats": 2, "seed": "lesson"}
LESSON = Lesson.model_validate(
    {
        "players": ["Bo"],
        "steps": [
            {
                "name": "load",
                "scene": SCENE,
                "wanted": ["pack 2", "pack 1 go"],
                "replies": {"many": ["pack 3"]},
                "refused": {"early": "go"},
            },
            {"name": "travel", "wanted": ["go"], "then": ["1: pack 1 go"]},
            {"name": "free", "wanted": ["any pack"]},
            {
                "name": "last",
                "scene": {**SCENE, "opening": ["0: pack 1 go", "1: pack 1 go"]},
                "wanted": ["pack 3 go"],
            },
        ],
    }
)


def at(number: int) -> Standing:
    """Return the beginning of a step."""
    return next(standing for standing in walk(GAME, LESSON) if standing.step == number)


def test_the_wanted_move_is_played_and_leads_to_the_next_step() -> None:
    came = advance(GAME, LESSON, begin(GAME, LESSON), [Pack(2)])
    assert came.is_wanted
    assert [step.name for step in came.finished] == ["load"]
    assert came.standing.step == 1
    assert came.standing.state.packed == 2
    assert not came.standing.made


def test_the_others_answer_at_the_end_of_a_step() -> None:
    came = advance(GAME, LESSON, at(1), [Go()])
    assert [(play.seat, play.move) for play in came.played] == [(0, Go()), (1, Pack(1)), (1, Go())]
    assert came.standing.state == came.played[-1].state


def test_a_way_of_several_moves_is_made_one_by_one() -> None:
    first = advance(GAME, LESSON, at(3), [Pack(3)])
    assert first.is_wanted
    assert not first.finished
    assert first.standing.made == (Pack(3),)
    assert first.standing.next_move == Go()
    second = advance(GAME, LESSON, first.standing, [Go()])
    assert second.standing.step == 4
    assert [play.move for play in second.played] == [Pack(3), Go()]


def test_several_moves_at_once_may_finish_several_steps() -> None:
    came = advance(GAME, LESSON, begin(GAME, LESSON), [Pack(2), Go(), Pack(1)])
    assert [step.name for step in came.finished] == ["load", "travel", "free"]
    assert came.standing.step == 3


def test_what_is_not_wanted_changes_nothing_and_may_have_a_reply() -> None:
    standing = begin(GAME, LESSON)
    came = advance(GAME, LESSON, standing, [Pack(3)])
    assert (came.is_wanted, came.reply, came.standing) == (False, "many", standing)
    first = advance(GAME, LESSON, at(3), [Pack(1)])
    assert (first.is_wanted, first.reply) == (False, None)
    both = advance(GAME, LESSON, standing, [Pack(2), Go(), Pack(1), Pack(1)])
    assert both.standing == standing, "all or none"


def test_the_reply_is_that_of_the_step_at_which_several_moves_stumble() -> None:
    replies = {"two": ("pack 2",)}
    free = LESSON.steps[2].model_copy(update={"wanted": ("pack 1",), "replies": replies})
    lesson = LESSON.model_copy(update={"steps": (*LESSON.steps[:2], free)})
    standing = begin(GAME, lesson)
    for moves, missed, reply in (
        ([Pack(3), Go()], LESSON.steps[0], "many"),
        ([Pack(2), Go(), Pack(2)], free, "two"),
        ([Pack(2), Go(), Pack(3)], free, None),
    ):
        came = advance(GAME, lesson, standing, moves)
        assert (came.is_wanted, came.missed, came.reply) == (False, missed, reply)
        assert came.standing == standing, "nothing is played"


def test_the_reply_to_a_kind_of_move_is_for_those_without_one_of_their_own() -> None:
    replies = {"any": ("any pack",), "three": ("pack 3",)}
    step = LESSON.steps[0].model_copy(update={"replies": replies})
    lesson = LESSON.model_copy(update={"steps": (step, *LESSON.steps[1:])})
    standing = begin(GAME, lesson)
    only = standing.ways[:1]
    standing = Standing(0, standing.scene, standing.state, only)
    assert advance(GAME, lesson, standing, [Pack(3)]).reply == "three"
    assert advance(GAME, lesson, standing, [Pack(1)]).reply == "any"


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        advance(GAME, LESSON, begin(GAME, LESSON), [Go()])


def test_any_move_of_a_kind_will_do() -> None:
    for loads in (1, 2, 3):
        came = advance(GAME, LESSON, at(2), [Pack(loads)])
        assert came.standing.step == 3
        assert came.standing.state.packed == 0, "the next step has a scene of its own"
    assert at(2).next_move is None


def test_moves_may_come_in_any_order() -> None:
    step = Standing(0, LESSON.steps[0].scene, None, (), any_order=True)  # type: ignore[arg-type]
    way = (Pack(1), Pack(2), Pack(2))
    assert step.left(way, (Pack(2), Pack(1))) == (Pack(2),)
    assert step.left(way, (Pack(2), Pack(2), Pack(1))) == ()
    assert step.left(way, (Pack(1), Pack(1))) is None
    assert step.left(way, (Pack(3),)) is None
    strict = Standing(0, step.scene, None, ())
    assert strict.left(way, (Pack(2), Pack(1))) is None
    assert strict.left(way, (Pack(1),)) == (Pack(2), Pack(2))


def test_a_forbidden_move_is_offered_until_the_step_is_begun() -> None:
    standing = begin(GAME, LESSON)
    refusal = refused(GAME, LESSON, standing, "early")
    assert refusal is not None
    assert refusal.rule == "SO-102"
    assert refused(GAME, LESSON, standing, "late") is None
    begun = advance(GAME, LESSON, standing, [Pack(1)]).standing
    assert begun.made
    assert refused(GAME, LESSON, begun, "early") is None
    assert refused(GAME, LESSON, at(4), "early") is None


def test_nothing_follows_the_last_step() -> None:
    over = at(4)
    assert over.next_move is None
    assert over.ways == ()


def test_whether_a_lesson_fits_its_game() -> None:
    assert fits(GAME, LESSON)
    for changes in (
        {"wanted": ("go",)},
        {"wanted": ("any go",)},
        {"wanted": ("pack 9",)},
        {"then": ("0: go",)},
        {"scene": LESSON.steps[0].scene.model_copy(update={"seats": 7})},  # type: ignore[union-attr]
        {"scene": None},
    ):
        steps = (LESSON.steps[0].model_copy(update=changes), *LESSON.steps[1:])
        other = LESSON.model_copy(update={"steps": steps})
        assert not fits(GAME, other), changes


def test_every_change_is_another_version() -> None:
    step = LESSON.steps[1].model_copy(update={"then": ()})
    other = LESSON.model_copy(update={"steps": (LESSON.steps[0], step, *LESSON.steps[2:])})
    assert other.version != LESSON.version
    assert LESSON.model_copy().version == LESSON.version


def test_the_learner_has_the_first_seat() -> None:
    assert all(
        play.seat == LEARNER
        for play in advance(GAME, LESSON, begin(GAME, LESSON), [Pack(2)]).played
    )


def test_a_file_that_is_no_lesson_is_named(tmp_path: Path) -> None:
    path = tmp_path / "lesson.json"
    path.write_text('{"players": [], "steps": [{"name": "Bad name", "wanted": ["go"]}]}')
    with pytest.raises(BadContent, match=r"lesson\.json"):
        read_lesson(path)
    assert lesson_of(GAME) is None
