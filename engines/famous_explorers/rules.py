"""Who is asked what, and what is legal.

Menus are built without asking :func:`refusal`, for speed, and every move played is checked by it;
the laws compare the two.

What both games on the network share is in :mod:`engines.routes.rules`; the set-up is in
:mod:`marks`, cards in :mod:`cards`, Explorers and Events in :mod:`event_cards`, Secrets in
:mod:`secrets`; what a move does is in :mod:`playing`.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.core import Decision, Refusal
from engines.famous_explorers import cards, event_cards, marks, moves, secrets
from engines.famous_explorers.event_cards import ENOUGH, LIFTS, march_arrows
from engines.famous_explorers.lookup import WIND, Lookup
from engines.famous_explorers.moves import Move
from engines.famous_explorers.state import State, Task
from engines.famous_explorers.view import Owed
from engines.routes import rules as shared
from engines.routes.board import RouteRules
from engines.routes.moves import BONUS
from engines.routes.network import head_of
from engines.routes.rules import DECLINE, END_TURN

CARD_STEPS = ("place",)
FREE_STEPS = ("what", "place")


class TaskKind(NamedTuple):
    """The steps in which a task's question is asked, and the kinds of moves that answer it."""

    steps: tuple[str, ...]
    moves: tuple[type[Move], ...]


TASKS: dict[Owed, TaskKind] = {
    "march": TaskKind(("colour", "to"), (moves.Extra,)),
    "bridge": TaskKind(("colour",), (moves.Lift, moves.Enough)),
    "gossip": TaskKind(CARD_STEPS, (moves.Give,)),
    "bearings": TaskKind(("start", "to"), (moves.Shift,)),
    "wind": TaskKind(("colour", "to"), (moves.Extra,)),
    "spyglass": TaskKind(CARD_STEPS, (moves.Spy,)),
    "keep": TaskKind(CARD_STEPS, (moves.Keep,)),
    "drop": TaskKind(CARD_STEPS, (moves.Drop,)),
}
TASK_CLAUSES = {**event_cards.CLAUSES, "keep": "FE-402", "drop": "FE-911"}

FREE_ACTIONS = (moves.Score, moves.Hold, moves.Release, moves.HoldAll, moves.ReleaseAll)
PRIVATE_MOVES = (moves.Hold, moves.Release, moves.HoldAll, moves.ReleaseAll)
"""FE-952: moves that only the seat itself learns of."""

SETTING_UP = (moves.Toss, moves.Redraw, moves.Mark)

# --- who is asked what ---------------------------------------------------------------------


def route_rules_of(lookup: Lookup, state: State) -> RouteRules:
    """Return the route rules of a game: New Rule 2 forbids some arrows."""
    return lookup.route_rules_by_variant[state.new_rule_2]


def decisions(lookup: Lookup, state: State) -> tuple[Decision[Move], ...]:
    """Return the open question; none at the end."""
    return tuple(decision(lookup, state, seat) for seat in shared.to_act(state.board, state.marker))


def free_action(lookup: Lookup, state: State, seat: int) -> Decision[Move] | None:
    """Return what a seat may do with its hand in anybody's turn (FE-302, FE-304)."""
    if state.board.ended or state.redrawing or not 0 <= seat < state.seats:
        return None
    if not state.cards.hands[seat]:
        return None
    free_moves = cards.free_moves(lookup, state, seat)
    return Decision(seat=seat, kind="free", moves=free_moves, steps=FREE_STEPS)


def decision(lookup: Lookup, state: State, seat: int) -> Decision[Move]:
    """Return the question of the seat that is to act."""
    if state.marker is not None:
        return _setup_decision(lookup, state, seat)
    board, route_rules = state.board, route_rules_of(lookup, state)
    reveals = secrets.reveals(state)
    if state.task is not None:
        return Decision(
            seat=seat,
            kind=state.task.kind,
            moves=(*task_moves(lookup, state, state.task), *reveals),
            steps=TASKS[state.task.kind].steps,
            facts=_task_facts(lookup, state, state.task),
            automatic=state.task.kind == "drop",
        )
    if board.branch is not None:
        own = event_cards.plays(lookup, route_rules, state, seat)
        ways = (*shared.branch_lays(route_rules, board), *own, *reveals)
        return shared.branch_question(route_rules, board, board.branch, ways)
    if board.bonuses:
        peeks = (secrets.PEEKS[slot] for slot in secrets.peekable(state))
        ways = (*shared.lays(route_rules, board, BONUS), *peeks, *reveals, DECLINE)
        return shared.bonus_question(board, ways)
    ways = (*_turn_moves(lookup, state, route_rules, seat), *reveals)
    return shared.turn_question(board, ways)


def _setup_decision(lookup: Lookup, state: State, seat: int) -> Decision[Move]:
    return Decision(
        seat=seat,
        kind="redraw" if state.redrawing else "mark",
        moves=marks.moves(lookup, state, seat),
        steps=CARD_STEPS,
        facts=(("tossed", len(state.tossed)), ("left", state.to_mark[seat])),
        owed=0 if state.redrawing else state.to_mark[seat],
    )


def _task_facts(lookup: Lookup, state: State, task: Task) -> tuple[tuple[str, int | str], ...]:
    facts: tuple[tuple[str, int | str], ...] = (("second", "yes" if task.colours else "no"),)
    if task.kind != "keep" or state.given is None:
        return facts
    return (*facts, ("given", lookup.name(state.given)))


def task_moves(lookup: Lookup, state: State, task: Task) -> tuple[Move, ...]:
    """Return the moves that carry out the task, or its next part."""
    seat, board, route_rules = state.board.active, state.board, route_rules_of(lookup, state)
    match task.kind:
        case "keep":
            return tuple([lookup.keep_moves[card] for card in state.drawn])
        case "drop":
            return tuple(
                [moves.Drop(lookup.network.ids[place]) for place in sorted(state.marks[seat])]
            )
        case "gossip":
            return tuple([lookup.give_moves[card] for card in state.cards.hands[seat]])
        case "spyglass":
            return tuple(
                [lookup.spy_moves[card] for card in event_cards.spied(lookup, state, seat)]
            )
        case "bearings":
            return event_cards.shifts(lookup, state, seat)
        case "bridge":
            liftable = event_cards.liftable(board, task.colours)
            lifts = tuple([LIFTS[colour] for colour in liftable])
            return (*lifts, ENOUGH) if task.colours else lifts
    if task.kind == "march":
        ways = march_arrows(route_rules, board, task.colours)
    else:
        ways = shared.arrows(route_rules, board, WIND)
    return tuple([lookup.extra_moves[colour][head_of(arrow)] for colour, arrow in ways])


def _turn_moves(
    lookup: Lookup, state: State, route_rules: RouteRules, seat: int
) -> tuple[Move, ...]:
    board, for_tickets = state.board, None
    if shared.can_spend(board):
        for_tickets = list[Move]()
        if cards.can_draw(state):
            for_tickets += [lookup.exchange_moves[card] for card in state.cards.hands[seat]]
        if state.explorers_events:
            for_tickets += event_cards.buys(lookup, route_rules, state, seat)
    # New Rule 2 forbids no main arrow (FE-712), so one set of route rules serves both kinds.
    barred = lookup.network.reds if state.new_rule_2 else 0
    turn_moves, may_end = shared.turn_moves(
        lookup.route_rules_by_variant[False], board, for_tickets, barred
    )
    if state.explorers_events:
        turn_moves += event_cards.plays(lookup, route_rules, state, seat)
    if may_end:
        turn_moves.append(END_TURN)
    return tuple(turn_moves)


# --- what is legal -------------------------------------------------------------------------


def refusal(lookup: Lookup, state: State, seat: int, move: Move) -> Refusal | None:
    """Say why the move is refused, or return ``None`` if it is legal."""
    return lookup.named(_refusal(lookup, state, seat, move))


def _refusal(lookup: Lookup, state: State, seat: int, move: Move) -> Refusal | None:
    board = state.board
    if isinstance(move, FREE_ACTIONS):
        if board.ended:
            return shared.turn_refusal(board, seat)
        if state.redrawing:
            return Refusal("FE-103", "setting-up", {})
        return cards.free_refusal(lookup, state, seat, move)
    if not board.ended and state.marker is not None:
        return marks.refusal(lookup, state, seat, move)
    if (why := shared.turn_refusal(board, seat)) is not None:
        return why
    if isinstance(move, SETTING_UP):
        return Refusal("FE-201", "marks-placed", {})
    if isinstance(move, moves.Reveal):
        return secrets.reveal_refusal(state, move)
    route_rules = route_rules_of(lookup, state)
    if (task := state.task) is not None:
        if not isinstance(move, TASKS[task.kind].moves):
            return Refusal(TASK_CLAUSES[task.kind], "task-first", {"task": task.kind})
        if isinstance(move, moves.Keep):
            return _keep_refusal(lookup, state, move)
        if isinstance(move, moves.Drop):
            own = lookup.network.numbers.get(move.place) in state.marks[seat]
            return None if own else Refusal("FE-911", "no-mark-there", {"place": move.place})
        return event_cards.task_refusal(lookup, route_rules, state, seat, move)
    match move:
        case moves.Keep():
            return Refusal("FE-402", "nothing-drawn", {})
        case moves.Drop():
            if not state.secret_destinations:
                return secrets.NO_SECRETS
            return Refusal("FE-911", "no-wrong-reveal", {})
        case moves.Buy(card):
            return event_cards.buy_refusal(lookup, route_rules, state, seat, card)
        case moves.Play(card):
            return event_cards.play_refusal(lookup, route_rules, state, seat, card)
        case moves.Exchange(place):
            return _exchange_refusal(lookup, state, seat, place)
        case moves.Peek():
            return _peek_refusal(state, move)
        case (
            moves.Extra()
            | moves.Lift()
            | moves.Enough()
            | moves.Give()
            | moves.Shift()
            | moves.Spy()
        ):
            if not state.explorers_events:
                return event_cards.NO_MARKET
            return Refusal("FE-806", "no-event", {})
    return shared.refusal(route_rules, board, seat, move)


def _exchange_refusal(lookup: Lookup, state: State, seat: int, place: str) -> Refusal | None:
    if (why := shared.ticket_refusal(state.board)) is not None:
        return why
    if lookup.network.numbers.get(place) not in state.cards.hands[seat]:
        return Refusal("FE-402", "not-in-hand", {"place": place})
    return None if cards.can_draw(state) else Refusal("FE-404", "no-cards-left", {})


def _keep_refusal(lookup: Lookup, state: State, move: moves.Keep) -> Refusal | None:
    if lookup.network.numbers.get(move.place) in state.drawn:
        return None
    return Refusal("FE-402", "not-drawn", {"place": move.place})


def _peek_refusal(state: State, move: moves.Peek) -> Refusal | None:
    board = state.board
    if not state.secret_destinations:
        return secrets.NO_SECRETS
    if board.branch is not None:
        return shared.pending_refusal(board)
    if not board.bonuses:
        return Refusal("FE-902", "no-bonus", {})
    return secrets.peek_refusal(state, move)
