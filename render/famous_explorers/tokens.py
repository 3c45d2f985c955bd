"""Symbols that only this game has: Secrets, Explorers, Events, tickets, states of cards."""

from __future__ import annotations

from PIL import Image

from render.cache import cached
from render.canvas import Canvas
from render.fonts import centred
from render.symbols import roundel
from render.theme import CREAM, DRAFT, INK, MUTED, NIGHT


@cached
def secret(letter: str, size: int) -> Image.Image:
    """Return the back of a Secret: a dark card with its letter between two diagonals."""
    canvas = Canvas(size)
    canvas.box(3, 3, 97, 97, 20, CREAM)
    canvas.box(8, 8, 92, 92, 16, NIGHT)
    for a, b in (((10, 34), (34, 10)), ((66, 90), (90, 66))):
        canvas.line([a, b], CREAM, 5)
    picture, letters = canvas.done(), round(size * 0.6)
    centred(picture, letter, size / 2, size / 2, letters, CREAM)
    return picture


@cached
def held_back(size: int) -> Image.Image:
    """Return the symbol of a card that its owner holds back: two bars, as for a pause."""
    canvas = roundel(size, MUTED)
    for left in (30, 57):
        canvas.box(left, 26, left + 14, 74, 4, INK)
    return canvas.done()


@cached
def reached(size: int) -> Image.Image:
    """Return the symbol of a card whose place was reached but which may not be scored now."""
    canvas = roundel(size, DRAFT)
    canvas.line([(50, 24), (50, 52), (68, 64)], INK, 11)
    return canvas.done()
