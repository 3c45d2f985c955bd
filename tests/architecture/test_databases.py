"""Databases of the gate's tests answer without a thread, except where something happens at once."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import Any

import aiosqlite
import pytest

from tests.databases import without_threads


@pytest.fixture(autouse=True)
def databases_without_threads(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the tests of the night are run."""
    if request.node.get_closest_marker("threads") is None:
        without_threads(monkeypatch)


async def thread_of(database: Any) -> int:
    """Return the thread in which a database answers."""
    return int(await database._execute(threading.get_ident))


async def test_a_database_answers_in_the_thread_that_asks() -> None:
    async with aiosqlite.connect(":memory:") as database:
        assert await thread_of(database) == threading.get_ident()


@pytest.mark.threads
async def test_where_something_happens_at_once_it_has_a_thread_of_its_own() -> None:
    async with aiosqlite.connect(":memory:") as database:
        assert await thread_of(database) != threading.get_ident()


async def test_after_each_answer_others_have_their_turn() -> None:
    turns = list[str]()

    async def other() -> None:
        turns.append("other")

    async with aiosqlite.connect(":memory:") as database:
        task = asyncio.create_task(other())
        await database.execute_fetchall("select 1")
        turns.append("answer")
        await task
    assert turns == ["other", "answer"]


async def test_what_a_cancelled_task_has_asked_for_is_done() -> None:
    async with aiosqlite.connect(":memory:") as database:
        await database.execute_fetchall("create table noted (word text)")
        task = asyncio.create_task(database.execute_fetchall("insert into noted values ('it')"))
        await asyncio.sleep(0)
        task.cancel()
        assert await asyncio.wait({task})
        assert [*await database.execute_fetchall("select word from noted")] == [("it",)]


async def test_errors_come_to_whoever_asked() -> None:
    async with aiosqlite.connect(":memory:") as database:
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await database.execute_fetchall("select * from missing")
