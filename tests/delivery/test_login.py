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
