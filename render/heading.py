"""The strip above what one player has, and what all boards say of whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from render.faces import RULE, Face, header
from render.fonts import fitted, font, size_for, width_of
from render.frame import letter
from render.page import Page
from render.sentences import cut_to
from render.theme import CREAM, GOLD, INK, Colour

PILL = 18
"""Between the edge of a pill and its text, in pixels."""


def owned(
    page: Page, face: Face, high: int, title: str, points: tuple[str, int], name: str,
    sign: Image.Image, edge: int,
) -> None:  # fmt: skip
    """Write the title, and at the right whose it is, with a sign, and ``points`` in their size."""
    total, large = points
    width, middle = page.image.width, (high - RULE) // 2
    left = header(page, face, high, title, width // 2)
    page.write(width - edge, middle, total, large, CREAM, "r")
    x = width - edge - width_of(total, font(large))
    room = x - 28 - left - 40 - sign.width - 10
    size = size_for(name, 36, letter(width), room)
    name = fitted(name, size, room)
    x -= 28 + width_of(name, font(size))
    page.write(x, middle, name, size, face.muted)
    page.sign(sign, x - 10 - sign.width, middle - sign.height // 2)


def pill(
    page: Page,
    ground: Colour,
    right: int,
    middle: int,
    text: str,
    size: int,
    *,
    filled: bool = True,
) -> int:
    """Write on a golden plate that ends at ``right``, on this ground; return where it begins.

    Filled it says *now* to whoever is to move.
    """
    left = right - width_of(text, font(size)) - 2 * PILL
    page.plate(left, middle - 21, right, middle + 22, GOLD, ground)
    if not filled:
        page.plate(left + 3, middle - 18, right - 3, middle + 19, ground, GOLD)
    page.write((left + right) / 2, middle, text, size, INK if filled else GOLD, "m")
    return left


def with_names(
    sentence: Callable[[Sequence[str]], str], names: Sequence[str], room: int, size: int
) -> str:
    """Return a sentence with names that fits; long names are cut, not the sentence."""
    for limit in range(max(map(len, names), default=1), 3, -1):
        text = sentence(cut_to(limit, names))
        if width_of(text, font(size)) <= room:
            return text
    return fitted(sentence(cut_to(4, names)), size, room)
