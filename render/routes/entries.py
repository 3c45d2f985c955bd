"""Entries of lists of points: symbol, name, and what is on the point."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.fonts import fitted, size_for
from render.page import Page
from render.routes import chart, tokens
from render.routes.layout import TINY
from render.routes.scene import Scene
from render.theme import CREAM
from render.worldmap import marker

SYMBOL = 34
"""Width of a point's symbol in a list."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A point in a list: its badge, where an arrow to it would begin, and whether that loops."""

    point: str
    badge: Image.Image | None
    tail: str | None = None
    loop: bool = False


def draw_entry(page: Page, left: int, right: int, middle: int, scene: Scene, entry: Entry) -> None:
    """Draw one line of a list between two x positions."""
    x = left
    if entry.badge is not None:
        page.lay(entry.badge, left, middle - entry.badge.height // 2)
        x += 56
    if entry.tail is None:
        page.lay(symbol(scene, entry.point), x, middle - 17)
        x += 42
    for sprite in notes(scene, entry):
        right -= sprite.width
        page.lay(sprite, right, middle - sprite.height // 2)
        right -= 7
    name = chart.name(entry.point)
    if entry.tail is not None:
        name = f"{chart.name(entry.tail)} → {name}"
    size = size_for(name, 32, TINY, right - x)
    page.write(x, middle, fitted(name, size, right - x), size, CREAM)


def symbol(scene: Scene, point: str) -> Image.Image:
    """Return the sprite of a point in a list."""
    spot = chart.spot(point)
    if spot.kind == "place" and spot.region:
        return marker("place", SYMBOL, scene.tint(point).point)
    return marker(spot.kind, SYMBOL)


def notes(scene: Scene, entry: Entry) -> list[Image.Image]:
    """Return symbols of what a point means for the reader: loop, own card, row, shields."""
    symbols: list[Image.Image] = []
    if entry.loop:
        symbols.append(tokens.loop(37))
    if entry.point in scene.numbers:
        marked = entry.point in scene.marked
        symbols.append(tokens.own(str(scene.numbers[entry.point]), 39, marked))
    if entry.point in scene.letters:
        symbols.append(tokens.row(scene.letters[entry.point], 39))
    marking = (seat for seat, places in enumerate(scene.marks) if entry.point in places)
    symbols += [tokens.shield(seat, 37) for seat in marking]
    return symbols
