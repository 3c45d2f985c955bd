"""Points and lines of the board by id: names, positions, distances, and room for badges."""

from __future__ import annotations

import math
from array import array
from functools import cache, lru_cache
from itertools import product

from engines.routes.network import START, Network, line_of
from engines.routes.network import Point as Spot
from engines.routes.view import Step
from render.canvas import Point
from render.fonts import font
from render.routes.say import Say
from render.worldmap import REGIONS, network
from render.worldmap.labels import LEADING, LETTERS, labels_of
from render.worldmap.markers import EDGE_SIZE, SIZES
from render.worldmap.window import Box

NEAR = 250
"""Tokens avoid names and points within this distance, in pixels of the board."""


@cache
def spot(id_: str) -> Spot:
    """Return a point of the board."""
    return network().points[network().numbers[id_]]


def start() -> str:
    """Return the start's id."""
    return network().ids[START]


def name(id_: str) -> str:
    """Return a point's name."""
    return spot(id_).name


def region(id_: str, say: Say, *, short: bool = False) -> str:
    """Return the name of a place's region, ``short`` where there is little room."""
    key = slug(spot(id_).region or "")
    if short and say.has(f"region-short-{key}"):
        return say(f"region-short-{key}")
    return say(f"region-{key}")


def slug(title: str) -> str:
    """Return a region's name as it is written in the keys of texts."""
    return title.lower().replace(" ", "_")


def regions(say: Say) -> tuple[str, ...]:
    """Return the names of all regions in the order of the map."""
    return tuple(say(f"region-{slug(title)}") for title in REGIONS)


def distance(first: str, second: str) -> int:
    """Return the number of lines on the shortest way between two points (RT-108)."""
    numbers = network().numbers
    return network().distance(numbers[first], numbers[second])


@cache
def ways(id_: str) -> tuple[str, ...]:
    """Return the points at the other ends of a point's lines."""
    net = network()
    return tuple(net.ids[arrow & 255] for arrow in net.arrows[net.numbers[id_]])


@cache
def line(tail: str, head: str) -> int:
    """Return the number of the line between two points."""
    numbers = network().numbers
    arrow = network().arrow(numbers[tail], numbers[head])
    assert arrow is not None
    return line_of(arrow)


@cache
def ends(tail: str, head: str) -> tuple[Point, Point]:
    """Return where a line is drawn, from the tail of an arrow to its head."""
    net: Network = network()
    number = line(tail, head)
    a, b = net.ends(number)
    return (a, b) if net.ids[net.lines[number].ends[0]] == tail else (b, a)


@cache
def forward(step: Step) -> bool:
    """Whether an arrow points in the direction in which its line is stored."""
    net = network()
    return net.ids[net.lines[line(*step)].ends[0]] == step[0]


def positions(id_: str) -> tuple[Point, ...]:
    """Return where a point is drawn; an edge dot is drawn twice."""
    point = spot(id_)
    return (point.position("L"), point.position("R")) if point.edge else (point.position(),)


def radius(id_: str) -> float:
    """Return how far a point's marker reaches, in pixels of the board."""
    point = spot(id_)
    return EDGE_SIZE[0] * 0.75 if point.edge else SIZES[point.kind] / 2


@cache
def _boxes() -> tuple[tuple[Point, Box, float], ...]:
    """Return the areas of names and markers: middle, box, and the cost of covering it."""
    boxes: list[tuple[Point, Box, float]] = []
    for point, label in labels_of(network()):
        size, weight, _ink = LETTERS[point.kind]
        face = font(10 * size, weight)
        wide = max(face.getlength(text) for text in label.lines) / 10
        high = size * (0.94 + LEADING * (len(label.lines) - 1))
        left = label.x - wide * {"l": 0, "m": 0.5, "r": 1}[label.anchor]
        box = left, label.y - high / 2, left + wide, label.y + high / 2
        dot = point.kind in ("red", "green")
        boxes.append(((left + wide / 2, label.y), box, 2.5 if dot else 4.0))
    for point in network().points:
        for x, y in positions(point.id):
            r = radius(point.id)
            boxes.append(((x, y), (x - r, y - r, x + r, y + r), 2.5))
    return tuple(boxes)


@cache
def _around(x: float, y: float) -> tuple[tuple[Box, float], ...]:
    return tuple((box, bad) for middle, box, bad in _boxes() if math.dist(middle, (x, y)) < NEAR)


ANGLES = (
    -90, -67.5, -112.5, -45, -135, -22.5, -157.5, 0, 180, 22.5, 157.5, 45, 135, 67.5, 112.5, 90
)  # fmt: skip


def beside(
    id_: str,
    at: Point,
    reach: float,
    size: float,
    taken: list[Box],
    bounds: Box,
    farther: float = 1,
) -> Point:
    """Return the middle of the best place for a token near a point, and add its box to ``taken``.

    ``reach`` is the distance of the token's middle from the point's; if it would hide too much
    there, the token may be ``farther`` times as far away. Names, markers, other tokens, lines and
    the outside of ``bounds`` are avoided if possible; above the point is preferred.
    """
    best, least = at, math.inf
    near = size + reach * 1.2
    close = [box for box in taken if _gap(at, box) < near]
    half, numbers = size / 2, iter(_places(id_, at, reach, size, bounds, farther))
    for x, y, fixed in zip(numbers, numbers, numbers, strict=True):
        cost = fixed
        if close:
            box = x - half, y - half, x + half, y + half
            cost += sum(8 * _shared(box, token) for token in close)
        if cost < least:
            best, least = (x, y), cost
    x, y = best
    taken.append((x - half, y - half, x + half, y + half))
    return best


@lru_cache(maxsize=4096)
def _places(
    id_: str, at: Point, reach: float, size: float, bounds: Box, farther: float
) -> array[float]:
    """Return the places beside a point: the two numbers of each middle, and the cost.

    The cost is that without other tokens. Thousands are cached: an array takes 1 KB, tuples 12.
    """
    places = array("d")
    for (rank, angle), far in product(enumerate(ANGLES), sorted({1.0, farther})):
        turn, way = math.radians(angle), reach * far * (1.14 if angle % 90 else 1)
        x, y = at[0] + way * math.cos(turn), at[1] + way * math.sin(turn)
        box = x - size / 2, y - size / 2, x + size / 2, y + size / 2
        cost = rank * 0.01 + (far - 1) / 3 + 6 * (1 - _shared(box, bounds))
        cost += sum(bad * _shared(box, covered) for covered, bad in _around(*at))
        cost += 0.5 * sum(_angle(way, angle) < 28 for way in _leaving(id_, at))
        places.extend((x, y, cost))
    return places


def _gap(at: Point, box: Box) -> float:
    """Return a lower bound of the distance between a point and a box."""
    return max(box[0] - at[0], at[0] - box[2], box[1] - at[1], at[1] - box[3])


def _shared(first: Box, second: Box) -> float:
    """Return how much of the first box the second covers, from 0 to 1."""
    wide = min(first[2], second[2]) - max(first[0], second[0])
    high = min(first[3], second[3]) - max(first[1], second[1])
    if wide <= 0 or high <= 0:
        return 0.0
    return wide * high / ((first[2] - first[0]) * (first[3] - first[1]))


@cache
def _leaving(id_: str, at: Point) -> tuple[float, ...]:
    """Return the directions of the lines from a point, in degrees; edge dots are drawn twice."""
    angles = []
    for neighbour in ways(id_):
        (ax, ay), (bx, by) = ends(id_, neighbour)
        if math.dist((ax, ay), at) < 1:
            angles.append(math.degrees(math.atan2(by - ay, bx - ax)))
    return tuple(angles)


def _angle(first: float, second: float) -> float:
    return abs((first - second + 180) % 360 - 180)
