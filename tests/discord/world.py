"""What Discord remembers: users, channels, messages and nonces; and what it refuses to do."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import discord

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds that a busy machine may take for anything that is waited for."""

NONCE_WINDOW = 180.0
"""Seconds for which Discord remembers nonces; its documentation says "the past few minutes"."""

TEXT_CHANNEL, DM, THREAD = 0, 1, 11
EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15

INVITED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
"""The permissions with which the README invites the bot."""


class Refused(Exception):
    """Discord's answer to a request that it does not carry out."""

    def __init__(self, status: int, code: int, message: str, errors: Any = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body: dict[str, Any] = {"message": message, "code": code}
        if errors is not None:
            self.body["errors"] = errors

    @property
    def code(self) -> int:
        """Discord's own error code."""
        return int(self.body.get("code", 0))


class FileGone(Refused):
    """A message shows a file that it does not have."""


def unknown_channel() -> Refused:
    return Refused(404, 10003, "Unknown Channel")


def unknown_message() -> Refused:
    return Refused(404, 10008, "Unknown Message")


def invalid_form(reason: str) -> Refused:
    return Refused(400, 50035, "Invalid Form Body", {"_errors": [{"message": reason}]})


@dataclass(eq=False)
class User:
    """A person, or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    takes_messages: bool = True
    """Whether the user takes private messages."""
    was_closed: bool = False
    """Whether there was a time when the user took none."""
    manages: bool = False
    """Whether the user may manage the server."""
    is_bot: bool = False


@dataclass(frozen=True)
class File:
    """A file of a message; of its content only the size is kept."""

    id: int
    name: str
    size: int
    description: str | None


@dataclass(eq=False)
class Message:
    """A message; ``versions`` holds its components as posted and after every edit."""

    id: int
    channel_id: int
    author: User
    created: float
    flags: int
    versions: list[list[dict[str, Any]]]
    files: list[File] = field(default_factory=list)
    nonce: str | None = None
    pinged: tuple[int, ...] = ()
    shown_to: int | None = None
    """The only user who sees it, of an answer to an interaction."""
    is_loading: bool = False
    edited: float | None = None

    @property
    def components(self) -> list[dict[str, Any]]:
        """What the message shows now."""
        return self.versions[-1]

    @property
    def controls(self) -> list[dict[str, Any]]:
        """The buttons and menus, from top to bottom."""
        return [part for part in walk(self.components) if "custom_id" in part]

    @property
    def text(self) -> str:
        """All text, one line or more for each part."""
        return text_of(self.components)


@dataclass(eq=False)
class Channel:
    """A channel of the server, a thread in one, or the private messages with a user."""

    id: int
    kind: int
    name: str
    parent_id: int | None = None
    recipient: User | None = None
    is_archived: bool = False
    is_deleted: bool = False
    denied: set[str] = field(default_factory=set)
    """Permissions that the bot does not have here."""
    messages: dict[int, Message] = field(default_factory=dict)

    def allows(self, permission: str) -> bool:
        """Whether the bot has a permission here."""
        return permission not in self.denied

    def posts(self) -> list[Message]:
        """Return the messages that everybody in the channel sees, oldest first."""
        return [message for message in self.messages.values() if message.shown_to is None]


class World:
    """One server with its channels and members, the bot, and everybody's private messages.

    ``window`` is for how many seconds nonces are remembered; with 0 they are not.
    ``deadline`` is in how many seconds an interaction must be acknowledged. In ``ahead`` it is
    written by how many seconds time was let pass, for a bot whose clock is to go with it.
    """

    def __init__(
        self,
        *,
        window: float = NONCE_WINDOW,
        deadline: float = 3.0,
        token_life: float = 900.0,
        clock: Callable[[], float] = time.time,
        ahead: Path | None = None,
    ) -> None:
        self.ahead = ahead
        self.window = window
        self.deadline = deadline
        self.token_life = token_life
        self.token = "local.token.of-the-bot"
        self.locale = "en-US"
        self._clock = clock
        self._ahead = 0.0
        self._passed = 0.0
        self._number = 0
        self._changed = asyncio.Event()
        self._nonces: dict[str, tuple[float, Message]] = {}
        self.swallowed: list[str] = []
        """Nonces of posts that Discord did not make, as it had made them before."""
        self.bot = User(self.new_id(), "Expedition", is_bot=True)
        self.guild_id = self.new_id()
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[str, dict[str, Any]] = {}
        self.emojis: dict[int, dict[str, Any]] = {}
        """Those of the application, by their ids."""
        self.hidden: dict[int, Message] = {}
        """Answers to interactions that only one user sees."""

    # --- time --------------------------------------------------------------------------

    def now(self) -> float:
        """Return the time here in seconds."""
        return self.elapsed() + self._passed

    def elapsed(self) -> float:
        """Return the time by which requests are late, tokens and nonces old, and limits over."""
        return self._clock() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        self._ahead += seconds
        self.changed()

    def let_pass(self, seconds: float) -> None:
        """Let time pass at once for people and for the bot, but not for requests under way."""
        self._passed += seconds
        if self.ahead is not None:  # written first: the bot's posts may not seem to be earlier
            whole = self.ahead.with_suffix(".new")
            whole.write_text(f"{self._passed:.3f}", encoding="ascii")
            os.replace(whole, self.ahead)
        self.changed()

    def new_id(self) -> int:
        """Return a new snowflake; later ones are higher."""
        self._number += 1
        milliseconds = int(self.now() * 1000) - discord.utils.DISCORD_EPOCH
        return (milliseconds << 22) + self._number

    def changed(self) -> None:
        """Wake everybody who waits for something."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(
        self, condition: Callable[[], T], what: str = "", *, patience: float | None = None
    ) -> T:
        """Wait until something is true, and return it; it is looked at after every change here.

        It is looked at now and then, too, as it may also be about the bot's database.

        :raises TimeoutError: saying what was waited for.
        """
        seconds = PATIENCE if patience is None else patience
        try:
            async with asyncio.timeout(seconds):
                while not (value := condition()):
                    change = self._changed
                    try:
                        async with asyncio.timeout(0.05):
                            await change.wait()
                    except TimeoutError:
                        continue
                return value
        except TimeoutError:
            raise TimeoutError(f"waited {seconds:.0f} s for: {what or condition}") from None

    # --- places and people -------------------------------------------------------------

    def person(self, name: str, **fields: Any) -> User:
        """Return the user of a name, who is a member of the server; created on first use."""
        for user in self.users.values():
            if user.name == name:
                return user
        user = User(self.new_id(), name, **fields)
        self.users[user.id] = user
        return user

    def create_channel(self, name: str, *, thread_of: Channel | None = None) -> Channel:
        """Return a new text channel of the server, or a thread in one."""
        kind = TEXT_CHANNEL if thread_of is None else THREAD
        parent = None if thread_of is None else thread_of.id
        channel = Channel(self.new_id(), kind, name, parent_id=parent)
        self.channels[channel.id] = channel
        return channel

    def dm_with(self, user: User) -> Channel:
        """Return the channel of the private messages between the bot and a user."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.new_id(), DM, user.name, recipient=user)
        self.channels[channel.id] = channel
        return channel

    def user(self, user_id: int) -> User:
        """Return a user, or refuse as Discord does."""
        if user_id not in self.users:
            raise Refused(404, 10013, "Unknown User")
        return self.users[user_id]

    def channel(self, channel_id: int) -> Channel:
        """Return a channel that the bot can see, or refuse as Discord does."""
        channel = self.channels.get(channel_id)
        if channel is None or channel.is_deleted:
            raise unknown_channel()
        if not channel.allows("view_channel"):
            raise Refused(403, 50001, "Missing Access")
        return channel

    # --- messages ----------------------------------------------------------------------

    def history(
        self, channel_id: int, *, limit: int = 50, before: int | None = None, after: int = 0
    ) -> list[Message]:
        """Return messages as Discord lists them: the newest first, at most ``limit`` of them."""
        channel = self.channel(channel_id)
        if not 1 <= limit <= 100:
            raise invalid_form("limit must be from 1 to 100")
        if not channel.allows("read_message_history"):
            return []
        found = [
            message
            for message in channel.posts()
            if message.id > after and (before is None or message.id < before)
        ]
        # With "after" Discord takes those next to it, without it the newest.
        chosen = found[:limit] if after else found[-limit:]
        return chosen[::-1]

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return a message of a channel, or refuse as Discord does."""
        channel = self.channel(channel_id)
        if message_id not in channel.messages:
            raise unknown_message()
        return channel.messages[message_id]

    def post(self, channel_id: int, payload: dict[str, Any], files: list[File]) -> Message:
        """Post a message of the bot; with a nonce that is remembered, return the earlier one."""
        channel = self.channel(channel_id)
        self._check_may_post(channel, files)
        nonce = payload.get("nonce")
        if nonce is not None and payload.get("enforce_nonce"):
            made, earlier = self._nonces.get(str(nonce), (0.0, None))
            if earlier is not None and self.elapsed() - made < self.window:
                self.swallowed.append(str(nonce))
                return earlier
        channel.is_archived = False  # a message opens a thread again
        message = self.made(channel.id, payload, files)
        message.nonce = None if nonce is None else str(nonce)
        if nonce is not None:
            self._nonces[str(nonce)] = (self.elapsed(), message)
        channel.messages[message.id] = message
        return message

    def made(self, channel_id: int, payload: dict[str, Any], files: list[File]) -> Message:
        """Return a message that the bot makes; it is not yet in any channel."""
        check_references(payload.get("components", []), files)
        mentioned = payload.get("allowed_mentions", {}).get("users", [])
        text = text_of(payload.get("components", []))
        return Message(
            id=self.new_id(),
            channel_id=channel_id,
            author=self.bot,
            created=self.now(),
            flags=payload.get("flags", 0),
            versions=[payload.get("components", [])],
            files=files,
            # Who is mentioned in the text and allowed to be pinged.
            pinged=tuple(int(user) for user in mentioned if f"<@{user}>" in text),
        )

    def edit(self, channel_id: int, message_id: int, payload: Any, files: list[File]) -> Message:
        """Edit a message of the bot."""
        message = self.message(channel_id, message_id)
        channel = self.channel(channel_id)
        if message.author is not self.bot:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        if channel.is_archived:
            raise Refused(400, 50083, "Thread is archived")
        if files and not channel.allows("attach_files"):
            raise Refused(403, 50013, "Missing Permissions")
        self.rewrite(message, payload, files)
        return message

    def rewrite(self, message: Message, payload: dict[str, Any], files: list[File]) -> None:
        """Give a message another content; what the payload does not name stays."""
        shown = message.files
        if "attachments" in payload:
            kept = {str(entry["id"]) for entry in payload["attachments"]}
            shown = [file for file in message.files if str(file.id) in kept] + files
        check_references(payload.get("components", message.components), shown)
        if "components" in payload:
            message.versions.append(payload["components"])
        message.files = shown
        message.flags = payload.get("flags") or message.flags
        message.is_loading = False
        message.edited = self.now()

    def _check_may_post(self, channel: Channel, files: list[File]) -> None:
        if channel.recipient is not None and not channel.recipient.takes_messages:
            raise Refused(403, 50007, "Cannot send messages to this user")
        sending = "send_messages_in_threads" if channel.kind == THREAD else "send_messages"
        needed = (sending, "attach_files") if files else (sending,)
        if not all(channel.allows(permission) for permission in needed):
            raise Refused(403, 50013, "Missing Permissions")

    def posts(self) -> Iterator[Message]:
        """Yield all messages that are not answers to interactions, channel by channel."""
        for channel in self.channels.values():
            yield from channel.posts()


def walk(parts: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield all components of a message, also those within others."""
    for part in parts:
        yield part
        yield from walk(part.get("components", []))


def text_of(parts: Iterable[dict[str, Any]]) -> str:
    """Return all text of components, one line or more for each."""
    return "\n".join(part["content"] for part in walk(parts) if part.get("type") == 10)


def check_references(parts: Iterable[dict[str, Any]], files: Iterable[File]) -> None:
    """Refuse components that show a file which the message does not have.

    :raises FileGone: naming it.
    """
    names = {f"attachment://{file.name}" for file in files}
    for part in walk(parts):
        for item in part.get("items", []):
            url = str(item["media"]["url"])
            if url.startswith("attachment://") and url not in names:
                reason = f"{url} is no file of the message"
                raise FileGone(400, 50035, "Invalid Form Body", {"_errors": [{"message": reason}]})
