"""Points and lines of the board by id: names, positions and distances."""

from __future__ import annotations

from functools import cache

from engines.routes.network import START, Network, line_of
from engines.routes.network import Point as Spot
from engines.routes.view import Step
from render.canvas import Point
from render.routes.say import Say
from render.worldmap import Window, grown, network
from render.worldmap.markers import EDGE_SIZE, SIZES


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


def reach(id_: str, scale: float) -> float:
    """Return how far a point's marker reaches in a picture of that scale."""
    point = spot(id_)
    return (EDGE_SIZE[0] * 0.8 if point.edge else SIZES[point.kind] / 2) * grown(scale)


def shown(id_: str, window: Window) -> bool:
    """Whether a point, or one of its two halves, is in a picture."""
    return any(window.shows(*at) for at in positions(id_))
