"""The key of the signs of Expedition (1996): see :mod:`render.routes.key`."""

from __future__ import annotations

from render.expedition_1996.scene import say_in
from render.picture import Picture
from render.routes.key import key as explained
from render.words import Words
from render.worldmap import EXPEDITION_1996


def key(words: Words) -> Picture:
    """Draw every sign of the game with its meaning."""
    return explained(EXPEDITION_1996, say_in(words))
