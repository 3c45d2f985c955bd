"""What a move does: placing chips, exchanging missions, moving expeditions (RT-308)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from engines.core import Event, IllegalMove
from engines.expedition_1996 import chips, missions, scoring
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.moves import Chip, Exchange, Keep, Move, Pass
from engines.expedition_1996.rules import refusal
from engines.expedition_1996.state import State
from engines.routes import playing as shared
from engines.routes.events import GameEnded
from engines.routes.moves import SharedMove
from engines.routes.recent import with_step

Events = tuple[Event, ...]


def apply(lookup: Lookup, state: State, seat: int, move: Move) -> tuple[State, Events]:
    """Return the state after the move and what happened.

    :raises IllegalMove: with the refusal, if the move is not legal.
    """
    if (why := refusal(lookup, state, seat, move)) is not None:
        raise IllegalMove(why)
    if state.chance.answers:
        state = replace(state, chance=state.chance.without_log())
    match move:
        case Chip(place):
            return chips.placed(lookup, state, place)
        case Pass():
            return chips.passed(lookup, state)
        case Exchange(place):
            return missions.exchange(lookup, state, place)
        case Keep(place):
            return missions.keep(lookup, state, place)
    return _travel(lookup, state, move)


def _travel(lookup: Lookup, state: State, move: SharedMove) -> tuple[State, Events]:
    route_rules = lookup.route_rules(state)
    step = shared.play(route_rules, state.board, move)
    events, board, news = list(step.events), step.board, state.news
    if step.point is not None:
        news = with_step(news, state.turn, state.board, step)
    if step.place is not None:
        if not missions.is_known(state, step.seat, step.place):
            events[0] = replace(events[0], reveals=True)
        state, more = missions.reached(lookup, state, step)
        if more:
            board = state.board
            events += more
    board, more = shared.settle(route_rules, board)
    events += more
    if board is not state.board or news is not state.news:
        state = replace(state, board=board, news=news)
    if board.ended:
        events.append(_ended(lookup, state))
    return state, tuple(events)


def _ended(lookup: Lookup, state: State) -> Event:
    """Return the event that ends the game."""
    how: Literal["round", "arrows", "chips"] = "round"
    if shared.all_over(state.board):
        how = "arrows"
    if state.variant_b and not all(state.chips):
        how = "chips"
    result = scoring.outcome(lookup, state)
    assert result is not None
    return GameEnded(how=how, scores=result.scores, winner_seats=result.winners, reveals=True)
