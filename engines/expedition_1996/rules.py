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
from engines.routes.moves import BONUS
from engines.routes.rules import DECLINE, END_TURN

CHIP_STEPS = ("region", "place")
KEEP_STEPS = ("place",)

# --- who is asked what ---------------------------------------------------------------------


def decisions(lookup: Lookup, state: State) -> tuple[Decision[Move], ...]:
    """Return the open question; none at the end."""
    return tuple(decision(lookup, state, seat) for seat in shared.to_act(state.board, state.placer))


def decision(lookup: Lookup, state: State, seat: int) -> Decision[Move]:
    """Return the question of the seat that is to act."""
    board = state.board
    if state.placer is not None:
        left, moves = state.to_place[seat], chips.moves(lookup, state, seat)
        facts = (("left", left),)
        return Decision(
            seat=seat, kind="chip", moves=moves, steps=CHIP_STEPS, facts=facts, owed=left
        )
    if state.drawn:
        keeps = tuple(lookup.keep_moves[card] for card in state.drawn)
        return Decision(seat=seat, kind="keep", moves=keeps, steps=KEEP_STEPS)
    route_rules = lookup.menu_route_rules(state)
    if board.branch is not None:
        ways = shared.branch_lays(route_rules, board)
        return shared.branch_question(route_rules, board, board.branch, ways)
    if board.bonuses:
        return shared.bonus_question(board, (*shared.lays(route_rules, board, BONUS), DECLINE))
    exchanges = None
    if shared.can_spend(board):
        exchanges = [lookup.exchange_moves[card] for card in exchangeable(state, seat)]
    # The extra ban of this game does not depend on how an arrow is paid for (Q96-301).
    turn_moves, may_end = shared.turn_moves(route_rules, board, exchanges)
    return shared.turn_question(board, (*turn_moves, END_TURN) if may_end else tuple(turn_moves))


def exchangeable(state: State, seat: int) -> tuple[int, ...]:
    """Return the missions that the seat may give away, if any can be drawn (Q96-503 to Q96-505)."""
    if not state.cards.deck:
        return ()
    marked = state.chips[seat]
    return tuple([card for card in state.cards.hands[seat] if card not in marked])


# --- what is legal -------------------------------------------------------------------------


def refusal(lookup: Lookup, state: State, seat: int, move: Move) -> Refusal | None:
    """Say why the move is refused, or return ``None`` if it is legal."""
    return lookup.named(_refusal(lookup, state, seat, move))


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
