"""Translates moves recorded under older rulesets into those of the present one.

Under ruleset 1 a turn of New Adventures ended by itself after a placement if none of the action
tiles held was of use, although its player had chosen to go on, and going on could be chosen
where nothing could follow. Such an answer now says that it ends the turn (LX-705); everything
else is played as it was.
"""

from __future__ import annotations

from engines.luxor.moves import Confirm, Move
from engines.luxor.playing import apply
from engines.luxor.rules import END, MUST_END, decision, refusal
from engines.luxor.state import State
from engines.luxor.tiles import Placement

RULESETS = (1,)
"""The older rulesets whose records can be brought up to date."""


def translated(state: State, seat: int, move: Move) -> Move:
    """Return a move of ruleset 1 as the present ruleset plays it."""
    if not isinstance(move, Confirm) or move.end or not isinstance(state.draft, Placement):
        return move
    why = refusal(state, seat, move)
    if why is not None:
        return MUST_END if why.code == "turn-must-end" else move
    after, _events = apply(state, seat, move)
    return MUST_END if decision(after, seat).moves == (END,) else move
