"""The signs of Expeditions in texts: every icon of its pictures, and its tokens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image

from render.cache import cached
from render.siberia import tokens
from render.siberia.icons import icon
from render.signs import SIZE, Sign, add, sign

STAND_INS: Mapping[str, str] = {
    "power": "⚙️", "guile": "👁️", "coin": "🪙", "map": "🗺️", "corruption": "🦠",
    "worker-red": "❤️", "worker-blue": "💙", "worker-green": "💚", "worker-yellow": "💛",
    "worker-purple": "💜", "worker-basic": "👷", "worker-any": "👥", "draw": "🂠", "draft": "🔀",
    "take": "🃏", "sweep": "🧹", "play": "▶️", "move": "🥾", "gather": "🧺",
    "refresh": "🔄", "rescue-card": "↩️", "rescue-worker": "🛟", "activate": "⚡",
    "borrow": "↘️", "solve": "☑️", "vanquish": "⚔️", "destroy": "❎", "upgrade": "⏫",
    "meld": "🔥", "boast": "🚩", "discard": "⬇️", "trash": "🗑️", "item": "🎒",
    "meteorite": "☄️", "quest": "📃", "character": "🧑", "companion": "🐾",
}  # fmt: skip
"""What stands in for each icon that texts use."""

OTHERS: Mapping[str, str] = {"glory": "🌟", "automa": "🤖"}


def name_of(thing: str) -> str:
    """Return the name of a thing's sign."""
    return f"siberia-{thing}"


def shown(thing: str) -> str:
    """Return what shows a thing in a text."""
    return sign(name_of(thing))


@cached
def _filling(thing: str, size: int) -> Image.Image:
    """Return an icon so that it fills its square."""
    return _fitted(_large(thing), size)


def _large(thing: str) -> Image.Image:
    match thing:
        case "glory":
            return tokens.glory(2 * SIZE, tokens.RUST)
        case "automa":
            return tokens.mech(None, 2 * SIZE)
        case _:
            return icon(thing, 2 * SIZE)


def _fitted(sprite: Image.Image, size: int) -> Image.Image:
    box = sprite.getbbox()
    assert box is not None, "nothing is drawn"
    inside = sprite.crop(box)
    scale = size / max(inside.size)
    small = inside.resize(
        (max(1, round(inside.width * scale)), max(1, round(inside.height * scale))),
        Image.Resampling.HAMMING,
    )
    whole = Image.new("RGBA", (size, size))
    whole.paste(small, ((size - small.width) // 2, (size - small.height) // 2))
    return whole


add(
    *(
        Sign(name_of(thing), stand_in, partial(_filling, thing))
        for thing, stand_in in {**STAND_INS, **OTHERS}.items()
    )
)
