"""What is asked now, with the moves that may be made instead of an answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engines.siberia.content.model import Content
from engines.siberia.rules import asking, playing
from engines.siberia.rules.asking import Question
from engines.siberia.rules.board import Board
from engines.siberia.rules.moves import Finish, Move
from engines.siberia.rules.state import State


@dataclass(frozen=True)
class Asked:
    """A question of the active player, and whether it need not be asked."""

    board: Board
    question: Question
    automatic: bool

    @cached_property
    def aside(self) -> tuple[Move, ...]:
        """What may be done instead of an answer.

        It is to use maps, and ``Finish`` where everything that is left may be declined.
        """
        if self.automatic:
            return ()
        finish = (Finish(),) if asking.may_finish(self.board, self.question) else ()
        return (*asking.spends(self.board), *finish)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every legal move."""
        return (*self.question.answers, *self.aside)


def question(content: Content, state: State) -> Asked:
    """Return what the active player is asked; the game must not be over."""
    board = Board(content, state)
    asked = asking.question(board)
    return Asked(board, asked, _automatic(board, asked))


def _automatic(board: Board, asked: Question) -> bool:
    """Whether a question has one answer only and need not be asked (SB-315, SB-316)."""
    if not asked.forced or len(asked.answers) > 1:
        return False
    if asked.kind == "end":
        return not board.state.undoable and not asking.spends(board)
    return not board.state.undoable or not _reveals(board, asked.answers[0])


def _reveals(board: Board, move: Move) -> bool:
    """Whether a move would make something hidden known."""
    _after, events = playing.carried_out(board.content, board.state, move)
    return any(event.reveals for event in events)
