"""Signs in the midst of words: emoji of the bot's own, or characters that stand in for them.

Discord shows an emoji of an application where a text has its markup. Markups are known only while
the bot runs: until :func:`show` tells them, and for those that it does not, :func:`sign` gives the
stand-in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PIL import Image

from render.canvas import Canvas, Point
from render.symbols import disc
from render.theme import CREAM, GOLD, NIGHT, Colour

SIZE = 128
"""Width and height of the pictures of signs, in pixels."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign: its name, the character that stands in for it, and what draws it in a given size."""

    name: str
    stand_in: str
    draw: Callable[[int], Image.Image]


EMOJI = re.compile(r"<a?:\w+:\d+>")
"""What shows an emoji in the text of a message."""

SIGNS: dict[str, Sign] = {}
"""Every sign by its name; games add their own when they are imported."""

_markups: dict[str, str] = {}


def add(*signs: Sign) -> None:
    """Make signs known; to be called once for each, where the modules that use them are imported.

    :raises ValueError: if there is a sign of that name already.
    """
    for new in signs:
        if new.name in SIGNS:
            raise ValueError(f"two signs with the name {new.name}")
        SIGNS[new.name] = new


def show(markups: Mapping[str, str]) -> None:
    """Use these markups from now on, by the names of signs, and stand-ins for all others."""
    _markups.clear()
    _markups.update(markups)


def sign(name: str) -> str:
    """Return what shows a sign in the text of a message.

    :raises KeyError: if there is no sign of that name.
    """
    return _markups.get(name) or SIGNS[name].stand_in


def outlined(canvas: Canvas, outline: list[Point], fill: Colour) -> None:
    """Draw a shape with a dark edge in a light one, so that it stands out on every ground."""
    canvas.polygon(outline, CREAM, CREAM, 13)
    canvas.polygon(outline, NIGHT, NIGHT, 7)
    canvas.polygon(outline, fill)


def _crown(size: int) -> Image.Image:
    canvas = Canvas(size)
    outlined(canvas, [(8, 22), (31, 46), (50, 13), (69, 46), (92, 22), (84, 88), (16, 88)], GOLD)
    canvas.line([(19, 73), (81, 73)], NIGHT, 6)
    return canvas.done()


def _pointer(size: int) -> Image.Image:
    canvas = Canvas(size)
    outlined(canvas, [(14, 9), (91, 50), (14, 91), (32, 50)], GOLD)
    return canvas.done()


DISCS = ("🟠", "🟣", "⚪", "⚫", "🟢", "🌸")
"""What stands in for the seats' discs, in the order of :data:`render.theme.SEATS`."""

add(
    *(Sign(f"disc-{seat}", stand_in, partial(disc, seat)) for seat, stand_in in enumerate(DISCS)),
    Sign("crown", "👑", _crown),
    Sign("pointer", "👉", _pointer),
)
