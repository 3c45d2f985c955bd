"""An interaction whose every request ends as a test says, and the errors that Discord sends."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord

from bot.dispatch.interactions import Interaction
from tests.e2e.driver import text_of_parts
from tests.pictured import kind_of

TOKEN = "a-secret-token"


def http(status: int, code: int = 0) -> discord.HTTPException:
    """Return what discord.py raises for an answer of Discord with this status and code."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    response = SimpleNamespace(status=status, reason="refused", headers={})
    body: Any = {"code": code, "message": f"/webhooks/1/{TOKEN}"}
    return kind(cast(aiohttp.ClientResponse, response), body)


def dropped() -> aiohttp.ClientError:
    """Return what aiohttp raises when the connection ends; it may name the address."""
    return aiohttp.ServerDisconnectedError(f"https://discord.example/webhooks/1/{TOKEN}")


class Asked:
    """An interaction that a user made by pressing a control of message 5.

    That message shows the files ``attached``. ``acknowledging`` and ``answering`` say how each
    request ends: with an error, or ``None``.
    When they are used up, every request works.
    """

    def __init__(
        self,
        *,
        number: int = 1,
        acknowledging: Iterable[Exception | None] = (),
        answering: Iterable[Exception | None] = (),
        attached: Iterable[str] = (),
    ) -> None:
        self.id = number
        self.token = TOKEN
        files = [SimpleNamespace(filename=name) for name in attached]
        self.message = SimpleNamespace(id=5, attachments=files)
        self.response = SimpleNamespace(defer=self._defer)
        self.followup = SimpleNamespace(send=self._send)
        self.acknowledged: list[dict[str, bool]] = []
        self.tries = 0
        self.shown: list[tuple[str, list[str]]] = []
        """The text and the names of the files of every answer that has arrived."""
        self.uploads: list[list[str]] = []
        """The names of the files that were sent with each try."""
        self._acknowledging, self._answering = iter(acknowledging), iter(answering)

    @property
    def interaction(self) -> Interaction:
        return cast(Interaction, self)

    async def _defer(self, **given: bool) -> None:
        self.acknowledged.append(given)
        if error := next(self._acknowledging, None):
            raise error

    async def edit_original_response(self, *, view: Any, attachments: list[Any]) -> Any:
        self._answer(view, attachments)
        return SimpleNamespace(id=5)

    async def _send(
        self,
        *,
        view: Any = None,
        files: list[Any] | None = None,
        file: Any = None,
        ephemeral: bool,
        wait: bool = False,
    ) -> Any:
        assert ephemeral
        self._answer(view, [*(files or []), *([file] if file else [])])
        return SimpleNamespace(id=6) if wait else None

    def _answer(self, view: Any, files: list[Any]) -> None:
        self.tries += 1
        new = [file.filename for file in files if isinstance(file, discord.File)]
        self.uploads.append([*map(kind_of, new)])
        if error := next(self._answering, None):
            raise error
        text = "" if view is None else text_of_parts(view.to_components())
        self.shown.append((text, [kind_of(file.filename) for file in files]))


class Rest:
    """Sleeps in no time, and remembers for how long."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)
