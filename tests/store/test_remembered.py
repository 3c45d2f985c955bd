"""What was read is remembered until its tables are written."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.database import Database

from .helpers import new_table, the_table


@pytest.fixture
def asked(db: Database, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The queries that SQLite answers for the reader."""
    asked = list[str]()
    connection = db.reader._use("")
    fetchall = connection.execute_fetchall

    async def noted(sql: str, values: object) -> object:
        asked.append(sql)
        return await fetchall(sql, values)

    monkeypatch.setattr(connection, "execute_fetchall", noted)
    return asked


COUNT, DOUBLE = "select count(*) from closed_dms", "select ? * 2"


async def test_the_same_is_asked_once(db: Database, asked: list[str]) -> None:
    assert [await db.reader.value(DOUBLE, (number,)) for number in (1, 2, 1)] == [2, 4, 2]
    assert [await db.reader.value("select :n", {"n": n}) for n in (1, 2, 1)] == [1, 2, 1]
    assert len(asked) == 4


async def test_what_is_written_is_seen(db: Database, asked: list[str]) -> None:
    table_id = await new_table(db)
    assert (await the_table(db, table_id)).ply == 0
    async with db.writing() as tx:
        await tx.run("update game_table set ply = 7")
        assert (await the_table(db, table_id)).ply == 0, "it is not committed"
    assert (await the_table(db, table_id)).ply == 7
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("sql", "is_asked_again"),
    [
        ("update game_table set ply = 7", False),
        ("insert into closed_dms values (1, 1)", True),
        ("insert or ignore into closed_dms values (1, 1)", True),
        ("update closed_dms set user_id = 2", True),
        ("delete from game_table", True),  # rows of other tables go with it
        ("pragma user_version = 404", True),
        ("select count(*) from closed_dms", False),
    ],
)
async def test_what_no_table_of_a_query_has_to_do_with_does_not_matter(
    db: Database, asked: list[str], sql: str, is_asked_again: bool
) -> None:
    await db.reader.value(COUNT)
    async with db.writing() as tx:
        await tx.rows(sql)
    await db.reader.value(COUNT)
    assert len(asked) == 1 + is_asked_again


async def test_what_was_asked_before_a_commit_is_not_remembered_after_it(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection, is_read, goes_on = db.reader._use(""), asyncio.Event(), asyncio.Event()
    fetchall = connection.execute_fetchall

    async def late(sql: str, values: object) -> object:
        found = await fetchall(sql, values)
        is_read.set()
        await goes_on.wait()
        return found

    monkeypatch.setattr(connection, "execute_fetchall", late)
    reading = asyncio.create_task(db.reader.value(COUNT))
    await is_read.wait()
    async with db.writing() as tx:
        await tx.run("insert into closed_dms values (1, 1)")
    goes_on.set()
    assert await reading == 0
    assert await db.reader.value(COUNT) == 1


async def test_much_is_not_remembered(db: Database, asked: list[str]) -> None:
    many = "with n as (select 1 as n union all select n + 1 from n where n < 101) select n from n"
    assert len(await db.reader.rows(many)) == len(await db.reader.rows(many)) == 101
    assert len(asked) == 2
