"""What all senders of announcements share: noting what was sent, and drawing that may fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeAlias, TypeVar

import discord

from bot import store
from bot.delivery import pauses
from bot.delivery.pictures import Kind, Pictures
from bot.messages.message import Drawn
from bot.store import OutboxRow, Tx
from bot.tables import Table
from bot.texts import Words

log = logging.getLogger(__name__)

T = TypeVar("T")

Write: TypeAlias = Callable[[Tx], Awaitable[None]]
"""Notes in one transaction what was sent."""

Settle: TypeAlias = Callable[[Write], Awaitable[None]]
"""Carries out a :data:`Write`; if the store fails, before anything else of the stream is sent."""


async def mark_sent(tx: Tx, rows: Iterable[OutboxRow], now: int) -> None:
    """Note that rows were sent."""
    await store.mark_sent(tx, [row.id for row in rows], now)


async def asked(client: discord.Client, request: Awaitable[T]) -> T:
    """Return Discord's answer to a request.

    :raises TimeoutError: if none comes in time.
    """
    try:
        async with asyncio.timeout(pauses.REQUEST):
            return await request
    except TimeoutError:
        # discord.py waits here while all requests are limited. A request that is broken off then
        # would leave every other one waiting for ever.
        if isinstance(client.http._global_over, asyncio.Event):
            client.http._global_over.set()
        raise


async def drawn_or_none(
    pictures: Pictures, table: Table, kind: Kind, view: Any, words: Words
) -> Drawn | None:
    """Return a picture of a table, or ``None`` if it cannot be drawn: then words have to do."""
    try:
        return await pictures.draw(table.game, kind, view, words, table.names)
    except Exception:
        log.exception("table %s: the picture %r could not be drawn", table.id, kind)
        return None
