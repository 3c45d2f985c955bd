"""What an answer brings, as codes for the labels of buttons and menus; what to know before it."""

from __future__ import annotations

from dataclasses import replace

from engines.core import Phrase, phrase
from engines.explorers.board import Board
from engines.explorers.crosses import legal
from engines.explorers.landscape import NEIGHBOURS, mask_of
from engines.explorers.moves import Begin, Mark, Move, Take, UseMap
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


def caveat(board: Board, view: View, move: Move) -> Phrase | None:
    """Return that all crosses are lost for want of a square where the move puts them (XP-407)."""
    match move:
        case Begin(side) | Take(side) | UseMap(side) if view.own is not None:
            draft = replace(view.own, stage="cross", allowed=side, left=1)
            if not legal(board.land, view.expert, view.round, draft):
                return phrase("caveat-lost")
    return None
