"""What is asked now, as a decision of the active player."""

from __future__ import annotations

from engines.core import Decision
from engines.siberia import asking, facts, playing
from engines.siberia.board import Board
from engines.siberia.content.model import Content
from engines.siberia.moves import Finish, Move
from engines.siberia.state import State


def decisions(content: Content, state: State) -> tuple[Decision[Move], ...]:
    """Return the open question; none once the game is over."""
    return () if state.over else (decision(content, state),)


def decision(content: Content, state: State) -> Decision[Move]:
    """Return the question of the active player, with every legal move (SB-315, SB-316)."""
    board = Board(content, state)
    asked = asking.question(board)
    spends = asking.spends(board)
    moves = asked.answers
    automatic = False
    if asked.forced and len(moves) == 1:
        if asked.kind == "end":
            automatic = not state.undoable and not spends
        else:
            automatic = not state.undoable or not _reveals(content, state, moves[0])
    if not automatic:
        moves = (*moves, *spends)
        if asking.may_finish(board, asked):
            moves = (*moves, Finish())
    return Decision(
        seat=state.active,
        kind=asked.kind,
        moves=moves,
        steps=asked.steps,
        facts=facts.of_question(board, asked),
        automatic=automatic,
    )


def _reveals(content: Content, state: State, move: Move) -> bool:
    """Whether a move would make something hidden known."""
    _after, events = playing.carried_out(content, state, move)
    return any(event.reveals for event in events)
