"""Results of games that one person played alone, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.narrator import Narrator
from bot.tables.results import SoloResult
from bot.texts import Words
from engines.core import AnyGame


def result_line(words: Words, place: int, result: SoloResult, parts: Sequence[str]) -> str:
    """Return one result: place, name, points, and whatever else there is to say."""
    name, *others = parts
    line = words("result-line-bare", rank=place, name=name, points=result.points)
    return " · ".join((line, *others)).replace(". ", "\\. ", 1)


def graded(game: AnyGame, words: Words, result: SoloResult) -> list[str]:
    """Return whether a game alone was lost, and the grade that it reached, if it has any."""
    parts = [words("alone-lost")] if result.lost else []
    if result.grade in game.grades:
        parts.append(Narrator(words, game, ()).grade(result.grade))
    return parts
