"""What is said about requests to which all people of a table are to agree."""

from __future__ import annotations

import json
from typing import Any

import discord

from bot.messages import controls
from bot.messages.buttons import go_on_button
from bot.messages.cards import accent_of, named
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator, listed, safe
from bot.messages.turn_lines import newest
from bot.store.rows import ConsentRow
from bot.tables import Table
from bot.tables.consent import ENDING, asked_users
from bot.tables.matters import DecidedBy
from bot.tables.names import shown_names
from bot.texts import Words, words_in

STEP, LATER = 1200, 1000
"""Characters of a step that is to be taken back, and of what was done after it."""


def post(table: Table, words: Words, row: ConsentRow, by: DecidedBy) -> Message:
    """Return the public post: the request with its buttons, or what came of it.

    ``by`` says who is to agree.
    """
    is_vote = by == "most"
    builder = MessageBuilder(accent_of(row.seat))
    builder.text(f"### {words(f'consent-title-{row.kind}', game=table.game.title)}")
    asker = f"**{safe(row.asker)}**"
    if row.kind == "undo":
        _step(builder, table, words, row)
    elif is_vote and row.status == "open":
        builder.text(words(f"consent-asks-{row.kind}", name=asker, user=f"<@{row.asker_id}>"))
    elif row.kind == "pause" or (row.kind == ENDING and row.asker != row.settled_by):
        builder.text(words(f"consent-asks-{row.kind}", name=asker))
    builder.text(_answers(table, words, row, by))
    if row.status == "open":
        rule = words(f"consent-rule-of-{row.kind}" if is_vote else "consent-rule")
        builder.text(f"-# {words(f'consent-rule-{row.kind}')} {rule}")
        builder.row(*controls.rows(_buttons(words, row, by)))
        return builder.build()
    who = f"**{safe(row.settled_by or '')}**"
    key = f"consent-done-{row.kind}" if row.status == "done" else f"consent-{row.status}"
    if is_vote and row.status in ("refused", "withdrawn", "lapsed"):
        key = f"consent-{row.status}-{row.kind}"
    if row.kind == "pause" and row.status == "done" and row.settled_by is not None:
        key = "consent-pause-over"
    if row.kind == ENDING and row.status == "done" and row.settled_by is not None:
        key = "consent-decided-end"
    builder.text(words(key, name=asker, by=who))
    if key == "consent-done-pause":
        builder.row(*controls.rows([go_on_button(table, words)]))
    return builder.build()


def pinged(table: Table, row: ConsentRow, by: DecidedBy) -> list[int]:
    """Return the users that the first post of a request pings: those who are asked.

    Whom a vote is about is pinged as well; nobody is who is away.
    """
    if row.status != "open" or row.message_id is not None:
        return []
    late = [row.asker_id] if by == "most" else []
    return [
        user
        for user in (*late, *asked_users(table, row))
        if table.away_until(table.check_seated(user)) is None
    ]


def _step(builder: MessageBuilder, table: Table, words: Words, row: ConsentRow) -> None:
    """Add what would be taken back, or was, in words that are public."""
    facts, name = json.loads(row.facts), f"**{safe(row.asker)}**"
    lines = lines_of_step(table, words, facts, "own") or [words("consent-hidden-step")]
    builder.text(f"{words('consent-asks-undo', name=name)}\n{newest(lines, most=STEP)}")
    if facts["moves"]:
        later = newest(lines_of_step(table, words, facts, "later"), most=LATER)
        builder.text(f"{words('consent-later', count=facts['moves'])}\n{later}")


def lines_of_step(table: Table, words: Words, facts: dict[str, Any], part: str) -> list[str]:
    """Return events as lines, with the names of those who sat there then."""
    names = shown_names(facts["names"], words_in(table.row.locale))
    events = [table.game.events.load(event) for event in facts[part]]
    return Narrator(words, table.game, names).lines(events)


def _answers(table: Table, words: Words, row: ConsentRow, by: DecidedBy) -> str:
    """Return who has agreed, and while it is open who is still to answer."""
    asked, lines = asked_users(table, row), list[str]()
    agreed = [table.names[table.check_seated(user)] for user in asked if user in row.agreed]
    against = [table.names[table.check_seated(user)] for user in asked if user in row.against]
    computers = [named(table, seat.seat, words) for seat in table.seats if seat.computer]
    if agreed:
        lines.append(words("consent-agreed", names=listed(words, agreed)))
    if against:
        lines.append(words("consent-against", names=listed(words, against)))
    if computers and by == "all" and row.status in ("open", "done"):
        lines.append(words("consent-computers", names=listed(words, computers)))
    missing = [f"<@{user}>" for user in asked if user not in (*row.agreed, *row.against)]
    if missing and row.status == "open":
        lines.append(words("consent-missing", names=listed(words, missing)))
    return "\n".join(lines)


def _buttons(words: Words, row: ConsentRow, by: DecidedBy) -> list[controls.PressButton]:
    """Return the buttons of an open request."""
    style, of_vote = discord.ButtonStyle, f"-{row.kind}" if by == "most" else ""
    shown = [
        ("agree", words(f"button-consent{of_vote}"), style.success),
        ("refuse", words(f"button-refuse{of_vote}"), style.danger),
        ("reopen", words("button-reopen"), style.secondary),
        ("withdraw", words(f"button-consent-withdraw{of_vote}"), style.secondary),
    ]
    if row.kind == ENDING:  # red is what cannot be undone
        shown[:2] = [
            ("refuse", words("button-end-refuse"), style.secondary),
            ("agree", words("button-end-agree"), style.danger),
        ]
        shown.append(("decide", words("button-end-decide"), style.secondary))
    return [
        controls.button(label, "consent", row.table_id, (action, str(row.id)), style=look)
        for action, label, look in shown
    ]
