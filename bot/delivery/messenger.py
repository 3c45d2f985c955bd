"""All requests of the delivery to Discord: posting, editing, and finding the bot's own messages.

Discord forgets nonces after a few minutes, and a request that failed may have been carried out. So
each announcement has a mark in its message: the id of its outermost component.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal, TypeVar

import discord

from bot.delivery import pauses
from bot.delivery.pressed_posts import PressedPosts
from bot.delivery.streams import Batch
from bot.delivery.trouble import ARCHIVED, CLOSED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.messages.message import Message, mark_of

T = TypeVar("T")

NEWEST = 100
"""Messages looked at from either side when the bot's own are searched for."""

DISCORD_EPOCH = 1_420_070_400
EARLIER = 300
"""Seconds by which the clocks of Discord and of this machine may differ."""

SENDING = ("send_messages", "send_messages_in_threads")
"""The permission to write in a channel, and in a thread."""

FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions to open a thread in a channel, and to write there."""

THREAD_EXISTS = 160004
"""Discord's error code if a message has a thread already; its id is that of the message."""

WEEK: Literal[10080] = 10080
"""Minutes: no thread is archived later, if nobody writes."""

NEEDED = ("view_channel", "attach_files", "read_message_history")


def needed_in(channel: object) -> tuple[str, ...]:
    """Return the permissions that the bot needs in a channel or thread."""
    return (SENDING[isinstance(channel, discord.Thread)], *NEEDED)


async def answered(client: discord.Client, request: Awaitable[T]) -> T:
    """Return what Discord answers to a request.

    :raises TimeoutError: if no answer comes in time; Discord may have carried it out all the same.
    """
    try:
        async with asyncio.timeout(pauses.REQUEST):
            return await request
    except TimeoutError:
        # discord.py waits here while all requests are limited. A request that is broken off
        # then would leave every other one waiting for ever.
        if isinstance(client.http._global_over, asyncio.Event):
            client.http._global_over.set()
        raise


class Messenger:
    """Posts, edits and finds messages; each request has a limit of time.

    All methods raise ``discord.HTTPException`` or an error of the connection if Discord does not
    do it, and ``TimeoutError`` if no answer comes in time.
    """

    def __init__(self, client: discord.Client, wants_pings: Callable[[int], bool]) -> None:
        """Nobody is pinged for whom ``wants_pings`` is false, whoever is named."""
        self._client = client
        self._wants_pings = wants_pings
        self.pressed = PressedPosts()

    async def post(
        self, channel_id: int, message: Message, nonce: str, users: Sequence[int] = ()
    ) -> int:
        """Post a message in a channel and ping some users; return the message's id."""
        channel = self._client.get_partial_messageable(channel_id)
        users = [user for user in users if self._wants_pings(user)]
        return (await self._send(channel, message, nonce, users)).id

    async def keep(
        self,
        channel_id: int,
        posted: int | None,
        message: Message,
        batch: Batch,
        users: Sequence[int] = (),
    ) -> int:
        """Edit a post, or post it anew if there is none; return the message's id."""
        if posted is None and batch.look:
            found = await self.find(channel_id, batch.nonces, batch.since)
            posted = max(found.values(), default=None)
        if posted is None or not await self.edit(channel_id, posted, message):
            posted = await self.post(channel_id, message, batch.nonces[-1], users)
        return posted

    async def write_to(self, user_id: int, message: Message, nonce: str) -> tuple[int, int]:
        """Send a private message; return the ids of its channel and of itself."""
        sent = await self._send(await self._user(user_id), message, nonce)
        return sent.channel.id, sent.id

    async def post_instead(
        self, channel_id: int, message: Message, batch: Batch, users: Sequence[int] = ()
    ) -> None:
        """Post in a channel, once, what stands for private messages that cannot be sent."""
        nonces = [f"{nonce}n" for nonce in batch.nonces]
        if not batch.look or not await self.find(channel_id, nonces, batch.since):
            await self.post(channel_id, message, nonces[-1], users)

    async def write_once(self, user_id: int, message: Message, batch: Batch) -> None:
        """Send a private message, unless that was done already."""
        if not batch.look or not await self.find_written_to(user_id, batch):
            await self.write_to(user_id, message, batch.nonces[-1])

    async def edit(self, channel_id: int, message_id: int, message: Message) -> bool:
        """Edit a message; return whether it is still there. A thread is opened for it."""
        if await self._answer(self.pressed.edit(message_id, message)):
            return True
        channel = self._client.get_partial_messageable(channel_id)
        posted = channel.get_partial_message(message_id)

        async def put(message: Message) -> None:
            await self._answer(posted.edit(view=message.view, attachments=message.files()))

        try:
            try:
                await put(message)
            except discord.HTTPException as error:
                if error.code == ARCHIVED:
                    await self._open_thread(channel_id)
                    await put(message)
                else:
                    await put(_bare(message, error))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def find(self, channel_id: int, nonces: Iterable[str], since: int) -> dict[str, int]:
        """Return the ids of those of these announcements that are in a channel, by nonce.

        It looks at the newest hundred messages, and at the first hundred after a time (in unix
        seconds). Where the bot may not read the history Discord lists nothing: the nonce has to do.
        """
        channel = self._client.get_partial_messageable(channel_id)
        return await self._answer(self._find(channel, nonces, since))

    async def find_written_to(self, user_id: int, batch: Batch) -> tuple[int, int] | None:
        """Return channel and id of the newest of these private messages that was sent."""
        channel = await self._answer((await self._user(user_id)).create_dm())
        found = await self._answer(self._find(channel, batch.nonces, batch.since))
        sent = [found[nonce] for nonce in batch.nonces if nonce in found]
        return (channel.id, sent[-1]) if sent else None

    async def is_unknown(self, channel_id: int) -> bool:
        """Whether Discord itself says that there is no such channel or thread."""
        try:
            await self._answer(self._client.fetch_channel(channel_id))
        except discord.NotFound as error:
            return error.code == UNKNOWN_CHANNEL
        return False

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int | None:
        """Open a public thread below a message; return its id, or ``None`` where none can be."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        posted = channel.get_partial_message(message_id)
        request = posted.create_thread(name=name, auto_archive_duration=WEEK)
        try:
            return (await self._answer(request)).id
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
            return message_id

    def missing_for_threads(self, channel_id: int) -> tuple[str, ...]:
        """Return the permissions that the bot lacks to open a thread in a channel.

        Where there can be none, as in a thread or a channel that it does not see, it lacks all.
        """
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return FOR_THREADS
        permissions = channel.permissions_for(channel.guild.me)
        return tuple(name for name in FOR_THREADS if not getattr(permissions, name))

    def missing_permissions(self, channel_id: int) -> tuple[str, ...]:
        """Return the permissions that the bot lacks in a channel, as far as it can see."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, (discord.abc.GuildChannel, discord.Thread)):
            return ("view_channel",)
        try:
            permissions = channel.permissions_for(channel.guild.me)
        except discord.ClientException:  # a thread of a channel that the bot does not know
            return ("view_channel",)
        return tuple(name for name in needed_in(channel) if not getattr(permissions, name))

    # --- requests ----------------------------------------------------------------------

    async def _answer(self, request: Awaitable[T]) -> T:
        return await answered(self._client, request)

    async def _send(
        self,
        channel: discord.abc.Messageable,
        message: Message,
        nonce: str,
        users: Sequence[int] = (),
    ) -> discord.Message:
        """Send a message with its mark, without its pictures if Discord refuses them."""
        message = message.marked(nonce)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in users]
        )

        async def put(message: Message, nonce: str) -> discord.Message:
            return await self._answer(
                channel.send(
                    view=message.view, files=message.files(), nonce=nonce, allowed_mentions=mentions
                )
            )

        try:
            return await put(message, nonce)
        except discord.HTTPException as error:
            return await put(_bare(message, error), f"{nonce}t")

    async def _find(
        self, channel: discord.abc.Messageable, nonces: Iterable[str], since: int
    ) -> dict[str, int]:
        by_mark = {mark_of(nonce): nonce for nonce in nonces}
        found: dict[str, int] = {}
        time = datetime.fromtimestamp(max(since - EARLIER, DISCORD_EPOCH), tz=UTC)
        start = discord.Object(discord.utils.time_snowflake(time))
        for limits in ({}, {"after": start, "oldest_first": True}):
            async for message in channel.history(limit=NEWEST, **limits):  # type: ignore[arg-type]
                if self._client.user is None or message.author.id != self._client.user.id:
                    continue
                nonce = by_mark.get(_mark_in(message)) or str(message.nonce)
                if nonce in by_mark.values():
                    found.setdefault(nonce, message.id)
            if len(found) == len(by_mark):
                break
        return found

    async def _user(self, user_id: int) -> discord.User:
        known = self._client.get_user(user_id)
        if known is not None:
            return known
        return await self._answer(self._client.fetch_user(user_id))

    async def _open_thread(self, channel_id: int) -> None:
        """Take a thread out of the archive, in which nothing can be edited."""
        thread = await self._answer(self._client.fetch_channel(channel_id))
        if isinstance(thread, discord.Thread):
            await self._answer(thread.edit(archived=False))


def _bare(message: Message, error: discord.HTTPException) -> Message:
    """Return the message without the pictures for which Discord may have refused it.

    :raises HTTPException: the error, if it has nothing to do with pictures.
    """
    if error.code in CLOSED:
        raise error
    return message.without_pictures(error)


def _mark_in(message: discord.Message) -> int:
    return next((getattr(component, "id", 0) for component in message.components), 0)
