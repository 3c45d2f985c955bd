"""Discord's REST API, as far as the bot uses it: what each route does in the world."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.discord import schema
from tests.discord.interactions import Interactions
from tests.discord.payloads import channel_json, message_json, user_json
from tests.discord.world import DM, TEXT_CHANNEL, THREAD, File, Refused, World, invalid_form


@dataclass(frozen=True)
class Call:
    """A request as a route sees it: what the path names, and what was sent."""

    args: tuple[str, ...]
    payload: Any
    query: dict[str, str]
    uploads: list[tuple[str, int]]
    """Names and sizes of the files."""

    def number(self, place: int) -> int:
        """Return an id of the path."""
        if not self.args[place].isdecimal():
            raise invalid_form(f"{self.args[place]} is no snowflake")
        return int(self.args[place])


Answer = tuple[int, Any]
"""A status and the JSON, ``None`` for nothing."""


class Rest:
    """The routes. Each refuses with what Discord would say."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world = world
        self.interactions = interactions
        self.gateway_url = ""
        self.routes: list[tuple[str, str, re.Pattern[str], Callable[[Call], Answer]]] = []
        for method, template, handler in (
            ("GET", "/users/@me", self._me),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/gateway/bot", self._gateway),
            ("GET", "/users/*", self._user),
            ("POST", "/users/@me/channels", self._create_dm),
            ("GET", "/channels/*", self._channel),
            ("PATCH", "/channels/*", self._edit_channel),
            ("GET", "/channels/*/messages", self._history),
            ("POST", "/channels/*/messages", self._post),
            ("GET", "/channels/*/messages/*", self._message),
            ("PATCH", "/channels/*/messages/*", self._edit),
            ("DELETE", "/channels/*/messages/*", self._delete),
            ("PUT", "/applications/*/commands", self._commands),
            ("PUT", "/applications/*/guilds/*/commands", self._commands),
            ("GET", "/applications/*/emojis", self._emojis),
            ("POST", "/applications/*/emojis", self._create_emoji),
            ("DELETE", "/applications/*/emojis/*", self._delete_emoji),
            ("POST", "/interactions/*/*/callback", self._call_back),
            ("GET", "/webhooks/*/*/messages/@original", self._original),
            ("PATCH", "/webhooks/*/*/messages/@original", self._edit_original),
            ("DELETE", "/webhooks/*/*/messages/@original", self._delete_original),
            ("PATCH", "/webhooks/*/*/messages/*", self._edit_follow_up),
            ("DELETE", "/webhooks/*/*/messages/*", self._delete_follow_up),
            ("POST", "/webhooks/*/*", self._follow_up),
        ):
            pattern = re.compile(template.replace("*", "([^/]+)"))
            self.routes.append((method, template, pattern, handler))

    def route_of(self, method: str, path: str) -> tuple[str, Callable[[Call], Answer], list[str]]:
        """Return the route of a path, what does it, and what the path names.

        :raises Refused: as Discord does when there is no such route.
        """
        for routed, template, pattern, handler in self.routes:
            match = pattern.fullmatch(path)
            if routed == method and match is not None:
                return template, handler, list(match.groups())
        raise Refused(404, 0, "404: Not Found")

    # --- the bot itself ----------------------------------------------------------------

    def _me(self, call: Call) -> Answer:
        return 200, user_json(self.world.bot)

    def _application(self, call: Call) -> Answer:
        return 200, {
            "id": str(self.world.bot.id),
            "name": self.world.bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": user_json(self.world.bot),
            "team": None,
        }

    def _gateway(self, call: Call) -> Answer:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return 200, {"url": self.gateway_url, "shards": 1, "session_start_limit": limit}

    def _commands(self, call: Call) -> Answer:
        registered = [
            {
                **command,
                "id": str(self.world.new_id()),
                "application_id": str(self.world.bot.id),
                "version": "1",
                "default_member_permissions": command.get("default_member_permissions"),
            }
            for command in call.payload
        ]
        self.world.commands = {command["name"]: command for command in registered}
        return 200, registered

    def _emojis(self, call: Call) -> Answer:
        return 200, {"items": [*self.world.emojis.values()]}

    def _create_emoji(self, call: Call) -> Answer:
        schema.check_emoji(call.payload)
        name = call.payload["name"]
        if any(emoji["name"] == name for emoji in self.world.emojis.values()):
            raise invalid_form("an emoji of that name exists")
        number = self.world.new_id()
        emoji = {
            "id": str(number),
            "name": name,
            "roles": [],
            "user": user_json(self.world.bot),
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }
        self.world.emojis[number] = emoji
        return 201, emoji

    def _delete_emoji(self, call: Call) -> Answer:
        if self.world.emojis.pop(call.number(1), None) is None:
            raise Refused(404, 10014, "Unknown Emoji")
        return 204, None

    # --- users and channels ------------------------------------------------------------

    def _user(self, call: Call) -> Answer:
        return 200, user_json(self.world.user(call.number(0)))

    def _create_dm(self, call: Call) -> Answer:
        user = self.world.user(int(call.payload["recipient_id"]))
        return 200, channel_json(self.world, self.world.dm_with(user))

    def _channel(self, call: Call) -> Answer:
        return 200, channel_json(self.world, self.world.channel(call.number(0)))

    def _edit_channel(self, call: Call) -> Answer:
        channel = self.world.channel(call.number(0))
        if channel.kind == DM or (channel.kind == TEXT_CHANNEL and call.payload):
            raise Refused(403, 50013, "Missing Permissions")
        opened = call.payload.get("archived")
        allowed = channel.kind == THREAD and channel.allows("send_messages_in_threads")
        if opened is not False or set(call.payload) != {"archived"} or not allowed:
            raise Refused(403, 50013, "Missing Permissions")  # the bot may only open a thread
        channel.is_archived = False
        return 200, channel_json(self.world, channel)

    # --- messages ----------------------------------------------------------------------

    def _files(self, call: Call) -> list[File]:
        described = {
            entry["filename"]: entry.get("description")
            for entry in (_content(call.payload)).get("attachments", ())
        }
        return [
            File(self.world.new_id(), name, size, described.get(name))
            for name, size in call.uploads
        ]

    def _check(self, name: str, call: Call) -> None:
        schema.check(name, call.payload, [name for name, _size in call.uploads])

    def _history(self, call: Call) -> Answer:
        before = call.query.get("before")
        found = self.world.history(
            call.number(0),
            limit=int(call.query.get("limit", "50")),
            before=None if before is None else int(before),
            after=int(call.query.get("after", "0")),
        )
        return 200, [message_json(message) for message in found]

    def _message(self, call: Call) -> Answer:
        channel = self.world.channel(call.number(0))
        if not channel.allows("read_message_history"):
            raise Refused(403, 50013, "Missing Permissions")
        return 200, message_json(self.world.message(call.number(0), call.number(1)))

    def _post(self, call: Call) -> Answer:
        self._check(schema.POST, call)
        message = self.world.post(call.number(0), call.payload, self._files(call))
        return 200, message_json(message, nonce=True)

    def _edit(self, call: Call) -> Answer:
        self._check(schema.EDIT, call)
        arguments = (call.number(0), call.number(1), call.payload, self._files(call))
        return 200, message_json(self.world.edit(*arguments))

    def _delete(self, call: Call) -> Answer:
        self.world.message(call.number(0), call.number(1))
        del self.world.channels[call.number(0)].messages[call.number(1)]
        return 204, None

    # --- interactions ------------------------------------------------------------------

    def _call_back(self, call: Call) -> Answer:
        self._check(schema.CALLBACKS.get(call.payload["type"], schema.CALLBACKS[4]), call)
        arguments = (call.number(0), call.args[1], call.payload, self._files(call))
        return 200, self.interactions.call_back(*arguments)

    def _original(self, call: Call) -> Answer:
        return 200, message_json(self.interactions.original(call.args[1]))

    def _delete_original(self, call: Call) -> Answer:
        self.interactions.original(call.args[1])  # or it is answered that there is none
        return 204, None

    def _edit_original(self, call: Call) -> Answer:
        self._check(schema.ANSWER, call)
        message = self.interactions.edit_original(call.args[1], call.payload, self._files(call))
        return 200, message_json(message)

    def _edit_follow_up(self, call: Call) -> Answer:
        self._check(schema.ANSWER, call)
        message = self.interactions.followed_up(call.args[1], call.number(2))
        self.world.rewrite(message, call.payload, self._files(call))
        return 200, message_json(message)

    def _delete_follow_up(self, call: Call) -> Answer:
        self.interactions.followed_up(call.args[1], call.number(2))
        return 204, None

    def _follow_up(self, call: Call) -> Answer:
        self._check(schema.FOLLOW_UP, call)
        message = self.interactions.follow_up(call.args[1], call.payload, self._files(call))
        return 200, message_json(message)


def _content(payload: Any) -> dict[str, Any]:
    """Return the message in a payload; that of a callback is within it."""
    content = payload.get("data") or payload if isinstance(payload, dict) else {}
    return dict(content)
