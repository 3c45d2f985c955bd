"""The points and lines of the board in a part of it: what names and badges must not cover."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from functools import lru_cache

from engines.routes.network import Point as RoutePoint
from render.cache import cached
from render.canvas import Point
from render.picture import Piece
from render.placing import Ground, Line, Spot
from render.placing.geometry import middle
from render.routes import chart
from render.worldmap import Box, Window, network
from render.worldmap.coast import coast
from render.worldmap.relief import FRAME
from render.worldmap.world import drawn_at

ROUTE = 0.15
"""What it costs to cover 40 pixels of a line."""

INSET = 4
"""What is placed keeps this distance from the edges of the picture."""


@cached
def points(window: Window) -> Ground:
    """Return the points and lines in and near a window, as obstacles."""
    near = 60 / window.scale
    spots = [
        Spot(point.id, at, chart.reach(point.id, window.scale))
        for point, box in _markers(window, 2 * near)
        for at in (middle(box),)
        if -60 < at[0] < window.width + 60 and -60 < at[1] < window.height + 60
    ]
    lines = [
        Line(window.at(*a), window.at(*b), ROUTE)
        for a, b in map(network().ends, range(len(network().lines)))
        if window.touches((a, b), near)
    ]
    left, top, *_ = window.box
    edge, end = FRAME * window.scale, math.inf if window.joined else coast().width
    bounds = (
        max(INSET, edge - left * window.scale),
        max(INSET, edge - top * window.scale),
        min(window.width - INSET, (end - left) * window.scale - edge),
        min(window.height - INSET, (coast().height - top) * window.scale - edge),
    )
    return Ground(spots, bounds, lines)


def _markers(window: Window, margin: float) -> Iterator[tuple[RoutePoint, Box]]:
    """Yield the points that may be in a window, or so far outside, with the boxes of markers."""
    for point in network().points:
        if point.edge is not None or window.shows(*point.position(), margin):
            for box in drawn_at(point, window):
                yield point, box


def exits(window: Window, bounds: Box, leaving: Collection[str]) -> dict[str, tuple[Point, str]]:
    """Return where lines of these points leave the picture, by the point to which they lead.

    With each is a pattern for the name with an arrow.
    """
    found: dict[str, tuple[Point, str]] = {}
    left, top, right, bottom = bounds
    for inner in sorted(leaving):
        for outer in chart.ways(inner):
            ends = chart.ends(inner, outer)
            if window.shows(*ends[1]) or not window.touches(ends):
                continue
            (ax, ay), (bx, by) = (window.at(*end) for end in ends)
            crossed = [
                ((edge - a) / (b - a), arrow)
                for a, b, edge, beyond, arrow in (
                    (ax, bx, left, bx < left, "← {}"),
                    (ay, by, top, by < top, "↑ {}"),
                    (ax, bx, right, bx > right, "{} →"),
                    (ay, by, bottom, by > bottom, "↓ {}"),
                )
                if beyond
            ]
            if crossed:
                part, arrow = min(crossed)
                at = ax + (bx - ax) * max(part, 0.0), ay + (by - ay) * max(part, 0.0)
                found.setdefault(outer, (at, arrow))
    return found


@lru_cache(maxsize=64)
def pieces(window: Window) -> tuple[Piece, ...]:
    """Return the points that are drawn whole in a picture."""
    return tuple(
        Piece("point", box, min(box[2] - box[0], box[3] - box[1]), point.id)
        for point, box in _markers(window, 0)
        if box[0] >= 0 and box[1] >= 0 and box[2] <= window.width and box[3] <= window.height
    )
