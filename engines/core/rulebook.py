"""A game's rules in numbered clauses, for ``/rules`` and for refusals that quote a clause."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

CLAUSE = re.compile(r"- \*\*([A-Z][A-Z0-9]{1,2}-\d{3,4}[a-z]?)\*\* (.+)")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: its id, the heading above it, and its text."""

    id: str
    heading: str
    words: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The clauses of one game in one language, in order."""

    title: str
    clauses: tuple[Clause, ...]

    def clause(self, clause_id: str) -> Clause | None:
        """Return the clause with that id, ignoring case, or ``None``."""
        wanted = clause_id.strip().casefold()
        return next((clause for clause in self.clauses if clause.id.casefold() == wanted), None)

    def search(self, words: str) -> tuple[Clause, ...]:
        """Return the clauses that contain all of the words, or the clause with that id."""
        if (named := self.clause(words)) is not None:
            return (named,)
        sought = words.casefold().split()
        return tuple(
            clause
            for clause in self.clauses
            if all(
                word in f"{clause.id} {clause.heading} {clause.words}".casefold() for word in sought
            )
        )


@cache
def read_rulebook(path: Path) -> Rulebook:
    """Return the rules in a Markdown file: ``#`` title, ``##`` headings, one bullet per clause.

    :raises ValueError: naming file and line, if a bullet is not a clause.
    """
    title, heading, clauses = "", "", list[Clause]()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("#"):
            heading = line.lstrip("# ").lstrip("0123456789 ")
        elif line.startswith("- "):
            match = CLAUSE.fullmatch(line)
            if match is None:
                raise ValueError(f"{path}:{number}: not a clause: {line[:60]}")
            clauses.append(Clause(match[1], heading, match[2]))
    return Rulebook(title, tuple(clauses))
