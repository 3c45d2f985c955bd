"""Parts of a table's messages that features add: sentences, buttons and rows, each in its place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import discord

from bot.messages.controls import PressButton
from bot.tables import Table
from bot.texts import Words

Slot: TypeAlias = Literal["top", "status", "foot"]
"""Where a sentence stands: under the title, under who is to act or how the game ended, or last."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A button, and where it stands among the others of its row, from the left."""

    button: PressButton
    place: int


@dataclass(frozen=True, slots=True)
class Part:
    """What a feature adds to one message; in each slot features come in the order of their list."""

    texts: Sequence[tuple[Slot, str]] = ()
    own: Sequence[Placed] = ()
    """Buttons about one's own things."""
    look: Sequence[Placed] = ()
    """Buttons with which one looks at something."""
    rows: Sequence[discord.ui.ActionRow[Any]] = ()
    """Rows of their own, above all other buttons."""


NOTHING = Part()


def text_in(part: Part, slot: Slot) -> str:
    """Return the sentences in a slot, each on a line."""
    return "\n".join(text for each, text in part.texts if each == slot and text)


def buttons_in(placed: Iterable[Placed], *others: Placed) -> list[PressButton]:
    """Return buttons from left to right, ``others`` among them."""
    return [each.button for each in sorted((*placed, *others), key=lambda each: each.place)]


class MessageAdditions:
    """What a feature adds to messages; every part has a default: nothing."""

    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        """Return what stands in the panel of a seat."""
        return NOTHING

    async def card_part(self, table: Table, view: Any, words: Words) -> Part:
        """Return what stands on the public card of a turn, or of the end."""
        return NOTHING

    async def lobby_part(self, table: Table, words: Words) -> Part:
        """Return what stands on the card of a table before its game."""
        return NOTHING

    async def hand_part(self, table: Table, seat: int, words: Words, *, in_words: bool) -> Part:
        """Return what stands under the hand of a seat, as a picture or ``in_words``."""
        return NOTHING


class Additions:
    """What all features of a bot add to messages."""

    def __init__(self, features: Sequence[MessageAdditions]) -> None:
        self._features = features

    async def panel(self, table: Table, seat: int, words: Words) -> Part:
        """Return what stands in the panel of a seat."""
        return _together([await each.panel_part(table, seat, words) for each in self._features])

    async def card(self, table: Table, view: Any, words: Words) -> Part:
        """Return what stands on the public card of a turn, or of the end."""
        return _together([await each.card_part(table, view, words) for each in self._features])

    async def lobby(self, table: Table, words: Words) -> Part:
        """Return what stands on the card of a table before its game."""
        return _together([await each.lobby_part(table, words) for each in self._features])

    async def hand(self, table: Table, seat: int, words: Words, *, in_words: bool) -> Part:
        """Return what stands under the hand of a seat."""
        return _together(
            [await each.hand_part(table, seat, words, in_words=in_words) for each in self._features]
        )


def _together(parts: Sequence[Part]) -> Part:
    return Part(
        texts=[text for part in parts for text in part.texts],
        own=[button for part in parts for button in part.own],
        look=[button for part in parts for button in part.look],
        rows=[row for part in parts for row in part.rows],
    )
