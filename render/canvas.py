"""Anti-aliased shapes: drawn three times as large as needed, then reduced.

The functions that draw sprites cache them by size (:func:`render.cache.cached`).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.theme import Colour

OVERSAMPLING = 3
"""Four looks the same, but has more shades, which make larger PNG files."""

Point: TypeAlias = tuple[float, float]


class Canvas:
    """A drawing surface of ``width`` x ``height`` pixels on which ``units`` fill the width.

    Shapes are given in units, so that the same code draws every size. An ``oversampling`` of 1
    gives hard edges, without shades.
    """

    def __init__(
        self,
        width: int,
        height: int | None = None,
        *,
        units: float = 100,
        ground: Colour | None = None,
        oversampling: int = OVERSAMPLING,
    ) -> None:
        self._times = oversampling
        size = (width * self._times, (height or width) * self._times)
        if ground is None:
            self._image = Image.new("RGBA", size)
        else:
            self._image = Image.new("RGB", size, ground)
        self._scale = size[0] / units
        self._origin = (0.0, 0.0)
        self._draw = ImageDraw.Draw(self._image)

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        """Return a canvas that draws upon a finished image, in its pixels and with hard edges."""
        canvas = cls(1, oversampling=1)
        canvas._image, canvas._scale = image, 1.0
        canvas._draw = ImageDraw.Draw(image)
        return canvas

    def done(self) -> Image.Image:
        """Return the drawing at its true size."""
        return self._image.reduce(self._times)

    def around(self, x: float, y: float, zoom: float = 1.0) -> Canvas:
        """Return a canvas on the same surface, its origin at a point and its units scaled."""
        moved = copy(self)
        ((left, top),) = self._points([(x, y)])
        moved._origin, moved._scale = (left, top), self._scale * zoom
        return moved

    @contextmanager
    def inside(self, outline: Sequence[Point]) -> Iterator[Canvas]:
        """Context manager for a canvas that draws only within the outline."""
        mask = Image.new("L", self._image.size)
        ImageDraw.Draw(mask).polygon(self._points(outline), fill=255)
        layer = copy(self)
        layer._image = self._image.copy()
        layer._draw = ImageDraw.Draw(layer._image)
        yield layer
        self._image.paste(layer._image, (0, 0), mask)

    def polygon(
        self,
        points: Sequence[Point],
        fill: Colour | None,
        edge: Colour | None = None,
        width: float = 0,
    ) -> None:
        """Draw a filled polygon, with an edge of rounded corners."""
        if fill is not None:
            self._draw.polygon(self._points(points), fill=fill)
        if edge is not None:
            self.line([*points, points[0]], edge, width)

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """Draw a line with round ends and corners."""
        scaled, thick = self._points(points), width * self._scale
        self._draw.line(scaled, fill=fill, width=max(1, round(thick)))
        radius = thick / 2
        if radius >= 1:
            for x, y in scaled:
                box = (x - radius, y - radius, x + radius, y + radius)
                self._draw.ellipse(box, fill=fill)

    def dashes(
        self, points: Sequence[Point], fill: Colour, width: float, dash: float, gap: float
    ) -> None:
        """Draw a dashed line along the points."""
        remaining, drawn = dash, True
        piece: list[Point] = [points[0]]
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            length, walked = math.dist((x0, y0), (x1, y1)), 0.0
            while length - walked > remaining:
                walked += remaining
                part = walked / length
                corner = (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
                if drawn:
                    self.line([*piece, corner], fill, width)
                drawn = not drawn
                piece, remaining = [corner], dash if drawn else gap
            remaining -= length - walked
            piece.append((x1, y1))
        if drawn and len(piece) > 1:
            self.line(piece, fill, width)

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        fill: Colour | None = None,
        edge: Colour | None = None,
        width: float = 0,
    ) -> None:
        """Draw an ellipse around a centre; its edge lies inside."""
        ry = rx if ry is None else ry
        if edge is not None:
            self._draw.ellipse(self._points([(x - rx, y - ry), (x + rx, y + ry)]), fill=edge)
            rx, ry = rx - width, ry - width
        if fill is not None:
            self._draw.ellipse(self._points([(x - rx, y - ry), (x + rx, y + ry)]), fill=fill)

    def box(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        radius: float,
        fill: Colour | None,
        edge: Colour | None = None,
        width: float = 0,
    ) -> None:
        """Draw a rectangle with rounded corners; its edge lies inside."""
        (x0, y0), (x1, y1) = self._points([(left, top), (right, bottom)])
        self._draw.rounded_rectangle(
            (x0, y0, x1 - 1, y1 - 1),
            radius * self._scale,
            fill=fill,
            outline=edge,
            width=round(width * self._scale),
        )

    def clear(self, left: float, top: float, right: float, bottom: float, radius: float) -> None:
        """Make a rounded rectangle transparent again."""
        self.box(left, top, right, bottom, radius, (0, 0, 0, 0))

    def _points(self, points: Iterable[Point]) -> list[Point]:
        (left, top), scale = self._origin, self._scale
        return [(left + x * scale, top + y * scale) for x, y in points]


def curve(*points: Point, steps: int = 16) -> list[Point]:
    """Return points along a Bezier curve of any degree."""
    along: list[Point] = []
    for step in range(steps + 1):
        t, control = step / steps, list(points)
        while len(control) > 1:
            control = [
                (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
                for (x0, y0), (x1, y1) in itertools.pairwise(control)
            ]
        along.append(control[0])
    return along


def arc(
    x: float, y: float, rx: float, ry: float, start: float, end: float, steps: int = 24
) -> list[Point]:
    """Return points of an ellipse's arc, in degrees clockwise from the east."""
    angles = [math.radians(start + (end - start) * n / steps) for n in range(steps + 1)]
    return [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles]


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> list[Point]:
    """Return the outline of a rounded rectangle."""
    return [
        *arc(right - radius, top + radius, radius, radius, -90, 0, 6),
        *arc(right - radius, bottom - radius, radius, radius, 0, 90, 6),
        *arc(left + radius, bottom - radius, radius, radius, 90, 180, 6),
        *arc(left + radius, top + radius, radius, radius, 180, 270, 6),
    ]
