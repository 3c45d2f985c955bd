"""``lesson``: each step of a game's lesson, with its position, for those who write one."""

from __future__ import annotations

from engines.cli.calls import WrongCall
from engines.core import AnyGame
from engines.core.lesson import LEARNER, Lesson, Standing, lesson_of, refused, walk


def show(game: AnyGame) -> int:
    """Print what the learner sees at the beginning of each step, and what the step wants; return 0.

    :raises WrongCall: if the game has no lesson.
    :raises RulesError: if the lesson does not fit the game.
    """
    lesson = lesson_of(game)
    if lesson is None:
        raise WrongCall(f"{game.id} has no lesson: {game.folder / 'lesson.json'} would be its file")
    for standing in walk(game, lesson):
        over = standing.step == len(lesson.steps)
        name = "the end" if over else lesson.steps[standing.step].name
        print(f"\n--- {standing.step + 1}: {name}\n{game.text(game.view(standing.state, LEARNER))}")
        for line in [] if over else _wanted(game, lesson, standing):
            print(line)
    return 0


def _wanted(game: AnyGame, lesson: Lesson, standing: Standing) -> list[str]:
    step, lines = lesson.steps[standing.step], list[str]()
    for way in standing.ways:
        line = f"any {way}" if isinstance(way, str) else " ".join(map(game.format, way))
        lines.append(f"wanted: {line}")
    for name, line in step.refused.items():
        refusal = refused(game, lesson, standing, name)
        why = "LEGAL" if refusal is None else f"{refusal.rule} {refusal.code}"
        lines.append(f"refused: {line} ({name}: {why})")
    return lines
