"""A message ready to be sent or edited: its layout and the pictures in it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import discord

from render.files import Drawn

TEXT_LIMIT = 4000
"""Discord's limit of characters in one message's components."""

UNPICTURED = (400, 403, 413)
"""HTTP statuses of a message refused for its pictures: not valid, not permitted, too large."""

MENU_IDS = range(1 << 10, (1 << 30) - (1 << 10))
"""Ids of menus: neither those of marks nor those that Discord gives components without an id."""


def mark_of(nonce: str) -> int:
    """Return the mark of the announcement with this nonce: a component's id of Discord, 31 bits.

    The highest of them is set, as Discord numbers components without an id from 1.
    """
    digest = hashlib.blake2b(nonce.encode(), digest_size=4).digest()
    return int.from_bytes(digest) >> 2 | 1 << 30


@dataclass(frozen=True, slots=True)
class Message:
    """A layout and its pictures.

    ``bare`` makes the same message without pictures, in case Discord refuses them. ``panel_of`` is
    the table whose play panel the message is, ``waits`` whether that asks nothing for the moment.
    A message ``beside`` the panel of a table has a button that answers the same ``question``;
    ``answered`` is the same message without that. ``lost`` is said if Discord does not take it.
    """

    view: discord.ui.LayoutView
    pictures: tuple[tuple[str, Drawn], ...] = ()
    bare: Callable[[], Message] | None = None
    panel_of: int | None = None
    waits: bool = False
    beside: int | None = None
    answered: Message | None = None
    question: str = ""
    lost: str = ""

    def files(self) -> list[discord.File]:
        """Return the pictures as new attachments, as discord.py can send each only once."""
        return [_file(name, drawn) for name, drawn in self.pictures]

    def attachments(
        self, shown: Iterable[discord.Attachment]
    ) -> list[discord.Attachment | discord.File]:
        """Return the pictures as attachments of a message that shows some: these are kept.

        Pictures of one name are the same (:meth:`MessageBuilder.picture`).
        """
        kept = {attachment.filename: attachment for attachment in shown}
        return [kept.get(name) or _file(name, drawn) for name, drawn in self.pictures]

    def marked(self, nonce: str) -> Message:
        """Return the message with the mark of an announcement, by which it can be found again."""
        for item in self.view.children:
            item.id = mark_of(nonce)
        bare = self.bare
        return replace(self, bare=None if bare is None else lambda: bare().marked(nonce))

    def without_pictures(self, error: discord.HTTPException) -> Message:
        """Return the message to send instead after Discord's error.

        :raises HTTPException: that error, if it has nothing to do with pictures.
        """
        if error.status not in UNPICTURED or self.bare is None:
            raise error
        return self.bare()


class MessageBuilder:
    """A message being laid out from top to bottom, in one coloured container."""

    def __init__(self, accent: int | None = None) -> None:
        self._accent = accent
        self._items: list[discord.ui.Item[Any]] = []
        self._pictures: list[tuple[str, Drawn]] = []
        self._room = TEXT_LIMIT
        self._filling: tuple[int, Callable[[int], str]] | None = None

    def text(self, text: str) -> MessageBuilder:
        """Add a paragraph of Markdown; what exceeds Discord's limit is cut off."""
        text = text.strip()
        if len(text) > self._room:
            text = text[: max(0, self._room - 1)] + "…"
        if text and self._room > 1:
            self._room -= len(text)
            self._items.append(discord.ui.TextDisplay(text))
        return self

    def filling(self, write: Callable[[int], str]) -> MessageBuilder:
        """Add the one paragraph that may be shorter for the others.

        ``write`` returns it, given how many characters the others leave.
        """
        self._filling = len(self._items), write
        return self

    def picture(self, name: str, drawn: Drawn) -> MessageBuilder:
        """Add a picture with its alt text, alone in a gallery: of several Discord crops each.

        The name it has in Discord says what is in it too (``board-1f0c5e9a2b7d4c38.png``), so that
        a picture which a message shows already is not sent again.
        """
        stem, dot, ending = name.rpartition(".")
        content = hashlib.blake2b(drawn.png, digest_size=8)
        content.update(drawn.alt.encode())
        name = f"{stem}-{content.hexdigest()}{dot}{ending}"
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media=f"attachment://{name}", description=drawn.alt[:1024])
        self._items.append(gallery)
        self._pictures.append((name, drawn))
        return self

    def row(self, *rows: discord.ui.ActionRow[Any]) -> MessageBuilder:
        """Add rows of controls."""
        self._items += rows
        return self

    def line(self) -> MessageBuilder:
        """Add a separating line."""
        self._items.append(discord.ui.Separator())
        return self

    def build(self, bare: Callable[[], Message] | None = None) -> Message:
        """Return the finished message; ``bare`` returns it without its pictures."""
        if self._filling is not None:
            place, write = self._filling
            if text := write(self._room).strip()[: self._room]:
                self._items.insert(place, discord.ui.TextDisplay(text))
            self._filling = None
        container: discord.ui.Container[Any] = discord.ui.Container(
            *self._items,
            accent_color=None if self._accent is None else discord.Colour(self._accent),
        )
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(container)
        _renew_menus(view)
        return Message(view, tuple(self._pictures), bare if self._pictures else None)


def _file(name: str, drawn: Drawn) -> discord.File:
    return discord.File(BytesIO(drawn.png), filename=name, description=drawn.alt[:1024])


def _renew_menus(view: discord.ui.LayoutView) -> None:
    """Give every menu an id that no earlier message gave it.

    A client keeps what was chosen in a menu until the menu changes, and takes the same choice no
    second time. The ids are drawn by lot: counted, they would tell how much the bot does.
    """
    menus = [item for item in view.walk_children() if isinstance(item, discord.ui.Select)]
    first = MENU_IDS[secrets.randbelow(len(MENU_IDS))]
    for number, menu in enumerate(menus):
        menu.id = first + number


def note(text: str, accent: int | None = None) -> Message:
    """Return a message that is only text."""
    return MessageBuilder(accent).text(text).build()
