"""Paying costs: power, guile and maps at once, then cards one by one (SB-1003)."""

from __future__ import annotations

from dataclasses import replace

from engines.siberia.content.effects import Pay
from engines.siberia.rules import gains, moves
from engines.siberia.rules.board import Board, source_of
from engines.siberia.rules.events import Paid
from engines.siberia.rules.resolving import swap
from engines.siberia.rules.stack import Paying


def pay(board: Board, at: str) -> None:
    """Pay power, guile and maps; cards are chosen next (SB-1003)."""
    node, me = board.content.nodes[at], board.me
    assert isinstance(node, Pay)
    cost = node.cost
    me.power, me.guile = me.power - cost.power, me.guile - cost.guile
    me.maps -= cost.map
    if cost.power or cost.guile or cost.map:
        board.events.append(
            Paid(
                seat=board.state.active,
                power=cost.power,
                guile=cost.guile,
                maps=cost.map,
                source=source_of(at),
            )
        )
    swap(board, Paying(at, cost.discard, cost.trash))


def pay_card(
    board: Board,
    frame: Paying,
    move: moves.Discard | moves.Trash | moves.Sure | moves.Rather,
) -> None:
    """Discard or trash a card; one's character or companion only if sure (SB-912)."""
    match move:
        case moves.Rather():
            swap(board, replace(frame, doubt=None))
            return
        case moves.Sure():
            assert frame.doubt is not None
            card = frame.doubt
        case moves.Discard(card) | moves.Trash(card):
            if board.card(card).type in ("character", "companion"):
                swap(board, replace(frame, doubt=card))
                return
    if frame.discard:
        gains.discard(board, card)
        swap(board, replace(frame, discard=frame.discard - 1, doubt=None))
    else:
        gains.trash(board, card)
        swap(board, replace(frame, trash=frame.trash - 1, doubt=None))
