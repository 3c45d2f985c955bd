"""The local Discord: REST and gateway on one port, with faults, limits and a transcript."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from aiohttp import web

from tests.discord.faults import CLOUDFLARE, Fault, Faults, Request, about
from tests.discord.gateway import Gateway
from tests.discord.interactions import Interaction, Interactions
from tests.discord.limits import LimitReached, Limits
from tests.discord.payloads import channel_json
from tests.discord.rest import Answer, Call, Rest
from tests.discord.world import (
    DM,
    THREAD,
    Channel,
    FileGone,
    Message,
    Refused,
    User,
    World,
)

PREFIX = "/api/v10"
VIA = {"Via": "1.1 google"}
"""Discord's own answers come through a proxy; Cloudflare's refusals do not get that far."""

NO_TOKEN = ("/interactions/", "/webhooks/")
"""Routes whose token is in the path."""


class LocalDiscord:
    """A Discord of one server, on a port of this machine."""

    def __init__(
        self, world: World | None = None, *, limits: Mapping[str, tuple[int, float]] | None = None
    ) -> None:
        self.world = world or World()
        self.interactions = Interactions(self.world)
        self.gateway = Gateway(self.world)
        self.faults = Faults()
        self.limits = Limits(self.world.elapsed, limits)
        self.rest = Rest(self.world, self.interactions)
        self.transcript: list[Request] = []
        self.kill: Callable[[], None] = lambda: None
        """Ends the bot's process at once; set by whoever has started it."""
        self.lives = 0
        """How often the bot's process was started."""
        self.refusals: list[str] = []
        """Requests that were not valid; a bot that sends such has a defect."""
        self._runner: web.AppRunner | None = None
        self._released = asyncio.Event()
        self._timers: list[asyncio.TimerHandle] = []
        self.url = ""

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_route("*", f"{PREFIX}/{{path:.*}}", self._answer)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}{PREFIX}"
        self.gateway.url = self.rest.gateway_url = f"ws://{host}:{port}/gateway"
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.release()
        for timer in self._timers:
            timer.cancel()
        await self.gateway.drop()
        assert self._runner is not None
        await self._runner.cleanup()

    # --- what people do ----------------------------------------------------------------

    def press(
        self, user: User, message: Message, custom_id: str, values: list[str] | None = None
    ) -> Interaction:
        """Let a user press a button, or choose in a menu; return it without waiting."""
        return self.deliver(self.interactions.press(user, message, custom_id, values))

    def command(self, user: User, channel: Channel, name: str, **given: Any) -> Interaction:
        """Let a user send a command, or type at one; return it without waiting."""
        return self.deliver(self.interactions.command(user, channel, name, **given))

    def deliver(self, interaction: Interaction) -> Interaction:
        """Send an interaction to the bot (again, if it was sent before)."""
        interaction.life = self.lives
        self.gateway.dispatch("INTERACTION_CREATE", self.interactions.payload(interaction))
        loop = asyncio.get_running_loop()
        # Who waits for an answer looks again when it is too late for one.
        self._timers = [timer for timer in self._timers if timer.when() > loop.time()]
        self._timers.append(loop.call_later(self.world.deadline + 0.1, self.world.changed))
        return interaction

    def is_cut_off(self, interaction: Interaction) -> bool:
        """Whether no answer will come any more: too late, lost, or the bot has died since."""
        if interaction.is_answered:
            return False
        late = self.world.elapsed() - interaction.made > self.world.deadline
        is_dead = interaction.life != self.lives or interaction.is_lost
        return is_dead or (late and interaction.acknowledged is None)

    async def is_answered(self, interaction: Interaction, *, patience: float | None = None) -> bool:
        """Wait for the answer to an interaction; return whether it came in time."""
        with suppress(TimeoutError):
            await self.world.until(
                lambda: interaction.is_answered or self.is_cut_off(interaction), patience=patience
            )
        return interaction.is_answered

    async def answered(self, interaction: Interaction) -> Message | None:
        """Wait for the answer to an interaction; ``None`` if it was cut off, or has no message."""
        return interaction.answer if await self.is_answered(interaction) else None

    # --- what happens to channels ------------------------------------------------------

    def archive(self, thread: Channel) -> None:
        """Archive a thread, as Discord does when it is quiet there."""
        thread.is_archived = True
        self.gateway.dispatch("THREAD_UPDATE", channel_json(self.world, thread))

    def permit(self, channel: Channel, **permissions: bool) -> None:
        """Give or take the bot's permissions in a channel."""
        for permission, is_given in permissions.items():
            (channel.denied.discard if is_given else channel.denied.add)(permission)
        if channel.kind not in (DM, THREAD):
            self.gateway.dispatch("CHANNEL_UPDATE", channel_json(self.world, channel))
        self.world.changed()

    def delete(self, channel: Channel) -> None:
        """Delete a channel or thread."""
        channel.is_deleted = True
        event = "THREAD_DELETE" if channel.kind == THREAD else "CHANNEL_DELETE"
        self.gateway.dispatch(event, channel_json(self.world, channel))

    # --- requests ----------------------------------------------------------------------

    def release(self) -> None:
        """Cut all connections that hang."""
        self._released.set()
        self._released = asyncio.Event()

    def requests(
        self, method: str = "", route: str = "", about: str | None = None
    ) -> list[Request]:
        """Return the requests so far of a method, route and kind of message."""
        return [
            request
            for request in self.transcript
            if method in ("", request.method)
            and route in ("", request.route)
            and about in (None, request.about)
        ]

    def write_transcript(self, path: Path) -> None:
        """Write all requests to a file, one line of JSON each."""
        lines = (json.dumps(request.told()) for request in self.transcript)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    async def _answer(self, http: web.Request) -> web.StreamResponse:
        path = f"/{http.match_info['path']}"
        payload, uploads = await _body(http)
        try:
            route, handler, args = self.rest.route_of(http.method, path)
        except Refused as refused:
            self.refusals.append(f"{http.method} {path}: no such route")
            return _json(refused.status, refused.body, VIA)
        request = Request(
            number=len(self.transcript),
            at=self.world.now(),
            method=http.method,
            path=path,
            route=route,
            payload=payload,
            nonce=payload.get("nonce") if isinstance(payload, dict) else None,
            files=[name for name, _size in uploads],
            about=self._about(route, args, payload),
        )
        self.transcript.append(request)
        fault = self.faults.for_request(request)
        request.payload = None
        request.outcome = "" if fault is None else str(fault)
        if fault is not None:
            self._lose_answer(path, fault)
        if fault is not None and not fault.after:
            return await self._go_wrong(http, fault)
        call = Call(tuple(args), payload, dict(http.query), uploads)
        response = self._carried_out(http, request, handler, call)
        self.world.changed()
        if fault is not None:
            return await self._go_wrong(http, fault)
        return response

    def _carried_out(
        self, http: web.Request, request: Request, handler: Callable[[Call], Answer], call: Call
    ) -> web.Response:
        headers = dict(VIA)
        try:
            if not request.route.startswith(NO_TOKEN):
                if http.headers.get("Authorization") != f"Bot {self.world.token}":
                    raise Refused(401, 0, "401: Unauthorized")
                place = call.args[0] if call.args else ""
                headers |= self.limits.spend(f"{request.method} {request.route}", place)
            status, body = handler(call)
        except Refused as refused:
            request.outcome += f" {refused}".strip()
            if isinstance(refused, FileGone) and request.method == "PATCH":
                request.is_without_file = True
            elif refused.code == 50035:
                self.refusals.append(f"{request.method} {request.path}: {refused.body}")
            if isinstance(refused, LimitReached):
                headers |= refused.headers
            return _json(refused.status, refused.body, headers)
        request.outcome = f"{request.outcome} {status}".strip()
        return _json(status, body, headers)

    def _lose_answer(self, path: str, fault: Fault) -> None:
        """Note that an interaction is not answered if discord.py does not try this fault again."""
        if fault.kind == "status" and (fault.status == 429 or fault.status >= 500):
            return
        for token in path.split("/"):
            self.interactions.lose(token)

    def _about(self, route: str, args: list[str], payload: Any) -> str:
        if "messages" not in route or not isinstance(payload, dict):
            return ""
        if "components" not in payload or not args[0].isdecimal():
            return ""
        channel = self.world.channels.get(int(args[0]))
        return about(payload["components"], is_private=channel is not None and channel.kind == DM)

    async def _go_wrong(self, http: web.Request, fault: Fault) -> web.StreamResponse:
        if fault.kind in ("kill", "drop", "hang"):
            if fault.kind == "kill":
                self.kill()
            if fault.kind == "hang":
                await self._released.wait()
            if http.transport is not None:
                http.transport.abort()
            return web.Response()  # which nobody receives
        if fault.kind == "cloudflare":
            headers = {"Retry-After": str(max(1, round(fault.retry_after)))}
            return web.Response(
                status=429, text=CLOUDFLARE, content_type="text/html", headers=headers
            )
        if fault.status == 429:
            limit = LimitReached(fault.retry_after, is_global=fault.is_global, scope="shared")
            return _json(429, limit.body, {**VIA, **limit.headers})
        message = fault.message or f"{fault.status}: a fault on demand"
        return _json(fault.status, {"message": message, "code": fault.code}, VIA)


def _json(status: int, body: Any, headers: Mapping[str, str]) -> web.Response:
    """Return an answer with exactly the content type for which discord.py reads JSON."""
    if body is None:
        return web.Response(status=status, headers=headers)
    data = json.dumps(body).encode()
    return web.Response(
        status=status, body=data, headers={**headers, "Content-Type": "application/json"}
    )


async def _body(http: web.Request) -> tuple[Any, list[tuple[str, int]]]:
    """Return the JSON of a request, and names and sizes of its files."""
    if http.content_type == "application/json":
        return await http.json(), []
    if not http.content_type.startswith("multipart/"):
        return {}, []
    payload: Any = {}
    uploads: list[tuple[str, int]] = []
    async for part in await http.multipart():
        data = bytes(await part.read(decode=False))  # type: ignore[union-attr]
        if part.name == "payload_json":  # type: ignore[union-attr]
            payload = json.loads(data)
        else:
            uploads.append((str(part.filename), len(data)))  # type: ignore[union-attr]
    return payload, uploads
