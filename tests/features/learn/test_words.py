"""The words of the lessons: all that the steps ask for, no more, and short enough for a phone."""

from __future__ import annotations

import pytest

from bot.messages.narrator import Narrator
from bot.texts import DEFAULT, LOCALES, words_in
from engines.core.lesson import LEARNER, Lesson, advance, lesson_of, walk
from tests.bot.sentences import FILES, messages
from tests.bot.situations import FEATURE_NAMES, GAMES

TAUGHT = {game_id: lesson for game_id, game in GAMES.items() if (lesson := lesson_of(game))}

LONGEST = 40
"""Words that somebody reads on a phone before pressing something."""


def keys(game_id: str, lesson: Lesson) -> tuple[set[str], set[str]]:
    """Return the keys that a lesson must have, and those that it may have."""
    needed = {f"{game_id}-lesson-over"}
    optional = {f"{game_id}-lesson-over-by-{feature}" for feature in FEATURE_NAMES}
    for step in lesson.steps:
        key = f"{game_id}-lesson-{step.name}"
        needed |= {key, *(f"{key}-{name}" for name in step.replies)}
        needed |= {f"{key}-try-{name}" for name in step.refused}
        optional.add(f"{key}-done")
    return needed, optional


def test_only_games_with_a_lesson_have_its_words() -> None:
    files = {name for name in FILES if name.endswith("-lesson.ftl")}
    assert files == {f"{game_id}-lesson.ftl" for game_id in TAUGHT}


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_lesson_has_all_its_words_and_no_more(game_id: str) -> None:
    needed, optional = keys(game_id, TAUGHT[game_id])
    written = set(messages(DEFAULT, f"{game_id}-lesson.ftl"))
    assert needed - written == set()
    assert written - needed - optional == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", TAUGHT)
def test_nobody_has_to_read_much(game_id: str, locale: str) -> None:
    for key in messages(DEFAULT, f"{game_id}-lesson.ftl"):
        text = words_in(locale).extended(key, FEATURE_NAMES)
        count = sum(any(char.isalnum() for char in word) for word in text.split())
        assert count <= LONGEST, f"{locale}: {key} has {count} words"
        if "-try-" in key:
            assert len(text) <= 80, f"{locale}: {key} is a button"


@pytest.mark.parametrize("locale", LOCALES)
def test_luxors_button_that_goes_on_is_called_as_it_is_labelled(locale: str) -> None:
    game, lesson, words, called = GAMES["luxor"], TAUGHT["luxor"], words_in(locale), 0
    for standing, step in zip(walk(game, lesson), lesson.steps, strict=False):
        if step.name in ("place", "top"):
            planned = advance(game, lesson, standing, [standing.next_move]).standing
            view = game.view(planned.state, LEARNER)
            label = Narrator(words, game, ("Ada", "Nefru"), view).move(planned.next_move)
            assert f"*{label}*" in words(f"luxor-lesson-{step.name}")
            called += 1
    assert called == 2
