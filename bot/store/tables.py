"""Tables and seats. Functions that take a ``Reader`` also take a ``Tx``."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any, NotRequired, TypedDict, Unpack

from bot.store.attendance import AWAY_UNTIL
from bot.store.errors import ChannelTaken, NoSuchTable, StaleTable
from bot.store.rows import SeatRow, Status, TableRow
from bot.store.transaction import Reader, Tx

COLUMNS = tuple(field.name for field in fields(TableRow))
COLUMNS_OF_TABLE = ", ".join(f"game_table.{name}" for name in COLUMNS)
SELECT = f"select {COLUMNS_OF_TABLE} from game_table"
SEAT_COLUMNS = {
    **{field.name: field.name for field in fields(SeatRow)},
    "waits_since": (
        "(select waiting.since from waiting"
        " where waiting.table_id = seat.table_id and waiting.seat = seat.seat)"
    ),
    "away_until": AWAY_UNTIL,
}
COLUMNS_OF_SEAT = ", ".join(SEAT_COLUMNS.values())
IS_OPEN = "game_table.status in ('lobby', 'running')"


class Changes(TypedDict, total=False):
    """What :func:`bump` can change at a table."""

    game: str
    ruleset: int
    content_hash: str
    options: str
    seed: str | None
    salt: str | None
    seal: str | None
    origin: str | None
    status: Status
    host_id: int
    locale: str
    ply: int
    turn: int
    channel_id: int
    card_channel_id: int | None
    card_message_id: int | None
    card_shows: str | None
    asks: str
    asks_bots: bool
    hints: bool
    deadline: str | None
    result: str | None
    paused_at: int | None


class NewTable(TypedDict):
    """What a table is when it is opened."""

    guild_id: int | None
    channel_id: int
    game: str
    ruleset: int
    content_hash: str
    options: str
    host_id: int
    locale: str
    status: NotRequired[Status]
    seed: NotRequired[str | None]
    salt: NotRequired[str | None]
    seal: NotRequired[str | None]
    daily: NotRequired[str | None]
    hints: NotRequired[bool]
    origin: NotRequired[str | None]
    deadline: NotRequired[str | None]


class Card(TypedDict, total=False):
    """What :func:`set_card` can note of the newest card, as in :class:`TableRow`."""

    card_channel_id: int | None
    card_message_id: int | None
    card_since: int
    told: int
    announced: str
    brief: str | None
    pictured: int
    card_shows: str | None
    kept_card: str | None


class Seat(TypedDict, total=False):
    """What :func:`set_of_seats` can note of seats, as in :class:`SeatRow`."""

    undid: bool
    since: int
    hand: str
    asked_at: int | None


async def table(source: Reader, table_id: int) -> TableRow | None:
    rows = await _tables(source, "where id = ?", table_id)
    return rows[0] if rows else None


async def seated_table(
    source: Reader, table_id: int
) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
    """A table with its seats in order, in one query: a press asks for them many times."""
    found = await source.row(
        f"select {COLUMNS_OF_TABLE}, (select json_group_array(json_array({COLUMNS_OF_SEAT}))"
        " from seat where seat.table_id = game_table.id) from game_table where id = ?",
        (table_id,),
    )
    if found is None:
        return None
    *row, seats = found
    ordered = sorted(map(_seat, json.loads(seats)), key=attrgetter("seat"))
    return TableRow(**dict(zip(COLUMNS, row, strict=True))), tuple(ordered)


async def open_table_in(source: Reader, channel_id: int) -> TableRow | None:
    """The open table in this channel; there is at most one. Daily games are in none."""
    rows = await _tables(
        source, f"where channel_id = ? and {IS_OPEN} and daily is null", channel_id
    )
    return rows[0] if rows else None


async def latest_begun_in(source: Reader, channel_id: int) -> TableRow | None:
    """The newest table of this channel whose game has begun, whether it is over or not."""
    where = "where channel_id = ? and status in ('running', 'finished', 'abandoned')"
    rows = await _tables(source, f"{where} and daily is null order by id desc limit 1", channel_id)
    return rows[0] if rows else None


async def daily_table(source: Reader, game: str, daily: str, user_id: int) -> TableRow | None:
    """The daily game that a user has opened on a day, whether it is over or not."""
    where = "where host_id = ? and game = ? and daily = ?"
    rows = await _tables(source, where, user_id, game, daily)
    return rows[0] if rows else None


async def open_tables(source: Reader) -> list[TableRow]:
    """All open tables, oldest first."""
    return await _tables(source, f"where {IS_OPEN} order by id")


async def tables_of_user(source: Reader, user_id: int) -> list[TableRow]:
    """The open tables at which this user sits, oldest first."""
    return await _tables(
        source,
        f"join seat on seat.table_id = game_table.id where seat.user_id = ? and {IS_OPEN}"
        " order by game_table.id",
        user_id,
    )


async def finished_of_user(
    source: Reader, user_id: int, since: int, *, most: int
) -> list[TableRow]:
    """The tables at which this user sat when the game ended since a time, the newest first.

    At least two people sat there; daily games are left out.
    """
    return await _tables(
        source,
        "join seat on seat.table_id = game_table.id where seat.user_id = ?"
        " and status = 'finished' and daily is null and updated_at >= ?"
        " and (select count(*) from seat as person where person.table_id = game_table.id) > 1"
        " order by updated_at desc, game_table.id desc limit ?",
        user_id,
        since,
        most,
    )


async def tables_in_guild(source: Reader, guild_id: int) -> list[TableRow]:
    """The open tables of this server but daily games, oldest first."""
    where = f"where guild_id = ? and {IS_OPEN} and daily is null order by id"
    return await _tables(source, where, guild_id)


async def seats_of(source: Reader, table_id: int) -> list[SeatRow]:
    """The seats of a table in order; empty if there is no such table."""
    rows = await source.rows(
        f"select {COLUMNS_OF_SEAT} from seat where table_id = ? order by seat",
        (table_id,),
    )
    return [_seat(row) for row in rows]


async def seats_of_tables(
    source: Reader, table_ids: Iterable[int]
) -> dict[int, tuple[SeatRow, ...]]:
    """The seats of several tables in order, by table."""
    rows = await source.rows(
        f"select table_id, {COLUMNS_OF_SEAT} from seat"
        " where table_id in (select value from json_each(?)) order by table_id, seat",
        (json.dumps([*table_ids]),),
    )
    return {
        table_id: tuple(_seat(row[1:]) for row in of_table)
        for table_id, of_table in groupby(rows, key=itemgetter(0))
    }


def _seat(row: Sequence[Any]) -> SeatRow:
    by_column = dict(zip(SEAT_COLUMNS, row, strict=True))
    return SeatRow(**by_column | {"undid": bool(by_column["undid"])})


async def create_table(tx: Tx, *, now: int, **values: Unpack[NewTable]) -> int:
    """Add a table at version 0, ply 0, turn 0, and return its id; it is a lobby unless said.

    :raises ChannelTaken: the channel already holds an open table; the error names it.
    :raises sqlite3.IntegrityError: the host has had that day's daily game already.
    """
    usual = {"status": "lobby", "created_at": now, "updated_at": now}
    try:
        return await tx.insert("game_table", usual | values)
    except sqlite3.IntegrityError as error:
        holder = await open_table_in(tx, values["channel_id"])
        if holder is None or values.get("daily") is not None:
            raise
        raise ChannelTaken(holder.channel_id, holder.id) from error


async def bump(
    tx: Tx, table_id: int, expected_version: int, *, now: int, **changes: Unpack[Changes]
) -> int:
    """Change a table that is still at *expected_version*; return its new version.

    Every change at the table goes with one bump, also one that leaves its row as it is (a seat
    taken, for instance).

    :raises StaleTable: somebody else has changed it since; the error names the actual version.
    :raises NoSuchTable: there is no such table.
    :raises ChannelTaken: the table would be open again, but the channel has another open table.
    :raises ValueError: *changes* names something that is not in :class:`Changes`.
    """
    strange = changes.keys() - Changes.__annotations__.keys()
    if strange:
        raise ValueError(f"bump cannot change {', '.join(sorted(strange))}")
    assignments = "".join(f", {name} = :{name}" for name in changes)
    try:
        version = await tx.value(
            f"update game_table set version = version + 1, updated_at = :now,"
            f" doubted_at = null{assignments}"
            " where id = :id and version = :expected returning version",
            {**changes, "now": now, "id": table_id, "expected": expected_version},
        )
    except sqlite3.IntegrityError as error:
        mine = await table(tx, table_id)
        holder = None if mine is None else await open_table_in(tx, mine.channel_id)
        if holder is None or holder.id == table_id:
            raise
        raise ChannelTaken(holder.channel_id, holder.id) from error
    if version is None:
        raise await _missed(tx, table_id, expected_version)
    return int(version)


async def advance_privately(tx: Tx, table_id: int, expected_version: int, ply: int) -> None:
    """Set the ply after private moves; neither version nor time of change is raised.

    :raises StaleTable: the table is no longer at *expected_version*.
    :raises NoSuchTable: there is no such table.
    """
    changed = await tx.run(
        "update game_table set ply = ? where id = ? and version = ?",
        (ply, table_id, expected_version),
    )
    if not changed:
        raise await _missed(tx, table_id, expected_version)


async def set_content(tx: Tx, seen: TableRow, content_hash: str) -> bool:
    """Note that a table goes on with this content; return whether it was still as *seen*.

    Nothing that anybody could see changes, so neither version nor time of change is raised.
    """
    changed = await tx.run(
        "update game_table set content_hash = ?"
        " where id = ? and version = ? and ply = ? and content_hash = ?",
        (content_hash, seen.id, seen.version, seen.ply, seen.content_hash),
    )
    return bool(changed)


async def set_seats(tx: Tx, table_id: int, seats: Iterable[SeatRow]) -> None:
    """Replace the seats of the table by these *seats*.

    :raises ValueError: two of them share a number or a user, or one has not exactly one of user
        and bot.
    :raises NoSuchTable: there is no such table.
    """
    seats = tuple(seats)
    users = [seat.user_id for seat in seats if seat.user_id is not None]
    if len(set(users)) < len(users):
        raise ValueError("a user sits only once at a table")
    if len({seat.seat for seat in seats}) < len(seats):
        raise ValueError("a seat is taken only once")
    if any((seat.user_id is None) == (seat.bot is None) for seat in seats):
        raise ValueError("a seat is taken by a user or by a bot")
    await _require(tx, table_id)
    tx.later("delete from seat where table_id = ?", (table_id,))
    tx.later_many(
        "insert into seat (table_id, seat, user_id, bot, name) values (?, ?, ?, ?, ?)",
        [(table_id, seat.seat, seat.user_id, seat.bot, seat.name) for seat in seats],
    )


async def set_of_seats(
    tx: Tx, table_id: int, seats: Iterable[int], **changes: Unpack[Seat]
) -> None:
    """Change what is noted of seats. The version is not raised."""
    for seat in seats:
        tx.update("seat", changes, table_id=table_id, seat=seat)


async def count_hint(tx: Tx, table_id: int, seat: int, question: str) -> int:
    """Count a hint, unless it was for this question already; return the count.

    The version is not raised.
    """
    tx.later(
        "update seat set hints = hints + 1, hinted = :question"
        " where table_id = :table_id and seat = :seat and hinted is not :question",
        {"table_id": table_id, "seat": seat, "question": question},
    )
    count = await tx.value(
        "select hints from seat where table_id = ? and seat = ?", (table_id, seat)
    )
    return int(count or 0)


async def set_card(tx: Tx, table_id: int, **changes: Unpack[Card]) -> None:
    """Note what is new about the newest card. The version is not raised.

    :raises NoSuchTable: there is no such table.
    """
    if not await tx.updated("game_table", changes, id=table_id):
        raise NoSuchTable(table_id)


async def _missed(tx: Tx, table_id: int, expected_version: int) -> StaleTable | NoSuchTable:
    """Return the error for a table that is not at the expected version."""
    actual = await tx.value("select version from game_table where id = ?", (table_id,))
    return (
        NoSuchTable(table_id) if actual is None else StaleTable(table_id, expected_version, actual)
    )


async def _require(tx: Tx, table_id: int) -> None:
    if await tx.row("select 1 from game_table where id = ?", (table_id,)) is None:
        raise NoSuchTable(table_id)


async def _tables(source: Reader, where: str, *values: Any) -> list[TableRow]:
    rows = await source.rows(f"{SELECT} {where}", values)
    return [TableRow(**dict(zip(COLUMNS, row, strict=True))) for row in rows]


async def set_seat(tx: Tx, table_id: int, seat: SeatRow) -> None:
    """Give one seat to somebody else.

    :raises sqlite3.IntegrityError: the user has another seat at this table, or the row has not
        exactly one of user and bot.
    """
    await tx.run(
        "update seat set user_id = :user_id, bot = :bot, name = :name, undid = :undid,"
        " since = :since, caretaker = null where table_id = :table_id and seat = :seat",
        {**asdict(seat), "table_id": table_id},
    )
