"""The lessons of all games: each can be done, in every way that it allows, with the real engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engines.core import decision_of
from engines.core.lesson import (
    ANY,
    LEARNER,
    Standing,
    Step,
    Way,
    advance,
    first_way,
    lesson_of,
    refused,
    walk,
)
from tests.offered import GAMES

TAUGHT = {game_id: lesson for game_id, game in GAMES.items() if (lesson := lesson_of(game))}

ALL = pytest.mark.parametrize("game_id", TAUGHT)


def beginnings(game_id: str) -> list[tuple[Step, Standing]]:
    """Return each step, with its beginning."""
    lesson = TAUGHT[game_id]
    return list(zip(lesson.steps, walk(GAMES[game_id], lesson), strict=False))


def test_a_game_has_a_lesson() -> None:
    assert "luxor" in TAUGHT


@ALL
def test_it_has_six_to_ten_steps_with_names_of_their_own(game_id: str) -> None:
    lesson = TAUGHT[game_id]
    assert 6 <= len(lesson.steps) <= 10
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    scenes = [step.scene for step in lesson.steps if step.scene is not None]
    assert len(lesson.players) == max(scene.seats for scene in scenes) - 1


def pressed(game_id: str, standing: Standing, way: Way) -> Iterator[tuple[Standing, Any]]:
    """Yield each move of a way to do a step that does not follow by itself, and where it is made.

    If any move of a kind will do, it is the first of them.
    """
    game, lesson = GAMES[game_id], TAUGHT[game_id]
    here = replace(standing, ways=(way,))
    while here.step == standing.step:
        move = here.next_move or first_way(game, here)[0]
        yield here, move
        came = advance(game, lesson, here, [move])
        assert came.is_wanted, move
        here = came.standing


@ALL
def test_every_way_leads_through_to_the_end(game_id: str) -> None:
    game, lesson = GAMES[game_id], TAUGHT[game_id]
    for step, standing in beginnings(game_id):
        for way in standing.ways:
            moves = [[move for _here, move in pressed(game_id, standing, way)]]
            if isinstance(way, str):
                asked = decision_of(game, standing.state, LEARNER)
                assert asked is not None
                moves = [[move] for move in asked.moves if move.kind == way]
            for made in moves:
                here = advance(game, lesson, standing, made).standing
                assert here.step == standing.step + 1, (step.name, made)
                while here.step < len(lesson.steps):  # also the steps after it, from there
                    here = advance(game, lesson, here, first_way(game, here)).standing


@ALL
def test_what_is_offered_as_forbidden_is_refused_by_a_clause(game_id: str) -> None:
    game, lesson, seen = GAMES[game_id], TAUGHT[game_id], 0
    for step, standing in beginnings(game_id):
        for name in step.refused:
            refusal = refused(game, lesson, standing, name)
            assert refusal is not None, (step.name, name)
            assert game.rulebook("en").clause(refusal.rule) is not None
            seen += 1
    assert seen, "let the newcomer see a refusal"


@ALL
def test_every_reply_answers_a_move_that_can_be_made(game_id: str) -> None:
    game, lesson = GAMES[game_id], TAUGHT[game_id]
    for step, standing in beginnings(game_id):
        given = set[str | None]()
        for way in standing.ways:
            for here, _move in pressed(game_id, standing, way):
                asked = decision_of(game, here.state, LEARNER)
                assert asked is not None
                came = [advance(game, lesson, here, [other]) for other in asked.moves]
                given |= {each.reply for each in came}
        assert set(step.replies) <= given, step.name
        kinds = {name for names in step.replies.values() for name in names if name.startswith(ANY)}
        assert {kind.removeprefix(ANY) for kind in kinds} <= set(game.moves.kinds)
