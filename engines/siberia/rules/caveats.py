"""What is said beside a move: what it forfeits, that it can do nothing now, or that maps would pay.

All of it follows from what everybody sees.
"""

from __future__ import annotations

from dataclasses import replace

from engines.core import Phrase, phrase
from engines.siberia.content.effects import Node, Pay, Solve, Vanquish
from engines.siberia.content.model import Content
from engines.siberia.content.trees import walk
from engines.siberia.rules import asking, moves, resolving, targets
from engines.siberia.rules.board import Board
from engines.siberia.rules.moves import ACTIONS, Action, Move
from engines.siberia.rules.stack import Frame, Playing
from engines.siberia.rules.state import copied
from engines.siberia.rules.view import View
from engines.siberia.rules.warnings import imagined

SAID = (moves.Cover, moves.Staff, moves.Done, moves.Play, moves.Activate)
"""The moves beside which something may be said."""


def of_move(content: Content, view: View, move: Move) -> Phrase | None:
    """Return what is said beside a move that the view's own seat may make, if anything."""
    if not isinstance(move, SAID) or view.decision is None or move not in view.decision.moves:
        return None
    board = Board(content, imagined(content, view))
    match move:
        case moves.Cover(action):
            return _forfeited(board, action)
        case moves.Staff():
            return idleness(board, move)
        case moves.Done():  # of Finish the question itself tells what is given up
            return _left(board, view.pending[-1:])
        case moves.Play(card) | moves.Activate(card) if _maps_would_pay(board, card):
            return phrase("caveat-maps")
        case _:
            return None


def _forfeited(board: Board, covered: Action) -> Phrase | None:
    """Return which exposed actions are impossible as things stand (SB-313)."""
    moves_first = covered != "move" and asking.possible(board, "move")
    forfeited = [
        action
        for action in ACTIONS
        if action != covered
        and not asking.possible(board, action)
        and not (action == "gather" and moves_first)
    ]
    if not forfeited:
        return None
    return phrase("caveat-forfeits", action=forfeited[0] if len(forfeited) == 1 else "both")


def idleness(board: Board, move: moves.Staff) -> Phrase | None:
    """Return how far the ability can do nothing once the worker is placed (SB-503), if so."""
    frame = board.top
    assert isinstance(frame, Playing)
    trial, card = Board(board.content, copied(board.state)), board.card(frame.card)
    if move.core:
        power, guile = board.room(*board.core(frame.card))
        trial.me.power, trial.me.guile = trial.me.power + power, trial.me.guile + guile
    resolving.staff(trial, frame, move.colour)
    if card.ability is not None and targets.live(trial, card.ability):
        return None
    return phrase("caveat-idle", ongoing="no" if card.ongoing is None else "yes")


def _left(board: Board, frames: tuple[Frame, ...]) -> Phrase | None:
    """Return that a core value in play is given up (SB-502), if one is."""
    playing = [frame for frame in frames if isinstance(frame, Playing)]
    given_up = any(resolving.core_open(board, frame) for frame in playing)
    return phrase("caveat-core") if given_up else None


def _maps_would_pay(board: Board, card: str) -> bool:
    """Whether maps, used before, would make a part of an ability payable (SB-809)."""
    ability = board.card(card).ability
    if ability is None or board.spendable() is None:
        return False
    costly = [node for node in walk(ability) if isinstance(node, Pay | Solve | Vanquish)]
    return any(not targets.live(board, node) and _payable(board, node) for node in costly)


def _payable(board: Board, node: Node) -> bool:
    """Whether an effect could change something after maps were used for power and guile."""
    me, most = board.me, board.content.track
    for used in range(1, me.maps + 1):
        for power in range(used + 1):
            richer = replace(
                me,
                maps=me.maps - used,
                power=min(most, me.power + power),
                guile=min(most, me.guile + used - power),
            )
            mats = list(board.state.mats)
            mats[board.state.active] = richer
            if targets.live(Board(board.content, replace(board.state, mats=tuple(mats))), node):
                return True
    return False
