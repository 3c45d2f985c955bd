"""Points, lines and boxes: how far apart they are, and how much they share."""

from __future__ import annotations

import math
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


def kept(value: float, least: float, most: float) -> float:
    """Return the value, or the nearer of the two limits if it is beyond it."""
    return min(max(value, least), most)


def middle(box: Box) -> Point:
    """Return the middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def moved(box: Box, x: float, y: float) -> Box:
    """Return a box moved to the right and down."""
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def meet(first: Box, second: Box, gap: float = 0) -> bool:
    """Whether two boxes overlap or are nearer to each other than the gap."""
    return (
        first[0] < second[2] + gap
        and second[0] < first[2] + gap
        and first[1] < second[3] + gap
        and second[1] < first[3] + gap
    )


def within(inner: Box, outer: Box) -> bool:
    """Whether the first box does not leave the second."""
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def covered(first: Box, second: Box) -> float:
    """Return how much of the first box the second covers, from 0 to 1."""
    wide = min(first[2], second[2]) - max(first[0], second[0])
    high = min(first[3], second[3]) - max(first[1], second[1])
    if wide <= 0 or high <= 0:
        return 0.0
    return wide * high / ((first[2] - first[0]) * (first[3] - first[1]))


def away(at: Point, box: Box) -> float:
    """Return the distance between a point and a box; 0 if it is inside."""
    return math.hypot(
        max(box[0] - at[0], 0.0, at[0] - box[2]), max(box[1] - at[1], 0.0, at[1] - box[3])
    )


def inside(a: Point, b: Point, box: Box) -> float:
    """Return how many pixels of the line from a to b are in a box."""
    ax, ay = a
    bx, by = b
    left, top, right, bottom = box
    if (
        (ax < left and bx < left)
        or (ax > right and bx > right)
        or (ay < top and by < top)
        or (ay > bottom and by > bottom)
    ):
        return 0.0
    first, last = 0.0, 1.0
    for start, way, low, high in ((ax, bx - ax, left, right), (ay, by - ay, top, bottom)):
        if way:
            one, two = (low - start) / way, (high - start) / way
            if one > two:
                one, two = two, one
            if one > first:
                first = one
            if two < last:
                last = two
            if first >= last:
                return 0.0
    return (last - first) * math.hypot(bx - ax, by - ay)


def distance(at: Point, a: Point, b: Point) -> float:
    """Return the distance between a point and the line from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    part = kept(((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / long, 0, 1) if long else 0.0
    return math.hypot(a[0] + part * dx - at[0], a[1] + part * dy - at[1])


def cross(first: tuple[Point, Point], second: tuple[Point, Point]) -> bool:
    """Whether two lines cross."""
    return _between(first, second) and _between(second, first)


def _between(line: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether the ends of another line are on different sides of this one."""
    (ax, ay), (bx, by) = line
    (cx, cy), (dx, dy) = other
    one = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    two = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    return (one > 0) != (two > 0)
