"""Where a move would lead an expedition, by what a view shows: nothing hidden is used."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from engines.routes import route as routes
from engines.routes.loops import can_branch
from engines.routes.network import Network
from engines.routes.route import Route
from engines.routes.view import Expedition

REMEMBERED = 64
"""How many routes are remembered: all moves of a question are foreseen from the same ones."""


class Foreseen(NamedTuple):
    """The point that an expedition would reach, ``laid`` if by an arrow laid, not removed.

    ``place`` is false for a dot and for the start. ``ends`` says that all expeditions are over
    then, which ends the game (RT-813).
    """

    point: str
    place: bool
    laid: bool
    ends: bool


def foreseen(network: Network, expeditions: Sequence[Expedition], move: Any) -> Foreseen | None:
    """Return where a legal move leads an expedition; ``None`` if it moves none.

    A move with a ``to`` and a ``colour`` lays an arrow; one with only a ``colour`` removes one.
    """
    colour, to = getattr(move, "colour", None), getattr(move, "to", None)
    own = next((expedition for expedition in expeditions if expedition.colour == colour), None)
    if own is None:
        return None
    route = _route(network, own)
    if to is None:
        reach = routes.remove(network, route)
    else:
        tail = network.numbers[getattr(move, "start", own.tip)]
        arrow = network.arrow(tail, network.numbers[to])
        assert arrow is not None, "only legal moves are foreseen"
        reach = routes.lay(network, route, arrow)
    over = reach.over or (reach.branch and not can_branch(network, reach.route))
    return Foreseen(
        network.ids[reach.point],
        bool(network.places >> reach.point & 1),
        laid=to is not None,
        ends=over and all(other.over for other in expeditions if other is not own),
    )


@lru_cache(maxsize=REMEMBERED)
def _route(network: Network, expedition: Expedition) -> Route:
    """Return the route that a view shows."""
    numbers, arrows = network.numbers, []
    for tail, head in expedition.arrows:
        arrow = network.arrow(numbers[tail], numbers[head])
        assert arrow is not None, "views show arrows of the network"
        arrows.append(arrow)
    return Route(tuple(arrows), expedition.left, stuck=expedition.over and expedition.left > 0)
