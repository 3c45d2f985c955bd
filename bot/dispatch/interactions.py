"""What Discord sends when somebody acts: who it is, and that it must be acknowledged at once."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.tables import Person

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

TOO_LATE, TWICE = 10062, 40060
"""Discord's codes for an interaction that it has given up, and for one that was answered."""


async def acknowledged(interaction: Interaction, *, in_place: bool = False) -> bool:
    """Acknowledge what Discord gives up after three seconds; return whether it was in time.

    If not, nothing is to be done for it: the user has been told that it failed, or it has come
    twice and the first one is being dealt with.
    """
    try:
        if in_place:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        if error.code not in (TOO_LATE, TWICE):
            raise
        log.warning("interaction %s could not be acknowledged: %s", interaction.id, error.code)
        return False
    return True


def person_of(interaction: Interaction) -> Person:
    """Return who asks, and whether that user manages the server."""
    user = interaction.user
    return Person(user.id, user.display_name, interaction.permissions.manage_guild)
