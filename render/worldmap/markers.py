"""The points of the board as sprites; their kinds differ in shape, not only in colour."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, Point, arc
from render.fonts import centred
from render.theme import CREAM, INK, NIGHT, Colour, rgb

Marker: TypeAlias = Literal["start", "place", "red", "green"]

RED = rgb(0xD9413A)
GREEN = rgb(0x3A9450)

WORLD = 1320 / 2048
"""Pixels of the picture per pixel of the board on the whole map; everything is larger in parts."""

GROWTH = 0.6
"""Markers and arrows grow with the scale to this power, so that closeups are clear but not full."""

SIZES: dict[Marker, float] = {"start": 38, "place": 20, "red": 33, "green": 31}
"""Width of a sprite in pixels on the whole map."""

EDGE_SIZE = (31.0, 60.0)
"""Width and height of half an edge dot on the whole map."""

DIGIT = 30

FEW = 2
"""Markers are drawn so many times as large, because few shades make small files."""


def grown(scale: float) -> float:
    """Return how much larger markers and arrows are at a scale than on the whole map."""
    return math.pow(max(1.0, scale / WORLD), GROWTH)


def size_at(kind: Marker, scale: float) -> int:
    """Return the width of a point's marker in a picture of that scale."""
    return round(SIZES[kind] * grown(scale))


@cached
def marker(kind: Marker, size: int, tint: Colour = CREAM) -> Image.Image:
    """Return the sprite of a point, to be pasted with its middle on the point.

    A place is a disc in its region's colour, the start a star on a white disc, a red dot a
    diamond with a ticket, a green dot a circle with a plus.
    """
    canvas = Canvas(max(8, size), oversampling=FEW)
    match kind:
        case "place":
            canvas.ellipse(50, 50, 50, fill=NIGHT)
            canvas.ellipse(50, 50, 41, fill=tint, edge=CREAM, width=11)
            canvas.ellipse(50, 50, 10, fill=INK)
        case "start":
            canvas.ellipse(50, 50, 50, fill=NIGHT)
            canvas.ellipse(50, 50, 45, fill=CREAM)
            canvas.polygon(star(50, 52, 40, 16, 5), INK)
        case "red":
            canvas.polygon(diamond(50, 50, 50), NIGHT)
            canvas.polygon(diamond(50, 50, 45.5), CREAM)
            canvas.polygon(diamond(50, 50, 38), RED)
            _ticket(canvas, 50, 50)
        case "green":
            canvas.ellipse(50, 50, 50, fill=NIGHT)
            canvas.ellipse(50, 50, 45.5, fill=CREAM)
            canvas.ellipse(50, 50, 38, fill=GREEN)
            canvas.box(43, 22, 57, 78, 3, CREAM)
            canvas.box(22, 43, 78, 57, 3, CREAM)
    return canvas.done()


@cached
def half_marker(side: Literal["L", "R"], number: int, scale: float) -> Image.Image:
    """Return half an edge dot with its number; the flat side is the edge of the board."""
    wide, high = EDGE_SIZE
    grow = grown(scale)
    canvas = Canvas(round(wide * grow), round(high * grow), units=wide, oversampling=FEW)
    _draw_half(canvas, 0.0 if side == "L" else wide, 1 if side == "L" else -1)
    return _numbered(canvas, number, 0.4 if side == "L" else 0.6, round(DIGIT * grow))


@cached
def edge_marker(number: int, scale: float) -> Image.Image:
    """Return a whole edge dot with its number, for pictures in which the edges are joined."""
    wide, high = EDGE_SIZE
    grow = grown(scale)
    size = round(2 * wide * grow), round(high * grow)
    canvas = Canvas(*size, units=2 * wide, oversampling=FEW)
    for flip in (-1, 1):
        _draw_half(canvas, wide, flip)
    return _numbered(canvas, number, 0.5, round(DIGIT * grow))


def _draw_half(canvas: Canvas, x: float, flip: int) -> None:
    """Draw half an edge dot to the right of ``x``, or if ``flip`` is -1 to the left."""
    middle = EDGE_SIZE[1] / 2
    for reach, fill in ((middle, NIGHT), (middle - 2, CREAM), (middle - 5, RED)):
        corners = ((0.0, -1), (0.5, -1), (1.03, 0), (0.5, 1), (0.0, 1))
        canvas.polygon([(x + flip * reach * a, middle + reach * b) for a, b in corners], fill)


def _numbered(canvas: Canvas, number: int, part: float, size: int) -> Image.Image:
    sprite = canvas.done()
    centred(sprite, str(number), sprite.width * part, sprite.height / 2, size, CREAM)
    return sprite


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
    left, right, top, bottom = x - 22, x + 22, y - 14, y + 14
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
    canvas.line([(x + 6, top + 4), (x + 6, bottom - 4)], RED, 4)
