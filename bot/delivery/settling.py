"""What all senders of announcements share: asking Discord, and noting what was sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias, TypeVar

import discord

from bot import store
from bot.delivery import pauses
from bot.store import OutboxRow, Tx

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


async def open_thread(client: discord.Client, channel_id: int) -> None:
    """Take a thread out of the archive, in which nothing can be edited."""
    thread = await asked(client, client.fetch_channel(channel_id))
    if isinstance(thread, discord.Thread):
        await asked(client, thread.edit(archived=False))
