"""What happened as lines: one for each player's turn, with the name in bold at its beginning.

Sentences about the same player are joined, and only the first has the name. Other sentences get
lines of their own, unless they tell what follows from the one before (``Event.follows``). A round
that begins is a heading, in Discord's small print.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engines.core import RoundBegan

if TYPE_CHECKING:
    from bot.messages.narrator import Narrator

ELLIPSIS = "…\n"
"""What stands above the newest lines if not all have room."""

HEADING = "-# "
"""Discord's mark of small print."""

JOINT = " · "

NAMED = re.compile(r"^\*\*.+?\*\* ")
"""A name at the beginning of a line."""

SHORTEST = 8
"""Hardly a sentence is shorter: of a long history only the end is worded."""


def lines_of(narrator: Narrator, events: Iterable[Any]) -> list[str]:
    """Return what happened, a line for each turn; a text among the events is a line already."""
    lines, parts = list[str](), list[str]()
    whose: Any = None  # of whose turn the line tells
    last: Any = None  # whom its last sentence is about

    def close() -> None:
        if parts:
            lines.append(JOINT.join(parts))
        parts.clear()

    for event in events:
        if isinstance(event, str):
            close()
            lines.append(event)
            continue
        sentence = narrator.event(event)
        if not sentence:
            continue
        sentence = sentence.removesuffix(".")
        if isinstance(event, RoundBegan):
            close()
            lines.append(f"{HEADING}{sentence}")
            continue
        seat = getattr(event, "seat", None)
        name = "" if seat is None else f"{narrator.actor(seat)} "
        is_named = bool(name) and sentence.startswith(name)
        is_joined = parts and (event.follows or (is_named and seat == whose))
        if not is_joined:
            close()
            whose, last = (seat if is_named else None), None
        if is_named:
            without = sentence[len(name) :]
            sentence = without if seat == last else f"**{name[:-1]}** {without}"
            last = seat
        parts.append(sentence)
    close()
    return lines


def newest(lines: Sequence[str], *, most: int) -> str:
    """Return lines as a list; if not all fit, the last ones, and of a long one its end.

    A heading after which nothing comes is left out.
    """
    chosen, length = list[str](), 0
    for line in reversed(lines):
        is_heading = line.startswith(HEADING)
        if is_heading and not chosen:
            continue
        shown = line if is_heading else f"· {line}"
        length += len(shown) + 1
        if length > most:
            if not chosen:
                chosen.append(_end_of(line, most))
            chosen.append(ELLIPSIS.strip())
            break
        chosen.append(shown)
    return "\n".join(reversed(chosen))


def _end_of(line: str, most: int) -> str:
    """Return the last sentences of a line that is too long, after the name."""
    named = NAMED.match(line)
    begin = f"· {named[0] if named else ''}…"
    kept, room = list[str](), most - len(begin) - 1
    for part in reversed(line.split(JOINT)):
        if room < len(part) + len(JOINT):
            break
        kept.append(part)
        room -= len(part) + len(JOINT)
    return JOINT.join((begin, *reversed(kept))) if kept else f"{begin}{line[len(line) - room :]}"
