"""What a move would bring the player who makes it, as far as the player's view shows (RT-954)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from engines.routes.network import Network
from engines.routes.view import Expedition

LOOP = "loop"
ROW = "row"


def gains(
    expeditions: Sequence[Expedition],
    row: Collection[str],
    own: Mapping[str, str],
    move: Any,
    back: Mapping[str, str],
) -> tuple[str, ...]:
    """Return codes for what an arrow laid or removed brings: what is at the point, and a loop.

    ``own`` maps ids of places to the code for what the reader has there. ``back`` maps ids of
    points to the code for what a point gives when an expedition comes back to it because its last
    arrow is removed. A move with a ``to`` lays an arrow; one with only a ``colour`` removes one.
    """
    colour, to = getattr(move, "colour", None), getattr(move, "to", None)
    expedition = next(
        (expedition for expedition in expeditions if expedition.colour == colour), None
    )
    if expedition is None:
        return ()
    start, *heads = _visited(expedition)
    if to is None:
        *heads, to = heads[:-1] or [""]
        benefits = [back[to]] if to in back else []
        loops = to in {start, *heads}
    else:
        benefits = [ROW] if to in row else []
        loops = move.kind != "branch" and to in {start, *heads}
    if to in own:
        benefits.append(own[to])
    if loops:
        benefits.append(LOOP)
    return tuple(benefits)


def pays(network: Network, supply: int) -> Mapping[str, str]:
    """Return the codes for what dots give when an expedition comes back to them, by their ids.

    Red dots give nothing if the supply of tickets is empty (RT-402, RT-604).
    """
    return _pays(network, supply > 0)


@lru_cache(maxsize=16)
def _pays(network: Network, tickets: bool) -> Mapping[str, str]:
    codes = {"green": "bonus"} | ({"red": "ticket"} if tickets else {})
    return MappingProxyType(
        {point.id: codes[point.kind] for point in network.points if point.kind in codes}
    )


def _visited(expedition: Expedition) -> tuple[str, ...]:
    # The first arrow leads from the start.
    start = expedition.arrows[0][0] if expedition.arrows else expedition.tip
    return (start, *(head for _tail, head in expedition.arrows))
