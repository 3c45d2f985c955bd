"""The colours of Expeditions, and how workers, tracks and regions are told apart without colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.siberia.content.terms import Colour as WorkerColour
from engines.siberia.content.terms import Region
from engines.siberia.rules.moves import Category
from render.canvas import Canvas, Point, arc
from render.theme import Colour, rgb

POWER, GUILE = rgb(0xFF9A3C), rgb(0x43CFC6)
"""Orange and turquoise, always with a cog and with an eye."""

SILVER, PAPER, STEEL = rgb(0xDDE3E8), rgb(0xF4E3B8), rgb(0x8FA0AC)
ROT, SPIKE = rgb(0x4A2A5C), rgb(0x2A1533)
"""Corruption from the bag, and its dark edge."""

HEART = rgb(0xFF5C70)
WHITE = rgb(0xFFFFFF)
FLAME = rgb(0xF2542D)

CATEGORY_ICONS: Mapping[Category, str] = {
    "quests": "quest", "meteorites": "meteorite", "items": "item", "heart": "heart",
    "corruption": "corruption", "cards": "hand", "workers": "worker-any",
}  # fmt: skip
"""The icons of the categories of glory; workers may be maps as well."""

Shape: TypeAlias = Literal["chevron", "spanner", "fir", "dot", "star"]


@dataclass(frozen=True, slots=True)
class Crew:
    """How a colour of workers and cards looks: its fill, and a shape in the colour on it."""

    fill: Colour
    mark: Colour
    shape: Shape


CREWS: Mapping[WorkerColour, Crew] = {
    "red": Crew(rgb(0xD5342C), rgb(0xFFF3DC), "chevron"),
    "blue": Crew(rgb(0x2C6BD1), rgb(0xFFF3DC), "spanner"),
    "green": Crew(rgb(0x4FB04A), rgb(0x14260F), "fir"),
    "yellow": Crew(rgb(0xFFEC52), rgb(0x2A1A12), "dot"),
    "purple": Crew(rgb(0x7A3FB0), rgb(0xFFF3DC), "star"),
}
"""Soldiers, engineers, explorers, merchants and the possessed."""


@dataclass(frozen=True, slots=True)
class Ground:
    """How a region looks: face up and its pattern, and face down and its hatching."""

    open: Colour
    pattern: Colour
    closed: Colour
    hatching: Colour


GROUNDS: Mapping[Region, Ground] = {
    "S": Ground(rgb(0x86AB6C), rgb(0x6B9254), rgb(0x3E5637), rgb(0x304429)),
    "C": Ground(rgb(0xDDB684), rgb(0xC2945B), rgb(0x6A4A30), rgb(0x543820)),
    "N": Ground(rgb(0xE9F1F5), rgb(0xC4D6E0), rgb(0x52697A), rgb(0x415565)),
}
"""Taiga, rusty steppe and snow."""


def draw_shape(canvas: Canvas, shape: Shape, x: float, y: float, r: float, fill: Colour) -> None:
    """Draw the shape of a colour around a centre, reaching about ``r`` to each side."""

    def at(*points: Point) -> list[Point]:
        return [(x + px * r, y + py * r) for px, py in points]

    match shape:
        case "chevron":
            for low in (-0.1, 0.75):
                canvas.polygon(
                    at((-0.9, low), (0, low - 0.85), (0.9, low), (0.9, low + 0.42),
                       (0, low - 0.42), (-0.9, low + 0.42)),
                    fill,
                )  # fmt: skip
        case "spanner":
            canvas.line(at((-0.55, 0.55), (0.45, -0.45)), fill, 0.5 * r)
            for angle, (cx, cy) in ((-45, (0.5, -0.5)), (135, (-0.55, 0.55))):
                jaw = arc(cx, cy, 0.48, 0.48, angle + 48, angle + 312, 20)
                inner = arc(cx, cy, 0.2, 0.2, angle + 300, angle + 60, 10)
                canvas.polygon(at(*jaw, *inner), fill)
        case "fir":
            canvas.polygon(at((0, -1), (0.62, -0.15), (-0.62, -0.15)), fill)
            canvas.polygon(at((0, -0.55), (0.86, 0.58), (-0.86, 0.58)), fill)
            canvas.polygon(at((-0.2, 0.5), (0.2, 0.5), (0.2, 1), (-0.2, 1)), fill)
        case "dot":
            canvas.ellipse(x, y, 0.72 * r, fill=fill)
        case "star":
            canvas.polygon(at(*star(5, 1, 0.44)), fill)


def star(points: int, far: float, near: float) -> list[Point]:
    """Return the outline of a star around the origin, one point up."""
    step = 360 / points
    return [
        arc(0, 0, reach, reach, angle, angle, 1)[0]
        for number in range(points)
        for angle, reach in ((step * number - 90, far), (step * (number + 0.5) - 90, near))
    ]
