"""Discord interactions: who made them."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables import Person

Interaction = discord.Interaction[Any]


def person_of(interaction: Interaction) -> Person:
    """Return the user of an interaction, and whether that user manages the server."""
    user = interaction.user
    return Person(user.id, user.display_name, interaction.permissions.manage_guild)
