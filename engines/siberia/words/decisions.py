"""What is asked now, as a decision of the active player."""

from __future__ import annotations

from engines.core import Decision
from engines.core.memo import memo_last
from engines.siberia.content.model import Content
from engines.siberia.rules.moves import Finish, Move
from engines.siberia.rules.questions import question
from engines.siberia.rules.state import State
from engines.siberia.words import facts


def decisions(content: Content, state: State) -> tuple[Decision[Move], ...]:
    """Return the open question; none once the game is over."""
    return () if state.over else (decision(content, state),)


@memo_last
def decision(content: Content, state: State) -> Decision[Move]:
    """Return the question of the active player, with every legal move (SB-315, SB-316).

    It is asked for again when the answer is checked, and for the view.
    """
    asked = question(content, state)
    told = facts.of_question(asked.board, asked.question)
    if Finish() in asked.aside:
        told = (*told, ("rest", facts.rest(asked.board)))
    return Decision(
        seat=state.active,
        kind=asked.question.kind,
        moves=asked.moves,
        steps=asked.question.steps,
        facts=told,
        automatic=asked.automatic,
    )
