"""Symbols that only this game has: Secrets, Explorers, Events, tickets, states of cards."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.cache import cached
from render.canvas import Canvas, arc
from render.fonts import font
from render.theme import CREAM, DRAFT, FREE, GOLD, INK, MUTED, NIGHT
from render.worldmap.markers import RED


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
def explorer(size: int) -> Image.Image:
    """Return the symbol of an Explorer: a head with a broad hat."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 49, fill=NIGHT)
    canvas.ellipse(50, 50, 44, fill=GOLD)
    canvas.polygon([*arc(50, 92, 30, 28, 180, 360, 20)], INK)
    canvas.ellipse(50, 54, 15, fill=INK)
    canvas.box(18, 38, 82, 46, 4, INK)
    canvas.box(33, 20, 67, 42, 10, INK)
    return canvas.done()


@cached
def event(size: int) -> Image.Image:
    """Return the symbol of an Event: a letter with a seal."""
    canvas = Canvas(size)
    canvas.box(3, 14, 97, 86, 10, NIGHT)
    canvas.box(8, 19, 92, 81, 7, CREAM)
    canvas.line([(10, 24), (50, 56), (90, 24)], INK, 6)
    canvas.ellipse(50, 58, 15, fill=RED, edge=INK, width=3)
    return canvas.done()


@cached
def tickets(count: int, high: int) -> Image.Image:
    """Return ``count`` tickets side by side, as the price of a card."""
    wide = round(high * 1.5)
    image = Image.new("RGBA", (count * (wide + 4) - 4, high))
    for number in range(count):
        canvas = Canvas(wide, high, units=150)
        canvas.box(2, 6, 148, 94, 10, INK)
        canvas.box(8, 12, 142, 88, 7, RED)
        canvas.ellipse(8, 50, 15, fill=INK)
        canvas.ellipse(142, 50, 15, fill=INK)
        canvas.line([(95, 20), (95, 80)], CREAM, 7)
        image.paste(canvas.done(), (number * (wide + 4), 0))
    return image


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
