"""The signs of all games as emoji of the application: uploads them, and lets texts show them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from io import BytesIO
from typing import Protocol

import discord

from bot.delivery import pauses
from bot.delivery.trouble import trouble_of, where_failed
from render import signs
from render.registry import all_signs

log = logging.getLogger(__name__)

DIGITS = 6
"""How much of the content's hash stands in an emoji's name, which has 2 to 32 characters."""

KEPT = timedelta(days=7)
"""How long an emoji is kept beside the one that has replaced it: posts still show the former one,
and another process of the same application may."""


class Application(Protocol):
    """What the bot needs to know and do about the emoji of its application."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """Return all of them."""

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """Create one."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A sign as an emoji, whose name changes with its picture."""

    sign: str
    name: str
    image: bytes


@cache
def uploads() -> tuple[Upload, ...]:
    """Return the signs of all games, drawn."""
    return tuple(map(_upload, all_signs()))


def _upload(sign: signs.Sign) -> Upload:
    image = sign.draw(signs.SIZE)
    digest = hashlib.sha256(image.tobytes()).hexdigest()[:DIGITS]
    file = BytesIO()
    image.save(file, "PNG")
    return Upload(sign.name, f"{_stem(sign.name)}_{digest}", file.getvalue())


def _stem(sign: str) -> str:
    """Return how the names of a sign's emoji begin; only letters, digits and _ are allowed."""
    return sign.replace("-", "_")


async def show_signs(application: Application) -> None:
    """Upload the signs that are missing, and let texts show those that are there.

    Whatever goes wrong is tried again until all is done, except that signs which Discord refuses
    are left out until the next start.
    """
    failed = 0
    while True:
        try:
            await _bring_up_to_date(application)
        except Exception as error:
            trouble = trouble_of(error)
            if trouble.code == "own":
                log.error("signs not uploaded: %s", where_failed(error))
                return
            failed += 1
            seconds = pauses.pause(failed, trouble.wait)
            log.warning("signs not uploaded (%s), tried again in %.0f s", trouble.detail, seconds)
            await asyncio.sleep(seconds)
        else:
            return


async def _bring_up_to_date(application: Application) -> None:
    wanted = await asyncio.to_thread(uploads)
    there = await _fetched(application)
    _show(wanted, there)
    refused: dict[str, str] = {}
    for upload in wanted:
        if upload.name in there:
            continue
        try:
            async with asyncio.timeout(pauses.REQUEST):
                there[upload.name] = await application.create_application_emoji(
                    name=upload.name, image=upload.image
                )
        except discord.HTTPException as error:
            if trouble_of(error).code != "own":
                raise
            refused[upload.name] = trouble_of(error).detail
        else:
            _show(wanted, there)
    if refused:
        # Another process of the application may have been quicker: names are unique.
        there = await _fetched(application)
        _show(wanted, there)
        for name in refused.keys() - there.keys():
            log.warning("Discord refuses the emoji %s (%s)", name, refused[name])
    await _delete_outdated(wanted, there)


async def _fetched(application: Application) -> dict[str, discord.Emoji]:
    async with asyncio.timeout(pauses.REQUEST):
        return {emoji.name: emoji for emoji in await application.fetch_application_emojis()}


def _show(wanted: Sequence[Upload], there: Mapping[str, discord.Emoji]) -> None:
    signs.show({up.sign: str(there[up.name]) for up in wanted if up.name in there})


async def _delete_outdated(wanted: Sequence[Upload], there: Mapping[str, discord.Emoji]) -> None:
    """Delete former emoji of signs; never one that is none of ours."""
    newest = {_stem(up.sign): there[up.name] for up in wanted if up.name in there}
    long_ago = discord.utils.utcnow() - KEPT
    for name, emoji in there.items():
        stem, _, digest = name.rpartition("_")
        successor = newest.get(stem)
        if successor is None or emoji is successor or not _is_digest(digest):
            continue
        if max(emoji.created_at, successor.created_at) < long_ago:
            with suppress(discord.NotFound):  # another process of the application was quicker
                async with asyncio.timeout(pauses.REQUEST):
                    await emoji.delete()


def _is_digest(text: str) -> bool:
    return len(text) == DIGITS and set(text) <= set("0123456789abcdef")
