"""*In one minute*: see :mod:`render.routes.minute`."""

from __future__ import annotations

from render.expedition_1996.scene import say_in
from render.picture import Picture
from render.routes.minute import minute as explained
from render.words import Words
from render.worldmap import EXPEDITION_1996


def minute(words: Words) -> Picture:
    """Draw what the game is about: four scenes with its map, arrows and cards."""
    return explained(EXPEDITION_1996, say_in(words))
