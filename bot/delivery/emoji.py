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

import discord

from bot.delivery import pauses
from bot.delivery.messenger import answered
from bot.delivery.trouble import trouble_of, where_failed
from render import signs
from render.registry import all_signs

log = logging.getLogger(__name__)

DIGITS = 6
"""How much of the content's hash stands in an emoji's name, which has 2 to 32 characters."""

KEPT = timedelta(days=7)
"""How long an emoji is kept beside the one that has replaced it: posts still show the former one,
and another process of the same application may."""

FULL = 30008
"""Discord's error code when an application has as many emoji as it may have."""


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


async def show_signs(application: discord.Client) -> None:
    """Upload the signs that are missing, and let texts show those that are there.

    Whatever goes wrong is tried again until all is done, except that signs which Discord refuses
    are left out until the next start. The log says so once for each kind of trouble.
    """
    failed, logged = 0, set[str]()
    while True:
        try:
            await _bring_up_to_date(application)
        except Exception as error:
            trouble = trouble_of(error)
            if trouble.code == "own":
                log.error("signs not uploaded: %s", where_failed(error))
                return
            failed += 1
            if trouble.detail not in logged:
                logged.add(trouble.detail)
                log.warning("signs not uploaded (%s), tried again until they are", trouble.detail)
            await asyncio.sleep(pauses.pause(failed, trouble.wait))
        else:
            return


async def _bring_up_to_date(application: discord.Client) -> None:
    wanted = await asyncio.to_thread(uploads)
    there = await _fetched(application)
    _show(wanted, there)
    refused: dict[str, str] = {}
    for upload in wanted:
        if upload.name in there:
            continue
        try:
            there[upload.name] = await answered(
                application,
                application.create_application_emoji(name=upload.name, image=upload.image),
            )
        except discord.HTTPException as error:
            if trouble_of(error).code != "own":
                raise
            refused[upload.name] = trouble_of(error).detail
            if error.code == FULL:
                break
        else:
            _show(wanted, there)
    if refused:
        # Another process of the application may have been quicker: names are unique.
        there = await _fetched(application)
        _show(wanted, there)
        details = [f"{name} ({refused[name]})" for name in refused if name not in there]
        if details:
            log.warning("Discord refuses the emoji %s", ", ".join(details))
    await _delete_outdated(application, wanted, there)


async def _fetched(application: discord.Client) -> dict[str, discord.Emoji]:
    emojis = await answered(application, application.fetch_application_emojis())
    return {emoji.name: emoji for emoji in emojis}


def _show(wanted: Sequence[Upload], there: Mapping[str, discord.Emoji]) -> None:
    signs.show({up.sign: str(there[up.name]) for up in wanted if up.name in there})


async def _delete_outdated(
    application: discord.Client, wanted: Sequence[Upload], there: Mapping[str, discord.Emoji]
) -> None:
    """Delete former emoji of signs; never one that somebody else uploaded, whatever its name."""
    newest = {_stem(up.sign): there[up.name] for up in wanted if up.name in there}
    long_ago = discord.utils.utcnow() - KEPT
    for name, emoji in there.items():
        stem, _, digest = name.rpartition("_")
        successor = newest.get(stem)
        if successor is None or emoji is successor or not _is_digest(digest):
            continue
        if emoji.user != application.user:
            continue
        if max(emoji.created_at, successor.created_at) < long_ago:
            with suppress(discord.NotFound):  # another process of the application was quicker
                await answered(application, emoji.delete())


def _is_digest(text: str) -> bool:
    return len(text) == DIGITS and set(text) <= set("0123456789abcdef")
