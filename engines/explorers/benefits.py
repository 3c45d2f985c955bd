"""What an answer brings, as codes for the labels of buttons and menus."""

from __future__ import annotations

from engines.explorers.landscape import NEIGHBOURS, mask_of
from engines.explorers.moves import Mark, Move, Take
from engines.explorers.turns import FEWER_CROSSES, MORE_CROSSES
from engines.explorers.view import View

CROSSES = {FEWER_CROSSES: "two", MORE_CROSSES: "three"}


def benefits(view: View, move: Move) -> tuple[str, ...]:
    """Return what lies on a square and whether it touches a village, or how many crosses there are.

    The codes are a terrain or a symbol letter, ``village``, ``two`` and ``three``.
    """
    match move:
        case Mark(square):
            beside = NEIGHBOURS[square] & mask_of(view.villages)
            found = view.symbols[square]
            return (
                view.terrain[square],
                *((found,) if found != "." else ()),
                *(("village",) if beside else ()),
            )
        case Take(side):
            if view.near is not None:
                fewer = side != view.near
            else:
                fewer = view.active not in (None, view.seat) and side == view.side
            return (CROSSES[FEWER_CROSSES if fewer else MORE_CROSSES],)
        case _:
            return ()
