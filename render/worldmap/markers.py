"""The points of the board as sprites; their kinds differ in shape, not only in colour."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, Point, arc
from render.theme import CREAM, GOLD, INK, NIGHT, Colour, rgb

Marker: TypeAlias = Literal["start", "place", "red", "green"]

RED = rgb(0xD9413A)
GREEN = rgb(0x2F9E63)

SIZES: dict[Marker, float] = {"start": 44, "place": 27, "red": 37, "green": 32}
"""Width of a sprite in pixels of the board."""

EDGE_SIZE = (30.0, 54.0)
"""Width and height of half an edge dot."""


@cached
def marker(kind: Marker, scale: float, tint: Colour = CREAM) -> Image.Image:
    """Return the sprite of a point, to be pasted with its middle on the point.

    A place is a disc in its region's colour, the start a star on a golden disc, a red dot a
    diamond with a ticket, a green dot a circle with a plus.
    """
    canvas = Canvas(max(8, round(SIZES[kind] * scale)))
    match kind:
        case "place":
            canvas.ellipse(50, 50, 50, fill=NIGHT)
            canvas.ellipse(50, 50, 41, fill=tint, edge=CREAM, width=11)
            canvas.ellipse(50, 50, 10, fill=INK)
        case "start":
            canvas.ellipse(50, 50, 50, fill=NIGHT)
            canvas.ellipse(50, 50, 45, fill=CREAM)
            canvas.ellipse(50, 50, 39, fill=GOLD)
            canvas.polygon(star(50, 50, 35, 14, 5), INK)
        case "red":
            canvas.polygon(diamond(50, 50, 50), NIGHT)
            canvas.polygon(diamond(50, 50, 45), CREAM)
            canvas.polygon(diamond(50, 50, 37), RED)
            _ticket(canvas, 50, 50)
        case "green":
            canvas.ellipse(50, 50, 50, fill=NIGHT)
            canvas.ellipse(50, 50, 45, fill=CREAM)
            canvas.ellipse(50, 50, 37, fill=GREEN)
            canvas.box(44, 25, 56, 75, 3, CREAM)
            canvas.box(25, 44, 75, 56, 3, CREAM)
    return canvas.done()


@cached
def half_marker(side: Literal["L", "R"], scale: float) -> Image.Image:
    """Return half an edge dot, without its number; the flat side is the edge of the board."""
    width, height = (round(n * scale) for n in EDGE_SIZE)
    canvas = Canvas(width, height, units=EDGE_SIZE[0])
    flip = 1 if side == "L" else -1

    def half(reach: float) -> list[Point]:
        x = 0 if side == "L" else EDGE_SIZE[0]
        return [(x, 27 - reach), (x + flip * reach * 1.1, 27), (x, 27 + reach)]

    canvas.polygon(half(27), NIGHT)
    canvas.polygon(half(24.6), CREAM)
    canvas.polygon(half(21), RED)
    return canvas.done()


def diamond(x: float, y: float, r: float) -> list[Point]:
    """Return a square standing on a corner."""
    return [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]


def star(x: float, y: float, r: float, inner: float, rays: int) -> list[Point]:
    """Return a star, one ray upwards."""
    corners = []
    for number in range(2 * rays):
        angle = math.pi * number / rays - math.pi / 2
        reach = inner if number % 2 else r
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return corners


def _ticket(canvas: Canvas, x: float, y: float) -> None:
    """Draw a ticket: a card with a notch on either side."""
    left, right, top, bottom = x - 21, x + 21, y - 12, y + 12
    canvas.polygon(
        [
            (left, top),
            (right, top),
            *arc(right, y, 6, 6, 270, 90, 8),
            (right, bottom),
            (left, bottom),
            *arc(left, y, 6, 6, 90, -90, 8),
        ],
        CREAM,
    )
    canvas.line([(x + 6, top + 4), (x + 6, bottom - 4)], RED, 3)
