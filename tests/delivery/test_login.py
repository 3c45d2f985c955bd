"""Logging in while Discord cannot be reached: tried again until it works."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.http import Route

from bot.client import ExpeditionBot
from bot.delivery import pauses

ME = {"id": "1", "username": "Expedition", "discriminator": "0", "avatar": None, "bot": True}


class LoggedIn(Exception):
    """The bot has got past its login."""


async def test_a_login_that_failed_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = [503, 429, 503, 200]

    async def me(_request: web.Request) -> web.Response:
        status = answers.pop(0)
        return web.Response(
            body=json.dumps(ME).encode(), status=status, content_type="application/json"
        )

    async def application_info(_client: discord.Client) -> Any:
        raise LoggedIn

    monkeypatch.setattr(pauses, "pause", lambda *_given: 0.0)
    monkeypatch.setattr(discord.Client, "application_info", application_info)
    app = web.Application()
    app.router.add_get("/users/@me", me)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
    bot = ExpeditionBot(tmp_path / "bot.sqlite3", {})
    try:
        with pytest.raises(LoggedIn):
            await bot.login("token")
    finally:
        await bot.http.close()
        await runner.cleanup()
    assert not answers


async def test_a_gateway_that_is_not_told_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    not_told: Any = discord.GatewayNotFound
    answers: list[Any] = [not_told(), OSError(), (3, "ws://localhost", {})]
    launched: list[int] = []

    async def gateway(_http: object) -> tuple[int, str, dict[str, int]]:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer  # type: ignore[no-any-return]

    async def launch(_client: object, _gateway: object, shard_id: int, **_named: object) -> None:
        launched.append(shard_id)

    monkeypatch.setattr(pauses, "pause", lambda *_given: 0.0)
    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", gateway)
    monkeypatch.setattr(discord.AutoShardedClient, "launch_shard", launch)
    bot = ExpeditionBot(tmp_path / "bot.sqlite3", {}, shards=None)
    await bot.launch_shards()
    assert launched == [0, 1, 2]


async def test_a_closed_bot_connects_no_shard(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """discord.py would try for ever."""

    async def launch(*_given: object, **_named: object) -> None:
        raise AssertionError("connects")

    monkeypatch.setattr(discord.AutoShardedClient, "launch_shard", launch)
    bot = ExpeditionBot(tmp_path / "bot.sqlite3", {})
    await bot._async_setup_hook()
    await bot.close()
    await bot.launch_shard(None, 0)
    await bot.launch_shards()
