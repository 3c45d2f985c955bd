"""Presses and commands: delivered to the bot, acknowledged within three seconds, answered."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from tests.discord.payloads import bits, channel_json, member_json, message_json, user_json
from tests.discord.world import (
    DM,
    EPHEMERAL,
    INVITED,
    Channel,
    File,
    Message,
    Refused,
    User,
    World,
    unknown_message,
)

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
"""Types of interactions."""

REPLY, THINKING, DEFER_UPDATE, UPDATE, CHOICES = 4, 5, 6, 7, 8
"""Types of first answers to an interaction."""

BUTTON, MENU = 2, 3


@dataclass(eq=False)
class Interaction:
    """One press, command or typed beginning, and what the bot has answered so far."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    made: float
    data: dict[str, Any]
    source: Message | None = None
    """The message whose control was pressed."""
    acknowledged: int | None = None
    """The type of the first answer."""
    response: Message | None = None
    """The answer that the user sees: a new message, or the source as it was edited."""
    is_answered: bool = False
    """Whether the answer is there, not only the promise of one."""
    followups: list[Message] = field(default_factory=list)
    choices: list[dict[str, Any]] | None = None
    is_lost: bool = False
    """Whether something went wrong with the answer for which the bot does not try again."""
    life: int = 0
    """Which of the bot's lives it was sent to."""

    @property
    def answer(self) -> Message | None:
        """What the user reads last."""
        return self.followups[-1] if self.followups else self.response


class Interactions:
    """All interactions of a world; the rules are Discord's documented ones."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.all: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    # --- made by people ----------------------------------------------------------------

    def press(
        self, user: User, message: Message, custom_id: str, values: list[str] | None = None
    ) -> Interaction:
        """Return the press of a button of a message, or the choice of values in a menu."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
        if values is not None:
            data.update(component_type=MENU, values=values)
        channel = self.world.channels[message.channel_id]
        return self._made(COMPONENT, user, channel, data, source=message)

    def command(
        self, user: User, channel: Channel, name: str, *, focused: str | None = None, **given: Any
    ) -> Interaction:
        """Return a typed command such as ``game new``; with ``focused`` one being typed.

        :raises LookupError: if the bot has registered no such command.
        """
        top, *path = name.split()
        registered = self.world.commands.get(top)
        if registered is None:
            raise LookupError(f"no command /{top}: {sorted(self.world.commands)}")
        options: list[dict[str, Any]] = [
            {
                "name": key,
                "type": 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3,
                "value": value,
                **({"focused": True} if key == focused else {}),
            }
            for key, value in given.items()
        ]
        for depth, part in enumerate(reversed(path)):
            options = [{"name": part, "type": 1 if depth == 0 else 2, "options": options}]
        data = {"id": registered["id"], "name": top, "type": 1, "options": options}
        kind = COMMAND if focused is None else AUTOCOMPLETE
        return self._made(kind, user, channel, data)

    def _made(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: dict[str, Any],
        source: Message | None = None,
    ) -> Interaction:
        made = Interaction(
            id=self.world.new_id(),
            token=secrets.token_urlsafe(40),
            kind=kind,
            user=user,
            channel=channel,
            made=self.world.elapsed(),
            data=data,
            source=source,
        )
        self.all[made.id] = made
        self._by_token[made.token] = made
        return made

    def payload(self, interaction: Interaction) -> dict[str, Any]:
        """Return an interaction as the gateway delivers it."""
        world, channel, user = self.world, interaction.channel, interaction.user
        private = channel.kind == DM
        payload: dict[str, Any] = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": channel_json(world, channel),
            "locale": user.locale,
            "data": interaction.data,
            "entitlements": [],
            "authorizing_integration_owners": {"0": "0" if private else str(world.guild_id)},
            "context": 1 if private else 0,
            "app_permissions": str(bits(*INVITED)),
            "attachment_size_limit": 10 << 20,
        }
        if private:
            payload["user"] = user_json(user)
        else:
            payload["guild_id"] = str(world.guild_id)
            payload["guild"] = {
                "id": str(world.guild_id),
                "locale": world.locale,
                "features": [],
            }
            payload["guild_locale"] = world.locale
            payload["member"] = member_json(world, user)
        if interaction.source is not None:
            payload["message"] = message_json(interaction.source)
        return payload

    # --- answered by the bot -----------------------------------------------------------

    def check_callback(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction whose first answer this is, or refuse as Discord does."""
        found = self.all.get(interaction_id)
        late = found is not None and self.world.elapsed() - found.made > self.world.deadline
        if found is None or found.token != token or (late and found.acknowledged is None):
            raise Refused(404, 10062, "Unknown interaction")
        if found.acknowledged is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        return found

    def call_back(
        self, interaction_id: int, token: str, payload: dict[str, Any], files: list[File]
    ) -> dict[str, Any]:
        """Carry out the first answer; return what Discord says about it."""
        found, kind = self.check_callback(interaction_id, token), payload["type"]
        data = payload.get("data") or {}
        allowed = {AUTOCOMPLETE: (CHOICES,), COMMAND: (REPLY, THINKING)}
        if kind not in allowed.get(found.kind, (REPLY, THINKING, DEFER_UPDATE, UPDATE)):
            raise Refused(400, 50035, "Invalid Form Body")
        found.acknowledged = kind
        message = None
        if kind == CHOICES:
            found.choices, found.is_answered = data.get("choices", []), True
        elif kind in (REPLY, THINKING):
            message = self._new_answer(found, data, files)
            message.is_loading = kind == THINKING
            found.response = message
            found.is_answered = kind == REPLY
        else:
            found.response = found.source
            if kind == UPDATE:
                assert found.source is not None
                self.world.rewrite(found.source, data, files)
                found.is_answered = True
        said: dict[str, Any] = {
            "interaction": {
                "id": str(found.id),
                "type": found.kind,
                "response_message_loading": kind == THINKING,
                "response_message_ephemeral": bool(data.get("flags", 0) & EPHEMERAL),
            }
        }
        if message is not None:
            said["interaction"]["response_message_id"] = str(message.id)
            said["resource"] = {"type": kind, "message": message_json(message)}
        return said

    def _new_answer(self, found: Interaction, data: dict[str, Any], files: list[File]) -> Message:
        message = self.world.made(found.channel.id, data, files)
        if data.get("flags", 0) & EPHEMERAL:
            message.shown_to = found.user.id
            self.world.hidden[message.id] = message
        else:
            found.channel.messages[message.id] = message
        return message

    def lose(self, token: str) -> None:
        """Note that the answer to the interaction of a token went wrong, if there is one."""
        if token in self._by_token:
            self._by_token[token].is_lost = True
            self.world.changed()

    def by_token(self, token: str) -> Interaction:
        """Return the acknowledged interaction of a token, or refuse as Discord does."""
        found = self._by_token.get(token)
        if found is None or found.acknowledged is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if self.world.elapsed() - found.made > self.world.token_life:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return found

    def original(self, token: str) -> Message:
        """Return the first answer to an interaction."""
        found = self.by_token(token)
        if found.response is None:
            raise unknown_message()
        return found.response

    def followed_up(self, token: str, message_id: int) -> Message:
        """Return a later answer to an interaction."""
        for message in self.by_token(token).followups:
            if message.id == message_id:
                return message
        raise unknown_message()

    def edit_original(self, token: str, payload: dict[str, Any], files: list[File]) -> Message:
        """Put the answer in the place of the promise, or on the message that was pressed.

        Who presses Play on a post is answered below it, and sees it edited for everybody.
        """
        found, message = self.by_token(token), self.original(token)
        self.world.rewrite(message, payload, files)
        is_post = message.shown_to is None and ":play:" in found.data.get("custom_id", "")
        found.is_answered = found.is_answered or not is_post
        return message

    def follow_up(self, token: str, payload: dict[str, Any], files: list[File]) -> Message:
        """Answer once more; the first one replaces a promise that is still open."""
        found = self.by_token(token)
        if found.acknowledged == THINKING and not found.is_answered:
            assert found.response is not None
            self.world.rewrite(found.response, payload, files)
            found.is_answered = True
            return found.response
        message = self._new_answer(found, payload, files)
        found.followups.append(message)
        found.is_answered = True
        return message
