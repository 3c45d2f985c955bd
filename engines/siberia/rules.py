"""What is asked now, as a decision of the active player."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core import Decision
from engines.core.memo import memo_last
from engines.siberia import asking, facts, playing
from engines.siberia.asking import Question
from engines.siberia.board import Board
from engines.siberia.content.model import Content
from engines.siberia.moves import Finish, Move
from engines.siberia.state import State


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of the active player, and whether it need not be asked.

    ``aside`` are moves that may be made instead of an answer: maps that may be used, and ``Finish``
    where everything that is left may be declined.
    """

    question: Question
    aside: tuple[Move, ...]
    automatic: bool


@memo_last
def decisions(content: Content, state: State) -> tuple[Decision[Move], ...]:
    """Return the open question; none once the game is over.

    It is asked for again when the answer is checked, and for the view.
    """
    return () if state.over else (decision(content, state),)


def decision(content: Content, state: State) -> Decision[Move]:
    """Return the question of the active player, with every legal move (SB-315, SB-316)."""
    asked, board = question(content, state), Board(content, state)
    told = facts.of_question(board, asked.question)
    if Finish() in asked.aside:
        told = (*told, ("rest", facts.rest(board)))
    return Decision(
        seat=state.active,
        kind=asked.question.kind,
        moves=(*asked.question.answers, *asked.aside),
        steps=asked.question.steps,
        facts=told,
        automatic=asked.automatic,
    )


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
