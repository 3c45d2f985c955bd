"""Symbols that only this game has: Secrets, Explorers, Events, tickets, states of cards."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.cache import cached
from render.canvas import Canvas
from render.fonts import font
from render.theme import CREAM, DRAFT, FREE, INK, MUTED, NIGHT


@cached
def secret(letter: str, size: int) -> Image.Image:
    """Return the back of a Secret: a dark card with its letter between two diagonals."""
    canvas = Canvas(size)
    canvas.box(3, 3, 97, 97, 20, CREAM)
    canvas.box(8, 8, 92, 92, 16, NIGHT)
    for a, b in (((10, 34), (34, 10)), ((66, 90), (90, 66))):
        canvas.line([a, b], CREAM, 5)
    picture, letters = canvas.done(), round(size * 0.6)
    place = (size / 2, size / 2 + letters * 0.36)
    ImageDraw.Draw(picture).text(place, letter, CREAM, font(letters), anchor="ms")
    return picture


@cached
def held_back(size: int) -> Image.Image:
    """Return the symbol of a card that its owner holds back: two bars, as for a pause."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 49, fill=INK)
    canvas.ellipse(50, 50, 42, fill=MUTED)
    for left in (30, 57):
        canvas.box(left, 26, left + 14, 74, 4, INK)
    return canvas.done()


@cached
def ready(size: int) -> Image.Image:
    """Return the symbol of a card that may be scored now: a tick."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 49, fill=INK)
    canvas.ellipse(50, 50, 42, fill=FREE)
    canvas.line([(28, 52), (44, 68), (73, 34)], INK, 13)
    return canvas.done()


@cached
def reached(size: int) -> Image.Image:
    """Return the symbol of a card whose place was reached but which may not be scored now."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 49, fill=INK)
    canvas.ellipse(50, 50, 42, fill=DRAFT)
    canvas.line([(50, 24), (50, 52), (68, 64)], INK, 11)
    return canvas.done()
