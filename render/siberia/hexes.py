"""The map's hexes: where they are in a picture, and their grounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from engines.siberia.content.model import Map
from engines.siberia.content.terms import Region
from render.cache import cached
from render.canvas import Canvas, Point
from render.siberia import shapes
from render.siberia.looks import GROUNDS, WHITE, draw_shape
from render.theme import CREAM, GOLD, INK, rgb

PIT = rgb(0x191C1F)
CAMP = rgb(0xB9744A)
WOODS = rgb(0x363D42)


@dataclass(frozen=True, slots=True)
class Chart:
    """Where the middles of cells and holes are, and how wide and high a hex is, in pixels."""

    at: Mapping[str, tuple[float, float]]
    wide: int
    high: int

    def edge(self, one: str, other: str) -> tuple[float, float]:
        """Return the middle of the edge between two cells."""
        (x0, y0), (x1, y1) = self.at[one], self.at[other]
        return (x0 + x1) / 2, (y0 + y1) / 2


def chart(board: Map, box: tuple[int, int, int, int]) -> Chart:
    """Return the map as large as fits into a box, stretched to fill it."""
    left, top, right, bottom = box
    flat = {id_: (1.5 * q, r + q / 2) for id_, (q, r) in board.at.items()}
    xs, ys = [x for x, _ in flat.values()], [y for _, y in flat.values()]
    step_x = (right - left) / (max(xs) - min(xs) + 2)
    step_y = (bottom - top) / (max(ys) - min(ys) + 1)
    return Chart(
        {
            id_: (left + step_x * (x - min(xs) + 1), top + step_y * (y - min(ys) + 0.5))
            for id_, (x, y) in flat.items()
        },
        round(2 * step_x),
        round(step_y),
    )


def outline(wide: float, high: float, inset: float = 0) -> list[Point]:
    """Return a hex with a flat top around the origin, its sides moved inwards."""
    # The slanting sides are moved by as much as the level ones.
    x, y = wide / 2, high / 2
    slope = (x / 2) / y
    length = (1 + slope * slope) ** 0.5
    far, near = x - inset * length, x / 2 - inset * (length - slope)
    return [
        (far, 0),
        (near, y - inset),
        (-near, y - inset),
        (-far, 0),
        (-near, inset - y),
        (near, inset - y),
    ]


@cached
def ground(region: Region, wide: int, high: int, *, up: bool) -> Image.Image:
    """Return the ground of a location, face up or face down."""
    look = GROUNDS[region]
    canvas, middle = _canvas(wide, high)
    rim = shapes.moved(outline(wide, high, 1), *middle)
    inside = shapes.moved(outline(wide, high, 4), *middle)
    canvas.polygon(rim, INK)
    with canvas.inside(inside) as field:
        field.polygon(rim, look.open if up else look.closed)
        if up:
            _pattern(field, region, wide, high)
        else:
            for x in range(-high, wide + high, 34):
                field.line([(x, high), (x + high, 0)], look.hatching, 11)
    return canvas.done()


def _pattern(canvas: Canvas, region: Region, wide: int, high: int) -> None:
    """Draw what grows and lies in a region, near the edges where nothing else is."""
    colour = GROUNDS[region].pattern
    for x, y, size in PLACES:
        px, py = wide / 2 + x * wide / 2, high / 2 + y * high / 2
        r = size * high / 2
        match region:
            case "S":
                draw_shape(canvas, "fir", px, py, r, colour)
            case "C":
                canvas.line(
                    [(px - r, py + 0.3 * r), (px, py - 0.4 * r), (px + r, py + 0.3 * r)],
                    colour,
                    0.3 * r,
                )
            case "N":
                for angle in (0, 60, 120):
                    ends = shapes.moved(shapes.hexagon(0, 0, r), px, py)
                    canvas.line([ends[angle // 60], ends[angle // 60 + 3]], colour, 0.2 * r)


PLACES = (
    (-0.86, 0.02, 0.15), (-0.72, 0.36, 0.17), (-0.58, 0.74, 0.15), (0.6, 0.72, 0.16),
    (0.74, 0.34, 0.15), (0.88, -0.06, 0.13), (-0.7, -0.36, 0.13), (0.72, -0.36, 0.14),
    (0.05, 0.86, 0.12), (-0.25, 0.86, 0.1), (0.38, 0.9, 0.1),
)  # fmt: skip


@cached
def hole(wide: int, high: int) -> Image.Image:
    """Return the hole for a face-up card."""
    canvas, middle = _canvas(wide, high)
    canvas.polygon(shapes.moved(outline(wide, high, 1), *middle), rgb(0x4B5157))
    canvas.polygon(shapes.moved(outline(wide, high, 4), *middle), PIT)
    return canvas.done()


@cached
def camp(wide: int, high: int) -> Image.Image:
    """Return Basecamp: trodden ground with tents."""
    canvas, (x, y) = _canvas(wide, high)
    canvas.polygon(shapes.moved(outline(wide, high, 1), x, y), INK)
    canvas.polygon(shapes.moved(outline(wide, high, 4), x, y), CAMP)
    return canvas.done()


@cached
def tent(size: int) -> Image.Image:
    """Return a tent."""
    canvas = Canvas(size)
    canvas.polygon([(50, 12), (96, 90), (4, 90)], CREAM, INK, 6)
    canvas.polygon([(50, 34), (68, 90), (32, 90)], INK)
    canvas.line([(50, 12), (50, 2)], INK, 6)
    return canvas.done()


@cached
def fir(size: int) -> Image.Image:
    """Return a tree of the dark wood around the map."""
    canvas = Canvas(size)
    draw_shape(canvas, "fir", 50, 50, 48, WOODS)
    return canvas.done()


@cached
def frame(wide: int, high: int, kind: str) -> Image.Image:
    """Return a frame around a hex: ``now`` for what may be chosen, ``new`` for what has changed."""
    canvas, middle = _canvas(wide, high)
    ring = shapes.moved(outline(wide, high, 5.5), *middle)
    ring.append(ring[0])
    colour, thick = (GOLD, 8) if kind == "now" else (WHITE, 5)
    canvas.line(ring, INK, thick + 5)
    canvas.line(ring, colour, thick)
    return canvas.done()


def _canvas(wide: int, high: int) -> tuple[Canvas, Point]:
    return Canvas(wide, high, units=wide), (wide / 2, high / 2)
