"""Which shared moves are legal.

For speed, menus are built separately from :func:`refusal`: asking it about every arrow took 7 ms a
turn, building the menu takes 0.1 ms. The laws check that the two agree.

A game calls parts of this where its own rules differ: :func:`pending_refusal` and
:func:`ticket_refusal` before its own actions, :func:`arrow_refusal` and :func:`remove_refusal` for
arrows that its own effects lay and remove.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engines.core import Decision, Refusal
from engines.routes.board import TICKETS_A_TURN, Board, RouteRules
from engines.routes.loops import ANYWHERE, ExitRule, branches, exit_rule
from engines.routes.moves import (
    BONUS,
    COLOURS,
    MAIN,
    TICKET,
    Branch,
    Decline,
    EndTurn,
    Lay,
    Paid,
    Remove,
    SharedMove,
)
from engines.routes.network import Arrow, line_of
from engines.routes.route import ordinary

DECLINE, END_TURN = Decline(), EndTurn()
REMOVES = tuple(map(Remove, COLOURS))


TURN_STEPS = ("what", "colour", "to")
BRANCH_STEPS = ("region", "to", "from")
"""The point it leads to comes first, so that no step has more than 25 answers on long routes."""

MoveT = TypeVar("MoveT")


# --- who is asked what ---------------------------------------------------------------------


def to_act(board: Board, setting_up: int | None) -> tuple[int, ...]:
    """Return the seat that is asked something now: always that whose turn it is.

    ``setting_up`` is the seat that does something before the first turn, if that is not over.
    """
    if board.ended:
        return ()
    return (board.active if setting_up is None else setting_up,)


def turn_question(board: Board, moves: tuple[MoveT, ...]) -> Decision[MoveT]:
    """Return the question of a turn in which neither a branch nor a bonus is open."""
    return Decision(
        seat=board.active,
        kind="turn",
        moves=moves,
        steps=TURN_STEPS,
        facts=(
            ("main", "owed" if board.main else "laid"),
            ("spent", board.spent),
            ("tickets", board.tickets[board.active]),
        ),
    )


def bonus_question(board: Board, moves: tuple[MoveT, ...]) -> Decision[MoveT]:
    """Return the question of an open bonus arrow (RT-403)."""
    facts = (("bonuses", board.bonuses),)
    return Decision(seat=board.active, kind="bonus", moves=moves, steps=TURN_STEPS, facts=facts)


def branch_question(
    route_rules: RouteRules, board: Board, colour: int, moves: tuple[MoveT, ...]
) -> Decision[MoveT]:
    """Return the question of a branch that is owed on a colour (RT-506)."""
    return Decision(
        seat=board.active,
        kind="branch",
        moves=moves,
        steps=BRANCH_STEPS,
        facts=(("colour", COLOURS[colour]),),
        automatic=lies_open(route_rules, board, moves),
    )


# --- menus ---------------------------------------------------------------------------------


def arrows(route_rules: RouteRules, board: Board, by: str) -> list[tuple[int, Arrow]]:
    """Return every colour and ordinary arrow that may be laid by main, ticket, bonus or an effect.

    Whether an arrow may be laid or paid for now is not checked.
    """
    network, extra_ban, looped = route_rules.network, route_rules.extra_ban, board.looped
    allowed = [
        (colour, arrow)
        for colour, route in enumerate(board.routes)
        for arrow in ordinary(network, route, may_close=not looped >> colour & 1)
    ]
    if extra_ban is not None:
        return [
            (colour, arrow)
            for colour, arrow in allowed
            if extra_ban(board, colour, arrow, by) is None
        ]
    return allowed


def lays(route_rules: RouteRules, board: Board, by: Paid) -> tuple[Lay, ...]:
    """Return the moves of :func:`arrows`, sorted by colour, then by the point they lead to."""
    return _lays(route_rules, arrows(route_rules, board, by), by)


def _lays(route_rules: RouteRules, laid: list[tuple[int, Arrow]], by: Paid) -> tuple[Lay, ...]:
    moves = route_rules.lay_moves[by]
    # "arrow & 255" is head_of(arrow) without the call, which took 2 % of the time.
    return tuple([moves[colour][arrow & 255] for colour, arrow in laid])


def branch_rule(route_rules: RouteRules, board: Board, colour: int) -> ExitRule:
    """Return the rule for where this branch may start (RT-508, RT-516, effects)."""
    if board.anywhere:
        return ANYWHERE
    return exit_rule(route_rules.network, board.routes[colour], route_rules.exits)


def lies_open(route_rules: RouteRules, board: Board, moves: Sequence[Any]) -> bool:
    """Whether the only way to lay the branch shows nothing new, so that it need not be asked.

    Everybody can tell: it leads to a dot, and is not the last arrow of its colour.
    """
    if len(moves) != 1 or board.branch is None:
        return False
    network, (move,) = route_rules.network, moves
    to = getattr(move, "to", None)
    is_dot = to is not None and not network.places >> network.numbers[to] & 1
    return is_dot and board.routes[board.branch].left > 1


def branch_lays(route_rules: RouteRules, board: Board) -> tuple[Branch, ...]:
    """Return every legal branch, sorted by exit point, then by the point it leads to."""
    colour = board.branch
    if colour is None:
        return ()
    rule, moves = branch_rule(route_rules, board, colour), route_rules.branch_moves[colour]
    allowed = branches(route_rules.network, board.routes[colour], rule)
    return tuple([moves[arrow] for arrow in allowed])


def removals(board: Board) -> tuple[Remove, ...]:
    """Return every arrow's removal that a ticket could pay for (RT-601, RT-505)."""
    return tuple([move for colour, move in enumerate(REMOVES) if _removable(board, colour)])


def _removable(board: Board, colour: int) -> bool:
    route = board.routes[colour]
    if not route.arrows or not route.left or route.stuck:
        return False
    return not (board.looped >> colour & 1 and route.reopens)


def can_spend(board: Board, count: int = 1) -> bool:
    """Whether the active player has that many tickets and may spend them (RT-704, RT-705)."""
    return board.spent + count <= TICKETS_A_TURN and board.tickets[board.active] >= count


def turn_moves(
    route_rules: RouteRules, board: Board, for_tickets: Sequence[Any] | None, barred: int = 0
) -> tuple[list[Any], bool]:
    """Return what may be laid, removed and paid for in a turn, and whether the turn may end.

    Neither a branch nor a bonus is open. What ``route_rules`` forbid must not depend on how an
    arrow is paid for; ``barred`` are points to which no ticket arrow leads. ``for_tickets`` are the
    game's own moves that cost a ticket, ``None`` if no ticket can be spent.
    """
    moves = list[Any]()
    if not board.main and for_tickets is None:
        return moves, True
    laid = [(colour, arrow & 255) for colour, arrow in arrows(route_rules, board, MAIN)]
    if board.main:
        lays = route_rules.lay_moves[MAIN]
        moves += [lays[colour][to] for colour, to in laid]
    may_end = not moves
    if for_tickets is not None:
        lays = route_rules.lay_moves[TICKET]
        moves += [lays[colour][to] for colour, to in laid if not barred >> to & 1]
        moves += removals(board)
        moves += for_tickets
    return moves, may_end


# --- what is legal -------------------------------------------------------------------------


def refusal(route_rules: RouteRules, board: Board, seat: int, move: SharedMove) -> Refusal | None:
    """Return why a shared move is refused, or ``None`` if it is legal."""
    return turn_refusal(board, seat) or _REFUSALS[type(move)](route_rules, board, move)


def turn_refusal(board: Board, seat: int) -> Refusal | None:
    """Return a refusal if the game is over or it is another seat's turn (RT-701), else ``None``."""
    if board.ended:
        over = all(route.over for route in board.routes)
        return Refusal("RT-813" if over else "RT-809", "game-over", {})
    if seat != board.active:
        return Refusal("RT-701", "not-your-turn", {"turn_seat": board.active})
    return None


def pending_refusal(board: Board) -> Refusal | None:
    """Return a refusal while a branch or a bonus has to be settled first (RT-309)."""
    if board.branch is not None:
        return Refusal("RT-309", "branch-first", {"colour": COLOURS[board.branch]})
    if board.bonuses:
        return Refusal("RT-309", "bonus-first", {"bonuses": board.bonuses})
    return None


def ticket_refusal(board: Board, count: int = 1) -> Refusal | None:
    """Return why the active player cannot spend ``count`` tickets now (RT-309, RT-704, RT-705)."""
    if (why := pending_refusal(board)) is not None:
        return why
    if board.spent + count > TICKETS_A_TURN:
        return Refusal("RT-705", "two-tickets", {"limit": TICKETS_A_TURN, "spent": board.spent})
    if (held := board.tickets[board.active]) < count:
        return Refusal("RT-704", "no-ticket", {"tickets": held})
    return None


def arrow_refusal(
    route_rules: RouteRules, board: Board, colour: int, to: int, by: str
) -> Refusal | None:
    """Return why no ordinary arrow of the colour can be laid to a point (section 3, RT-504).

    Whether an arrow may be laid or paid for now is not checked.
    """
    network, route, name = route_rules.network, board.routes[colour], COLOURS[colour]
    if route.over:
        return Refusal("RT-210", "colour-over", {"colour": name, "left": route.left})
    arrow = network.arrow(route.tip, to)
    if arrow is None:
        if to != route.tip and route.touched & network.near[to]:
            return Refusal("RT-304", "no-branching", {"colour": name, "point": network.ids[to]})
        facts = {"colour": name, "point": network.ids[route.tip], "to": network.ids[to]}
        return Refusal("RT-301", "not-from-tip", facts)
    if route.arrows and line_of(route.arrows[-1]) == line_of(arrow):
        return Refusal("RT-303", "turning-back", {"colour": name, "point": network.ids[to]})
    if route.used >> line_of(arrow) & 1:
        facts = {"colour": name, "point": network.ids[route.tip], "to": network.ids[to]}
        return Refusal("RT-206", "line-used", facts)
    if board.looped >> colour & 1 and route.touched >> to & 1:
        return Refusal("RT-504", "second-loop", {"colour": name, "point": network.ids[to]})
    return (
        route_rules.extra_ban(board, colour, arrow, by)
        if route_rules.extra_ban is not None
        else None
    )


def remove_refusal(board: Board, colour: int) -> Refusal | None:
    """Return why the last arrow of the colour cannot be removed (RT-601, RT-210, RT-505)."""
    route, name = board.routes[colour], COLOURS[colour]
    if route.over:
        return Refusal("RT-210", "colour-over", {"colour": name, "left": route.left})
    if not route.arrows:
        return Refusal("RT-601", "no-arrow", {"colour": name})
    if not _removable(board, colour):
        return Refusal("RT-505", "loop-by-removal", {"colour": name})
    return None


def _lay_refusal(route_rules: RouteRules, board: Board, move: Lay) -> Refusal | None:
    colour, to = _COLOURS.get(move.colour), route_rules.network.numbers.get(move.to)
    if colour is None:
        return Refusal("RT-201", "no-such-colour", {"colour": move.colour})
    if to is None:
        return Refusal("RT-101", "no-such-point", {"point": move.to})
    return _payment_refusal(board, move.by) or arrow_refusal(
        route_rules, board, colour, to, move.by
    )


def _payment_refusal(board: Board, by: Paid) -> Refusal | None:
    """Return why no arrow can be laid now by main, ticket or bonus."""
    if by == TICKET:
        return ticket_refusal(board)
    if by == MAIN:
        if (why := pending_refusal(board)) is not None or board.main:
            return why
        return Refusal("RT-702", "main-laid", {})
    if board.branch is not None:
        return pending_refusal(board)
    return None if board.bonuses else Refusal("RT-403", "no-bonus", {})


def _branch_refusal(route_rules: RouteRules, board: Board, move: Branch) -> Refusal | None:
    network, colour = route_rules.network, board.branch
    if colour is None:
        return Refusal("RT-304", "no-branching", {"colour": move.colour, "point": move.to})
    name = COLOURS[colour]
    if move.colour != name:
        return Refusal("RT-506", "other-colour", {"colour": name})
    start, to = network.numbers.get(move.start), network.numbers.get(move.to)
    if start is None or to is None:
        missing = move.start if start is None else move.to
        return Refusal("RT-101", "no-such-point", {"point": missing})
    facts = {"colour": name, "point": move.start, "to": move.to}
    if network.arrow(start, to) is None:
        return Refusal("RT-507", "no-line", facts)
    rule = branch_rule(route_rules, board, colour)
    if not rule.points(board.routes[colour]) >> start & 1:
        return Refusal(rule.clause, rule.code, facts)
    if board.routes[colour].touched >> to & 1:
        return Refusal("RT-507", "already-visited", facts)
    return None


def _remove_refusal(route_rules: RouteRules, board: Board, move: Remove) -> Refusal | None:
    if (colour := _COLOURS.get(move.colour)) is None:
        return Refusal("RT-201", "no-such-colour", {"colour": move.colour})
    return ticket_refusal(board) or remove_refusal(board, colour)


def _decline_refusal(route_rules: RouteRules, board: Board, move: Decline) -> Refusal | None:
    return _payment_refusal(board, BONUS)


def _end_refusal(route_rules: RouteRules, board: Board, move: EndTurn) -> Refusal | None:
    if (why := pending_refusal(board)) is not None:
        return why
    if board.main and arrows(route_rules, board, MAIN):
        return Refusal("RT-702", "main-owed", {})
    return None


_COLOURS: dict[str, int] = {colour: index for index, colour in enumerate(COLOURS)}

_REFUSALS: dict[type[Any], Callable[[RouteRules, Board, Any], Refusal | None]] = {
    Lay: _lay_refusal,
    Branch: _branch_refusal,
    Remove: _remove_refusal,
    Decline: _decline_refusal,
    EndTurn: _end_refusal,
}
