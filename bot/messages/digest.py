"""What happened in a few lines: the most valuable first, and whether anything is left out.

How many lines have room follows from what else a message says. That is an estimate with letters of
one width; :mod:`bench.heights` measures what comes of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat
from typing import NamedTuple

from bot.messages.turn_lines import BRIEF, TurnLine
from render.files import Drawn
from render.signs import EMOJI

SHORTER = (BRIEF, 100, 50)
"""Characters to which turns are shortened, those of the least value first."""

CUT = " …"
"""What ends a digest that leaves turns out."""

MARKUP = re.compile(r"\*\*|~~|^-# ", re.MULTILINE)


class _Client(NamedTuple):
    """A client of Discord: what has room in it, in lines of text."""

    across: int
    """Points that a picture is wide at most."""
    letters: int
    """In a line."""
    card: int
    """Points of a card's frame and title."""
    panel: int
    """Points of a panel's, with its question, without menus and buttons."""
    tallest: int
    """Points that a picture is high at most."""


CLIENTS = (_Client(379, 45, 48, 168, 379), _Client(563, 70, 62, 118, 350))
"""A phone and a desktop."""

MOST, ABOVE, LEAST = (8, 8), (4, 3), 1
"""So many lines tell what happened at most in each: in a card, in a panel above the question; and
at least, where room is scarce."""

HIGHEST, PANEL, LINE, MENU, ROW = 700, 900, 22, 46, 38
"""Points: of a card, of a panel, of a line, of a menu, and of a line of buttons."""


@dataclass(frozen=True, slots=True)
class Digest:
    """What happened in a few lines; ``cut`` if anything is left out."""

    text: str
    cut: bool


def digest(lines: Sequence[TurnLine], room: Sequence[int] = MOST) -> Digest:
    """Return the most valuable lines as a list, as far as they have ``room``.

    That is the number of lines in each of the :data:`CLIENTS`. Lines of equal value stand as they
    happened. If not all have room, they are told more and more briefly, and at last left out, those
    of the least value first. The first one always stays.
    """
    room = [max(LEAST, lines) for lines in room]
    turns = [line for line in lines if not line.is_heading]
    ranked = sorted(turns, key=lambda line: line.weight, reverse=True)[: min(room)]
    chosen = list(ranked)
    for letters in SHORTER:
        for place in reversed(range(len(chosen))):
            if _have_room(chosen, room):
                break
            chosen[place] = ranked[place].within(letters)
    while len(chosen) > 1 and not _have_room(chosen, room):
        chosen.pop()
    text = "\n".join(f"· {line.text}" for line in chosen)
    is_short = len(chosen) < len(turns)
    end = CUT if is_short and not chosen[-1].cut else ""
    return Digest(text + end, is_short or any(line.cut for line in chosen))


def room_beside(texts: Sequence[str], picture: Drawn | None, buttons: Sequence[int]) -> list[int]:
    """Return how many lines a card has left for what happened, in each of the :data:`CLIENTS`:
    fewer than :data:`LEAST` if all else is too high already.

    ``texts`` are the others below its title, ``buttons`` in how many lines each client shows them.
    """
    left = [
        HIGHEST - client.card - ROW * lines for client, lines in zip(CLIENTS, buttons, strict=True)
    ]
    return [*map(_lines_left, left, MOST, CLIENTS, repeat(texts), repeat(picture))]


def room_above(
    texts: Sequence[str], picture: Drawn | None, menus: int, buttons: Sequence[int]
) -> list[int]:
    """Return the same of a panel, above its question with so many menus."""
    left = [
        PANEL - client.panel - MENU * menus - ROW * lines
        for client, lines in zip(CLIENTS, buttons, strict=True)
    ]
    return [*map(_lines_left, left, ABOVE, CLIENTS, repeat(texts), repeat(picture))]


def _lines_left(
    points: float, most: int, client: _Client, texts: Sequence[str], picture: Drawn | None
) -> int:
    """Return how many lines so many points have beside texts and a picture, at most so many."""
    if picture is not None:
        across, high = picture.size
        shown = high * client.across / across if across else client.tallest
        points -= min(client.tallest, shown)
    others = sum(_lines_in(text, client) for text in texts if text)
    return min(most, int(points // LINE) - others)


def _have_room(lines: Sequence[TurnLine], room: Sequence[int]) -> bool:
    return all(
        sum(_lines_in(line.text, client) for line in lines) <= most
        for client, most in zip(CLIENTS, room, strict=True)
    )


@lru_cache(maxsize=512)
def _lines_in(text: str, client: _Client) -> int:
    """Return in about how many lines a client shows a text: they end only between words.

    It is asked again for each line that might be told more briefly.
    """
    plain = MARKUP.sub("", EMOJI.sub("###", text))
    count = 0
    for line in plain.split("\n"):
        count, room = count + 1, client.letters
        for word in line.split(" "):
            if len(word) > room and room < client.letters:
                count, room = count + 1, client.letters
            room -= len(word) + 1
            while room < -1:  # a word that is longer than a line
                count, room = count + 1, room + client.letters
    return count
