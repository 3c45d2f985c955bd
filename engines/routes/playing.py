"""Carry out shared moves, in the order of RT-308.

:func:`play` (or :func:`lay` and :func:`remove`, for a game's own effects) does step 1, the red
dot, and returns a :class:`Step`. Then the game does step 2, its cards. Then :func:`settle` does
the rest: the end of the game, and branches and bonuses that cannot be laid. Moves must be legal;
:mod:`engines.routes.rules` checks that.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engines.core import Event, RoundBegan
from engines.routes import route as routes
from engines.routes.board import Board, RouteRules
from engines.routes.events import (
    ArrowLaid,
    ArrowRemoved,
    BonusEarned,
    BonusLapsed,
    ColourOver,
    LastRound,
    LoopFormed,
    TicketGained,
    TurnEnded,
)
from engines.routes.loops import can_branch
from engines.routes.moves import (
    BONUS,
    BRANCH,
    COLOURS,
    MAIN,
    TICKET,
    Branch,
    Decline,
    EndTurn,
    Lay,
    Remove,
    SharedMove,
)
from engines.routes.network import Arrow, head_of, tail_of
from engines.routes.route import Reach, Route
from engines.routes.rules import arrows
from engines.routes.values import changed

Events = tuple[Event, ...]


class Step(NamedTuple):
    """The board after a move of ``seat``, its events, and the point that was reached.

    ``place`` is the same point if it is a place, else ``None``. ``laid`` is true if an arrow was
    laid, false if one was removed.
    """

    board: Board
    events: Events
    seat: int
    laid: bool = False
    colour: int | None = None
    point: int | None = None
    place: int | None = None


def play(route_rules: RouteRules, board: Board, move: SharedMove) -> Step:
    """Carry out a legal shared move of the active seat, up to reaching a point."""
    network = route_rules.network
    match move:
        case Lay(name, to, by):
            colour = COLOURS.index(name)
            arrow = network.arrow(board.routes[colour].tip, network.numbers[to])
            assert arrow is not None
            return lay(route_rules, board, colour, arrow, by)
        case Branch(name, start, to):
            arrow = network.arrow(network.numbers[start], network.numbers[to])
            assert arrow is not None
            return lay(route_rules, board, COLOURS.index(name), arrow, BRANCH)
        case Remove(name):
            return remove(route_rules, board, COLOURS.index(name), TICKET)
        case Decline():
            seat = board.active
            lapsed = BonusLapsed(seat=seat, count=1, declined=True)
            return Step(without_turn(board), (lapsed,), seat)
        case EndTurn():
            return _end_turn(board)


def lay(
    route_rules: RouteRules, board: Board, colour: int, arrow: Arrow, by: str, *, pays: bool = True
) -> Step:
    """Lay a legal arrow by main, ticket, bonus, branch or an effect of the game.

    If ``pays`` is false, dots give nothing.
    """
    reach = routes.lay(route_rules.network, board.routes[colour], arrow)
    ids = route_rules.network.ids
    event = ArrowLaid(
        seat=board.active,
        colour=COLOURS[colour],
        tail=ids[tail_of(arrow)],
        head=ids[head_of(arrow)],
        by=by,
    )
    return _reached(route_rules, board, colour, reach, by, event, pays=pays, laid=True)


def remove(
    route_rules: RouteRules, board: Board, colour: int, by: str, *, pays: bool = True
) -> Step:
    """Remove a colour's last arrow by ticket or an effect of the game; this must be legal.

    If ``pays`` is false, dots give nothing.
    """
    before = board.routes[colour]
    reach = routes.remove(route_rules.network, before)
    ids, arrow = route_rules.network.ids, before.arrows[-1]
    event = ArrowRemoved(
        seat=board.active,
        colour=COLOURS[colour],
        tail=ids[tail_of(arrow)],
        head=ids[head_of(arrow)],
        tip=ids[reach.point],
        by=by,
    )
    return _reached(route_rules, board, colour, reach, by, event, pays=pays, laid=False)


def _reached(
    route_rules: RouteRules,
    board: Board,
    colour: int,
    reach: Reach,
    by: str,
    event: Event,
    *,
    pays: bool,
    laid: bool,
) -> Step:
    seat, name, point = board.active, COLOURS[colour], reach.point
    events = [event]
    main, spent, bonuses, branch = board.main, board.spent, board.bonuses, board.branch
    anywhere, looped, supply = board.anywhere, board.looped, board.supply
    change = 0
    if by == MAIN:
        main = False
    elif by == TICKET:
        change, spent = -1, spent + 1
    elif by == BONUS:
        bonuses -= 1
    elif by == BRANCH:
        branch, anywhere = None, False
    if reach.loop:
        looped |= 1 << colour
        events.append(LoopFormed(seat=seat, colour=name, point=route_rules.network.ids[point]))
        if reach.branch:
            branch = colour
    if pays and reach.ticket:
        gained = 1 if supply else 0  # RT-402; tickets just spent are not in the supply (RT-708)
        supply -= gained
        change += gained
        events.append(TicketGained(seat=seat, count=gained))
    if pays and reach.bonus:
        bonuses += 1
        events.append(BonusEarned(seat=seat))
    if reach.over:
        events.append(ColourOver(colour=name, stuck=False))
    after = Board(
        routes=_with_route(board.routes, colour, reach.route),
        tickets=_changed(board.tickets, seat, change) if change else board.tickets,
        supply=supply,
        first=board.first,
        active=seat,
        turn=board.turn,
        main=main,
        spent=spent,
        looped=looped,
        branch=branch,
        anywhere=anywhere,
        bonuses=bonuses,
        closing=board.closing,
        ended=board.ended,
    )
    place = point if route_rules.network.places >> point & 1 else None
    return Step(after, tuple(events), seat, laid, colour, point, place)


def settle(
    route_rules: RouteRules, board: Board, *, keep_bonuses: bool = False
) -> tuple[Board, Events]:
    """Carry out steps 3 to 5 of RT-308; a game calls this after every move.

    If ``keep_bonuses`` is true, a bonus is kept although no arrow can be laid for it, because the
    game offers something else for it.
    """
    if board.ended:
        return board, ()
    if all_over(board):
        return finished(board), ()
    events: list[Event] = []
    if (colour := board.branch) is not None:
        route = board.routes[colour]
        if can_branch(route_rules.network, route):
            return board, ()
        stuck = replace(route, stuck=True)
        board = changed(
            board, routes=_with_route(board.routes, colour, stuck), branch=None, anywhere=False
        )
        events.append(ColourOver(colour=COLOURS[colour], stuck=True))
        if all_over(board):
            return finished(board), tuple(events)
    if board.bonuses and not keep_bonuses and not arrows(route_rules, board, BONUS):
        events.append(BonusLapsed(seat=board.active, count=board.bonuses, declined=False))
        board = changed(board, bonuses=0)
    return board, tuple(events)


def finished(board: Board) -> Board:
    """End the game at once; no branch and no bonus is left (RT-813)."""
    return changed(board, branch=None, anywhere=False, bonuses=0, ended=True)


def last_round(board: Board, seat: int) -> tuple[Board, Events]:
    """Make this the last round, because the seat has no hand cards left (RT-809, RT-811)."""
    if board.closing or board.ended:
        return board, ()
    return changed(board, closing=True), (LastRound(seat=seat),)


def spend(board: Board, count: int = 1) -> Board:
    """Let the active player pay tickets for one of the game's own actions (RT-706, RT-708)."""
    tickets = _changed(board.tickets, board.active, -count)
    return changed(board, tickets=tickets, spent=board.spent + count)


def gain(board: Board, count: int) -> tuple[Board, Events]:
    """Give the active player tickets, at most as many as are in the supply (RT-402)."""
    count = min(count, board.supply)
    tickets = _changed(board.tickets, board.active, count)
    event = TicketGained(seat=board.active, count=count)
    return changed(board, tickets=tickets, supply=board.supply - count), (event,)


def without_turn(board: Board) -> Board:
    """Return the board with one bonus less: it was declined or used for something else."""
    return changed(board, bonuses=board.bonuses - 1)


def with_hidden_pass(board: Board) -> Board:
    """Let the branch that must be laid start at any point that its colour has visited."""
    return changed(board, anywhere=True)


def _end_turn(board: Board) -> Step:
    """Pass the turn on clockwise, or end the game with the last round (RT-701, RT-708, RT-809)."""
    seat = board.active
    events: list[Event] = [TurnEnded(seat=seat, lapsed=board.main, reveals=True)]
    ended = board.closing and seat == board.last_seat
    after = changed(
        board,
        supply=board.supply + board.spent,
        spent=0,
        looped=0,
        active=seat if ended else (seat + 1) % board.seats,
        turn=board.turn if ended else board.turn + 1,
        main=not ended,
        ended=ended,
    )
    if after.round != board.round:
        events.append(RoundBegan(round=after.round))
    return Step(after, tuple(events), seat)


def all_over(board: Board) -> bool:
    """Whether all expeditions are over, which ends the game (RT-813)."""
    return all(not route.left or route.stuck for route in board.routes)


def _with_route(
    all_routes: tuple[Route, Route, Route], colour: int, route: Route
) -> tuple[Route, Route, Route]:
    a, b, c = all_routes
    if colour == 0:
        return route, b, c
    return (a, route, c) if colour == 1 else (a, b, route)


def _changed(tickets: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    return (*tickets[:seat], tickets[seat] + change, *tickets[seat + 1 :])
