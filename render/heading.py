"""The strip above what one player has."""

from __future__ import annotations

from PIL import Image

from render.faces import RULE, Face, header
from render.fonts import fitted, font, size_for, width_of
from render.frame import letter
from render.page import Page
from render.theme import CREAM


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
