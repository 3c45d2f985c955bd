"""The log holds no hand and no token, whatever level the host has chosen.

The client and its network code are discord.py's own, so that its loggers are the real ones; it
talks to a small server on this machine.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from io import BytesIO, StringIO
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import ValidationError
from yarl import URL

from bot import logs, store
from bot.messages.message import MessageBuilder
from bot.store.database import Database
from engines.core import AnyGame
from engines.registry import games
from render.files import Drawn

HAND = "Your hand: Cd2 To5 and a very secret mask"
BOT_TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
TOKEN = "aW50ZXJhY3Rpb246MTE4.c2VjcmV0-_x"
PATIENCE = 60

ME = {"id": "1", "username": "Expedition", "discriminator": "0", "avatar": None, "bot": True}
CHANNEL = {"id": "3", "type": 1, "recipients": [], "last_message_id": None}
PRESS: dict[str, Any] = {
    "id": "5", "application_id": "1", "type": 3, "token": TOKEN, "version": 1,
    "channel": CHANNEL, "channel_id": "3", "user": {**ME, "id": "9", "bot": False},
    "data": {"component_type": 2, "custom_id": "x:do:1::secret-notation"},
    "entitlements": [], "authorizing_integration_owners": {}, "context": 1, "locale": "en-US",
    "attachment_size_limit": 1,
    "message": {
        "id": "4", "channel_id": "3", "author": ME, "content": "", "embeds": [], "attachments": [],
        "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False,
        "mention_everyone": False, "mentions": [], "mention_roles": [], "pinned": False,
        "type": 0, "components": [], "flags": 0,
    },
}  # fmt: skip


@pytest.fixture
def log() -> Iterator[StringIO]:
    """Return what is written at level DEBUG."""
    root, written = logging.getLogger(), StringIO()
    before = {name: logging.getLogger(name).level for name in logs.SECRETIVE}
    level, handler = root.level, logs.set_up("DEBUG", written, secrets=[BOT_TOKEN])
    yield written
    root.removeHandler(handler)
    root.setLevel(level)
    for name, earlier in before.items():
        logging.getLogger(name).setLevel(earlier)


def reply(data: Any, status: int = 200) -> web.Response:
    """Return data with the content type that Discord uses: it names no character set."""
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, content_type="application/json")


@asynccontextmanager
async def small_discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Serve as much of Discord as a client needs to log in, send and be pressed; yield the URL."""

    async def me(request: web.Request) -> web.Response:
        of_application = {
            "flags": 0, "owner": ME, "name": "", "description": "", "icon": None, "hook": False,
            "bot_public": False, "bot_require_code_grant": False, "verify_key": "",
        }  # fmt: skip
        return reply({**ME, **of_application})

    async def socket(request: web.Request) -> web.WebSocketResponse:
        talk = web.WebSocketResponse()
        await talk.prepare(request)
        await talk.send_json({"op": 10, "d": {"heartbeat_interval": 60_000}})
        await talk.receive()
        ready = {
            "v": 10, "user": ME, "guilds": [], "session_id": "s",
            "application": {"id": "1", "flags": 0}, "resume_gateway_url": str(request.url),
        }  # fmt: skip
        await talk.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
        await talk.send_json({"op": 0, "t": "INTERACTION_CREATE", "s": 2, "d": PRESS})
        async for _frame in talk:
            pass
        return talk

    async def post(request: web.Request) -> web.Response:
        await request.read()
        alt = [{"id": "6", "filename": "hand.png", "size": 1, "url": "", "proxy_url": "",
                "description": HAND}]  # fmt: skip
        return reply({**PRESS["message"], "attachments": alt})

    async def refuse(request: web.Request) -> web.Response:
        return reply({"message": "Invalid Webhook Token", "code": 50027}, status=401)

    app = web.Application()
    app.router.add_get("/users/@me", me)
    app.router.add_get("/oauth2/applications/@me", me)
    app.router.add_get("/ws", socket)
    app.router.add_post("/channels/3/messages", post)
    app.router.add_post("/interactions/5/{token}/callback", refuse)
    app.router.add_route("*", "/webhooks/1/{token}", post)
    app.router.add_route("*", "/webhooks/1/{token}/messages/@original", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
    gateway = URL(f"ws://127.0.0.1:{port}/ws")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    try:
        yield Route.BASE
    finally:
        await runner.cleanup()


class Presser(discord.Client):
    """Sends a hand, and answers a press in every way that the bot does."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.done = asyncio.Event()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        try:
            drawn = Drawn(b"png", HAND)
            hand = MessageBuilder().picture("hand.png", drawn).text(HAND).build()
            channel = self.get_partial_messageable(3)
            await channel.send(view=hand.view, files=hand.files())
            await channel.send(view=hand.view)
            await interaction.followup.send(view=hand.view, ephemeral=True)
            file = discord.File(BytesIO(b"png"), filename="hand.png", description=HAND)
            await interaction.followup.send(file=file, ephemeral=True)
            try:
                await interaction.response.defer()
            except discord.HTTPException:
                logging.getLogger("test").exception("not acknowledged")
            await interaction.edit_original_response(content=HAND)
        finally:
            self.done.set()


async def played(client: Presser) -> None:
    async with asyncio.timeout(PATIENCE), client:
        running = asyncio.create_task(client.start(BOT_TOKEN))
        waiting = asyncio.create_task(client.done.wait())
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        # The handler's error is logged by the handler's task, which ends after the event.
        events = [task for task in asyncio.all_tasks() if "on_interaction" in task.get_name()]
        await asyncio.gather(*events)
        waiting.cancel()
        await client.close()
        await running


async def test_neither_hands_nor_tokens_reach_the_log(
    log: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with small_discord(monkeypatch):
        await played(Presser())
    written = log.getvalue()
    assert "not acknowledged" in written
    assert written.count("Traceback") == 2, "both failures are logged in full"
    assert "DEBUG" in written, "the level is not simply raised"
    for secret in (HAND, "Cd2", TOKEN, BOT_TOKEN, "secret-notation"):
        assert secret not in written


async def test_without_the_set_up_they_would(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above can fail: this is what discord.py writes by itself."""
    for name in logs.SECRETIVE:
        caplog.set_level(logging.DEBUG, name)
    async with small_discord(monkeypatch):
        await played(Presser())
    for secret in (HAND, TOKEN, "secret-notation"):
        assert secret in caplog.text


@pytest.mark.parametrize("place", [f"webhooks/1/{TOKEN}", f"interactions/5/{TOKEN}/callback"])
async def test_a_token_in_the_address_of_a_failed_request_is_not_written(
    log: StringIO, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    async with small_discord(monkeypatch) as url, aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientResponseError) as caught:
            await session.get(f"{url}/nowhere/{place}?wait=1", raise_for_status=True)
    assert TOKEN in str(caught.value)
    logging.getLogger("test").warning("failed: %r", caught.value, exc_info=caught.value)
    assert log.getvalue().count("/<token>") >= 2
    assert TOKEN not in log.getvalue()


def test_a_payload_in_an_error_loses_its_token(log: StringIO) -> None:
    for payload in (PRESS, json.dumps(PRESS)):
        logging.getLogger("test").error("cannot read %s", payload)
    assert log.getvalue().count("'application_id'") == 1
    assert TOKEN not in log.getvalue()


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_stored_state_that_cannot_be_read_is_not_quoted(log: StringIO, game: AnyGame) -> None:
    state = game.start(game.seats[0], game.options({}), "s3cret")
    data = json.loads(game.states.dump(state))
    first = next(iter(data))
    for damaged in ({**data, first: HAND}, {**data, first: [HAND]}, [HAND], HAND):
        with pytest.raises(ValidationError) as caught:
            game.states.load(json.dumps(damaged))
        assert "Your hand" in str(caught.value)
        logging.getLogger("test").error("not read", exc_info=caught.value)
    assert log.getvalue().count("input_value=<value>, input_type=") >= 4
    assert "Your hand" not in log.getvalue()


def test_a_secret_is_not_written_even_in_a_traceback(log: StringIO) -> None:
    try:
        raise ValueError(f"Authorization: Bot {BOT_TOKEN}")
    except ValueError:
        logging.getLogger("test").exception("broken")
    assert "Authorization: Bot <secret>" in log.getvalue()
    assert BOT_TOKEN not in log.getvalue()


async def test_no_statement_is_logged_with_its_values(log: StringIO, tmp_path: Any) -> None:
    async with await Database.open(tmp_path / "bot.sqlite3") as database:
        await database.reader.value("select 's3cret'")
        async with database.writing() as tx:
            await store.settings.set_setting(tx, "user", 1, "seed", "s3cret")
    assert "s3cret" not in log.getvalue()


@pytest.mark.parametrize("level", ["INFO", "WARNING", "ERROR"])
def test_the_chosen_level_holds_for_all(level: str) -> None:
    root, written = logging.getLogger(), StringIO()
    before, handler = root.level, logs.set_up(level, written)
    try:
        for name in (*logs.SECRETIVE, "bot.client"):
            for number in (logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR):
                logging.getLogger(name).log(number, "said")
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
    levels = [line.split()[2] for line in written.getvalue().splitlines()]
    loudest = ["INFO", "WARNING", "ERROR"]
    assert levels == loudest[loudest.index(level) :] * (len(logs.SECRETIVE) + 1)
