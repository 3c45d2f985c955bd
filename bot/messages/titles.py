"""The titles of messages about a turn."""

from __future__ import annotations

from typing import Any

from bot.tables import Table
from bot.texts import Words


def titled(table: Table, words: Words, view: Any) -> str:
    """Return the game's name and what is counted (:func:`counted`)."""
    return words("card-title", game=table.game.title, when=counted(table, words, view))


def counted(table: Table, words: Words, view: Any) -> str:
    """Return which round it is, in a game without rounds which turn, or that it is being set up."""
    facts = table.game.turn_facts(view)
    usual = "title-round" if "round" in facts else "title-turn"
    return words.of_game(table.game.id, "title-round", usual, turn=view.turn, **facts)


def link_to(table: Table) -> str:
    """Return the address of a table's newest card, or of its channel."""
    place = f"{table.row.guild_id or '@me'}/{table.row.card_channel_id or table.row.channel_id}"
    card = table.row.card_message_id
    return f"https://discord.com/channels/{place}{'' if card is None else f'/{card}'}"
