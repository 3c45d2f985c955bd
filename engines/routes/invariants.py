"""Checks of what is always true of a board and of the cards."""

from __future__ import annotations

from functools import lru_cache

from engines.routes.board import TICKETS_A_TURN, Board, RouteRules
from engines.routes.cards import Cards
from engines.routes.moves import COLOURS
from engines.routes.network import Arrow, Network, head_of, tail_of
from engines.routes.route import Route, lay, misstep

REMEMBERED = 64
"""How many routes the memo below keeps; a move changes at most one of three."""


def broken(route_rules: RouteRules, board: Board) -> tuple[str, ...]:
    """Return what is wrong with a board: lost arrows or tickets, impossible routes or duties."""
    faults: list[str] = []
    for name, route in zip(COLOURS, board.routes, strict=True):
        faults += (f"{name}: {wrong}" for wrong in _wrong(route_rules, route))
    if sum(board.tickets) + board.supply + board.spent != route_rules.tickets:
        faults.append("tickets are not conserved (RT-704)")
    if min(*board.tickets, board.supply, board.spent) < 0 or board.spent > TICKETS_A_TURN:
        faults.append("more tickets were spent than can be (RT-705)")
    if not 0 <= board.active < board.seats:
        faults.append("nobody's turn")
    if board.branch is not None:
        route = board.routes[board.branch]
        if not route.closed or route.over or not board.looped >> board.branch & 1:
            faults.append("a branch is owed without a loop (RT-506)")
    elif any(route.closed and not route.over for route in board.routes):
        faults.append("a loop without its branch (RT-506)")
    if board.bonuses < 0 or (board.ended and (board.bonuses or board.branch is not None)):
        faults.append("something is owed that cannot be (RT-403, RT-813)")
    if not board.ended and all(route.over for route in board.routes):
        faults.append("all colours are over, the game is not (RT-813)")
    return tuple(faults)


def broken_cards(network: Network, cards: Cards, elsewhere: tuple[int, ...]) -> tuple[str, ...]:
    """Return what is wrong with the cards; ``elsewhere`` are those that the game has elsewhere."""
    every = [card for hand in cards.hands for card in hand]
    every += (*cards.row, *cards.deck, *cards.discards, *elsewhere)
    whole = sorted(every) == [n for n in range(len(network.points)) if network.places >> n & 1]
    return () if whole else ("cards are not conserved (RT-103, RT-804)",)


def _wrong(route_rules: RouteRules, route: Route) -> list[str]:
    faults = list[str]()
    if route.left < 0 or len(route.arrows) + route.left != route_rules.arrows:
        faults.append("arrows are not conserved (RT-205)")
    again, wrong = _laid_again(route_rules, route.arrows)
    if wrong is not None:
        faults.append(wrong)
    if (again.tip, again.heads, again.used) != (route.tip, route.heads, route.used) and not faults:
        faults.append("what is kept of the route is not what its arrows say")
    return faults


@lru_cache(maxsize=REMEMBERED)
def _laid_again(route_rules: RouteRules, arrows: tuple[Arrow, ...]) -> tuple[Route, str | None]:
    """Lay the arrows again: return the route, up to the first impossible arrow, and the reason."""
    network, route = route_rules.network, Route(left=route_rules.arrows)
    for arrow in arrows:
        if network.arrow(tail_of(arrow), head_of(arrow)) != arrow:
            return route, "an arrow on no line (RT-301)"
        if (wrong := misstep(route, arrow)) is not None:
            return route, wrong
        route = lay(network, route, arrow).route
    return route, None
