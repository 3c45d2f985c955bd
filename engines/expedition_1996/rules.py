"""Who is asked what, and what is legal.

Menus are built without asking :func:`refusal`, for speed, and every move played is checked by it;
the laws compare the two.

What both games share is in :mod:`engines.routes.rules`, placing chips in :mod:`chips`; what a
move does is in :mod:`playing`.
"""

from __future__ import annotations

from engines.core import Decision, Refusal
from engines.expedition_1996 import chips
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.moves import Chip, Exchange, Keep, Move, Pass
from engines.expedition_1996.state import State
from engines.routes import rules as shared
from engines.routes.board import RouteRules
from engines.routes.moves import BONUS, COLOURS, MAIN, TICKET
from engines.routes.network import head_of
from engines.routes.rules import DECLINE, END_TURN

CHIP_STEPS = ("region", "place")
TURN_STEPS = ("what", "colour", "to")
BRANCH_STEPS = ("region", "to", "from")
"""The point it leads to comes first, so that no step has more than 25 answers on long routes."""

KEEP_STEPS = ("place",)

POINTS = ("point", "to", "place")
"""Facts of a refusal that are points; its text shows their names."""


# --- who is asked what ---------------------------------------------------------------------


def to_act(state: State) -> tuple[int, ...]:
    """Return the seat that is asked something now: always that whose turn it is."""
    if state.board.ended:
        return ()
    return (state.board.active if state.placer is None else state.placer,)


def decisions(lookup: Lookup, state: State) -> tuple[Decision[Move], ...]:
    """Return the open question; none at the end."""
    return tuple(decision(lookup, state, seat) for seat in to_act(state))


def decision(lookup: Lookup, state: State, seat: int) -> Decision[Move]:
    """Return the question of the seat that is to act."""
    board = state.board
    if state.placer is not None:
        left = (("left", state.to_place[seat]),)
        moves = chips.moves(lookup, state, seat)
        return Decision(seat=seat, kind="chip", moves=moves, steps=CHIP_STEPS, facts=left)
    if state.drawn:
        keeps = tuple(lookup.keep_moves[card] for card in state.drawn)
        return Decision(seat=seat, kind="keep", moves=keeps, steps=KEEP_STEPS)
    route_rules = lookup.menu_route_rules(state)
    if board.branch is not None:
        ways = shared.branch_lays(route_rules, board)
        return Decision(
            seat=seat,
            kind="branch",
            moves=ways,
            steps=BRANCH_STEPS,
            facts=(("colour", COLOURS[board.branch]),),
            automatic=shared.lies_open(route_rules, board, ways),
        )
    if board.bonuses:
        return Decision(
            seat=seat,
            kind="bonus",
            moves=(*shared.lays(route_rules, board, BONUS), DECLINE),
            steps=TURN_STEPS,
            facts=(("bonuses", board.bonuses),),
        )
    return Decision(
        seat=seat,
        kind="turn",
        moves=_turn_moves(lookup, state, route_rules),
        steps=TURN_STEPS,
        facts=(
            ("main", "owed" if board.main else "laid"),
            ("spent", board.spent),
            ("tickets", board.tickets[seat]),
        ),
    )


def _turn_moves(lookup: Lookup, state: State, route_rules: RouteRules) -> tuple[Move, ...]:
    board = state.board
    spends = shared.can_spend(board)
    turn_moves: list[Move] = []
    may_end = not board.main
    if board.main or spends:
        # The extra ban of this game does not depend on how an arrow is paid for (Q96-301).
        arrows = [
            (colour, head_of(arrow)) for colour, arrow in shared.arrows(route_rules, board, MAIN)
        ]
        may_end = may_end or not arrows
        if board.main:
            moves = route_rules.lay_moves[MAIN]
            turn_moves += [moves[colour][to] for colour, to in arrows]
        if spends:
            moves = route_rules.lay_moves[TICKET]
            turn_moves += [moves[colour][to] for colour, to in arrows]
            turn_moves += shared.removals(board)
            turn_moves += (
                lookup.exchange_moves[card] for card in exchangeable(state, board.active)
            )
    if may_end:
        turn_moves.append(END_TURN)
    return tuple(turn_moves)


def exchangeable(state: State, seat: int) -> tuple[int, ...]:
    """Return the missions that the seat may give away, if any can be drawn (Q96-503 to Q96-505)."""
    if not state.cards.deck:
        return ()
    marked = state.chips[seat]
    return tuple([card for card in state.cards.hands[seat] if card not in marked])


# --- what is legal -------------------------------------------------------------------------


def refusal(lookup: Lookup, state: State, seat: int, move: Move) -> Refusal | None:
    """Say why the move is refused, or return ``None`` if it is legal."""
    why = _refusal(lookup, state, seat, move)
    if why is None:
        return None
    numbers = lookup.network.numbers
    facts = {
        name: lookup.name(numbers[str(value)]) if name in POINTS and value in numbers else value
        for name, value in why.facts.items()
    }
    return Refusal(why.rule, why.code, facts)


def _refusal(lookup: Lookup, state: State, seat: int, move: Move) -> Refusal | None:
    board = state.board
    if board.ended and state.variant_b:
        return Refusal("Q96-805" if all(state.chips) else "Q96-804", "game-over", {})
    if not board.ended and state.placer is not None:
        return chips.refusal(lookup, state, seat, move)
    if (why := shared.turn_refusal(board, seat)) is not None:
        return why
    if isinstance(move, Keep):
        return _keep_refusal(lookup, state, move)
    if state.drawn:
        return Refusal("Q96-503", "keep-first", {})
    if isinstance(move, Exchange):
        return _exchange_refusal(lookup, state, seat, move)
    if isinstance(move, Chip | Pass):
        return chips.over_refusal(state)
    return shared.refusal(lookup.route_rules(state), board, seat, move)


def _exchange_refusal(lookup: Lookup, state: State, seat: int, move: Exchange) -> Refusal | None:
    if state.variant_b:
        return Refusal("Q96-807", "no-missions", {})
    if (why := shared.ticket_refusal(state.board)) is not None:
        return why
    card, facts = lookup.network.numbers.get(move.place), {"place": move.place}
    if card not in state.cards.hands[seat]:
        return Refusal("Q96-503", "not-in-hand", facts)
    if card in state.chips[seat]:
        return Refusal("Q96-504", "marked", facts)
    if not state.cards.deck:
        return Refusal("Q96-505", "deck-empty", {})
    return None


def _keep_refusal(lookup: Lookup, state: State, move: Keep) -> Refusal | None:
    if state.variant_b:
        return Refusal("Q96-807", "no-missions", {})
    if not state.drawn:
        return Refusal("Q96-503", "no-exchange", {})
    if lookup.network.numbers.get(move.place) in state.drawn:
        return None
    return Refusal("Q96-503", "not-drawn", {"place": move.place})
