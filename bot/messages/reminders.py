"""The message that reminds a person of the games that wait for them."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.since import ago
from bot.tables import Table
from bot.tables.reminders import SNOOZES
from bot.tables.rhythm import Rhythm
from bot.texts import Words

MOST = 12
"""Games that are listed."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for a seat since a time, in unix seconds."""

    table: Table
    seat: int
    since: int


def link_to(table: Table) -> str:
    """Return the address of a table's newest card, or of its channel."""
    place = f"{table.row.guild_id or '@me'}/{table.row.card_channel_id or table.row.channel_id}"
    card = table.row.card_message_id
    return f"https://discord.com/channels/{place}{'' if card is None else f'/{card}'}"


def reminder(words: Words, waiting: list[Waiting], rhythm: Rhythm) -> Message:
    """Return the reminder of tables that wait, the longest waiting first, for their player."""
    lines = [_line(words, place) for place in waiting[:MOST]]
    if len(waiting) > MOST:
        lines.append(words("reminder-more", count=len(waiting) - MOST))
    builder = MessageBuilder().text(f"### {words('reminder-title', count=len(waiting))}")
    builder.text("\n".join(lines))
    offered = [controls.option(words(f"reminder-snooze-{how}"), how) for how in SNOOZES]
    builder.row(discord.ui.ActionRow(controls.menu(words("reminder-snooze"), offered, "snooze", 0)))
    return builder.text(f"-# {rhythm_line(words, rhythm)} {words('reminder-settings')}").build()


def _line(words: Words, place: Waiting) -> str:
    table, view = place.table, place.table.view(place.seat)
    asked = view.decision
    narrator = Narrator(words, table.game, table.names, view)
    question = "" if asked is None else f"\n{narrator.question(asked)}"
    since = ago(table, place.since)
    return f"- **[{table.game.title}]({link_to(table)})** · {since}{question}"


def rhythm_line(words: Words, rhythm: Rhythm) -> str:
    """Return in one sentence how a person is reminded."""
    if not rhythm.every:
        return words("reminder-never")
    how = words(f"reminder-every-{rhythm.every}")
    if not rhythm.quiet:
        return words("reminder-always", how=how)
    first, last = map(int, rhythm.quiet.split("-"))
    zone = rhythm.zone.replace("_", " ")
    return words("reminder-quiet", how=how, since=first, until=last, zone=zone)


def snoozed(words: Words, until: int) -> Message:
    """Return what a reminder becomes when it was put off until a time, in unix seconds."""
    return MessageBuilder().text(words("reminder-snoozed", until=f"<t:{until}:f>")).build()
