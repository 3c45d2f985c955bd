"""The network that both games are played on: points, lines between them, distances.

Files, moves, stored states and people use the ids of points. Inside the engines a point is its
*number*; the start is 0. A set of points or lines is an integer with one bit per number. An
*arrow*, a line in one direction, is an integer that packs the numbers of the line, its tail and its
head, so that a route can be read without its network.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    Field,
    ValidationInfo,
    field_validator,
    model_validator,
)

from engines.core.content import load_content

Kind: TypeAlias = Literal["start", "place", "red", "green"]
Half: TypeAlias = Literal["L", "R"]
Region: TypeAlias = Literal[
    "North America",
    "South America",
    "Europe",
    "Africa",
    "Asia",
    "South Pacific and Australia",
]
"""RT-103: the six regions."""

Position: TypeAlias = tuple[float, float]
"""Where something is on the drawn map, in pixels from its top left corner."""

Arrow: TypeAlias = int
"""A line in one direction: its number, its tail and its head, packed by :func:`arrow_of`."""

START = 0
"""The number of the start, in every network."""

FAR = 255
"""The distance between points that no path joins; the packaged network has no such points."""

MOST_POINTS = 255
"""More do not fit into an arrow."""


def arrow_of(line: int, tail: int, head: int) -> Arrow:
    """Return the arrow on a line from its end ``tail`` to its end ``head``."""
    return line << 16 | tail << 8 | head


def head_of(arrow: Arrow) -> int:
    """Return the point to which the arrow leads."""
    return arrow & 255


def tail_of(arrow: Arrow) -> int:
    """Return the point from which the arrow comes."""
    return arrow >> 8 & 255


def line_of(arrow: Arrow) -> int:
    """Return the line of the arrow."""
    return arrow >> 16


def bits_of(numbers: Iterable[int]) -> int:
    """Return a set of points or lines as bits."""
    return reduce(or_, (1 << number for number in numbers), 0)


def numbers_of(bits: int) -> Iterator[int]:
    """Yield the points or lines of a set, in order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


# --- the network file ----------------------------------------------------------------------


class Point(BaseModel, frozen=True, extra="forbid"):
    """A point as the network file describes it (RT-101, RT-103, RT-104).

    An edge dot is drawn twice and has two positions, ``left`` and ``right``, instead of x and y.
    """

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]+$")]
    number: int | None = None
    """The point's place in the order in which cards are shuffled; the file may be in any order."""

    kind: Kind
    name: Annotated[str, Field(min_length=1)]
    region: Region | None = None
    edge: Literal[1, 2, 3] | None = None
    lat: float | None = None
    lon: float | None = None
    x: float | None = None
    y: float | None = None
    left: Position | None = None
    right: Position | None = None

    @model_validator(mode="after")
    def _whole(self) -> Point:
        if (self.region is not None) != (self.kind == "place"):
            raise ValueError(f"{self.id}: places have a region, other points have none (RT-103)")
        if self.edge is not None and self.kind != "red":
            raise ValueError(f"{self.id}: only red dots are edge dots (RT-104)")
        single, halves = (self.x, self.y), (self.left, self.right)
        wanted, other = (single, halves) if self.edge is None else (halves, single)
        if None in wanted or other != (None, None):
            names = "x and y" if self.edge is None else "left and right, as an edge dot (RT-104)"
            raise ValueError(f"{self.id}: its position is given by {names}")
        return self

    def position(self, half: Half | None = None) -> Position:
        """Return where the point is drawn; for an edge dot, where one of its halves is."""
        place = (self.x, self.y) if half is None else self.left if half == "L" else self.right
        if place is None or place[0] is None or place[1] is None:
            raise ValueError(f"{self.id} has no such half")
        return place[0], place[1]


def _end(text: str, info: ValidationInfo) -> str:
    """Check that the end of a line is a point, or a half of an edge dot (RT-106)."""
    points = {point.id: point for point in info.data.get("points", ())}
    if text in points:
        if points[text].edge is not None:
            raise ValueError(f"{text} is an edge dot: the line ends on {text}L or {text}R (RT-104)")
        return text
    dot = points.get(text[:-1]) if text[-1] in "LR" else None
    if dot is None:
        raise ValueError(f"there is no point {text}")
    if dot.edge is None:
        raise ValueError(f"{dot.id} is no edge dot, it has no halves (RT-104)")
    return text


End: TypeAlias = Annotated[str, Field(min_length=1), AfterValidator(_end)]


class NetworkData(BaseModel, frozen=True, extra="forbid"):
    """A network file: points and lines, as in ``content/network.json``."""

    points: Annotated[tuple[Point, ...], Field(min_length=1, max_length=MOST_POINTS)]
    lines: tuple[tuple[End, End], ...]

    @field_validator("points")
    @classmethod
    def _different(cls, points: tuple[Point, ...]) -> tuple[Point, ...]:
        starts = [point.id for point in points if point.kind == "start"]
        if len(starts) != 1:
            raise ValueError(f"one point is the start, not {len(starts)} (RT-101)")
        columns: dict[str, list[int | str]] = {
            "id": [point.id for point in points],
            "name": [point.name.casefold() for point in points],
            "edge number": [point.edge for point in points if point.edge is not None],
            "number": [point.number for point in points if point.number is not None],
        }
        if len(columns["number"]) not in (0, len(points)):
            bare = next(point.id for point in points if point.number is None)
            raise ValueError(f"{bare} has no number: either all points have one, or none")
        for what, values in columns.items():
            twice = next((value for value in values if values.count(value) > 1), None)
            if twice is not None:
                raise ValueError(f"two points have the {what} {twice} (RT-101, RT-104)")
        return points

    @field_validator("lines")
    @classmethod
    def _single(
        cls, lines: tuple[tuple[str, str], ...], info: ValidationInfo
    ) -> tuple[tuple[str, str], ...]:
        ids = {point.id for point in info.data.get("points", ())}
        seen: dict[frozenset[str], int] = {}
        for number, ends in enumerate(lines):
            pair = frozenset(end if end in ids else end[:-1] for end in ends)
            if len(pair) == 1:
                raise ValueError(f"line {number} {list(ends)} joins a point to itself (RT-102)")
            if pair in seen:
                text = f"lines {seen[pair]} and {number} join the same points {sorted(pair)}"
                raise ValueError(f"{text} (RT-102)")
            seen[pair] = number
        return lines

    @staticmethod
    def in_order(data: Any) -> Any:
        """Return the data of a valid file with points and lines in their order.

        The start comes first, then the points by their numbers, or by their ids if they have none.
        Then the numbers have said all they have to say, and are left out.
        """

        def place(point: Any) -> tuple[bool, int, str]:
            return point["kind"] != "start", point.get("number") or 0, point["id"]

        points = sorted(data["points"], key=place)
        return data | {
            "points": [
                {name: value for name, value in point.items() if name != "number"}
                for point in points
            ],
            "lines": sorted(map(sorted, data["lines"])),
        }


# --- the network of a game -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """A line: the numbers of its end points, and for edge dots the half on which it ends."""

    ends: tuple[int, int]
    halves: tuple[Half | None, Half | None]


class Network:
    """A network in numbers. It never changes; a game has one, and it is not part of a state.

    The start comes first, then the other points in their order, which is that of
    :meth:`NetworkData.in_order`. Lines are sorted by the numbers of their ends.
    """

    points: tuple[Point, ...]
    ids: tuple[str, ...]
    numbers: dict[str, int]
    lines: tuple[Line, ...]
    arrows: tuple[tuple[Arrow, ...], ...]
    """By point: the arrows that lead away from it, sorted by the points they lead to."""

    near: tuple[int, ...]
    """By point: the points at the other ends of its lines."""

    lines_at: tuple[int, ...]
    """By point: its lines."""

    places: int
    reds: int
    greens: int
    distances: tuple[bytes, ...]

    def __init__(self, data: NetworkData) -> None:
        points = sorted(data.points, key=lambda point: point.kind != "start")
        self.points = tuple(points)
        self.ids = tuple(point.id for point in points)
        self.numbers = {id_: number for number, id_ in enumerate(self.ids)}
        self.lines = tuple(sorted(map(self._line, data.lines), key=lambda line: line.ends))
        arrows: list[list[Arrow]] = [[] for _point in points]
        for number, line in enumerate(self.lines):
            for tail, head in (line.ends, line.ends[::-1]):
                arrows[tail].append(arrow_of(number, tail, head))
        self.arrows = tuple(tuple(sorted(leaving, key=head_of)) for leaving in arrows)
        self.near = tuple(bits_of(map(head_of, leaving)) for leaving in self.arrows)
        self.lines_at = tuple(bits_of(map(line_of, leaving)) for leaving in self.arrows)
        self.places, self.reds, self.greens = (
            bits_of(number for number, point in enumerate(points) if point.kind == kind)
            for kind in ("place", "red", "green")
        )
        self.distances = tuple(map(self._distances_from, range(len(points))))

    def _line(self, ends: tuple[str, str]) -> Line:
        (a, half_a), (b, half_b) = sorted(map(self._end, ends), key=lambda end: end[0])
        return Line((a, b), (half_a, half_b))

    def _end(self, text: str) -> tuple[int, Half | None]:
        if text in self.numbers:
            return self.numbers[text], None
        return self.numbers[text[:-1]], "L" if text[-1] == "L" else "R"

    def _distances_from(self, point: int) -> bytes:
        distances = bytearray([FAR]) * len(self.points)
        reached, edge, distance = 0, 1 << point, 0
        while edge:
            for number in numbers_of(edge):
                distances[number] = distance
            reached |= edge
            edge = reduce(or_, (self.near[number] for number in numbers_of(edge))) & ~reached
            distance += 1
        return bytes(distances)

    @classmethod
    def from_json(cls, file: Path) -> Network:
        """Return the network of a file.

        :raises BadContent: naming file, line and field.
        """
        return cls(load_content(NetworkData, file, "routes", None, NetworkData.in_order)[0])

    def arrow(self, tail: int, head: int) -> Arrow | None:
        """Return the arrow from a point to another, or ``None`` if no line joins them."""
        for arrow in self.arrows[tail]:
            if head_of(arrow) == head:
                return arrow
        return None

    def distance(self, point: int, other: int) -> int:
        """Return the fewest lines on a path between two points (RT-108), or :data:`FAR`."""
        return self.distances[point][other]

    def beyond(self, distance: int, point: int = START) -> int:
        """Return the points at this distance from a point or farther."""
        away = self.distances[point]
        return bits_of(number for number, far in enumerate(away) if far >= distance)

    def spread(self, point: int, through: int) -> int:
        """Return the points that can be reached from this one by paths through a set of points.

        All points between the two ends must be in ``through``; the point itself is left out. If
        the set has all dots, the places returned have nothing but dots between them and the point.
        """
        reached, edge = 1 << point, 1 << point
        while edge:
            neighbours = reduce(or_, (self.near[number] for number in numbers_of(edge)))
            edge = neighbours & ~reached & through
            reached |= neighbours
        return reached & ~(1 << point)

    def ends(self, line: int) -> tuple[Position, Position]:
        """Return where the ends of a line are drawn."""
        (a, b), (half_a, half_b) = self.lines[line].ends, self.lines[line].halves
        return self.points[a].position(half_a), self.points[b].position(half_b)
