"""Signs in the midst of words: emoji of the bot's own, or characters that stand in for them.

Discord shows an emoji of an application where a text has its markup. Markups are known only while
the bot runs: until :func:`show` tells them, and for those that it does not, :func:`sign` gives the
stand-in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image

SIZE = 128
"""Width and height of the pictures of signs, in pixels."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign: its name, the character that stands in for it, and what draws it in a given size."""

    name: str
    stand_in: str
    draw: Callable[[int], Image.Image]


SIGNS: dict[str, Sign] = {}
"""Every sign by its name; games add their own when they are imported."""

_markups: dict[str, str] = {}


def show(markups: Mapping[str, str]) -> None:
    """Use these markups from now on, by the names of signs, and stand-ins for all others."""
    _markups.clear()
    _markups.update(markups)


def sign(name: str) -> str:
    """Return what shows a sign in the text of a message.

    :raises KeyError: if there is no sign of that name.
    """
    return _markups.get(name) or SIGNS[name].stand_in
