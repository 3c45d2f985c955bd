"""The gateway: hello, identify, heartbeats, events, resuming with what was missed, and closing."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from aiohttp import WSMsgType, web

from tests.discord.payloads import guild_json, user_json
from tests.discord.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
"""Opcodes."""

AUTHENTICATION_FAILED, SESSION_TIMED_OUT, UNKNOWN_ERROR = 4004, 4009, 4000
"""Close codes."""

HEARTBEAT_MILLISECONDS = 41_250
BUFFER = 500
"""Events kept for resuming."""

EventFault = Literal["", "twice", "later"]
"""What may happen to an event: it comes twice, or only after the next one."""


@dataclass(eq=False)
class Session:
    """What the gateway remembers of a bot that has identified itself, also while it is away."""

    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    sent: list[dict[str, Any]] = field(default_factory=list)


class Connection:
    """One open socket."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self._socket = socket
        self._deflate = zlib.compressobj() if compressed else None
        self._sending = asyncio.Lock()
        self.session: Session | None = None

    async def send(self, payload: dict[str, Any]) -> None:
        """Send one payload; a socket that is gone is no error."""
        text = json.dumps(payload)
        async with self._sending:
            try:
                if self._deflate is None:
                    await self._socket.send_str(text)
                    return
                data = self._deflate.compress(text.encode())
                data += self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self._socket.send_bytes(data)
            except ConnectionError:
                return

    async def close(self, code: int) -> None:
        """Close the socket from Discord's side."""
        await self._socket.close(code=code)


class Gateway:
    """Delivers events to the bot, in order, unless told otherwise."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.connection: Connection | None = None
        self.identified = 0
        self.resumed = 0
        self.event_fault: Callable[[str], EventFault] = lambda event: ""
        """Asked for every event what happens to it."""
        self._held: list[dict[str, Any]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_connected(self) -> bool:
        """Whether a bot is there that hears of events now."""
        return self.connection is not None and self.connection.session is not None

    # --- events ------------------------------------------------------------------------

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """Tell the bot of an event: now, or when it resumes its session."""
        for session in self.sessions.values():
            session.sequence += 1
            payload = {"op": DISPATCH, "t": event, "s": session.sequence, "d": data}
            session.sent = [*session.sent, payload][-BUFFER:]
            if self.connection is None or self.connection.session is not session:
                continue
            fault = self.event_fault(event)
            if fault == "later":
                self._held.append(payload)
                continue
            now = [payload, payload] if fault == "twice" else [payload]
            for one in (*now, *self._held):
                self._start(self.connection.send(one))
            self._held.clear()

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- interruptions -----------------------------------------------------------------

    async def drop(self, code: int = UNKNOWN_ERROR) -> None:
        """Close the connection; the bot may resume its session."""
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close(code)

    async def ask_to_reconnect(self) -> None:
        """Ask the bot to connect again and resume, as before a restart of the gateway."""
        if self.connection is not None:
            await self.connection.send({"op": RECONNECT, "d": None})

    async def invalidate(self) -> None:
        """End the bot's session: it must identify itself anew, and misses what happens now."""
        self.sessions.clear()
        if self.connection is not None:
            await self.connection.send({"op": INVALID, "d": False})

    # --- the socket --------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, compressed=request.query.get("compress") == "zlib-stream")
        await connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._received(connection, json.loads(message.data))
        finally:
            if self.connection is connection:
                self.connection = None
            self.world.changed()
        return socket

    async def _received(self, connection: Connection, payload: dict[str, Any]) -> None:
        match payload["op"]:
            case 1:
                await connection.send({"op": ACK})
            case 2:
                await self._identify(connection, payload["d"])
            case 6:
                await self._resume(connection, payload["d"])

    async def _identify(self, connection: Connection, data: dict[str, Any]) -> None:
        if data["token"] != self.world.token:
            await connection.close(AUTHENTICATION_FAILED)
            return
        session = Session()
        self.sessions = {session.id: session}  # one bot, one session
        connection.session, self.connection = session, connection
        self._held.clear()
        self.identified += 1
        ready = {
            "v": 10,
            "user": user_json(self.world.bot),
            "guilds": [{"id": str(self.world.guild_id), "unavailable": True}],
            "session_id": session.id,
            "shard": data.get("shard", [0, 1]),
            "resume_gateway_url": self.url,
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }
        self.dispatch("READY", ready)
        self.dispatch("GUILD_CREATE", guild_json(self.world))
        self.world.changed()

    async def _resume(self, connection: Connection, data: dict[str, Any]) -> None:
        session = self.sessions.get(data["session_id"])
        if data["token"] != self.world.token or session is None:
            await connection.send({"op": INVALID, "d": False})
            return
        missed = [payload for payload in session.sent if payload["s"] > data["seq"]]
        connection.session, self.connection = session, connection
        self._held.clear()
        for payload in missed:
            await connection.send(payload)
        self.resumed += 1
        self.dispatch("RESUMED", {})
        self.world.changed()
