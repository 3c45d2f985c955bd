"""What posts tell of a game, sentence by sentence, against what happened in it."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

from bot.messages.narrator import Narrator
from bot.messages.turn_lines import HEADING, JOINT, NAMED, SOURCE
from bot.tables import Table
from bot.texts import words_in
from tests.discord.journal import Journal
from tests.discord.people import verb_of
from tests.discord.world import Message, text_of, walk

LEFT_OUT = re.compile(r"(?: ·)? …$")
"""What ends a line after which something is left out."""


def told_wrongly(
    table: Table, posts: list[Message], public: list[Any], journal: Journal
) -> Iterator[tuple[str, str]]:
    """Yield the public events that the posts do not tell, and those told more often than happened.

    A card that is edited tells again what it has told, so only what it was posted with counts as
    doubled. A card with *All of it* leaves out what is worth the least, up to where the next card
    begins.
    """
    narrator = Narrator(words_in(table.row.locale), table.game, table.names)
    lines = [line for event in public for line in parts_of(narrator.lines([event]))]
    events = [
        table.game.events.load(seen.event)
        for seen in journal.events.values()
        if seen.table == table.id
    ]
    ever = Counter(parts_of(line for event in events for line in narrator.lines([event])))
    told, posted, upto = Counter[str](), Counter[str](), 0
    was_cut = False
    for post in posts:
        posted += Counter(told_in(post.versions[0]))
    for post in posts if len(table.seats) > 1 else chain.from_iterable(map(turns_of, posts)):
        every = [Counter(told_in(parts)) for parts in post.versions]
        told += Counter({line: max(c[line] for c in every) for c in every for line in c})
        is_cut = any(_leaves_out(parts) for parts in post.versions)
        place = place_of(lines, every[0], upto, is_cut=is_cut)
        if place is None:
            continue
        start, end = place
        if was_cut:
            told += Counter(lines[upto:start])
        if is_cut:
            told += Counter(lines[start:end]) - every[0]
        was_cut, upto = is_cut, end
    if was_cut:
        told += Counter(lines[upto:])
    if table.row.status == "running":
        lines = lines[:upto]  # the rest is told when the turn has passed
    for line, count in Counter(lines).items():
        if told[line] < count:
            yield "lost", f"table {table.id}: {line!r} {count - told[line]} times"
    for line, count in posted.items():
        if count > ever[line]:
            yield "doubled", f"table {table.id}: {line!r} {count} for {ever[line]}"


def turns_of(post: Message) -> list[Message]:
    """Return what the one card of somebody who plays alone has shown as a card for each turn."""
    turns = defaultdict[str, list[list[dict[str, Any]]]](list)
    for version in post.versions:
        heading, _line, _more = text_of(version).partition("\n")
        turns[heading.lstrip("# ")].append(version)
    return [replace(post, versions=versions) for versions in turns.values()]


def told_in(parts: list[dict[str, Any]]) -> list[str]:
    """Return the sentences about events in the components of a card, without names before them."""
    lines = (line[2:] for line in text_of(parts).splitlines() if line.startswith("· "))
    told = parts_of(LEFT_OUT.sub("", line) for line in lines)
    return [part for part in told if not part.startswith("…")]


def parts_of(lines: Iterable[str]) -> list[str]:
    """Return the parts of lines about turns, without headings.

    Names in bold before them and where gains come from are left out: they stand there depending on
    what was told before.
    """
    whole = (line for line in lines if not line.startswith(HEADING))
    parts = (NAMED.sub("", part, count=1) for line in whole for part in line.split(JOINT))
    return [SOURCE.sub("", part) for part in parts]


def place_of(
    lines: list[str], told: Counter[str], since: int, *, is_cut: bool
) -> tuple[int, int] | None:
    """Return where told sentences stand, in any order; ``None`` if they do not stand there.

    If something was cut, others may stand between them and before them.
    """
    count = told.total()
    if not is_cut:
        places = range(since, len(lines) - count + 1)
        return next(
            ((at, at + count) for at in places if Counter(lines[at : at + count]) == told), None
        )
    ends = range(since, len(lines) + 1)
    return next(((since, end) for end in ends if told <= Counter(lines[since:end])), None)


def _leaves_out(parts: list[dict[str, Any]]) -> bool:
    """Whether a card has *All of it*."""
    return "all" in map(verb_of, (part for part in walk(parts) if "custom_id" in part))
