"""The titles of messages about a turn."""

from __future__ import annotations

from typing import Any

from bot.tables import Table
from bot.texts import Words


def titled(table: Table, words: Words, view: Any) -> str:
    """Return the game's name and the turn.

    A game with rounds has a sentence ``<game>-title`` for the round and the turn in it.
    """
    own, title = f"{table.game.id}-title", table.game.title
    if view.turn and words.has(own):
        return words(own, game=title, round=view.round, number=view.number)
    return words("card-title", game=title, turn=view.turn)
