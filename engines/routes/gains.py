"""What a move would give the one who makes it, as far as the own view tells (RT-954)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
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
    """Return what comes of an arrow laid or removed, as codes: what is at the point, and a loop.

    ``own`` says by the ids of places what the reader has there, ``back`` by the ids of points what
    else one gives that an expedition comes back to because its last arrow is removed. A move is
    one to lay an arrow if it has a ``to``, one to remove it if it has a ``colour`` only.
    """
    colour, to = getattr(move, "colour", None), getattr(move, "to", None)
    expedition = next((one for one in expeditions if one.colour == colour), None)
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


def pays(network: Network, supply: int) -> dict[str, str]:
    """Return by their ids what dots pay to who comes back to them, as codes (RT-402, RT-604)."""
    codes = {"green": "bonus"} | ({"red": "ticket"} if supply else {})
    return {one.id: codes[one.kind] for one in network.points if one.kind in codes}


def _visited(expedition: Expedition) -> tuple[str, ...]:
    # The first arrow leads from the start.
    start = expedition.arrows[0][0] if expedition.arrows else expedition.tip
    return (start, *(head for _tail, head in expedition.arrows))
