"""Databases of tests, without a thread of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from weakref import WeakSet

import aiosqlite
import pytest

T = TypeVar("T")


def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let databases that are opened from now on answer in the thread that asks.

    After each answer other tasks have their turn, as they have it while a thread answers. To wake a
    thread and to be woken by it was a quarter of the time of a test of tables.
    """
    open_, here = aiosqlite.connect, WeakSet[Any]()
    execute: Callable[..., Awaitable[Any]] = aiosqlite.Connection._execute

    def connect(*given: Any, **named: Any) -> aiosqlite.Connection:
        connection = open_(*given, check_same_thread=False, **named)
        here.add(connection)
        return connection

    async def answered(
        connection: aiosqlite.Connection, work: Callable[..., T], *given: Any, **named: Any
    ) -> T:
        if connection not in here:
            return await execute(connection, work, *given, **named)  # type: ignore[no-any-return]
        if not connection._running or not connection._connection:
            raise ValueError("Connection closed")
        try:
            return work(*given, **named)
        finally:
            await asyncio.sleep(0)

    monkeypatch.setattr(aiosqlite, "connect", connect)
    monkeypatch.setattr(aiosqlite.Connection, "_execute", answered)
