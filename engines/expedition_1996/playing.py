"""What a move does: chips, exchanges, and everything that expeditions do (RT-308)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from engines.core import Event, IllegalMove
from engines.expedition_1996 import chips, missions, scoring
from engines.expedition_1996.atlas import Atlas
from engines.expedition_1996.events import GameEnded
from engines.expedition_1996.moves import Chip, Exchange, Keep, Move, Pass
from engines.expedition_1996.rules import refusal
from engines.expedition_1996.state import State
from engines.routes import playing as shared
from engines.routes.moves import SharedMove
from engines.routes.recent import recently

Events = tuple[Event, ...]


def apply(atlas: Atlas, state: State, seat: int, move: Move) -> tuple[State, Events]:
    """Return the state after the move and what happened.

    :raises IllegalMove: if :func:`refusal` has anything to say.
    """
    if (why := refusal(atlas, state, seat, move)) is not None:
        raise IllegalMove(why)
    if state.chance.answers:
        state = replace(state, chance=state.chance.hushed())
    match move:
        case Chip(place):
            return chips.placed(atlas, state, place)
        case Pass():
            return chips.passed(atlas, state)
        case Exchange(place):
            return missions.exchange(atlas, state, place)
        case Keep(place):
            return missions.keep(atlas, state, place)
    return _travel(atlas, state, move)


def _travel(atlas: Atlas, state: State, move: SharedMove) -> tuple[State, Events]:
    charter = atlas.charter(state)
    step = shared.play(charter, state.board, move)
    events, board, recent = list(step.events), step.board, state.recent
    if step.point is not None:
        recent = recently(state.recent, state.turn, state.board, step)
    if step.place is not None:
        if not missions.is_known(state, step.seat, step.place):
            events[0] = replace(events[0], reveals=True)
        state, more = missions.reached(atlas, state, step)
        if more:
            board = state.board
            events += more
    board, more = shared.settle(charter, board)
    events += more
    if board is not state.board or recent is not state.recent:
        state = replace(state, board=board, recent=recent)
    if board.ended:
        events.append(_ended(atlas, state))
    return state, tuple(events)


def _ended(atlas: Atlas, state: State) -> Event:
    """Return the news that the game is over."""
    how: Literal["round", "arrows", "chips"] = "round"
    if all(route.over for route in state.board.routes):
        how = "arrows"
    if state.variant_b and not all(state.chips):
        how = "chips"
    result = scoring.outcome(atlas, state)
    assert result is not None
    return GameEnded(how=how, scores=result.scores, winner_seats=result.winners, reveals=True)
