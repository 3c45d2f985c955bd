"""A post that failed in Discord is not sent again by discord.py itself: it may be there."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import Route, handle_message_parameters

from bot.delivery.trouble import trouble_of
from bot.delivery.unsure import REPEATED, Unsure, no_second_post
from bot.messages.message import note

ME = {"id": "1", "username": "Expedition", "discriminator": "0", "avatar": None, "bot": True}


class Server:
    """Answers every post with a status, and counts them."""

    def __init__(self) -> None:
        self.status = 200
        self.posts = 0

    async def me(self, _request: web.Request) -> web.Response:
        return reply(ME)

    async def post(self, _request: web.Request) -> web.Response:
        self.posts += 1
        return reply({"id": "5"}, self.status)


def reply(data: Any, status: int = 200) -> web.Response:
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, content_type="application/json")


@pytest.fixture
async def server() -> AsyncIterator[tuple[Server, str]]:
    server, app = Server(), web.Application()
    app.router.add_get("/users/@me", server.me)
    app.router.add_post("/channels/{channel}/messages", server.post)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    yield server, f"http://127.0.0.1:{port}"
    await runner.cleanup()


@pytest.mark.parametrize("status", REPEATED)
async def test_a_post_is_tried_once(
    server: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    counted, address = server
    monkeypatch.setattr(Route, "BASE", address)
    client = discord.Client(intents=discord.Intents.none(), http_trace=no_second_post())
    async with client:
        await client.http.static_login("token")
        channel = client.get_partial_messageable(7)
        counted.status = status
        with (
            handle_message_parameters(view=note("hello").view) as parameters,
            pytest.raises(Unsure) as caught,
        ):
            await client.http.send_message(channel.id, params=parameters)
    assert counted.posts == 1
    trouble = trouble_of(caught.value)
    assert (trouble.code, trouble.unsure) == ("discord", True)
    assert isinstance(caught.value, aiohttp.ClientError)
