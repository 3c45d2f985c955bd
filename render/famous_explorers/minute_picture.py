"""*In one minute*: see :mod:`render.routes.minute`."""

from __future__ import annotations

from render.famous_explorers.scene import say_in
from render.picture import Picture
from render.routes.minute import minute as explained
from render.words import Words
from render.worldmap import FAMOUS_EXPLORERS


def minute(words: Words) -> Picture:
    """Draw what the game is about: four scenes with its map, arrows and cards."""
    return explained(FAMOUS_EXPLORERS, say_in(words))
