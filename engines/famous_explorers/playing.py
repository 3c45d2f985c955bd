"""What a move does: marks, cards, Events, Secrets, moving expeditions (RT-308)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from engines.core import Event, IllegalMove
from engines.famous_explorers import cards, event_cards, marks, moves, scoring, secrets
from engines.famous_explorers.events import SecretsShown
from engines.famous_explorers.lookup import BRIDGE, MARCH, WIND, Lookup
from engines.famous_explorers.moves import Move
from engines.famous_explorers.rules import refusal, route_rules_of, task_moves
from engines.famous_explorers.state import State
from engines.routes import playing as shared
from engines.routes.events import GameEnded
from engines.routes.moves import COLOURS, EndTurn, SharedMove
from engines.routes.playing import Step
from engines.routes.recent import with_step
from engines.routes.values import changed

Events = tuple[Event, ...]


def apply(lookup: Lookup, state: State, seat: int, move: Move) -> tuple[State, Events]:
    """Return the state after the move and what happened.

    :raises IllegalMove: with the refusal, if the move is not legal.
    """
    if (why := refusal(lookup, state, seat, move)) is not None:
        raise IllegalMove(why)
    if state.chance.answers:
        state = changed(state, chance=state.chance.without_log())
    match move:
        case moves.Score(place):
            state, events = cards.by_command(lookup, state, seat, place)
            return _without_pointless_task(lookup, state), events
        case moves.Hold() | moves.Release() | moves.HoldAll() | moves.ReleaseAll():
            return cards.switched(lookup, state, seat, move)
        case moves.Toss(place):
            return marks.tossed(lookup, state, place)
        case moves.Redraw():
            return marks.redrawn(lookup, state)
        case moves.Mark(place):
            return marks.marked(lookup, state, place)
        case moves.Reveal():
            state, events = secrets.turned_over(lookup, state, move)
            return _settled(lookup, state, events)
    if state.window is not None:
        state = changed(state, window=None)  # FE-906: any other action closes it
    match move:
        case moves.Exchange(place):
            board = shared.spend(state.board)
            return cards.given(lookup, changed(state, board=board), place, "exchange")
        case moves.Give(place):
            return cards.given(lookup, changed(state, tasks=state.tasks[:-1]), place, "gossip")
        case moves.Keep(place):
            return cards.kept(lookup, state, place)
        case moves.Buy(card):
            return event_cards.bought(lookup, state, card)
        case moves.Play(card):
            return event_cards.played(state, card)
        case moves.Enough():
            return changed(state, tasks=state.tasks[:-1]), ()
        case moves.Shift():
            return event_cards.shifted(lookup, state, move)
        case moves.Spy(place):
            state = changed(state, tasks=state.tasks[:-1])
            return cards.scored(lookup, state, seat, lookup.network.numbers[place], "spyglass")
        case moves.Drop(place):
            return secrets.dropped(lookup, state, place)
        case moves.Peek():
            state, events = secrets.peeked(lookup, state, move)
            return _settled(lookup, state, events)
        case moves.Extra() | moves.Lift():
            return _by_event(lookup, state, move)
    return _shared(lookup, state, move)


def _without_pointless_task(lookup: Lookup, state: State) -> State:
    """Return the state without the task if no move can carry it out any more (FE-808, FE-911).

    The card just scored, or the mark on it, may have been the last one the task could use.
    """
    if state.task is None or task_moves(lookup, state, state.task):
        return state
    return changed(state, tasks=state.tasks[:-1])


def _by_event(lookup: Lookup, state: State, move: moves.Extra | moves.Lift) -> tuple[State, Events]:
    """Lay or remove an arrow as an Event allows (FE-832, FE-833, FE-836)."""
    route_rules, network = route_rules_of(lookup, state), lookup.network
    colour, task = COLOURS.index(move.colour), state.task
    assert task is not None
    if isinstance(move, moves.Lift):
        step = shared.remove(route_rules, state.board, colour, BRIDGE, pays=False)
    else:
        arrow = network.arrow(state.board.routes[colour].tip, network.numbers[move.to])
        assert arrow is not None
        marching = task.kind == MARCH
        step = shared.lay(
            route_rules, state.board, colour, arrow, MARCH if marching else WIND, pays=not marching
        )
    state, events = _travelled(lookup, state, step)
    if isinstance(move, moves.Lift):
        state = event_cards.lifted(state, colour)
    else:
        state = event_cards.marched(route_rules, state, colour)
    return _settled(lookup, state, events)


def _shared(lookup: Lookup, state: State, move: SharedMove) -> tuple[State, Events]:
    """Carry out a move that both games on the network share."""
    step = shared.play(route_rules_of(lookup, state), state.board, move)
    if step.point is not None:
        state, events = _travelled(lookup, state, step)
    elif isinstance(move, EndTurn):
        events = step.events
        state = changed(state, board=step.board, late=False, bought=False)
    else:
        events = step.events
        state = changed(state, board=step.board)
    return _settled(lookup, state, events)


def _travelled(lookup: Lookup, state: State, step: Step) -> tuple[State, Events]:
    """Return the state after an expedition reached a point: cards and Secrets (RT-308 (2))."""
    news, place = with_step(state.news, state.turn, state.board, step), step.place
    if place is None:
        return changed(state, board=step.board, news=news), step.events
    events = step.events
    if not cards.is_known(state, step.seat, place):
        events = (replace(events[0], reveals=True), *events[1:])
    state = changed(
        state,
        board=step.board,
        news=news,
        reached=state.reached | 1 << place,
        window=place if step.laid and state.secret_destinations else None,
    )
    state, more = cards.landed(lookup, state, step)
    if not state.secret_destinations:
        return state, (*events, *more)
    state, last = secrets.claimed(lookup, state, step)
    return state, (*events, *more, *last)


def _settled(lookup: Lookup, state: State, events: Events) -> tuple[State, Events]:
    """Do what follows every move: the end of the game, branches and bonuses (RT-308 (3) to (5)).

    A bonus for which no arrow can be laid stays open while a Secret may be peeked at (FE-902).
    """
    peeks = state.secret_destinations and bool(secrets.peekable(state))
    board, more = shared.settle(route_rules_of(lookup, state), state.board, keep_bonuses=peeks)
    if board is not state.board:
        state = changed(state, board=board)
    if board.ended:
        state, last = _ended(lookup, state)
        return state, (*events, *more, *last)
    return state, (*events, *more) if more else events


def _ended(lookup: Lookup, state: State) -> tuple[State, Events]:
    """Return the state after the last cards were scored, and the events of the end (FE-307)."""
    how: Literal["round", "arrows"] = "arrows" if shared.all_over(state.board) else "round"
    state = changed(state, window=None)
    state, scored = cards.scored_at_end(lookup, state)
    result = scoring.outcome(lookup, state)
    assert result is not None
    events: list[Event] = [*scored]
    left = tuple(card for card in state.secrets if card is not None)
    if left:
        events.append(SecretsShown(places=lookup.ids(left), reveals=True))
    events.append(
        GameEnded(how=how, scores=result.scores, winner_seats=result.winners, reveals=True)
    )
    return state, tuple(events)
