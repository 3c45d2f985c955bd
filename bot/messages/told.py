"""What happened at a table, in sentences: its events, and what features tell between them.

Every event has the names of those who sat there then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.messages.narrator import Narrator, computers
from bot.store.rows import EventRow
from bot.tables import Table
from bot.tables.names import shown_names
from bot.texts import Words, words_in

Entries: TypeAlias = Sequence[tuple[EventRow, Any]]
"""Rows of events with what happened: an event, or a sentence."""


@dataclass(frozen=True, slots=True)
class NameChange:
    """Since a ply somebody else sits in a seat, and what the log says of that."""

    ply: int
    number: int
    """Tells changes after the same ply apart, in their order."""
    seat: int
    before: str
    after: str
    sentence: str


@dataclass(frozen=True, slots=True)
class History:
    """What a reader may know of a table, oldest first, and who has sat there when.

    ``changes`` are all of the table, in their order.
    """

    entries: Entries
    changes: Sequence[NameChange] = field(default=())


def sentence_after(ply: int, sentence: str) -> tuple[EventRow, Any]:
    """Return a sentence as an entry that stands after what happened at a ply."""
    return EventRow(ply=ply, number=0, event=""), sentence


def lines_of(
    table: Table,
    words: Words,
    entries: Entries,
    changes: Sequence[NameChange] = (),
    *,
    only_events: bool = False,
    brief: bool | None = None,
) -> list[str]:
    """Return the sentences of what happened, and of the seats that passed on, in their order.

    ``only_events`` leaves the seats out, and tells long turns of computers briefly unless ``brief``
    says otherwise.
    """
    told_briefly = computers(table) if (only_events if brief is None else brief) else ()
    told_in = words_in(table.row.locale)  # as Table.names
    names = [seat.name for seat in table.seats]
    for change in reversed(changes):
        names[change.seat] = change.before
    lines, rest = list[str](), list(entries)
    for change in changes:
        passed = [event for row, event in rest if row.ply <= change.ply]
        shown = shown_names(names, told_in)
        lines += Narrator(words, table.game, shown, brief=told_briefly).lines(passed)
        rest = rest[len(passed) :]
        if not only_events:
            lines.append(change.sentence)
        names[change.seat] = change.after
    narrator = Narrator(words, table.game, shown_names(names, told_in), brief=told_briefly)
    return lines + narrator.lines(event for _row, event in rest)
