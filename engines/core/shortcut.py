"""A game's own chat commands, as data: how their parameters become a line of notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """One parameter: its name, the notation word put before it, and whether it takes several words.

    ``kinds`` are the kinds of moves that it may stand for, any if empty.
    """

    name: str
    word: str = ""
    required: bool = True
    repeats: bool = False
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shortcut:
    """One command: ``/<game> <name>`` with its parameters, or a fixed line without parameters."""

    name: str
    parts: tuple[Part, ...]
    line: str = ""

    def line_of(self, values: Mapping[str, str]) -> str:
        """Return the line of notation for the parameters that somebody filled in."""
        words = [self.line]
        for part in self.parts:
            typed = values.get(part.name, "").replace("/", " ").split()
            if part.repeats:
                words += [f"{part.word} {word}" for word in typed]
            elif typed:
                already = typed[0].casefold() == part.word
                words += typed if already or not part.word else [part.word, *typed]
        return " ".join(word for word in words if word)
