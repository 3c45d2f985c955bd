"""How Discord writes what it remembers as JSON."""

from __future__ import annotations

from copy import deepcopy
from datetime import UTC, datetime
from typing import Any

import discord

from tests.discord.world import (
    DM,
    EPHEMERAL,
    INVITED,
    THREAD,
    Channel,
    File,
    Message,
    User,
    World,
    walk,
)

GALLERY = 12
LOADING = 1 << 7
PICTURE = 1320, 840


def timestamp(seconds: float) -> str:
    """Return a time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user_json(user: User) -> dict[str, Any]:
    """Return a user."""
    return {
        "id": str(user.id),
        "username": user.name.lower(),
        "global_name": None if user.is_bot else user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.is_bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def bits(*names: str) -> int:
    """Return permissions as a number."""
    return discord.Permissions(**dict.fromkeys(names, True)).value


def member_json(world: World, user: User) -> dict[str, Any]:
    """Return a user as a member of the server."""
    granted = (*INVITED, "use_application_commands", *(["manage_guild"] if user.manages else []))
    return {
        "user": user_json(user),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": timestamp(0),
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(bits(*granted)),
    }


def channel_json(world: World, channel: Channel) -> dict[str, Any]:
    """Return a channel, a thread, or a channel of private messages."""
    basic = {"id": str(channel.id), "type": channel.kind, "last_message_id": None}
    if channel.kind == DM:
        assert channel.recipient is not None
        return {**basic, "recipients": [user_json(channel.recipient)]}
    basic = {
        **basic,
        "guild_id": str(world.guild_id),
        "name": channel.name,
        "parent_id": None if channel.parent_id is None else str(channel.parent_id),
        "rate_limit_per_user": 0,
    }
    if channel.kind == THREAD:
        return {
            **basic,
            "owner_id": str(world.bot.id),
            "message_count": len(channel.messages),
            "member_count": 1,
            "thread_metadata": {
                "archived": channel.is_archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": timestamp(world.now()),
                "locked": False,
            },
        }
    denied = [
        {"id": str(world.guild_id), "type": 0, "allow": "0", "deny": str(bits(*channel.denied))}
    ]
    return {**basic, "position": 0, "nsfw": False, "topic": None, "permission_overwrites": denied}


def guild_json(world: World) -> dict[str, Any]:
    """Return the server as the gateway tells it to a bot that has just connected."""
    places = [
        channel
        for channel in world.channels.values()
        if not channel.is_deleted and channel.kind != DM
    ]
    everyone = {
        "id": str(world.guild_id),
        "name": "@everyone",
        "permissions": str(bits(*INVITED, "use_application_commands")),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(world.guild_id),
        "name": "Expedition Club",
        "owner_id": "1",
        "icon": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [everyone],
        "preferred_locale": world.locale,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "splash": None,
        "discovery_splash": None,
        "joined_at": timestamp(0),
        "large": False,
        "unavailable": False,
        "member_count": len(world.users),
        "members": [member_json(world, world.bot)],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "channels": [channel_json(world, place) for place in places if place.kind != THREAD],
        "threads": [
            channel_json(world, place)
            for place in places
            if place.kind == THREAD and not place.is_archived
        ],
    }


def file_json(message: Message, file: File) -> dict[str, Any]:
    """Return a file of a message."""
    url = f"https://cdn.invalid/attachments/{message.channel_id}/{file.id}/{file.name}"
    width, height = PICTURE
    return {
        "id": str(file.id),
        "filename": file.name,
        "size": file.size,
        "description": file.description,
        "url": url,
        "proxy_url": url,
        "content_type": "image/png" if file.name.endswith(".png") else "application/octet-stream",
        "width": width,
        "height": height,
    }


def message_json(message: Message, *, nonce: bool = False) -> dict[str, Any]:
    """Return a message. Only the answer to a post has its ``nonce``, as in Discord."""
    files = {file.name: file_json(message, file) for file in message.files}
    components = deepcopy(message.components)
    for number, part in enumerate(walk(components), 1):
        part.setdefault("id", number)
        for item in part.get("items", []) if part["type"] == GALLERY else []:
            file = files.get(item["media"]["url"].removeprefix("attachment://"))
            if file is not None:
                names = ("url", "proxy_url", "width", "height", "content_type")
                item["media"] = {name: file[name] for name in names}
                item["media"]["attachment_id"] = file["id"]
    hidden = EPHEMERAL if message.shown_to is not None else 0
    shown: dict[str, Any] = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "author": user_json(message.author),
        "content": "",
        "timestamp": timestamp(message.created),
        "edited_timestamp": None if message.edited is None else timestamp(message.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": list(files.values()),
        "embeds": [],
        "components": components,
        "pinned": False,
        "type": 0,
        "flags": message.flags | hidden | (LOADING if message.is_loading else 0),
    }
    if nonce and message.nonce is not None:
        shown["nonce"] = message.nonce
    return shown
