"""Where an item may stand relative to the point that it belongs to, and what each place costs."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain, product
from typing import TypeAlias

from render.placing.items import STEM, Kind, Shape, size

LED, FAR = 20.0, (34, 50, 66, 84, 106, 134, 168, 210, 260)
"""The cost of a line from a token, and how far the token's edge may be from its point then."""

NAME_LED, NAME_FAR = 6.0, 170
"""The same for names."""

LESS = 0.25
"""The cost of each shape after the first."""

TURNS = 16
"""Tokens stand in so many directions from their points."""

STEMS = (STEM, 0.0), (1.2, 1.0), (1.6, 4.0), (2.2, 8.0), (3.0, 12.0)
"""How far the middle of a pin's head is from its point, in heights of the head, and the cost."""

ALONG = (
    (0.0, 0.0),
    (0.17, 0.04),
    (-0.17, 0.04),
    (0.33, 0.08),
    (-0.33, 0.08),
    (0.5, 0.12),
    (-0.5, 0.12),
)
"""How far a name above or below its point is moved sidewards, in its widths, and the cost."""

ACROSS = (0.0, 0.0), (0.3, 0.05), (-0.3, 0.05), (0.7, 0.1), (-0.7, 0.1)
"""How far a name beside its point is moved up or down, in its heights, and the cost."""

GRID = 24, 14
"""How far the places of names with lines are apart, across and down."""

_Middles: TypeAlias = Iterator[tuple[float, float, float]]
"""Costs, and where the middle of an item is relative to its point."""


@lru_cache(maxsize=256)
def offsets(kind: Kind, shapes: tuple[Shape, ...], reach: float, led: bool) -> array[float]:
    """Return where an item may stand relative to its point, the best first.

    Each place is four numbers in the row: its cost, the left upper corner relative to the point,
    and the shape. As tuples they took 52 MB after 200 pictures, in one row 7. ``led``: with a line,
    or else close to the point.
    """
    places = _PLACES.get((kind, led))
    if places is None:
        return array("d")
    found = sorted(
        (cost + LESS * n, x - wide / 2, y - high / 2, n)
        for n, (wide, high) in enumerate(map(size, shapes))
        for cost, x, y in places(wide, high, reach)
    )
    return array("d", chain.from_iterable(found))


def _directions(turns: int) -> _Middles:
    """Yield directions with their cost: upwards first, then sidewards, downwards last."""
    for turn in range(turns):
        angle = math.tau * turn / turns
        yield (math.sin(angle) + 1) / 8, math.cos(angle), math.sin(angle)


def _pins(_wide: float, high: float, _reach: float) -> _Middles:
    for (cost, x, y), (far, more) in product(_directions(24), STEMS):
        yield cost + more, x * high * far, y * high * far


def _tokens(wide: float, high: float, reach: float) -> _Middles:
    yield 1.0, 0.0, 0.0
    near = (-0.6, 1.0), (0.0, 0.5), (0.6, 0.0), (1.05, 0.1), (1.6, 0.5), (2.2, 1.0)
    for cost, x, y in _directions(TURNS):
        corner = 1 + 0.3 * min(abs(x), abs(y))
        for part, more in near:
            more_x, more_y = (wide / 2 + part * reach) * corner, (high / 2 + part * reach) * corner
            yield cost + more, x * more_x, y * more_y


def _numbers(wide: float, high: float, _reach: float) -> _Middles:
    # Upon its own line, which it covers.
    yield -1.0, 0.0, 0.0
    for (cost, x, y), (far, more) in product(_directions(TURNS), ((9, 1.0), (20, 2.0), (32, 4.0))):
        yield cost + more, x * (wide / 2 + far), y * (high / 2 + far)


def _far_numbers(wide: float, high: float, _reach: float) -> _Middles:
    """Yield the places of a number with a line."""
    for (cost, x, y), far in product(_directions(TURNS), FAR[1:]):
        yield NAME_LED + cost + far / 12, x * (wide / 2 + far), y * (high / 2 + far)


def _names(wide: float, high: float, reach: float) -> _Middles:
    for far, cost in ((reach + 3, 0.0), (reach + 10, 0.3), (reach + 18, 0.7)):
        for part, more in ACROSS:
            yield cost + more, far + wide / 2, part * high
            yield cost + more + 0.1, -far - wide / 2, part * high
        for part, more in ALONG:
            yield cost + more + 0.15, part * wide, -far - high / 2
            yield cost + more + 0.15, part * wide, far + high / 2


def _far(wide: float, high: float, reach: float) -> _Middles:
    """Yield the places of a token with a line."""
    for (cost, x, y), far in product(_directions(TURNS), FAR):
        away = reach + far
        yield LED + cost + far / 12, x * (wide / 2 + away), y * (high / 2 + away)


def _far_names(wide: float, high: float, reach: float) -> _Middles:
    """Yield the places of a name with a line: a grid, as wide names find room in few places."""
    most = NAME_FAR + reach
    across = range(0, int(wide / 2 + most) + 1, GRID[0])
    down = range(0, int(high / 2 + most) + 1, GRID[1])
    for a, b in product(across, down):
        far = math.hypot(max(a - wide / 2, 0), max(b - high / 2, 0)) - reach
        if 22 < far < NAME_FAR:
            cost = NAME_LED + far / 12 + a / 1000
            # It is the same in all four directions.
            yield from ((cost, x, y) for x in {a, -a} for y in {b, -b})


_PLACES: dict[tuple[Kind, bool], Callable[[float, float, float], _Middles]] = {
    ("pin", False): _pins,
    ("number", False): _numbers,
    ("number", True): _far_numbers,
    ("token", False): _tokens,
    ("token", True): _far,
    ("name", False): _names,
    ("name", True): _far_names,
}
