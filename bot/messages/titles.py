"""The titles of messages about a turn."""

from __future__ import annotations

from typing import Any

from bot.tables import Table
from bot.texts import Words


def titled(table: Table, words: Words, view: Any) -> str:
    """Return the game's name and the turn, or what the game counts instead."""
    game = table.game
    facts = game.turn_facts(view)
    return words.of_game(game.id, "card-title", game=game.title, turn=view.turn, **facts)
