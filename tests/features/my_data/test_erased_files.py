"""Whoever was erased is in no file of the running bot any more, whatever build of SQLite it has."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bot.store.database
from bot import store
from bot.delivery import upkeep
from bot.store.database import Database
from bot.store.errors import StoreUnavailable
from bot.tables import Table
from tests.features.my_data.services import people_of
from tests.features.my_data.test_erasing import QUETZAL, everywhere
from tests.tables.club import BO, CLEO, Club

__all__ = ["everywhere"]


def row_id(number: int) -> bytes:
    """Return a large number as SQLite has it at the beginning of a row."""
    high = number >> 8
    return bytes([high >> shift & 0x7F | 0x80 for shift in range(49, -1, -7)] + [number & 0xFF])


MARKS = (
    QUETZAL.name.encode(),
    str(QUETZAL.id).encode(),
    QUETZAL.id.to_bytes(8),  # in a column
    row_id(QUETZAL.id),
)
"""A person as rows have them."""


class Careless(bot.store.connection.Connection):
    """A connection of a build of SQLite that leaves what was deleted where it was."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.execute("pragma secure_delete = off")


@pytest.fixture
async def open_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    monkeypatch.setattr(bot.store.database, "Connection", Careless)
    async with await Database.open(tmp_path / "tables.sqlite3") as opened:
        yield opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def naming(path: Path) -> dict[str, int]:
    """Return how often a person is in the database and in its log, if at all."""
    files = {file.name: file.read_bytes() for file in (path, path.with_name(f"{path.name}-wal"))}
    found = {name: sum(map(content.count, MARKS)) for name, content in files.items()}
    return {name: times for name, times in found.items() if times}


def no_room(connection: Careless, sql: str, *given: Any) -> sqlite3.Cursor:
    if sql == "vacuum":
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error
    return bot.store.connection.Connection.execute(connection, sql, *given)


class _Pause(Exception):
    """Upkeep pauses."""


async def keep_up_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Look after the tables until the pause."""

    async def sleep(_seconds: float) -> None:
        raise _Pause

    monkeypatch.setattr(
        upkeep, "asyncio", SimpleNamespace(sleep=sleep, to_thread=asyncio.to_thread)
    )
    with pytest.raises(_Pause):
        await upkeep.keep_up(club.tables)


async def test_upkeep_gives_memory_back(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    given_back = list[bool]()
    monkeypatch.setattr(upkeep, "give_back", lambda: given_back.append(True))
    await keep_up_once(club, monkeypatch)
    assert given_back == [True]


async def in_the_file(club: Club, path: Path) -> None:
    """Let the file itself name the person, and the log again."""
    assert await club.tables.repository.database.empty_log()
    await club.tables.preferences.choose(QUETZAL.id, "pictures", "whole")
    assert naming(path).keys() == {path.name, f"{path.name}-wal"}


@pytest.mark.slow
async def test_nobody_erased_is_in_the_files_of_the_running_bot(
    club: Club, everywhere: dict[str, Table], path: Path
) -> None:
    await in_the_file(club, path)
    await people_of(club.tables).forget(QUETZAL)
    assert naming(path) == {}
    assert (await club.tables.repository.get(everywhere["running"].id)).names[1] == BO.name


@pytest.mark.slow
async def test_a_person_is_erased_also_while_another_program_reads(
    club: Club,
    everywhere: dict[str, Table],
    path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot.store.database, "MOMENT", 0.001)
    await in_the_file(club, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin")
        other.execute("select count(*) from seat").fetchone()
        await people_of(club.tables).forget(QUETZAL)
        assert naming(path), "what the other program has to see is still there"
        (line,) = caplog.messages
        assert "still in the write-ahead log" in line
        assert QUETZAL.name not in line
        await club.lobby(BO, channel=99)
    await keep_up_once(club, monkeypatch)
    assert naming(path) == {}


@pytest.mark.slow
async def test_a_full_disk_keeps_nobody_from_being_erased(
    club: Club, everywhere: dict[str, Table], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_the_file(club, path)

    async def refused(_database: Database) -> bool:
        raise StoreUnavailable(path, "full")

    with monkeypatch.context() as full:
        full.setattr(Database, "empty_log", refused)
        await people_of(club.tables).forget(QUETZAL)
    assert naming(path)
    await keep_up_once(club, monkeypatch)
    assert naming(path) == {}


def leave_a_piece(path: Path) -> None:
    """Put a name where no row is, as SQLite does when it moves rows from page to page."""
    with closing(sqlite3.connect(path)) as db:
        (size,) = db.execute("pragma page_size").fetchone()
        sql = "select rootpage from sqlite_master where name = 'daily_post'"
        (page,) = db.execute(sql).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size + size // 2)
        file.write(QUETZAL.name.encode())


@pytest.mark.slow
async def test_what_is_left_between_rows_goes_when_the_file_is_written_anew(
    club: Club,
    everywhere: dict[str, Table],
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await in_the_file(club, path)
    await people_of(club.tables).forget(QUETZAL)
    leave_a_piece(path)
    assert naming(path) == {path.name: 1}
    database = club.tables.repository.database
    with monkeypatch.context() as full:
        full.setattr(Careless, "execute", no_room)
        await keep_up_once(club, monkeypatch)
    assert naming(path) == {path.name: 1}
    assert len(caplog.messages) == 1
    assert database.trouble is None, "it may be the folder for temporary files"
    before = await database.reader.rows("select * from game_table")
    await keep_up_once(club, monkeypatch)
    assert naming(path) == {}
    assert await database.reader.rows("select * from game_table") == before


@pytest.mark.slow
async def test_the_file_is_written_anew_once_for_all_who_were_erased(
    club: Club, everywhere: dict[str, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, rewritten = club.tables.repository.database, list[str | None]()

    async def rewrite(_database: Database) -> bool:
        rewritten.append(await store.people.traces(database.reader))
        if len(rewritten) == 1:
            await people_of(club.tables).forget(CLEO)
        return True

    monkeypatch.setattr(Database, "rewrite", rewrite)
    await keep_up_once(club, monkeypatch)
    assert rewritten == []
    await people_of(club.tables).forget(QUETZAL)
    await people_of(club.tables).forget(BO)
    for _time in range(4):
        await keep_up_once(club, monkeypatch)
    assert rewritten == ["2", "3"], "somebody was erased while it was written"


def people_in(path: Path, people: Iterable[int]) -> set[int]:
    """Return who is in the file, as a number in a column or as that of a row."""
    whole = path.read_bytes()
    columns, rows = ({whole[at : at + size] for at in range(len(whole))} for size in (8, 9))
    return {user for user in people if user.to_bytes(8) in columns or row_id(user) in rows}


@pytest.mark.parametrize("table", ["reminder", "closed_dms"])
async def test_no_inner_page_keeps_the_numbers_of_people(
    club: Club, path: Path, table: str
) -> None:
    """It would with row ids: they guide to the pages below, also when their rows are gone."""
    database = club.tables.repository.database
    people = range(QUETZAL.id, QUETZAL.id + 3000)
    async with database.writing() as tx:
        tx.later_many(f"insert into {table} values (?, 5)", [(user,) for user in people])
    assert await database.empty_log()
    written = people_in(path, people)
    async with database.writing() as tx:
        await tx.run(f"delete from {table} where user_id % 7 = 3")
    assert await database.empty_log()
    assert written == set(people)
    assert people_in(path, people) == {user for user in people if user % 7 != 3}
