"""Discord interactions: acknowledging them in time, and who made them."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.tables import Person

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

TOO_LATE, TWICE = 10062, 40060
"""Discord's error codes: the interaction has expired; it was acknowledged already."""


async def acknowledged(interaction: Interaction, *, in_place: bool = False) -> bool:
    """Acknowledge an interaction, which expires after three seconds; return whether that worked.

    If not, drop it: Discord has told the user that it failed, or it came twice and the first one is
    being handled.
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
    """Return the user of an interaction, and whether that user manages the server."""
    user = interaction.user
    return Person(user.id, user.display_name, interaction.permissions.manage_guild)
