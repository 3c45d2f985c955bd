"""A game's rules in numbered clauses, for ``/rules`` and for refusals that quote a clause."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

ID = r"[A-Z][A-Z0-9]{1,2}-\d{3,4}[a-z]?"
CLAUSE = re.compile(rf"- \*\*({ID})\*\* (.+)")
REFERENCE = re.compile(rf"- \[({ID})(?: – ({ID}))?\]\(.+\)")
"""Clauses of the rules that several games share, as a link to their file."""

ALSO = re.compile(r"<!-- also: (.+) -->")
"""Words that people use for a heading or a clause above, which it lacks: found, never shown."""

MAIN = "<!-- main -->"
"""Below a clause that says the main thing about its words: found before others with them."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: its id, the heading above it, its text, and what searches need to know."""

    id: str
    heading: str
    words: str
    also: str = ""
    """Other words that it is sought by."""

    is_main: bool = False
    """Whether it says the main thing about its words."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The clauses of one game in one language, in order."""

    title: str
    clauses: tuple[Clause, ...]

    def clause(self, clause_id: str) -> Clause | None:
        """Return the clause with that id, ignoring case, or ``None``."""
        wanted = clause_id.strip().casefold()
        return next((clause for clause in self.clauses if clause.id.casefold() == wanted), None)

    def between(self, first: str, last: str) -> tuple[Clause, ...]:
        """Return the clauses from one id to another, in the order in which they stand here.

        :raises ValueError: if there is no clause with one of the ids.
        """
        ids = [clause.id for clause in self.clauses]
        return self.clauses[ids.index(first) : ids.index(last) + 1]


@dataclass(frozen=True, slots=True)
class Scope:
    """Clauses that only some tables play by.

    ``name`` is that of a text, ``<game>-scope-<name>``; ``clauses`` are ranges such as
    ``"FE-701 FE-704, RT-509"``, both ends included. ``holds`` says whether a table plays by them,
    from its options and its number of seats, ``None`` while that is open.
    """

    name: str
    clauses: str
    holds: Callable[[Any, int | None], bool]

    def covers(self, clause_id: str) -> bool:
        """Whether a clause is one of these."""
        prefix = clause_id.partition("-")[0]
        for part in self.clauses.split(", "):
            first, _space, last = part.partition(" ")
            if first.partition("-")[0] == prefix and first <= clause_id <= (last or first):
                return True
        return False


@cache
def read_rulebook(path: Path, shared: Rulebook | None = None) -> Rulebook:
    """Return the rules in a Markdown file: ``#`` title, ``##`` headings, one bullet per clause.

    A bullet can also be a link with the ids of clauses that games share: they are taken from
    ``shared``, and passed over without it.

    :raises ValueError: naming file and line, if a bullet is no clause, or not one of ``shared``.
    """
    title, heading, above, clauses = "", "", "", list[Clause]()
    under_heading = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("#"):
            heading, above, under_heading = line.lstrip("# ").lstrip("0123456789 "), "", True
        elif line.startswith("- "):
            try:
                clauses += _clauses(line, heading, above, shared)
            except ValueError as error:
                raise ValueError(f"{path}:{number}: not a clause: {line[:60]}") from error
            under_heading = False
        elif (match := ALSO.fullmatch(line.strip())) is not None:
            if under_heading:
                above = match[1]
            else:
                words = f"{clauses[-1].also}, {match[1]}".strip(", ")
                clauses[-1] = replace(clauses[-1], also=words)
        elif line.strip() == MAIN:
            clauses[-1] = replace(clauses[-1], is_main=True)
    return Rulebook(title, tuple(clauses))


def _clauses(line: str, heading: str, also: str, shared: Rulebook | None) -> Iterator[Clause]:
    if (match := CLAUSE.fullmatch(line)) is not None:
        yield Clause(match[1], heading, match[2], also)
    elif (match := REFERENCE.fullmatch(line)) is None:
        raise ValueError(line)
    elif shared is not None:
        for clause in shared.between(match[1], match[2] or match[1]):
            yield replace(clause, heading=heading, also=f"{also}, {clause.also}".strip(", "))
