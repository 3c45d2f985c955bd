"""Names on the map: their positions, and the layer that shows them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw

from engines.routes.network import Kind, Network
from engines.routes.network import Point as Spot
from render.canvas import Point
from render.fonts import Weight, font, lettering
from render.page import Anchor
from render.theme import CREAM, GOLD, NIGHT, Colour, rgb
from render.worldmap.looks import REGIONS, Look
from render.worldmap.markers import SIZES
from render.worldmap.window import Window

FILE = Path(__file__).parent / "labels.json"

LEADING = 1.04
"""Distance between two lines of a name, as a multiple of the size of its letters."""

RED_NAME = rgb(0xF7B8AE)
GREEN_NAME = rgb(0xA9DDBC)

LETTERS: dict[Kind, tuple[int, Weight, Colour]] = {
    "start": (30, "Heavy", GOLD),
    "place": (28, "Heavy", CREAM),
    "red": (20, "Medium", RED_NAME),
    "green": (20, "Medium", GREEN_NAME),
}
"""Size, weight and ink of names."""

HALO = 2.6

CLOSE = 0.85
"""The size of names is multiplied by this where the map is enlarged."""

TITLES: tuple[tuple[Point, int], ...] = (
    ((400, 89), 26),
    ((707, 1003), 20),
    ((1198, 238), 28),
    ((1036, 652), 28),
    ((1535, 325), 34),
    ((1648, 1070), 26),
)
"""Position and size of the regions' titles, in the order of :data:`REGIONS`."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name in one or two lines; ``anchor`` says which end or middle of it ``x`` and ``y`` are."""

    lines: tuple[str, ...]
    x: float
    y: float
    anchor: Anchor


@cache
def _found() -> dict[str, Label]:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return {key: Label(tuple(item.pop("lines")), **item) for key, item in data.items()}


def labels_of(network: Network) -> list[tuple[Spot, Label]]:
    """Return the points of a network with their labels; unknown ones get one beside the point."""
    labels = []
    for spot in network.points:
        for half in ("L", "R") if spot.edge else (None,):
            label = _found().get(spot.id + (half or ""))
            if label is None or " ".join(label.lines) != spot.name:
                x, y = spot.position(half)
                label = Label((spot.name,), *_beside(spot, x, y, half == "R"))
            labels.append((spot, label))
    return labels


def _beside(spot: Spot, x: float, y: float, before: bool) -> tuple[float, float, Anchor]:
    reach = SIZES[spot.kind] / 2 + (20 if spot.edge else 3)
    return (x - reach, y, "r") if before else (x + reach, y, "l")


def draw_names(network: Network, window: Window) -> Image.Image:
    """Return a transparent layer with the names of all points in the window."""
    layer = Image.new("RGBA", (window.width, window.height), (*NIGHT[:3], 0))
    for spot, label in labels_of(network):
        if window.shows(label.x, label.y, 360):
            _write(layer, window, spot, label)
    return layer


def _write(layer: Image.Image, window: Window, spot: Spot, label: Label) -> None:
    units, weight, ink = LETTERS[spot.kind]
    size = max(6, round(units * window.scale * (CLOSE if window.scale > 1 else 1)))
    x, middle = window.at(label.x, label.y)
    first = middle - (len(label.lines) - 1) * size * LEADING / 2 + size * 0.35
    for fill, stroke in ((NIGHT, HALO * window.scale), (ink, 0)):
        for number, line in enumerate(label.lines):
            mask, left, top = lettering(line, size, weight, stroke)
            wide = font(size, weight).getlength(line) * {"l": 0, "m": 0.5, "r": 1}[label.anchor]
            place = round(x - wide) + left, round(first + number * size * LEADING) + top
            layer.paste(fill, (*place, place[0] + mask.width, place[1] + mask.height), mask)


def draw_titles(picture: Image.Image, window: Window, look: Look, titles: tuple[str, ...]) -> None:
    """Write the regions' titles on the ground, in their bright colours and spaced out."""
    draw = ImageDraw.Draw(picture)
    for region, title, ((x, y), units) in zip(REGIONS, titles, TITLES, strict=True):
        size = max(6, round(units * window.scale))
        face, gap = font(size, "Medium"), size * 0.16
        lines = _halves(title.upper()) if len(title) > 10 else [title.upper()]
        ink = look.of(region).title
        for number, line in enumerate(lines):
            width = sum(face.getlength(letter) + gap for letter in line) - gap
            left, middle = window.at(x, y)
            left -= width / 2
            base = middle + (number - (len(lines) - 1) / 2) * size * 1.12 + size * 0.36
            for letter in line:
                draw.text((left, base), letter, ink, face, anchor="ls")
                left += face.getlength(letter) + gap


def _halves(title: str) -> list[str]:
    """Break a title in two lines of similar length."""
    words = title.split(" ")
    if len(words) == 1:
        return [title]
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return list(min(breaks, key=lambda pair: max(map(len, pair))))
