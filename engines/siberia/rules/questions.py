"""What is asked now, with the moves that may be made instead of an answer."""

from __future__ import annotations

from dataclasses import dataclass

from engines.siberia.content.model import Content
from engines.siberia.rules import asking, playing
from engines.siberia.rules.asking import Question
from engines.siberia.rules.board import Board
from engines.siberia.rules.moves import Finish, Move
from engines.siberia.rules.state import State


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of the active player, and whether it need not be asked.

    ``aside`` are moves that may be made instead of an answer: maps that may be used, and ``Finish``
    where everything that is left may be declined.
    """

    question: Question
    aside: tuple[Move, ...]
    automatic: bool

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every legal move."""
        return (*self.question.answers, *self.aside)


def question(content: Content, state: State) -> Asked:
    """Return what the active player is asked; the game must not be over."""
    board = Board(content, state)
    asked = asking.question(board)
    spends = asking.spends(board)
    if _automatic(content, state, asked, spends):
        return Asked(asked, (), automatic=True)
    finish = (Finish(),) if asking.may_finish(board, asked) else ()
    return Asked(asked, (*spends, *finish), automatic=False)


def _automatic(content: Content, state: State, asked: Question, spends: tuple[Move, ...]) -> bool:
    """Whether a question has one answer only and need not be asked (SB-315, SB-316)."""
    if not asked.forced or len(asked.answers) > 1:
        return False
    if asked.kind == "end":
        return not state.undoable and not spends
    return not state.undoable or not _reveals(content, state, asked.answers[0])


def _reveals(content: Content, state: State, move: Move) -> bool:
    """Whether a move would make something hidden known."""
    _after, events = playing.carried_out(content, state, move)
    return any(event.reveals for event in events)
