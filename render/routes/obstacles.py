"""The points and lines of the board in a part of it: what names and badges must not cover."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from functools import lru_cache

from engines.routes.network import Point as RoutePoint
from render.cache import cached
from render.canvas import Point
from render.picture import Piece
from render.placing import Ground, Line, Part, Spot
from render.placing.geometry import middle
from render.routes import chart
from render.worldmap import Box, Window, network
from render.worldmap.coast import coast
from render.worldmap.relief import FRAME
from render.worldmap.world import drawn_at, zoom_of

ROUTE = 0.15
"""What it costs to cover 40 pixels of a line."""

INSET = 4
"""What is placed keeps this distance from the edges of the picture."""


def points(window: Window) -> tuple[Ground, Part]:
    """Return the points and lines of the board as obstacles, and which part a window shows."""
    ground, scale = _board(zoom_of(window), window.joined), window.scale
    left, top = round(window.box[0] * scale), round(window.box[1] * scale)
    edges = ground.bounds
    bounds = (
        max(left + INSET, edges[0]),
        max(top + INSET, edges[1]),
        min(left + window.width - INSET, edges[2]),
        min(top + window.height - INSET, edges[3]),
    )
    return ground, Part((left, top), bounds)


@cached
def _board(zoom: float, joined: bool) -> Ground:
    """Return all points and lines at a scale, at which the board is whole pixels wide.

    If its edges are ``joined``, that is in the middle: its right half comes first.
    """
    world = coast()
    left = world.width / 2 if joined else 0.0
    box = left, 0.0, left + world.width, world.height
    window = Window(box, round(world.width * zoom), joined)
    away = left * zoom
    spots = [
        Spot(point.id, (x + away, y), chart.reach(point.id, zoom))
        for point in network().points
        for x, y in map(middle, drawn_at(point, window))
    ]
    lines = [
        Line((ax + away, ay), (bx + away, by), ROUTE)
        for ends in map(network().ends, range(len(network().lines)))
        if window.touches(ends)
        for (ax, ay), (bx, by) in ([window.at(*end) for end in ends],)
    ]
    edge, right = FRAME * zoom, math.inf if joined else world.width * zoom
    return Ground(spots, (edge, edge, right - edge, world.height * zoom - edge), lines)


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
