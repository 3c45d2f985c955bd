"""Posts that somebody has pressed lately: the press lets the bot edit them.

Discord counts such an edit for no limit of the bot's. Other edits do, 50 a second with all posts.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from bot.messages.message import Message

KEPT = 500
"""Posts whose newest press is remembered."""


class PressedPosts:
    """The newest press of each post that was acknowledged without a message of its own.

    Discord lets the post be edited by it for fifteen minutes.
    """

    def __init__(self) -> None:
        self._newest: OrderedDict[int, discord.Interaction[Any]] = OrderedDict()

    def note(self, press: discord.Interaction[Any]) -> None:
        """Remember a press, unless what was pressed is a message that only one user sees."""
        if press.message is None or press.message.flags.ephemeral:
            return
        self._newest[press.message.id] = press
        self._newest.move_to_end(press.message.id)
        while len(self._newest) > KEPT or next(iter(self._newest.values())).is_expired():
            self._newest.popitem(last=False)

    async def edit(self, message_id: int, message: Message) -> bool:
        """Edit a post by its newest press; return whether that could be done.

        :raises aiohttp.ClientError: or another error, if there is no answer from Discord.
        """
        press = self._newest.get(message_id)
        if press is None:
            return False
        try:
            if not press.is_expired():
                await _edit(press, message)
                return True
        except discord.HTTPException:
            pass  # the usual edit says what is wrong
        self._newest.pop(message_id, None)
        return False


async def _edit(press: discord.Interaction[Any], message: Message) -> None:
    """Edit the message that was pressed; whom it mentions is decided as in the usual edit.

    discord.py's own method would take the mark from everybody who is mentioned.
    """
    with handle_message_parameters(view=message.view, attachments=message.files()) as params:
        await async_context.get().edit_original_interaction_response(
            press.application_id,
            press.token,
            session=press._session,
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
        )
