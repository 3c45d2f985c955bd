"""Shows large pictures to those who have chosen them."""

from __future__ import annotations

from typing import Any

import discord

from bot.delivery.pictures import Pictures
from bot.messages.enlarged import Halves, enlarged
from bot.messages.message import Message
from bot.tables.preferences import PreferenceService
from bot.texts import Words

MOVING = ".webp"
"""The ending of animations, which stay whole."""


class Enlarging:
    """Knows who wants large pictures in what only they see."""

    def __init__(self, pictures: Pictures, preferences: PreferenceService) -> None:
        self._pictures = pictures
        self._preferences = preferences

    async def enlarged(self, user_id: int, message: Message, words: Words) -> Message:
        """Return a message for one user, with its wide pictures in halves if they want that."""
        if self._preferences.of(user_id, "pictures") != "halves":
            return message
        found: dict[str, Halves] = {}
        for name, drawn in message.pictures:
            if not name.endswith(MOVING) and (parts := await self._pictures.halves(drawn.png)):
                found[name] = parts
        return enlarged(message, found, words) if found else message

    async def answered(
        self, interaction: discord.Interaction[Any], message: Message, words: Words, in_place: bool
    ) -> Message:
        """Return the answer to an interaction as its user wants it.

        :param in_place: whether it edits the message that was pressed. Others may see that one:
            then it stays as it is.
        """
        pressed = interaction.message if in_place else None
        is_public = pressed is not None and not pressed.flags.ephemeral
        if is_public and interaction.guild_id is not None:
            return message
        return await self.enlarged(interaction.user.id, message, words)
