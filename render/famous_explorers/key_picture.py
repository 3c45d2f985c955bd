"""The key of the signs of Famous Explorers: see :mod:`render.routes.key`."""

from __future__ import annotations

from render.explained import Sign
from render.famous_explorers import tokens
from render.famous_explorers.scene import say_in
from render.picture import Picture
from render.routes.key import key as explained
from render.words import Words
from render.worldmap import FAMOUS_EXPLORERS

OWN = (
    Sign("secret", lambda size: tokens.secret("A", size - 24)),
    Sign("ready", lambda size: tokens.ready(size - 34)),
    Sign("held", lambda size: tokens.held_back(size - 34)),
    Sign("reached", lambda size: tokens.reached(size - 34)),
)
"""Its signs that Expedition (1996) does not have."""


def key(words: Words) -> Picture:
    """Draw every sign of the game with its meaning."""
    return explained(FAMOUS_EXPLORERS, say_in(words), OWN)
