"""The Explorers and Events of the game: what they cost, and which are carried out at once.

What an Explorer scores is in :mod:`scoring`, what an Event does in :mod:`event_cards`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

ExplorerId: TypeAlias = Literal[
    "battuta", "zheng", "humboldt", "bird", "amundsen", "bell", "sacagawea"
]
EventId: TypeAlias = Literal[
    "grant", "march", "bridge", "gossip", "bearings", "wind", "spyglass", "pass", "letter", "tour"
]

EXPLORERS: tuple[ExplorerId, ...] = (
    "battuta",
    "zheng",
    "humboldt",
    "bird",
    "amundsen",
    "bell",
    "sacagawea",
)
"""FE-821 to FE-827."""

IMMEDIATE: tuple[EventId, ...] = ("grant", "march", "bridge", "gossip", "bearings")
"""FE-831 to FE-835."""

KEPT: tuple[EventId, ...] = ("wind", "spyglass", "pass", "letter", "tour")
"""FE-836 to FE-840; the last two score at the end and are never played."""

PLAYED: tuple[EventId, ...] = ("wind", "spyglass", "pass")
EVENTS: tuple[EventId, ...] = (*IMMEDIATE, *KEPT)

SLOTS = 6
"""FE-801: open cards."""

EXPLORER_PRICE, EVENT_PRICE = 2, 1


def price(card: str) -> int:
    """Return the tickets that a card costs (FE-802)."""
    return EXPLORER_PRICE if card in EXPLORERS else EVENT_PRICE


def timing(card: str) -> Literal["explorer", "immediate", "kept"]:
    """Return whether a card is an Explorer, an immediate Event or a kept one (FE-805, FE-806)."""
    if card in EXPLORERS:
        return "explorer"
    return "immediate" if card in IMMEDIATE else "kept"
