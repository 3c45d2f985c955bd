"""Chat commands of a game, as data: how their parameters become a line of notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """One parameter: its name, the word of notation before it, and whether several may follow.

    ``kinds`` are the kinds of moves that it may say, any if empty.
    """

    name: str
    word: str = ""
    required: bool = True
    repeats: bool = False
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shortcut:
    """One command: ``/<game> <name>`` with its parameters, or with none a fixed line."""

    name: str
    parts: tuple[Part, ...]
    line: str = ""

    def line_of(self, values: Mapping[str, str]) -> str:
        """Return the notation that filled parameters stand for."""
        words = [self.line]
        for part in self.parts:
            typed = values.get(part.name, "").replace("/", " ").split()
            if part.repeats:
                words += [f"{part.word} {one}" for one in typed]
            elif typed:
                already = typed[0].casefold() == part.word
                words += typed if already or not part.word else [part.word, *typed]
        return " ".join(word for word in words if word)
