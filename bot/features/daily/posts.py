"""The post of a day in each channel: who has finished its challenge, without any result."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import ClassVar

import discord

from bot.delivery.additions import Means
from bot.delivery.streams import Batch
from bot.features.daily import messages
from bot.features.daily.rows import daily_post, set_daily_post
from bot.features.daily.service import DailyService
from bot.texts import words_in


class DailyPosts:
    """Sends what waits of a daily game: that it is finished."""

    is_public: ClassVar[bool] = True

    def __init__(self, means: Means, service: DailyService) -> None:
        self._messenger = means.messenger
        self._tables = means.tables.repository
        self._service = service
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """By channel: two people may finish at the same time, and there is to be one post."""

    async def send(self, table_id: int, batch: Batch) -> None:
        """Post who has finished in the channel where the game was opened, or edit that post.

        A channel that is closed to the bot, or gone, does without it.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        table = await self._tables.get(table_id)
        channel_id = table.row.channel_id
        async with self._locks[channel_id]:
            try:
                posted = await self._posted(table_id, batch)
            except (discord.Forbidden, discord.NotFound) as error:
                await batch.give_up(f"{error.status} {error.code}")
                return
            key = table.game.id, str(table.row.daily), channel_id
            await batch.done(lambda tx: set_daily_post(tx, *key, message_id=posted))

    async def _posted(self, table_id: int, batch: Batch) -> int:
        """Post or edit; return the message."""
        table, reader = await self._tables.get(table_id), self._tables.reader
        game, channel_id = table.game, table.row.channel_id
        assert table.daily is not None
        finishers = await self._service.finishers(table)
        message = messages.post(game, words_in(table.row.locale), table.daily, finishers)
        posted = await daily_post(reader, game.id, table.daily.isoformat(), channel_id)
        return await self._messenger.keep(channel_id, posted, message, batch)
