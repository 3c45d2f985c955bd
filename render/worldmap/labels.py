"""Names on the map: where they stand, and the layer that shows them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw

from engines.routes.network import Kind, Network
from engines.routes.network import Point as Spot
from render.canvas import Point
from render.fonts import Weight, font
from render.page import Anchor
from render.theme import CREAM, GOLD, NIGHT, Colour, rgb
from render.worldmap.looks import REGIONS, Look
from render.worldmap.markers import SIZES
from render.worldmap.window import Window

FILE = Path(__file__).parent / "labels.json"

LEADING = 1.04
"""Distance of two lines of a name, in sizes of its letters."""

RED_NAME = rgb(0xF7B8AE)
GREEN_NAME = rgb(0xA9DDBC)

LETTERS: dict[Kind, tuple[int, Weight, Colour]] = {
    "start": (23, "Heavy", GOLD),
    "place": (20, "Heavy", CREAM),
    "red": (15, "Medium", RED_NAME),
    "green": (15, "Medium", GREEN_NAME),
}
"""Size, weight and ink of names."""

HALO = 2.6

TITLES: tuple[tuple[Point, int], ...] = (
    ((505, 352), 26),
    ((705, 1001), 26),
    ((1198, 238), 28),
    ((1034, 666), 28),
    ((1535, 325), 34),
    ((1650, 1056), 26),
)
"""Where the regions' titles stand, and how large, in the order of :data:`REGIONS`."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name in one or two lines; the point is an end or the middle of the block."""

    lines: tuple[str, ...]
    x: float
    y: float
    anchor: Anchor


@cache
def _found() -> dict[str, Label]:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return {key: Label(tuple(item.pop("lines")), **item) for key, item in data.items()}


def labels_of(network: Network) -> list[tuple[Spot, Label]]:
    """Return all names of a network; points that our board does not have get theirs beside them."""
    found = []
    for spot in network.points:
        for half in ("L", "R") if spot.edge else (None,):
            label = _found().get(spot.id + (half or ""))
            if label is None or " ".join(label.lines) != spot.name:
                x, y = spot.position(half)
                label = Label((spot.name,), *_beside(spot, x, y, half == "R"))
            found.append((spot, label))
    return found


def _beside(spot: Spot, x: float, y: float, before: bool) -> tuple[float, float, Anchor]:
    reach = SIZES[spot.kind] / 2 + (20 if spot.edge else 3)
    return (x - reach, y, "r") if before else (x + reach, y, "l")


def draw_names(network: Network, window: Window) -> Image.Image:
    """Return a transparent layer with the names of all points in the window."""
    layer = Image.new("RGBA", (window.width, window.height), (*NIGHT[:3], 0))
    draw = ImageDraw.Draw(layer)
    for spot, label in labels_of(network):
        if window.shows(label.x, label.y, 260):
            _write(draw, window, spot, label)
    return layer


def _write(draw: ImageDraw.ImageDraw, window: Window, spot: Spot, label: Label) -> None:
    units, weight, ink = LETTERS[spot.kind]
    size = max(6, round(units * window.scale))
    x, middle = window.at(label.x, label.y)
    first = middle - (len(label.lines) - 1) * size * LEADING / 2 + size * 0.35
    for halo in (True, False):
        for number, line in enumerate(label.lines):
            draw.text(
                (x, first + number * size * LEADING),
                line,
                NIGHT if halo else ink,
                font(size, weight),
                anchor=f"{label.anchor}s",
                stroke_width=HALO * window.scale if halo else 0,
            )


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
    """Break a title in two where its lines get most alike."""
    words = title.split(" ")
    if len(words) == 1:
        return [title]
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return list(min(breaks, key=lambda pair: max(map(len, pair))))
