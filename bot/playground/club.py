"""The playground's server: its people, and a channel for each table that earlier runs left.

Everything is made at a time of its own, so that it has the same id in every run, whatever else the
local Discord knows by then, such as commands.
"""

from __future__ import annotations

from collections.abc import Collection

import discord
import simcord
from discord import Locale
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle

PEOPLE = ("Ada", "Bo", "Cleo", "Dan")
"""The four users that the page can be viewed as."""

CHANNEL = "expeditions"

UNTHREADED = discord.PermissionOverwrite(create_public_threads=False)

MANAGING = discord.Permissions(manage_guild=True)
"""What the first of them may do besides, so that ``/game language`` and administration work."""


def make_club(
    env: simcord.Env, locale: Locale
) -> tuple[GuildHandle, ChannelHandle, list[MemberActor]]:
    """Create a server in a language; return it, its channel and its people."""
    env.backend.advance_clock(1)
    guild = env.create_guild("Expedition Club", preferred_locale=locale.value)
    channel = _channel(guild, CHANNEL)
    managing = guild.create_role("Manager", permissions=MANAGING)
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    manager, *others = users
    people = [guild.add_member(manager, roles=[managing]), *map(guild.add_member, others)]
    return guild, channel, people


def make_channels(
    env: simcord.Env, guild: GuildHandle, first: ChannelHandle, kept: Collection[int]
) -> list[ChannelHandle]:
    """Create the channels in which earlier runs left tables, and one more: a channel has one table.

    :param kept: the ids of the channels with tables.
    :return: all channels of the server, the first one included. At least one has no table.
    """
    channels = [first]
    while channels[-1].id <= max(kept, default=0):
        env.backend.advance_clock(1)
        channels.append(_channel(guild, f"{CHANNEL}-{len(channels) + 1}"))
    return channels


def _channel(guild: GuildHandle, name: str) -> ChannelHandle:
    """Create a channel in which nobody may open threads: the page does not show them."""
    return guild.create_text_channel(name, overwrites={guild.default_role: UNTHREADED})
