"""What can go wrong in Discord, and presses that no honest client would send."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import discord
import pytest
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.errors import BackendError, missing_permissions
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType, InteractionType
from simcord.http import client, router
from simcord.results import InteractionResult

from tests.e2e.driver import World, text_of_parts, walk
from tests.pictured import kind_of

CANNOT_SEND = 50007
"""Discord's error code when a user takes no private messages."""


class RawPress:
    """A press as it arrives over the gateway; it may come twice, or name a button that is gone."""

    def __init__(
        self,
        world: World,
        actor: MemberActor,
        message: Any,
        custom_id: str,
        values: Sequence[str] = (),
    ) -> None:
        backend = world.env.backend
        stored = backend.get_message(_channel_of(message), message.id)
        kind = ComponentType.STRING_SELECT if values else ComponentType.BUTTON
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values:
            data["values"] = list(values)
        self.world = world
        self.record, self.payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=stored.channel_id,
            guild_id=backend.get_channel(stored.channel_id).guild_id,
            user_id=actor.id,
            data=data,
        )
        shown: Any = deepcopy(dict(serializers.message_payload(backend, stored)))
        self.payload["message"] = shown
        self.record.source_message_id = stored.id
        matches = [
            component for component in walk(shown["components"]) if component["type"] == kind
        ]
        if custom_id not in [component["custom_id"] for component in matches]:
            for match in matches[:1]:
                match["custom_id"] = custom_id  # as if the message had had this button

    def send(self) -> None:
        """Deliver the press without waiting for the bot."""
        self.world.env.backend.emit("INTERACTION_CREATE", self.payload)

    async def answered(self) -> InteractionResult:
        """Deliver the press, and return its result when the bot has finished."""
        self.send()
        await self.world.env.settle()
        return self.result

    def edits(self) -> list[str]:
        """Return the texts that the answers to this press put on the message, in order."""
        end = f"/{self.record.token}/messages/@original"
        return [
            text_of_parts((request.json or {})["components"])
            for request in self.world.env.http_requests
            if request.path.endswith(end)
        ]

    @property
    def result(self) -> InteractionResult:
        """The result so far."""
        return InteractionResult(self.world.env, self.record)


def _channel_of(message: Any) -> int:
    return int(message.channel_id if hasattr(message, "channel_id") else message.channel.id)


def speak(monkeypatch: pytest.MonkeyPatch, world: World) -> None:
    """Make interactions carry the languages of users and of the server."""
    original = interactions.base_payload

    def localised(*args: Any, **given: Any) -> Any:
        record, payload = original(*args, **given)
        payload["locale"] = world.locales.get(given["user_id"], "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = world.guild_locale
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", localised)


def raise_server_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise what discord.py raises when Discord's servers fail; simcord has one class for all."""
    original = client._raise_for

    def raised(error: BackendError) -> None:
        if error.status >= 500:
            response = client._FakeResponse(error.status)
            raise discord.DiscordServerError(response, error.to_json())
        original(error)

    monkeypatch.setattr(client, "_raise_for", raised)


def messages_of(channel: ChannelHandle) -> str:
    """Return the path of a channel's messages in Discord's API."""
    return f"/channels/{channel.id}/messages"


PRIVATE = "/webhooks/"
"""The path of private answers in Discord's API."""


def forbid_files(monkeypatch: pytest.MonkeyPatch, where: str, name: str = "") -> list[str]:
    """Refuse messages with files below a path; return a list that fills with the methods tried.

    With a ``name`` only those with a file of that name.
    """
    original, refused = router.dispatch, list[str]()

    def guarded(backend: Any, method: str, path: str, **given: Any) -> Any:
        files = given.get("files") or ()
        if any(name in kind_of(file.filename) for file in files) and path.startswith(where):
            refused.append(method)
            raise missing_permissions()
        return original(backend, method, path, **given)

    monkeypatch.setattr(router, "dispatch", guarded)
    return refused


def break_after_posting(monkeypatch: pytest.MonkeyPatch, where: str, error: Exception) -> list[str]:
    """Break the connection once after a message was posted below a path, and forget its nonce.

    Return a list that fills with the methods.
    """
    original, broken = router.dispatch, list[str]()

    def guarded(backend: Any, method: str, path: str, **given: Any) -> Any:
        answer = original(backend, method, path, **given)
        if method == "POST" and path.startswith(where) and not broken:
            broken.append(method)
            raise error
        return answer

    monkeypatch.setattr(router, "dispatch", guarded)
    return broken


def close_messages(world: World, actor: MemberActor) -> None:
    """Make a user take no private messages."""
    channel = world.env.backend.get_dm_channel(actor.id)
    world.env.inject_error(
        "POST", f"/channels/{channel.id}/messages", status=403, code=CANNOT_SEND, times=None
    )


def repair(world: World) -> None:
    """Make everything in Discord work again."""
    world.env.backend.faults.clear()


def die_before_noting(world: World) -> None:
    """Imitate a process that dies after sending something, before it notes so."""

    async def died(*_given: Any) -> None:
        raise OSError

    world.bot.publisher._record = died  # type: ignore[assignment,method-assign]


def die_before_sending(world: World) -> None:
    """Imitate a process that dies after saving a change: it announces nothing more."""
    world.bot.tables.repository.wake = lambda: None
