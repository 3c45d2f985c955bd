"""What players did and were told, and what was in the database before they took it back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal


@dataclass(frozen=True)
class SeenMove:
    """A move that was in the database at some time."""

    table: int
    ply: int
    batch: int
    is_private: bool
    has_user: bool
    """Whether a person made it, not a bot."""


@dataclass(frozen=True)
class SeenEvent:
    """A public event that was in the database at some time."""

    table: int
    ply: int
    number: int
    event: str


@dataclass
class Journal:
    """Kept by all players of one database."""

    database: Path
    presses: dict[int, Literal["play", "undo"]] = field(default_factory=dict)
    """By interaction: what it would do to the game."""
    acknowledged: dict[int, str] = field(default_factory=dict)
    """Interactions after which a player was shown that the move was made, and where."""
    cut_off: int = 0
    moves: dict[tuple[int, int], SeenMove] = field(default_factory=dict)
    events: dict[tuple[int, int, int], SeenEvent] = field(default_factory=dict)
    calls_missed: list[str] = field(default_factory=list)
    """Tables at which somebody was asked and nobody called, for as long as players waited."""

    def look(self) -> None:
        """Read what is new in the database; to be called before anything is taken back."""
        with reading(self.database) as source:
            users = {
                (table, seat): user
                for table, seat, user in source.execute("select table_id, seat, user_id from seat")
            }
            highest = dict[int, int]()
            for table, ply in self.moves:
                highest[table] = max(ply, highest.get(table, 0))
            for (table,) in source.execute("select id from game_table").fetchall():
                given = (table, highest.get(table, 0))
                for ply, batch, private, by in source.execute(
                    "select ply, batch, private, made_by from move where table_id = ? and ply > ?",
                    given,
                ):
                    person = users.get((table, by)) is not None
                    self.moves[table, ply] = SeenMove(table, ply, batch, bool(private), person)
                for ply, number, event in source.execute(
                    "select ply, number, event from event"
                    " where table_id = ? and ply >= ? and audience is null",
                    given,
                ):
                    self.events[table, ply, number] = SeenEvent(table, ply, number, event)


@contextmanager
def reading(database: Path) -> Iterator[sqlite3.Connection]:
    """Open a database to read from it, beside the bot."""
    with closing(sqlite3.connect(database, timeout=30)) as connection:
        connection.execute("pragma query_only = on")
        yield connection


def rows(database: Path, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """Return what a query finds in a database."""
    with reading(database) as source:
        return [tuple(row) for row in source.execute(sql, values)]
