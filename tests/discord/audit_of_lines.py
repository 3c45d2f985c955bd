"""What posts tell of a game, sentence by sentence, against what happened in it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, takewhile
from typing import Any

from bot.messages.narrator import Narrator, computers
from bot.messages.turn_lines import HEADING, JOINT, NAMED
from bot.tables import Table
from bot.texts import words_in
from tests.discord.journal import Journal
from tests.discord.world import Message, text_of


def told_wrongly(
    table: Table, posts: list[Message], public: list[Any], journal: Journal
) -> Iterator[tuple[str, str]]:
    """Yield the public events that the posts do not tell, and those told more often than happened.

    A card that is edited tells again what it has told, so only what it was posted with counts as
    doubled. Of very much happening a card tells the newest and says "…"; so it does within a long
    turn of a computer player, also of a caretaker, of which it tells only what matters most.
    """
    narrator = Narrator(words_in(table.row.locale), table.game, table.names)
    lines, by_computer = list[str](), list[bool]()
    brief = {*computers(table), *(seat.seat for seat in table.seats if seat.cared_for)}
    whose: int | None = None
    for event in public:
        whose = whose if event.follows else getattr(event, "seat", None)
        parts = parts_of(narrator.lines([event]))
        lines += parts
        by_computer += [whose in brief] * len(parts)
    events = [
        table.game.events.load(seen.event)
        for seen in journal.events.values()
        if seen.table == table.id
    ]
    ever = Counter(parts_of(line for event in events for line in narrator.lines([event])))
    told, posted, upto = Counter[str](), Counter[str](), 0
    is_cut = False  # whether the post before ended in a turn of which not all was told
    for post in posts:
        posted += Counter(filter(_is_told, told_in(post.versions[0])))
    for post in posts if len(table.seats) > 1 else chain.from_iterable(map(turns_of, posts)):
        versions = [told_in(parts) for parts in post.versions]
        every = [Counter(filter(_is_told, version)) for version in versions]
        told += Counter({line: max(c[line] for c in every) for c in every for line in c})
        places = places_of(lines, versions[0], upto)
        if places is None:
            continue
        if "…" in text_of(post.versions[0]).splitlines():
            told += Counter(lines[upto : places[0][0]])
            is_cut = False
        for start, end in places:
            if is_cut:
                told += Counter(left_out(lines, by_computer, upto, start))
            is_cut, upto = True, end
        is_cut = not _is_told(versions[0][-1]) if versions[0] else is_cut
    if is_cut:
        told += Counter(left_out(lines, by_computer, upto, len(lines)))
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
    return parts_of(line[2:] for line in text_of(parts).splitlines() if line.startswith("· "))


def parts_of(lines: Iterable[str]) -> list[str]:
    """Return the parts of lines about turns; names in bold before them and headings are left out.

    A name stands there depending on what was told before.
    """
    whole = (line for line in lines if not line.startswith(HEADING))
    return [NAMED.sub("", part, count=1) for line in whole for part in line.split(JOINT)]


def _is_told(part: str) -> bool:
    """Whether a part of a line tells an event; others say that something is left out."""
    return not part.startswith("…")


def places_of(lines: list[str], told: list[str], since: int) -> list[tuple[int, int]] | None:
    """Return where the told sentences stand, in blocks between which something is left out.

    ``None`` if they do not stand there in this order.
    """
    places, block = list[tuple[int, int]](), list[str]()
    for part in (*told, "…"):
        if _is_told(part):
            block.append(part)
            continue
        if block or not places:
            start = _found(lines, block, since)
            if start is None:
                return None
            since = start + len(block)
            places.append((start, since))
        block = []
    return places


def left_out(lines: list[str], by_computer: list[bool], since: int, until: int) -> list[str]:
    """Return what a shortened turn of a computer may have left out between two told sentences.

    What others did after it has to be told somewhere: an edit of the card may have done so.
    """
    whole = range(since, until)
    return [lines[at] for at in takewhile(by_computer.__getitem__, whole)]


def _found(lines: list[str], told: list[str], since: int) -> int | None:
    """Return where the told sentences stand one after another; ``None`` if they do not."""
    places = range(since, len(lines) - len(told) + 1)
    return next((at for at in places if lines[at : at + len(told)] == told), None)
