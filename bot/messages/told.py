"""What happened at a table, in sentences: its events, and what features tell between them.

Every event has the names of those who sat there then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.messages.narrator import Narrator, computers
from bot.messages.turn_lines import TurnLine
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


def told_shortest(
    table: Table, words: Words, entries: Entries, changes: Sequence[NameChange] = ()
) -> tuple[int | None, str, str]:
    """Return the most valuable of what happened: the seat and the name of who did it, and what.

    That is at most :data:`bot.messages.narrator.FEW` words. Of equals the last is told. The seat
    is ``None`` if nobody in one did it, and then the name is empty or that of a rival.
    """
    best, seat, name, told = -1, None, "", ""
    for row, event in entries:
        if isinstance(event, str) or event.weight < best:
            continue
        names = _names_before(table, [change for change in changes if change.ply >= row.ply])
        narrator = Narrator(words, table.game, names)
        if said := narrator.short(event):
            actor = getattr(event, "seat", None)
            best, told, name = event.weight, said, "" if actor is None else narrator.actor(actor)
            seat = actor if isinstance(actor, int) else None
    return seat, name, told


def sentence_after(ply: int, sentence: str) -> tuple[EventRow, Any]:
    """Return a sentence as an entry that stands after what happened at a ply."""
    return EventRow(ply=ply, number=0, event=""), sentence


def turns_of(
    table: Table,
    words: Words,
    entries: Entries,
    changes: Sequence[NameChange] = (),
    *,
    only_events: bool = False,
    brief: bool | None = None,
) -> list[TurnLine]:
    """Return the sentences of what happened, and of the seats that passed on, in their order.

    ``only_events`` leaves the seats out, and tells long turns of computers briefly unless ``brief``
    says otherwise.
    """
    told_briefly = computers(table) if (only_events if brief is None else brief) else ()
    lines, rest = list[TurnLine](), list(entries)
    for number, change in enumerate(changes):
        passed = [event for row, event in rest if row.ply <= change.ply]
        shown = _names_before(table, changes[number:])
        lines += Narrator(words, table.game, shown, brief=told_briefly).turns(passed)
        rest = rest[len(passed) :]
        if not only_events:
            lines.append(TurnLine(change.sentence))
    narrator = Narrator(words, table.game, table.names, brief=told_briefly)
    return lines + narrator.turns(event for _row, event in rest)


def _names_before(table: Table, changes: Sequence[NameChange]) -> tuple[str, ...]:
    """Return the names that were shown before the last of all changes, which are these."""
    names = [seat.name for seat in table.seats]
    for change in reversed(changes):
        names[change.seat] = change.before
    return shown_names(names, words_in(table.row.locale))  # as Table.names
