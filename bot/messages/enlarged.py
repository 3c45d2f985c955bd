"""Messages whose wide pictures are shown in two halves, one below the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord

from bot.messages.message import Message
from bot.texts import Words
from render.files import Drawn

Halves = tuple[bytes, bytes]
"""The left and the right half of a picture as PNGs."""


def enlarged(message: Message, halves: Mapping[str, Halves], words: Words) -> Message:
    """Return the same message with the pictures that have halves, by name, shown in two."""
    view = discord.ui.LayoutView(timeout=None)
    for container in message.view.children:
        assert isinstance(container, discord.ui.Container)
        accent = container.accent_colour
        items = [part for item in container.children for part in _parts(item, halves, words)]
        view.add_item(discord.ui.Container(*items, accent_colour=accent, id=container.id))
    pictures = [
        part
        for name, drawn in message.pictures
        for part in (
            _drawn(name, drawn, halves[name], words) if name in halves else [(name, drawn)]
        )
    ]
    return replace(message, view=view, pictures=tuple(pictures))


def _parts(
    item: discord.ui.Item[Any], halves: Mapping[str, Halves], words: Words
) -> list[discord.ui.Item[Any]]:
    """Return what stands in place of an item: two galleries for one with such a picture."""
    if not isinstance(item, discord.ui.MediaGallery):
        return [item]
    (picture,) = item.items
    name = picture.media.url.removeprefix("attachment://")
    if name not in halves:
        return [item]
    parts: list[discord.ui.Item[Any]] = []
    for part, alt in zip(_names(name), _alts(picture.description or "", words), strict=True):
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        parts.append(gallery.add_item(media=f"attachment://{part}", description=alt))
    return parts


def _drawn(name: str, drawn: Drawn, parts: Halves, words: Words) -> list[tuple[str, Drawn]]:
    return [
        (part, Drawn(png, alt))
        for part, png, alt in zip(_names(name), parts, _alts(drawn.alt, words), strict=True)
    ]


def _names(name: str) -> tuple[str, str]:
    stem, dot, ending = name.rpartition(".")
    return f"{stem}-left{dot}{ending}", f"{stem}-right{dot}{ending}"


def _alts(alt: str, words: Words) -> tuple[str, str]:
    """Return the alt texts: the whole picture is described once."""
    left = words("picture-left")
    return f"{alt[: 1024 - len(left) - 3]} ({left})", words("picture-right")
