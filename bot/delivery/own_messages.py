"""Finding the bot's own messages, so that nothing unsure is posted twice.

Discord forgets nonces after a few minutes, and a request that failed may have been carried out. So
each announcement has a mark in its message: the id of its outermost component.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import discord

from bot.messages.message import mark_of

NEWEST = 100
DISCORD_EPOCH = 1_420_070_400
EARLIER = 300
"""Seconds by which the clocks of Discord and of this machine may differ."""


async def find_own(
    client: discord.Client, channel: discord.abc.Messageable, nonces: Iterable[str], since: int
) -> dict[str, int]:
    """Return the ids of those of these announcements that are in a channel, by nonce.

    It looks at the newest hundred messages, and at the first hundred after a time (in unix
    seconds). Where the bot may not read the history Discord lists nothing: the nonce has to do.

    :raises HTTPException: if Discord does not answer, or does not let the bot into the channel.
    """
    by_mark = {mark_of(nonce): nonce for nonce in nonces}
    found: dict[str, int] = {}
    start = discord.Object(discord.utils.time_snowflake(_time(since - EARLIER)))
    for limits in ({}, {"after": start, "oldest_first": True}):
        async for message in channel.history(limit=NEWEST, **limits):  # type: ignore[arg-type]
            if client.user is None or message.author.id != client.user.id:
                continue
            nonce = by_mark.get(_first_id(message)) or str(message.nonce)
            if nonce in by_mark.values():
                found.setdefault(nonce, message.id)
        if len(found) == len(by_mark):
            break
    return found


def _first_id(message: discord.Message) -> int:
    return next((getattr(component, "id", 0) for component in message.components), 0)


def _time(seconds: int) -> datetime:
    return datetime.fromtimestamp(max(seconds, DISCORD_EPOCH), tz=UTC)
