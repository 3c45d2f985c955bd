"""The titles of messages about a turn, or about a step of a lesson."""

from __future__ import annotations

from typing import Any

from bot.tables import Table
from bot.texts import Words


def titled(table: Table, words: Words, view: Any) -> str:
    """Return the game's name and the turn, what the game counts instead, or a lesson's step."""
    game, place = table.game, table.lesson
    if place is not None and place.is_over:
        return words("lesson-title-over", game=game.title)
    if place is not None:
        number, count = place.standing.step + 1, len(place.lesson.steps)
        return words("lesson-title", game=game.title, step=number, count=count)
    facts = game.turn_facts(view)
    return words.of_game(game.id, "card-title", game=game.title, turn=view.turn, **facts)
