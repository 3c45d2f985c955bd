"""A bare client of the local Discord, for tests of the local Discord itself."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import Any, Self

import aiohttp

from tests.discord.server import LocalDiscord
from tests.discord.world import COMPONENTS_V2


@dataclass(frozen=True)
class Answered:
    """The answer to a request."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        """Discord's error code."""
        return int(self.body["code"])


class Client:
    """Sends single requests, as a bot would."""

    def __init__(self, discord: LocalDiscord) -> None:
        self.discord = discord
        self._session = aiohttp.ClientSession()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self._session.close()

    async def send(
        self,
        method: str,
        path: str,
        payload: Any = None,
        *,
        files: tuple[str, ...] = (),
        token: str | None = None,
    ) -> Answered:
        """Send a request; with files as multipart."""
        form = None
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(payload), content_type="application/json")
            for number, name in enumerate(files):
                form.add_field(f"files[{number}]", b"png", filename=name)
        headers = {"Authorization": f"Bot {token or self.discord.world.token}"}
        given: dict[str, Any] = {"data": form} if form is not None else {"json": payload}
        async with self._session.request(
            method, f"{self.discord.url}{path}", headers=headers, **given
        ) as response:
            text = await response.text()
            is_json = response.headers.get("Content-Type") == "application/json"
            body = json.loads(text) if is_json else text
            return Answered(response.status, body, dict(response.headers))

    async def gateway(self) -> GatewayClient:
        """Open a connection to the gateway and wait for its hello."""
        url = f"{self.discord.gateway.url}?v=10&encoding=json&compress=zlib-stream"
        client = GatewayClient(await self._session.ws_connect(url, autoclose=True))
        assert (await client.receive())["op"] == 10
        return client


class GatewayClient:
    """One connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._inflate = zlib.decompressobj()

    async def send(self, op: int, data: Any) -> None:
        await self._socket.send_json({"op": op, "d": data})

    async def receive(self) -> dict[str, Any]:
        """Return the next payload; after a close ``{"closed": code}``."""
        message = await self._socket.receive()
        if message.type is not aiohttp.WSMsgType.BINARY:
            return {"closed": self._socket.close_code}
        payload: dict[str, Any] = json.loads(self._inflate.decompress(message.data))
        return payload

    async def event(self, name: str) -> dict[str, Any]:
        """Return the next event of a name, leaving out others."""
        while (payload := await self.receive()).get("t") != name:
            assert "closed" not in payload, payload
        return payload

    async def identify(self, token: str) -> dict[str, Any]:
        """Identify as the bot; return what the gateway says first."""
        await self.send(2, {"token": token, "properties": {}, "intents": 1})
        return await self.receive()

    async def resume(self, token: str, session: str, sequence: int) -> None:
        await self.send(6, {"token": token, "session_id": session, "seq": sequence})

    async def close(self) -> None:
        await self._socket.close()


def message(text: str = "Hello", **fields: Any) -> dict[str, Any]:
    """Return the payload of a message with one line of text."""
    return {"flags": COMPONENTS_V2, "components": [{"type": 10, "content": text}], **fields}


def button(custom_id: str, label: str = "Play") -> dict[str, Any]:
    """Return a row with one button."""
    return {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": label, "custom_id": custom_id}],
    }
