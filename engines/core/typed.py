"""Read what people type, so that case, accents and punctuation do not matter."""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from engines.core.errors import BadNotation

MoveT = TypeVar("MoveT")

LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ð": "d", "þ": "th", "ł": "l"})

CELL = re.compile(r"[a-z]{1,2}[0-9]{1,3}", re.IGNORECASE)


def no_cell(word: str) -> bool:
    """Whether a word that the game cannot read looks like the name of a cell, such as ``Z99``."""
    return CELL.fullmatch(word) is not None


def words_of(text: str) -> list[str]:
    """Return the words of a text in lower case, without accents and punctuation."""
    plain = text.casefold()
    if not plain.isascii():
        plain = unicodedata.normalize("NFKD", plain.translate(LETTERS))
        plain = "".join(char for char in plain if not unicodedata.combining(char))
    return re.findall(r"[a-z0-9]+", plain)


class WordReader(ABC):
    """Reads one move from a line, word by word; ``moves`` are the legal moves.

    Methods that *take* something advance past its words; begin at :meth:`read`.
    """

    fillers: ClassVar[frozenset[str]] = frozenset()
    """Small words that are skipped."""

    def __init__(self, text: str, moves: Sequence[Any]) -> None:
        self.text, self.moves = text, moves
        self.kinds = {type(move) for move in moves}
        self.words, self.at = words_of(text), 0

    @abstractmethod
    def move(self) -> Any:
        """Take a move.

        :raises BadNotation: if the next words are none.
        """

    def read(self) -> tuple[Any, str]:
        """Return the first move and the rest of the text.

        :raises BadNotation: if the text does not begin with a move.
        """
        if not self.peek():
            raise BadNotation("empty", self.text)
        return self.move(), self.rest()

    def peek(self) -> str:
        """Return the next word that is not a filler, or ``""`` at the end."""
        while self.at < len(self.words) and self.words[self.at] in self.fillers:
            self.at += 1
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self) -> str:
        """Take the next word, or ``""`` at the end."""
        word = self.peek()
        self.at += bool(word)
        return word

    def took(self, *words: str) -> bool:
        """Take the next word if it is one of these; return whether it was."""
        is_next = self.peek() in words
        self.at += is_next
        return is_next

    def rest(self) -> str:
        """Return the words that are left."""
        self.peek()
        return " ".join(self.words[self.at :])

    def offered(self, kind: type[MoveT]) -> list[MoveT]:
        """Return the legal moves of a kind."""
        return [move for move in self.moves if isinstance(move, kind)]

    def fail(self, word: str, code: str = "unknown", candidates: Sequence[str] = ()) -> BadNotation:
        """Return the error for a word, naming what could have been typed instead."""
        if code == "unknown" and no_cell(word):
            return BadNotation("cell", word.upper())
        return BadNotation(code, word or self.text, tuple(candidates))
