"""What players did and were told, and what was in the database before they took it back."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
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
    """Whether it was made in the seat of a person, not of a bot."""
    made_at: int = 0


@dataclass(frozen=True)
class SeenEvent:
    """A public event that was in the database at some time."""

    table: int
    ply: int
    number: int
    event: str


@dataclass
class SeenNotice:
    """An announcement that was in the outbox at some time; of cards only what they show is kept.

    ``took`` is how many seconds of real time it waited to be sent, ``None`` if it still does.
    """

    number: int
    table: int
    kind: str
    nonce: str
    payload: dict[str, Any]
    created: int
    sent: int | None
    took: float | None = None


@dataclass(frozen=True)
class Step:
    """A table waits for a seat from a time on (0: no longer), or the bot has looked at a time."""

    what: Literal["wait", "look"]
    at: int
    table: int = 0
    seat: int = 0


LOOKED = "select value from setting where key = 'doubts-looked'"
"""When the bot has looked after its tables for the last time."""

KEEPING = """
    create table if not exists kept_notice (
        number integer primary key, table_id, kind, nonce unique, payload, created_at, sent_at,
        began real, took real
    );
    create table if not exists kept_answer (interaction_id integer primary key);
    create table if not exists kept_step (number integer primary key, what, at, table_id, seat);
    create table if not exists kept_planned (table_id, ply);
    create trigger if not exists keep_notice after insert on outbox begin
        insert or ignore into kept_notice (table_id, kind, nonce, payload, created_at, began)
        values (
            new.table_id, new.kind, new.nonce,
            case
                when new.kind = 'card' then json_object(
                    'until', new.payload ->> 'until', 'call', json(new.payload -> 'call')
                )
                when new.kind in ('consent', 'deadline', 'reminder') then new.payload
                else '{}'
            end,
            new.created_at, julianday('now')
        );
    end;
    create trigger if not exists keep_sent after update of sent_at on outbox begin
        update kept_notice set
            sent_at = new.sent_at, took = (julianday('now') - began) * 24 * 60 * 60
        where nonce = new.nonce;
    end;
    create view if not exists unpressed as
        select id as table_id, (select max(ply) from move where table_id = id) as last
        from game_table where not exists (
            select 1 from answered where table_id = id and answered.version = game_table.version
        );
    create trigger if not exists keep_answer after insert on answered begin
        insert or ignore into kept_answer values (new.interaction_id);
    end;
    create trigger if not exists keep_wait after insert on waiting begin
        insert into kept_step (what, at, table_id, seat)
        values ('wait', new.since, new.table_id, new.seat);
    end;
    create trigger if not exists keep_wait_anew after update of since on waiting begin
        insert into kept_step (what, at, table_id, seat)
        values ('wait', new.since, new.table_id, new.seat);
    end;
    create trigger if not exists keep_wait_over after delete on waiting begin
        insert into kept_step (what, at, table_id, seat)
        values ('wait', 0, old.table_id, old.seat);
    end;
    create trigger if not exists keep_plan_shorter after update of lines on plan
    when json_array_length(new.lines) < json_array_length(old.lines) begin
        insert into kept_planned select table_id, last from unpressed where table_id = old.table_id;
    end;
    create trigger if not exists keep_plan_over after delete on plan begin
        insert into kept_planned select table_id, last from unpressed where table_id = old.table_id;
    end;
    create trigger if not exists keep_look after insert on setting
    when new.key = 'doubts-looked' begin
        insert into kept_step (what, at) values ('look', cast(new.value as integer));
    end;
    create trigger if not exists keep_look_anew after update of value on setting
    when new.key = 'doubts-looked' begin
        insert into kept_step (what, at) values ('look', cast(new.value as integer));
    end;
"""
"""Keeps what the bot forgets when it is sent, or a day old.

A plan becomes shorter when a line of it is played, which nobody presses then, or when its player
changes it, which plays nothing.
"""


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

    backs: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    """When each user has said that they are back."""
    aways: dict[int, list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))
    """From when until when each user had said that they were away."""
    reminded_every: int = 24
    """The hours between two reminders that everybody has chosen."""
    is_kept: bool = False
    """Whether the database keeps what the bot forgets."""
    slept: list[float] = field(default_factory=list)
    """When the machine has slept until."""

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
                for ply, batch, private, by, at in source.execute(
                    "select ply, batch, private, made_by, made_at from move"
                    " where table_id = ? and ply > ?",
                    given,
                ):
                    person = users.get((table, by)) is not None
                    self.moves[table, ply] = SeenMove(table, ply, batch, bool(private), person, at)
                for ply, number, event in source.execute(
                    "select ply, number, event from event"
                    " where table_id = ? and ply >= ? and audience is null",
                    given,
                ):
                    self.events[table, ply, number] = SeenEvent(table, ply, number, event)

    def keep(self) -> None:
        """Let the database keep from now on what the bot forgets, however fast time passes."""
        with closing(sqlite3.connect(self.database, timeout=30)) as connection, connection:
            connection.executescript(KEEPING)
        self.is_kept = True

    def notices(self) -> list[SeenNotice]:
        """Return the announcements that were ever in the outbox, oldest first; if they are kept."""
        if not self.is_kept:
            return []
        found = rows(
            self.database,
            "select number, table_id, kind, nonce, payload, created_at, sent_at, took"
            " from kept_notice order by number",
        )
        return [
            SeenNotice(number, table, kind, nonce, json.loads(payload), created, sent, took)
            for number, table, kind, nonce, payload, created, sent, took in found
        ]

    def steps(self) -> list[Step]:
        """Return for whom tables waited and when the bot has looked, in order; if that is kept."""
        if not self.is_kept:
            return []
        sql = "select what, at, ifnull(table_id, 0), ifnull(seat, 0) from kept_step order by number"
        return [Step(*found) for found in rows(self.database, sql)]

    def planned(self) -> set[tuple[int, int]]:
        """Return table and batch of moves that were played because they were planned; if kept."""
        if not self.is_kept:
            return set()
        found = rows(self.database, "select table_id, ply from kept_planned")
        return {(move.table, move.batch) for key in found if (move := self.moves.get(key))}

    def answered(self) -> set[int]:
        """Return the interactions that were ever answered; those of a day if they are not kept."""
        name = "kept_answer" if self.is_kept else "answered"
        return {number for (number,) in rows(self.database, f"select interaction_id from {name}")}


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
