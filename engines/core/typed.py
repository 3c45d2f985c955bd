"""Normalise what people type, so that case, accents and punctuation do not matter."""

from __future__ import annotations

import re
import unicodedata

LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ð": "d", "þ": "th", "ł": "l"})


CELL = re.compile(r"[a-z]{1,2}[0-9]{1,3}", re.IGNORECASE)


def no_cell(word: str) -> bool:
    """Whether a word that the game cannot read looks like the name of a cell, such as ``Z99``."""
    return CELL.fullmatch(word) is not None


def words_of(text: str) -> list[str]:
    """Return the words of a text in lower case, without accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return re.findall(r"[a-z0-9]+", plain)
