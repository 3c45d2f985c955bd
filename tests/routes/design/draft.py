"""A network file, and what can be counted and measured in it."""

from __future__ import annotations

import itertools
import json
import math
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias

from engines.routes.content import NETWORK, PLACES

WIDTH = 2048
"""Pixels of the map across (RT-914)."""

REGIONS = (
    "North America",
    "South America",
    "Europe",
    "Africa",
    "Asia",
    "South Pacific and Australia",
)
HOME = "Europe"
"""The region around the start, to which the second half of RT-911 does not apply."""

LEAST_ANGLE = 20.0
LEAST_SPACE = 28.0
LEAST_CLEARANCE = 16.0
"""A line that passes nearer to a point seems to end there."""

HANDS = 20_000

Xy: TypeAlias = tuple[float, float]
Check: TypeAlias = "Callable[[Draft], Iterator[str]]"


@dataclass(frozen=True, slots=True)
class Fault:
    """A broken constraint: its clause, and what breaks it."""

    clause: str
    text: str

    @property
    def line(self) -> str:
        """Both in one line."""
        return f"{self.clause}: {self.text}"


class Draft:
    """A network file, which may have faults.

    :raises ValueError: if it is too broken to be examined.
    """

    def __init__(self, data: Mapping[str, Any], hints: Mapping[str, int]) -> None:
        self.hints = hints
        self.points: dict[str, Mapping[str, Any]] = {p["id"]: p for p in data["points"]}
        if len(self.points) < len(data["points"]):
            raise ValueError("two points have the same id (RT-101)")
        self.places: dict[str, Xy] = {}
        """Where points are drawn; edge dots twice, under their ids followed by L and R."""

        for id_, point in self.points.items():
            if "edge" in point:
                self.places[f"{id_}L"] = tuple(point["left"])
                self.places[f"{id_}R"] = tuple(point["right"])
            else:
                self.places[id_] = (point["x"], point["y"])
        self.lines: list[tuple[str, str]] = [(a, b) for a, b in data["lines"]]
        self.near: dict[str, list[str]] = {id_: [] for id_ in self.points}
        for ends in self.lines:
            for end in ends:
                if end not in self.places:
                    raise ValueError(f"line {list(ends)}: there is no point {end} to draw (RT-102)")
            a, b = map(self.point, ends)
            if a == b:
                raise ValueError(f"line {list(ends)} joins a point to itself (RT-102)")
            if b in self.near[a]:
                raise ValueError(f"two lines join {a} and {b} (RT-102)")
            self.near[a].append(b)
            self.near[b].append(a)
        if len(self.of("start")) != 1:
            raise ValueError("exactly one point is the start (RT-101)")
        self.start = self.of("start")[0]

    @classmethod
    def read(cls, path: Path = NETWORK, places: Path = PLACES) -> Draft:
        """Return the network of a file; ``places`` has the hints for :func:`read_hints`."""
        data = json.loads(path.read_text(encoding="utf-8"))
        return cls(data, read_hints(places))

    def point(self, end: str) -> str:
        """Return the point on which a line ends, without the half of an edge dot."""
        return end if end in self.points else end[:-1]

    def of(self, *kinds: str) -> list[str]:
        """Return the points of some kinds."""
        return [id_ for id_, point in self.points.items() if point["kind"] in kinds]

    def region(self, name: str) -> list[str]:
        """Return the places of a region."""
        return [id_ for id_ in self.of("place") if self.points[id_].get("region") == name]

    @property
    def edges(self) -> list[str]:
        """The edge dots."""
        return [id_ for id_, point in self.points.items() if "edge" in point]

    @cached_property
    def distances(self) -> dict[str, int]:
        """Distances from the start; points out of reach are missing."""
        return self.distances_from(self.start)

    def distances_from(self, *sources: str, without: str = "") -> dict[str, int]:
        """Return the distance from the nearest of some points to each point that can be reached."""
        distances = dict.fromkeys(sources, 0)
        queue = deque(sources)
        while queue:
            here = queue.popleft()
            for there in self.near[here]:
                if there not in distances and there != without:
                    distances[there] = distances[here] + 1
                    queue.append(there)
        return distances

    @cached_property
    def cut_points(self) -> list[str]:
        """Points without which the network falls apart (RT-905)."""
        cut_points = []
        for id_ in self.points:
            remaining = next(point for point in self.points if point != id_)
            if len(self.distances_from(remaining, without=id_)) < len(self.points) - 1:
                cut_points.append(id_)
        return cut_points

    @cached_property
    def diameter(self) -> int:
        """The largest distance between two points."""
        return max(max(self.distances_from(id_).values()) for id_ in self.points)

    @cached_property
    def triangles(self) -> list[tuple[str, ...]]:
        """All sets of three points that are joined to each other."""
        return [
            (a, b, c)
            for a in self.points
            for b, c in itertools.combinations(self.near[a], 2)
            if a < b and a < c and c in self.near[b]
        ]

    @cached_property
    def squares(self) -> list[tuple[str, ...]]:
        """All cycles of four points."""
        squares = set()
        for a, c in itertools.combinations(self.points, 2):
            shared = [b for b in self.near[a] if b in self.near[c]]
            for b, d in itertools.combinations(shared, 2):
                squares.add(tuple(sorted((a, b, c, d))))
        return sorted(squares)

    def leaving(self, circle: Collection[str]) -> int:
        """Return how many lines lead from these points to other points."""
        return sum(there not in circle for here in circle for there in self.near[here])

    @cached_property
    def clusters(self) -> list[set[str]]:
        """The dots in groups that are joined by lines."""
        dots, clusters = set(self.of("red", "green")), []
        while dots:
            cluster, edge = set[str](), {min(dots)}
            while edge:
                cluster |= edge
                edge = {n for id_ in edge for n in self.near[id_] if n in dots} - cluster
            dots -= cluster
            clusters.append(cluster)
        return clusters

    def disjoint_paths(self, sources: Collection[str], targets: Collection[str]) -> int:
        """Return how many paths lead from sources to targets without sharing any point.

        If the start is the only source, all of them begin there and share nothing else.
        """
        # Maximum flow: a path passes each point from its "in" side to its "out" side, once.
        flow: Counter[tuple[tuple[str, str], tuple[str, str]]] = Counter()
        free = self.start if set(sources) == {self.start} else ""
        begun: set[str] = set()

        def room(a: tuple[str, str], b: tuple[str, str]) -> int:
            inside = a[0] == b[0] and a[1] == "in" and b[1] == "out"
            across = b[0] in self.near[a[0]] and a[1] == "out" and b[1] == "in"
            limit = len(self.points) if inside and a[0] == free else int(inside or across)
            return limit - flow[a, b] + flow[b, a]

        count = 0
        while True:
            before: dict[tuple[str, str], tuple[str, str] | None] = {}
            queue: deque[tuple[str, str]] = deque()
            for id_ in sources:
                if id_ not in begun or id_ == free:
                    before[id_, "in"] = None
                    queue.append((id_, "in"))
            end = None
            while queue:
                here = queue.popleft()
                if here[1] == "out" and here[0] in targets:
                    end = here
                    break
                id_, side = here
                steps = [(id_, "out" if side == "in" else "in")]
                steps += [(n, "in" if side == "out" else "out") for n in self.near[id_]]
                for there in steps:
                    if there not in before and room(here, there) > 0:
                        before[there] = here
                        queue.append(there)
            if end is None:
                return count
            step: tuple[str, str] = end
            while (last := before[step]) is not None:
                if flow[step, last]:
                    flow[step, last] -= 1
                else:
                    flow[last, step] += 1
                step = last
            begun.add(step[0])
            count += 1

    # --- the drawing -----------------------------------------------------------------------

    @cached_property
    def angles(self) -> list[tuple[float, str, str, str]]:
        """The angle between neighbouring lines at each drawn point, the smallest first."""
        ends: dict[str, list[str]] = {id_: [] for id_ in self.places}
        for a, b in self.lines:
            ends[a].append(b)
            ends[b].append(a)
        angles = []
        for here, ends_here in ends.items():
            if len(ends_here) < 2:
                continue
            x, y = self.places[here]
            turned = sorted(
                (math.atan2(self.places[n][1] - y, self.places[n][0] - x), n) for n in ends_here
            )
            following = [*turned[1:], (turned[0][0] + 2 * math.pi, turned[0][1])]
            for (a0, n0), (a1, n1) in zip(turned, following, strict=True):
                angles.append((math.degrees(a1 - a0), here, n0, n1))
        return sorted(angles)

    @cached_property
    def crossings(self) -> list[tuple[tuple[str, str], tuple[str, str]]]:
        """Pairs of lines that cross in the drawing."""
        return [
            (first, second)
            for first, second in itertools.combinations(self.lines, 2)
            if not set(first) & set(second)
            and _cross(*map(self.places.__getitem__, (*first, *second)))
        ]

    @cached_property
    def spaces(self) -> list[tuple[float, str, str]]:
        """Distances in the drawing between each two points, the smallest first."""
        return sorted(
            (math.dist(self.places[a], self.places[b]), a, b)
            for a, b in itertools.combinations(self.places, 2)
        )

    @cached_property
    def clearances(self) -> list[tuple[float, str, tuple[str, str]]]:
        """Distances in the drawing between lines and points not on them, the smallest first."""
        return sorted(
            (_distance(xy, self.places[line[0]], self.places[line[1]]), id_, line)
            for line in self.lines
            for id_, xy in self.places.items()
            if id_ not in line
        )


def read_hints(path: Path = PLACES) -> dict[str, int]:
    """Return the distance from the start (1, 2, or 3 for more) each place should have (RT-907)."""
    rows = json.loads(path.read_text(encoding="utf-8"))
    return {row["id"]: row["near_start_hint"] for row in rows}


def _cross(a: Xy, b: Xy, c: Xy, d: Xy) -> bool:
    def side(p: Xy, q: Xy, r: Xy) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def _distance(point: Xy, a: Xy, b: Xy) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    part = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / ((dx * dx + dy * dy) or 1)
    part = min(max(part, 0.0), 1.0)
    return math.dist(point, (a[0] + part * dx, a[1] + part * dy))
