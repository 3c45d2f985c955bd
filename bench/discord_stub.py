"""The whole bot and a Discord in one process, which answers below discord.py's HTTP.

What it remembers and refuses is that of the tests (:mod:`tests.discord`). Every upload is read.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any
from unittest import mock

import aiohttp
from discord import http
from PIL import Image

from bot.client import ExpeditionBot
from bot.workers import Workers
from engines.core import AnyGame
from tests.discord.interactions import Interaction, Interactions
from tests.discord.rest import Call, Rest
from tests.discord.world import Message, Refused, User, World

HANDLERS = ("discord.py: on_interaction", "CommandTree-invoker")
"""What discord.py calls the tasks that handle an interaction."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A request of the bot: its method and route, and how large its files are, by name."""

    method: str
    route: str
    files: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Response:
    """An answer as discord.py reads it."""

    status: int
    content: str
    reason: str = ""
    headers: Mapping[str, str] = field(default_factory=lambda: {"content-type": "application/json"})

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        return self.content

    async def json(self) -> Any:
        """Return the body, read as JSON."""
        return json.loads(self.content)

    async def __aenter__(self) -> Response:
        return self

    async def __aexit__(self, *_error: object) -> None:
        return None


class Session:
    """The part of an ``aiohttp.ClientSession`` that discord.py uses for requests."""

    closed = False

    def __init__(self, discord: StubDiscord) -> None:
        self._discord = discord

    def request(self, method: str, url: str, **given: Any) -> Response:
        """Answer a request at once."""
        return self._discord.answered(method, str(url), **given)

    async def close(self) -> None:
        """There is nothing to close."""


class StubDiscord:
    """A Discord that answers in no time, and the bot that is logged in there."""

    def __init__(self, database: Path, games: dict[str, AnyGame], workers: int = 0) -> None:
        self.world = World()
        self.interactions = Interactions(self.world)
        self.sent: list[Sent] = []
        self._sizes: dict[tuple[str, int], tuple[int, int]] = {}
        """Width and height of pictures in pixels, by name and length."""
        self._rest = Rest(self.world, self.interactions)
        self.bot = ExpeditionBot(database, games, workers=Workers(workers))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[StubDiscord]:
        """Log in, and prepare what pictures share; close everything afterwards."""
        with mock.patch.object(aiohttp, "ClientSession", return_value=Session(self)):
            await self.bot.login("token")
        try:
            for thread in threading.enumerate():
                if thread.name == "warming":
                    await asyncio.to_thread(thread.join)
            yield self
        finally:
            await self.bot.close()

    def answered(self, method: str, url: str, **given: Any) -> Response:
        """Carry out a request as Discord would."""
        payload, files = _read(given)
        for name, content in files.items():
            if content:
                self._sizes[name, len(content)] = Image.open(BytesIO(content)).size
        uploads = [(name, len(content)) for name, content in files.items()]
        path = url.removeprefix(http.Route.BASE).partition("?")[0]
        try:
            route, handler, args = self._rest.route_of(method, path)
            self.sent.append(Sent(method, route, dict(uploads)))
            query = {key: str(value) for key, value in (given.get("params") or {}).items()}
            status, body = handler(Call(tuple(args), payload, query, uploads))
        except Refused as refused:
            status, body = refused.status, refused.body
        self.world.changed()
        if body is None:
            return Response(status, "", headers={})
        return Response(status, json.dumps(body))

    def sizes(self, message: Message) -> dict[str, tuple[int, int]]:
        """Return width and height of the pictures of a message in pixels, by name."""
        return {file.name: self._sizes[file.name, file.size] for file in message.files}

    async def press(
        self, user: User, message: Message, custom_id: str, values: list[str] | None = None
    ) -> Interaction:
        """Let a user press a control; return it when it is answered."""
        return await self._answered(self.interactions.press(user, message, custom_id, values))

    async def command(self, user: User, channel: Any, name: str, **given: Any) -> Interaction:
        """Let a user send a command; return it when it is answered."""
        return await self._answered(self.interactions.command(user, channel, name, **given))

    async def _answered(self, made: Interaction) -> Interaction:
        self.deliver(made)
        if handling := [task for task in asyncio.all_tasks() if task.get_name() in HANDLERS]:
            await asyncio.wait(handling)
        return made

    def deliver(self, interaction: Interaction) -> None:
        """Hand an interaction to discord.py as its gateway does."""
        payload: Any = self.interactions.payload(interaction)
        self.bot._connection.parse_interaction_create(payload)

    async def rest(self) -> None:
        """Wait until the bot has sent what is to be sent."""
        await self.bot.publisher.rest()
        await asyncio.sleep(0)


def _read(given: Mapping[str, Any]) -> tuple[Any, dict[str, bytes]]:
    """Return the JSON of a request, and its files by name."""
    data = given.get("data")
    if not isinstance(data, aiohttp.FormData):
        body = given.get("json", data)
        return json.loads(body) if isinstance(body, str | bytes) and body else body or {}, {}
    payload, files = {}, dict[str, bytes]()
    for options, _headers, value in data._fields:
        if options.get("name") == "payload_json":
            payload = json.loads(value)
        else:
            files[str(options.get("filename"))] = value.read()
    return payload, files
