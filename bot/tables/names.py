"""The names of players as everybody reads them: visible, harmless, and no two alike at a table."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from bot.texts import Words

LONGEST = 32
"""Discord's limit of a display name."""

MARKUP = frozenset("*_~`|>#@<[]()\\")

PRESENTATION = "\ufe0f"
"""Makes an emoji of the character before it; shown, but no two names differ by it."""

LEFT_TO_RIGHT = "\u200e"
"""An invisible character from which on writing runs to the right."""

INVISIBLE = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
        (0x3164, 0x3164), (0xFE00, 0xFE0E), (0xFFA0, 0xFFA0), (0xFFFC, 0xFFFC),
        (0x13441, 0x13442), (0x16FE4, 0x16FE4), (0x1D159, 0x1D159), (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)  # fmt: skip
"""Fillers, blanks and selectors that Python takes for printable, although nothing is to be seen."""


def shown_names(names: Iterable[str], words: Words) -> tuple[str, ...]:
    """Return the names that are shown for the players in the seats, in order.

    A name of which nothing can be seen is replaced by words with the number of the seat. If names
    look alike, the second and later ones get a number in brackets, which no player can choose. What
    is written after a name that runs to the left stays on its right.
    """
    return _shown(tuple(names), words)


@lru_cache(maxsize=256)
def _shown(names: tuple[str, ...], words: Words) -> tuple[str, ...]:
    shown, count = [], Counter[str]()
    for seat, name in enumerate(names, start=1):
        readable = plain(name) or words("name-of-seat", seat=seat)
        key = _alike(readable)
        count[key] += 1
        closed = _closed(readable)
        shown.append(closed if count[key] == 1 else f"{closed} ({count[key]})")
    return tuple(shown)


def _closed(name: str) -> str:
    """Return a name that draws no numbers after it to its other side, as Hebrew or Arabic would."""
    directions = (unicodedata.bidirectional(char) for char in reversed(name))
    last = next((direction for direction in directions if direction in ("L", "R", "AL")), "L")
    return name if last == "L" else f"{name}{LEFT_TO_RIGHT}"


def plain(text: str) -> str:
    """Return what can be seen of a name or of other typed text, on one line.

    Whatever would make Markdown, mentions or links is left out, and so is what is invisible or
    turns the writing direction. The result may be empty.
    """
    visible = "".join(
        " " if char.isspace() else char
        for char in text
        if (char.isspace() or char.isprintable()) and char not in MARKUP and char not in INVISIBLE
    )
    start = next((at for at, char in enumerate(visible) if not _hangs_on(char)), len(visible))
    return " ".join(visible[start:].replace("://", " //").split())[:LONGEST].strip()


def _hangs_on(char: str) -> bool:
    """Whether a character shows only on the one before it."""
    return char == " " or unicodedata.category(char).startswith("M")


def _alike(name: str) -> str:
    """Return the same text for all names that a reader could take for one another."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return folded.replace(" ", "").replace(PRESENTATION, "")
