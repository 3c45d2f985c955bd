"""Discord interactions: who made them, and where."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.tables import Person, Table, TableRefused, TableRepository
from bot.tables.preferences import PreferenceService

Interaction = discord.Interaction[Any]

PAGE = re.compile("[0-9]{1,4}")


def person_of(interaction: Interaction) -> Person:
    """Return the user of an interaction, and whether that user manages the server."""
    user = interaction.user
    return Person(user.id, user.display_name, interaction.permissions.manage_guild)


def player_of(interaction: Interaction) -> Person:
    """Return the user of an interaction, called as on every server.

    What is no server's own tells none how another calls its members.
    """
    user = interaction.user
    return Person(user.id, user.global_name or user.name)


def locale_of(interaction: Interaction) -> str:
    """Return the language in which a user is answered: as chosen, or that of their Discord."""
    preferences: PreferenceService = interaction.client.tables.preferences
    return preferences.language(interaction.user.id, interaction.locale.value)


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


def check_private(interaction: Interaction) -> None:
    """Raise :class:`TableRefused` if others read the message that the answer would replace."""
    if interaction.guild_id is not None and is_on_post(interaction):
        raise TableRefused("outdated")


def is_on_post(interaction: Interaction) -> bool:
    """Whether a message was pressed that not only its user sees in its channel."""
    return interaction.message is not None and not interaction.message.flags.ephemeral


def number_of(text: str) -> int:
    """Return the number of a page.

    :raises TableRefused: ``outdated`` if it is none.
    """
    if not PAGE.fullmatch(text):
        raise TableRefused("outdated")
    return int(text)


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


async def can_see(member: discord.Member, channel_id: int, *, fetch: bool = False) -> bool:
    """Whether a member of a server sees a channel or thread of it.

    What the bot does not know of counts as unseen, such as an archived thread, unless ``fetch``.
    """
    channel = member.guild.get_channel_or_thread(channel_id)
    try:
        if channel is None and fetch:
            channel = await member.guild.fetch_channel(channel_id)
        if channel is None or not channel.permissions_for(member).view_channel:
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            return await _is_in(channel, member)
    except (discord.HTTPException, discord.ClientException):
        return False
    return True


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    """Whether a member sees a private thread of a channel that they see.

    Discord tells who joins or leaves only to bots that may know all members, so it is asked.
    """
    if thread.permissions_for(member).manage_threads:
        return True
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True
