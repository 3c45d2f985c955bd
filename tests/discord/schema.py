"""Whether Discord would take a message: its written limits, and its API description if at hand."""

from __future__ import annotations

import re
from base64 import b64decode
from copy import deepcopy
from typing import Any

from tests.bot.discord_rules import check_described, check_layout
from tests.described import IS_DESCRIBED
from tests.discord.world import COMPONENTS_V2, Refused, invalid_form

POST, EDIT = "MessageCreateRequest", "MessageEditRequestPartial"
ANSWER, FOLLOW_UP = "IncomingWebhookUpdateRequestPartial", "IncomingWebhookRequestPartial"
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
}
"""Names of Discord's schemas, for callbacks by their type."""

EMOJI = (
    "/paths/~1applications~1%7Bapplication_id%7D~1emojis/post/requestBody/content/"
    "application~1json/schema"
)
"""Where Discord describes the request for an emoji, which has no name of its own."""

LARGEST_EMOJI = 256 * 1024
"""Bytes of its picture, as documented."""


def check_emoji(payload: dict[str, Any]) -> None:
    """Refuse with 400 an emoji that Discord would not take.

    :raises Refused: naming what is wrong.
    """
    try:
        if IS_DESCRIBED:
            check_described(EMOJI, payload)
    except AssertionError as error:
        raise invalid_form(f"emoji: {error}") from None
    if re.fullmatch(r"[A-Za-z0-9_]{2,32}", payload["name"]) is None:
        raise invalid_form("emoji: a name has letters, digits and underscores")
    start, _comma, encoded = payload["image"].partition(",")
    if start != "data:image/png;base64" or not encoded:
        raise invalid_form("emoji: no picture")
    if len(b64decode(encoded, validate=True)) > LARGEST_EMOJI:
        raise Refused(400, 50045, "File exceeds the maximum size of 256.0 kb.")


def check(schema: str, payload: dict[str, Any], files: list[str]) -> None:
    """Refuse with 400 what Discord would not take.

    :raises Refused: naming what is wrong.
    """
    try:
        if IS_DESCRIBED:
            check_described(schema, with_ids_as_text(payload))
        content = payload.get("data") or payload
        if content.get("components"):
            assert content.get("flags", 0) & COMPONENTS_V2, "components without their flag"
            assert not content.get("content"), "text beside components"
            check_layout(content["components"])
        # New files have their place in the request as id, files that stay a snowflake.
        new = [entry for entry in content.get("attachments", ()) if len(str(entry["id"])) < 3]
        described = [entry["filename"] for entry in new]
        assert described == files, f"files {files}, attachments {described}"
    except AssertionError as error:
        raise invalid_form(f"{schema}: {error}") from None


def with_ids_as_text(payload: dict[str, Any]) -> dict[str, Any]:
    """Return a payload as described: discord.py writes some ids as numbers, which are taken too."""
    written = deepcopy(payload)
    message = written.get("data") or written
    for attachment in message.get("attachments", ()):
        attachment["id"] = str(attachment["id"])
    mentions = message.get("allowed_mentions") or {}
    if "users" in mentions:
        mentions["users"] = [str(user) for user in mentions["users"]]
    return written
