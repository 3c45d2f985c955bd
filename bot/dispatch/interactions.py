"""Discord interactions: who made them, and where."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables import Person, Table, TableRefused
from bot.tables.repository import TableRepository

Interaction = discord.Interaction[Any]


def person_of(interaction: Interaction) -> Person:
    """Return the user of an interaction, and whether that user manages the server."""
    user = interaction.user
    return Person(user.id, user.display_name, interaction.permissions.manage_guild)


def check_place(interaction: Interaction, table: Table) -> None:
    """Raise :class:`TableRefused` unless a press comes from where the table's messages are.

    That is its channel or thread, and for those who have a seat their private messages with the
    bot. So who manages another server can do nothing here, whatever custom id their press bears.
    """
    if interaction.channel_id in (table.row.channel_id, table.row.card_channel_id):
        return
    if interaction.guild_id is not None or interaction.context.private_channel:
        raise TableRefused("elsewhere")
    table.check_seated(interaction.user.id)


async def table_of(
    tables: TableRepository, interaction: Interaction, table_id: int | None
) -> Table | None:
    """Return a table, or without ``table_id`` that of the channel; ``None`` if it is not there."""
    try:
        if table_id is None:
            return await tables.at(interaction.channel_id or 0)
        return await tables.get(table_id)
    except TableRefused:
        return None


async def is_member(interaction: Interaction, user_id: int) -> bool:
    """Return whether a user is on the server of an interaction."""
    if interaction.guild is None:
        return True
    try:
        await interaction.guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    return True
