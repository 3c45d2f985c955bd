"""What a move would give the one who makes it, as far as the own view tells (RT-954)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engines.routes.view import Expedition

LOOP = "loop"
ROW = "row"


def gains(
    expeditions: Sequence[Expedition],
    row: Collection[str],
    own: Mapping[str, str],
    move: Any,
    *,
    row_by_removing: bool,
) -> tuple[str, ...]:
    """Return what comes of an arrow laid or removed, as codes: what is at the place, and a loop.

    ``own`` says by the ids of places what the reader has there. A move is one to lay an arrow if
    it has a ``to``, one to remove it if it has a ``colour`` only. ``row_by_removing`` says whether
    a card of the row is taken by removing an arrow, too.
    """
    colour, to = getattr(move, "colour", None), getattr(move, "to", None)
    expedition = next((one for one in expeditions if one.colour == colour), None)
    if expedition is None:
        return ()
    found = list[str]()
    if to is None:
        to = expedition.arrows[-2][1] if len(expedition.arrows) > 1 else ""
        row = row if row_by_removing else ()
    elif move.kind != "branch" and to in {_start(expedition), *_heads(expedition)}:
        found.append(LOOP)
    if to in own:
        found.insert(0, own[to])
    if to in row:
        found.insert(0, ROW)
    return tuple(found)


def _start(expedition: Expedition) -> str:
    # The first arrow leads from the start.
    return expedition.arrows[0][0] if expedition.arrows else expedition.tip


def _heads(expedition: Expedition) -> tuple[str, ...]:
    return tuple(head for _tail, head in expedition.arrows)
