"""What is said of steps that are taken back by agreement, and of pauses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.messages import controls
from bot.messages.buttons import go_on_button
from bot.messages.cards import prompt
from bot.messages.consents import lines_of_step
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import safe
from bot.messages.told import sentence_after
from bot.messages.turn_lines import HEADING, JOINT
from bot.store.rows import ConsentRow, EventRow
from bot.tables import Table, TableRefused
from bot.texts import Words


def offer(table: Table, words: Words, seat: int, refusal: str) -> Message:
    """Return why a step cannot be taken back, with the button that asks the others."""
    button = controls.button(
        words("button-ask-undo"), "ask-undo", table.id, question=table.question(seat)
    )
    builder = MessageBuilder().text(refusal).text(words("consent-offer"))
    return builder.row(*controls.rows([button])).build()


def paused(table: Table, words: Words, refusal: str = "") -> Message:
    """Return that a game is paused, or why it refuses something, with the button to go on."""
    text = refusal or prompt(table, words, table.view(None))
    return MessageBuilder().text(text).row(*controls.rows([go_on_button(table, words)])).build()


def undone(table: Table, words: Words, rows: Sequence[ConsentRow]) -> list[tuple[EventRow, Any]]:
    """Return sentences of what was taken back, given the requests that were done."""
    return [
        sentence_after(row.done_ply, _sentence(table, words, row))
        for row in rows
        if row.done_ply is not None
    ]


def pauses(words: Words, rows: Sequence[ConsentRow]) -> list[tuple[EventRow, Any]]:
    """Return sentences of pauses, and of who let the game go on."""
    told = list[tuple[EventRow, Any]]()
    for row in rows:
        if row.done_ply is None:  # by an earlier version
            continue
        name = f"**{safe(row.asker)}**"
        told.append(sentence_after(row.done_ply, words("consent-paused", name=name)))
        if row.settled_by is not None:
            name = f"**{safe(row.settled_by)}**"
            told.append(sentence_after(row.done_ply, words("consent-went-on", name=name)))
    return told


def _sentence(table: Table, words: Words, row: ConsentRow) -> str:
    """Return who took back what."""
    facts, name = json.loads(row.facts), f"**{safe(row.asker)}**"
    lines = lines_of_step(table, words, facts, "own")
    lines = [line for line in lines if not line.startswith(HEADING)]
    what = JOINT.join(lines) if lines else words("consent-hidden-step")
    return words("consent-undone", name=name, what=what, moves=facts["moves"])


def may_ask(table: Table, refused: TableRefused) -> bool:
    """Whether a step was not taken back that others may agree to be taken back."""
    if refused.code != "nothing-to-undo":
        return False
    is_alone = not table.is_posted or len(table.seats) == 1
    return refused.facts["reason"] != "none" and not is_alone
