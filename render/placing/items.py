"""What is to be placed, what stands in the way, and where the items are put."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from render.placing.geometry import Box, Point, Size

Shape: TypeAlias = tuple[Box, ...]
"""The boxes of an item's parts, with the left upper corner of the whole at 0, 0."""

Kind: TypeAlias = Literal["pin", "number", "token", "name"]

GAP = 2.0
"""The least distance between two items, and between parts of an item."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the map as it is drawn: its marker reaches ``reach`` pixels around ``at``.

    A point that is drawn twice is two spots with the same id.
    """

    id: str
    at: Point
    reach: float


@dataclass(frozen=True, slots=True)
class Line:
    """Something thin that should not be covered; ``cost`` per 40 pixels of it.

    About 0.15 for a line of the network and 1 for an arrow.
    """

    a: Point
    b: Point
    cost: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """Something to be placed beside the point ``of``.

    ``key`` is unique among the items. ``at``: where the point is drawn; if there are several
    positions, the item is placed beside one of them. ``shapes``: what it may look like, the
    best first (:func:`single`, :func:`together`). A pin's shape is its head; the middle of it is
    at least :data:`STEM` of its height away from the point, with a stem between them. A number
    stands upon a line or close to it: it is of no point, and ``at`` are places on its line.
    """

    key: str
    of: str
    at: tuple[Point, ...]
    kind: Kind
    shapes: tuple[Shape, ...]
    importance: float = 10.0
    """The larger, the earlier it is placed.

    A name is left out rather than put at the end of a long line: below 10 if the line were longer
    than some 300 pixels or crossed many things, below 5 if it were longer than 150 or crossed two,
    below 2 before there is any line.
    """

    line: Line | None = None
    rivals: tuple[Line, ...] = ()
    """Of a number: its own line, and those of others, which must not be nearer to its last part
    unless a line leads from it.
    """


STEM = 0.92
"""Least distance of the middle of a pin's head from its point, in heights of the head."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Where an item stands.

    If tokens of one point cannot stand together, they are on several sides of it.
    """

    box: Box
    """The box around all parts."""

    parts: Shape
    """The boxes of the parts, in the order of its shape."""

    shape: int
    """Which of the item's shapes it has."""

    at: Point
    """The position of its point that it stands beside."""

    leader: tuple[Point, Point] | None = None
    """The line from the item to its point, to be drawn below all items."""


def single(*sizes: Size) -> tuple[Shape, ...]:
    """Return the shapes of an item of one part, such as a name in one or in two lines."""
    return tuple(((0.0, 0.0, wide, high),) for wide, high in sizes)


def together(sizes: Sequence[Size], gap: float = GAP) -> tuple[Shape, ...]:
    """Return the shapes of tokens of one point that stand together: in one row, or in several."""
    shapes = []
    for columns in range(len(sizes), 0, -1):
        lines = [sizes[n : n + columns] for n in range(0, len(sizes), columns)]
        widths = [sum(wide for wide, _high in line) + gap * (len(line) - 1) for line in lines]
        top, boxes = 0.0, []
        for line, long in zip(lines, widths, strict=True):
            highest = max(high for _wide, high in line)
            left = (max(widths) - long) / 2
            for wide, high in line:
                middle = top + highest / 2
                boxes.append((left, middle - high / 2, left + wide, middle + high / 2))
                left += wide + gap
            top += highest + gap
        shapes.append(tuple(boxes))
    return tuple(shapes)


def size(shape: Shape) -> Size:
    """Return the width and height of a shape."""
    return max(box[2] for box in shape), max(box[3] for box in shape)
