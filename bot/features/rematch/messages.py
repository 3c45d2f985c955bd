"""What is said of rematches."""

from __future__ import annotations

import json

import discord

from bot.messages import controls
from bot.messages.cards import SAND
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import listed
from bot.messages.openings import with_link
from bot.messages.parts import Part, Placed
from bot.tables import Table
from bot.texts import Words

PLACE = 90
"""The place of *Rematch* under the last card of a game."""


def last_card(table: Table, words: Words) -> Part:
    """Return what the last card of a game has."""
    label = words("button-again" if len(table.seats) == 1 else "button-rematch")
    again = controls.button(label, "again", table.id, style=discord.ButtonStyle.success)
    return Part(look=[Placed(again, PLACE)])


def rematch_line(table: Table, words: Words) -> str:
    """Return of what a lobby is the rematch; empty for any other.

    Those who were seated without being asked are mentioned.
    """
    rematch = json.loads(table.row.card_shows or "{}").get("rematch")
    if rematch is None:
        return ""
    people = [f"<@{user}>" for user in rematch["called"] if table.seat_of(user) is not None]
    lines = [words("lobby-rematch", table=str(rematch["table"]))]
    if people:
        lines.append(words("lobby-rematch-seated", names=listed(words, people)))
    if gone := list(rematch["gone"]):
        lines.append(words("lobby-rematch-gone", names=listed(words, gone)))
    if table.first_player is None:
        lines.append(words("lobby-rematch-moved"))
    return " ".join(lines)


def already(table: Table, words: Words) -> Message:
    """Return that a rematch is open in which the asker has a seat."""
    builder = MessageBuilder(SAND).text(words("rematch-open", table=str(table.id)))
    return with_link(builder, table, words, []).build()
