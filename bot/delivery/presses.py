"""Presses of posts: for fifteen minutes, Discord lets the bot edit a post by way of its press.

Such edits do not count for the 50 requests a second that Discord allows a bot.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord

from bot.messages.message import Message

KEPT = 1000
"""Posts whose newest press is remembered; others are edited as if nobody had pressed them."""


ENOUGH = 5
"""Refusals in a row after which no edit is tried this way: it would only cost a request more."""


@dataclass(frozen=True, slots=True)
class _Way:
    """How a post can be edited, and until when. A press itself would keep its whole message."""

    webhook: discord.Webhook
    until: datetime


class Presses:
    """The newest press of each post, in memory only: without it an edit costs a request."""

    def __init__(self) -> None:
        self._ways: OrderedDict[int, _Way] = OrderedDict()
        self._refused = 0

    def note(self, interaction: discord.Interaction[Any]) -> None:
        """Remember a press that was acknowledged; those of private messages are of no use."""
        pressed = interaction.message
        if pressed is None or pressed.flags.ephemeral:
            return
        self._ways[pressed.id] = _Way(interaction.followup, interaction.expires_at)
        self._ways.move_to_end(pressed.id)
        if len(self._ways) > KEPT:
            self._ways.popitem(last=False)

    async def edit(self, message_id: int, message: Message) -> bool:
        """Edit a post by way of its press; return whether there was one and Discord took it.

        If not, it has to be edited in the usual way; so it is, too, after an error.
        """
        way = self._ways.pop(message_id, None)
        if way is None or discord.utils.utcnow() >= way.until or self._refused >= ENOUGH:
            return False
        try:
            await way.webhook.edit_message(
                message_id, view=message.view, attachments=message.files()
            )
        except discord.HTTPException:
            self._refused += 1
            return False
        self._refused = 0
        self._ways.setdefault(message_id, way)
        return True
