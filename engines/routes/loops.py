"""After a loop: where the branch may start and where it may lead (RT-506 to RT-518).

The points where a branch may start (exit points) differ between the games: each game chooses an
:class:`ExitRule` when it is set up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engines.routes.network import Arrow, Network, bits_of, head_of, numbers_of, tail_of
from engines.routes.route import Route

ROUTES = 256
"""How many routes the memo below keeps."""


def heads(route: Route) -> int:
    """Return the points to which an arrow of the colour leads (RT-509)."""
    return route.heads


@lru_cache(maxsize=ROUTES)
def last_loop(route: Route) -> int:
    """Return the points of the loop that the last arrow closed (RT-511 to RT-515)."""
    *others, closing = route.arrows
    first, last = head_of(closing), tail_of(closing)
    steps = [(tail_of(arrow), head_of(arrow)) for arrow in others]
    along = _between(steps, first, last)
    return along or _between([*steps, *((b, a) for a, b in steps)], first, last)


def _between(steps: Sequence[tuple[int, int]], first: int, last: int) -> int:
    """Return the points on all shortest paths of steps between two points, 0 if there is none."""
    ahead: dict[int, list[int]] = {}
    for tail, head in steps:
        ahead.setdefault(tail, []).append(head)
    distance, layer = {first: 0}, [first]
    while last not in distance:
        further = distance[layer[0]] + 1
        layer = [head for tail in layer for head in ahead.get(tail, ()) if head not in distance]
        if not layer:
            return 0
        distance.update(dict.fromkeys(layer, further))
    behind: dict[int, list[int]] = {}
    for tail, head in steps:
        if tail in distance and distance.get(head) == distance[tail] + 1:
            behind.setdefault(head, []).append(tail)
    points, back = {last}, [last]
    while back:
        back = [tail for head in back for tail in behind.get(head, ()) if tail not in points]
        points.update(back)
    return bits_of(points)


@dataclass(frozen=True, slots=True)
class ExitRule:
    """Where a branch may start (RT-508), and the clause and code that refuse other points."""

    points: Callable[[Route], int]
    clause: str
    code: str


ROUTE_RULE = ExitRule(heads, "RT-509", "no-arrowhead")
"""Any point with an arrowhead of the colour."""

LOOP_RULE = ExitRule(last_loop, "RT-510", "off-the-loop")
"""Only the points of the loop just closed."""

ANYWHERE = ExitRule(lambda route: route.touched, "RT-516", "not-visited")
"""Every point that the colour has visited; also used if another rule allows no branch."""


def exit_rule(network: Network, route: Route, rule: ExitRule) -> ExitRule:
    """Return the rule for this branch: ``rule``, or :data:`ANYWHERE` if it allows none (RT-516)."""
    return rule if _leads_on(network, route, rule.points(route)) else ANYWHERE


def branches(network: Network, route: Route, rule: ExitRule) -> tuple[Arrow, ...]:
    """Return the legal branches, sorted by exit point, then by the point they lead to.

    If there are none, the colour is over (RT-518). Lines that carry an arrow of the colour need no
    check: both their ends have been visited.
    """
    touched = route.touched
    exits = exit_rule(network, route, rule).points(route)
    return tuple(
        arrow
        for point in numbers_of(exits)
        for arrow in network.arrows[point]
        if not touched >> head_of(arrow) & 1
    )


def can_branch(network: Network, route: Route) -> bool:
    """Whether any branch may be laid; the exit rule does not matter for that (RT-516)."""
    return _leads_on(network, route, route.touched)


def _leads_on(network: Network, route: Route, exits: int) -> bool:
    near, fresh = network.near, ~route.touched
    return any(near[point] & fresh for point in numbers_of(exits))
