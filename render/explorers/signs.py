"""The signs of Explorers in texts: terrains, what lies on squares, crosses."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image

from render.cache import cached
from render.canvas import Canvas
from render.explorers import objects, terrain
from render.signs import Sign, add, sign
from render.symbols import tick
from render.theme import CREAM, INK

TERRAINS: Mapping[str, tuple[str, str]] = {
    "P": ("prairie", "🌿"), "W": ("water", "🌊"), "D": ("desert", "🌵"), "M": ("mountain", "🗻"),
}  # fmt: skip
OBJECTS: Mapping[str, tuple[str, str]] = {
    "k": ("key", "🔑"), "m": ("map", "📜"), "h": ("horse", "🐎"), "a": ("apple", "🍎"),
    "c": ("carrot", "🥕"), "f": ("fish", "🐟"), "g": ("gem", "💎"), "T": ("temple", "⛩️"),
    "*": ("village", "🏠"),
}  # fmt: skip
"""The name of each sign after that of the game, and what stands in for it."""


def terrain_sign(letter: str) -> str:
    """Return what shows a terrain in a text."""
    return sign(f"explorers-{TERRAINS[letter][0]}")


def side_sign(side: str) -> str:
    """Return what shows a side of a card in a text."""
    return "".join(map(terrain_sign, side))


def object_sign(kind: str) -> str:
    """Return what shows an object, a temple (``T``) or a village (``*``) in a text."""
    return sign(f"explorers-{OBJECTS[kind][0]}")


@cached
def _cross(size: int) -> Image.Image:
    canvas = Canvas(size)
    for colour, width in ((CREAM, 26), (INK, 18)):
        for ends in (((15, 15), (85, 85)), ((85, 15), (15, 85))):
            canvas.line(ends, colour, width)
    return canvas.done()


add(
    *(
        Sign(f"explorers-{name}", stand_in, partial(terrain.swatch, letter))
        for letter, (name, stand_in) in TERRAINS.items()
    ),
    *(
        Sign(f"explorers-{name}", stand_in, partial(objects.counter, kind))
        for kind, (name, stand_in) in OBJECTS.items()
    ),
    Sign("explorers-cross", "❌", _cross),
    Sign("explorers-committed", "✅", tick),
)
