"""Who is asked what, and what is legal.

Menus are built on their own, for speed, and :func:`refusal` judges whatever is played; the laws
compare the two.

What both games on the network share is in :mod:`engines.routes.rules`; the set-up is in
:mod:`marks`, cards in :mod:`cards`, Explorers and Events in :mod:`happenings`, Secrets in
:mod:`secrets`; what a move does is in :mod:`playing`.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.core import Decision, Refusal
from engines.famous_explorers import cards, happenings, marks, secrets
from engines.famous_explorers.atlas import WIND, Atlas
from engines.famous_explorers.happenings import ENOUGH, LIFTS, march_arrows
from engines.famous_explorers.moves import (
    Buy,
    Drop,
    Enough,
    Exchange,
    Extra,
    Give,
    Hold,
    HoldAll,
    Keep,
    Lift,
    Mark,
    Move,
    Peek,
    Play,
    Redraw,
    Release,
    ReleaseAll,
    Reveal,
    Score,
    Shift,
    Spy,
    Toss,
)
from engines.famous_explorers.state import State, Task
from engines.famous_explorers.view import Owed
from engines.routes import rules as shared
from engines.routes.board import Charter
from engines.routes.moves import BONUS, COLOURS, MAIN, TICKET
from engines.routes.network import head_of
from engines.routes.rules import DECLINE, END_TURN

CARD_SPLIT = ("place",)
TURN_SPLIT = ("what", "colour", "to")
BRANCH_SPLIT = ("region", "to", "from")
"""By the point it leads to first: so no step has more than 25 answers, however long a route is."""

ASIDE_SPLIT = ("what", "place")


class TaskKind(NamedTuple):
    """How a task is asked step by step, and the moves that carry it out."""

    split: tuple[str, ...]
    moves: tuple[type[Move], ...]


TASKS: dict[Owed, TaskKind] = {
    "march": TaskKind(("colour", "to"), (Extra,)),
    "bridge": TaskKind(("colour",), (Lift, Enough)),
    "gossip": TaskKind(CARD_SPLIT, (Give,)),
    "bearings": TaskKind(("start", "to"), (Shift,)),
    "wind": TaskKind(("colour", "to"), (Extra,)),
    "spyglass": TaskKind(CARD_SPLIT, (Spy,)),
    "keep": TaskKind(CARD_SPLIT, (Keep,)),
    "drop": TaskKind(CARD_SPLIT, (Drop,)),
}
TASK_CLAUSES = {**happenings.CLAUSES, "keep": "FE-402", "drop": "FE-911"}

ASIDES = (Score, Hold, Release, HoldAll, ReleaseAll)
QUIET = (Hold, Release, HoldAll, ReleaseAll)
"""FE-952: moves that are nobody's business but their seat's."""

SETTING_UP = (Toss, Redraw, Mark)
STEPS = (Extra, Lift, Enough, Give, Shift, Spy)
"""Steps of an Event."""

POINTS = ("point", "to", "place", "other")
"""Facts of a refusal that are points; they are told by name."""


# --- who is asked what ---------------------------------------------------------------------


def charter_of(atlas: Atlas, state: State) -> Charter:
    """Return the charter of a game: New Rule 2 bars some arrows."""
    return atlas.charters[state.new_rule_2]


def to_act(state: State) -> tuple[int, ...]:
    """Return the seat that is asked something now; out of turn nobody is ever asked."""
    if state.board.ended:
        return ()
    return (state.board.active if state.marker is None else state.marker,)


def decisions(atlas: Atlas, state: State) -> tuple[Decision[Move], ...]:
    """Return the open question; none at the end."""
    return tuple(decision(atlas, state, seat) for seat in to_act(state))


def aside(atlas: Atlas, state: State, seat: int) -> Decision[Move] | None:
    """Return what a seat may do with its hand in anybody's turn (FE-302, FE-304)."""
    if state.board.ended or state.redrawing or not 0 <= seat < state.seats:
        return None
    if not state.cards.hands[seat]:
        return None
    moves = cards.aside_moves(atlas, state, seat)
    return Decision(seat=seat, kind="aside", moves=moves, split=ASIDE_SPLIT)


def decision(atlas: Atlas, state: State, seat: int) -> Decision[Move]:
    """Return the question of the seat that is to act."""
    if state.marker is not None:
        return _setup_decision(atlas, state, seat)
    board, charter = state.board, charter_of(atlas, state)
    reveals = secrets.reveals(state)
    if state.task is not None:
        return Decision(
            seat=seat,
            kind=state.task.kind,
            moves=(*task_moves(atlas, state, state.task), *reveals),
            split=TASKS[state.task.kind].split,
            facts=_task_facts(atlas, state, state.task),
            automatic=state.task.kind == "drop",
        )
    if board.branch is not None:
        own = happenings.plays(atlas, charter, state, seat)
        return Decision(
            seat=seat,
            kind="branch",
            moves=(*shared.branch_lays(charter, board), *own, *reveals),
            split=BRANCH_SPLIT,
            facts=(("colour", COLOURS[board.branch]),),
            automatic=True,
        )
    if board.bonuses:
        peeks = (secrets.PEEKS[slot] for slot in secrets.peekable(state))
        return Decision(
            seat=seat,
            kind="bonus",
            moves=(*shared.lays(charter, board, BONUS), *peeks, *reveals, DECLINE),
            split=TURN_SPLIT,
            facts=(("bonuses", board.bonuses),),
        )
    return Decision(
        seat=seat,
        kind="turn",
        moves=(*_turn_moves(atlas, state, charter, seat), *reveals),
        split=TURN_SPLIT,
        facts=(
            ("main", "owed" if board.main else "laid"),
            ("spent", board.spent),
            ("tickets", board.tickets[seat]),
        ),
    )


def _setup_decision(atlas: Atlas, state: State, seat: int) -> Decision[Move]:
    return Decision(
        seat=seat,
        kind="redraw" if state.redrawing else "mark",
        moves=marks.moves(atlas, state, seat),
        split=CARD_SPLIT,
        facts=(("tossed", len(state.tossed)), ("left", state.to_mark[seat])),
    )


def _task_facts(atlas: Atlas, state: State, task: Task) -> tuple[tuple[str, int | str], ...]:
    facts: tuple[tuple[str, int | str], ...] = (("second", "yes" if task.colours else "no"),)
    if task.kind != "keep" or state.given is None:
        return facts
    return (*facts, ("given", atlas.name(state.given)))


def task_moves(atlas: Atlas, state: State, task: Task) -> tuple[Move, ...]:
    """Return the steps of what is being carried out."""
    seat, board, charter = state.board.active, state.board, charter_of(atlas, state)
    match task.kind:
        case "keep":
            return tuple([atlas.keep_moves[card] for card in state.drawn])
        case "drop":
            return tuple([Drop(atlas.network.ids[place]) for place in sorted(state.marks[seat])])
        case "gossip":
            return tuple([atlas.give_moves[card] for card in state.cards.hands[seat]])
        case "spyglass":
            return tuple([atlas.spy_moves[card] for card in happenings.spied(atlas, state, seat)])
        case "bearings":
            return happenings.shifts(atlas, state, seat)
        case "bridge":
            lifts = tuple([LIFTS[one] for one in happenings.liftable(board, task.colours)])
            return (*lifts, ENOUGH) if task.colours else lifts
    if task.kind == "march":
        found = march_arrows(charter, board, task.colours)
    else:
        found = shared.arrows(charter, board, WIND)
    return tuple([atlas.extra_moves[colour][head_of(arrow)] for colour, arrow in found])


def _turn_moves(atlas: Atlas, state: State, charter: Charter, seat: int) -> tuple[Move, ...]:
    board = state.board
    spends = shared.can_spend(board)
    found: list[Move] = []
    may_end = not board.main
    if board.main or spends:
        # New Rule 2 bars no main arrow (FE-712), so one charter serves both kinds.
        arrows = [
            (colour, arrow & 255)  # head_of, written out for speed
            for colour, arrow in shared.arrows(atlas.charters[False], board, MAIN)
        ]
        may_end = may_end or not arrows
        if board.main:
            lays = charter.lay_moves[MAIN]
            found += [lays[colour][to] for colour, to in arrows]
        if spends:
            barred = atlas.network.reds if state.new_rule_2 else 0
            lays = charter.lay_moves[TICKET]
            found += [lays[colour][to] for colour, to in arrows if not barred >> to & 1]
            found += shared.removals(board)
            if cards.can_draw(state):
                found += [atlas.exchange_moves[card] for card in state.cards.hands[seat]]
            if state.explorers_events:
                found += happenings.buys(atlas, charter, state, seat)
    if state.explorers_events:
        found += happenings.plays(atlas, charter, state, seat)
    if may_end:
        found.append(END_TURN)
    return tuple(found)


# --- what is legal -------------------------------------------------------------------------


def refusal(atlas: Atlas, state: State, seat: int, move: Move) -> Refusal | None:
    """Say why the move is refused, or return ``None`` if it is legal."""
    why = _refusal(atlas, state, seat, move)
    if why is None:
        return None
    numbers = atlas.network.numbers
    facts = {
        name: atlas.name(numbers[str(value)]) if name in POINTS and value in numbers else value
        for name, value in why.facts.items()
    }
    return Refusal(why.rule, why.code, facts)


def _refusal(atlas: Atlas, state: State, seat: int, move: Move) -> Refusal | None:
    board = state.board
    if isinstance(move, ASIDES):
        if board.ended:
            return shared.turn_refusal(board, seat)
        if state.redrawing:
            return Refusal("FE-103", "setting-up", {})
        return cards.aside_refusal(atlas, state, seat, move)
    if not board.ended and state.marker is not None:
        return marks.refusal(atlas, state, seat, move)
    if (why := shared.turn_refusal(board, seat)) is not None:
        return why
    if isinstance(move, SETTING_UP):
        return Refusal("FE-201", "marks-placed", {})
    if isinstance(move, Reveal):
        return secrets.reveal_refusal(state, move)
    charter = charter_of(atlas, state)
    if (task := state.task) is not None:
        if not isinstance(move, TASKS[task.kind].moves):
            return Refusal(TASK_CLAUSES[task.kind], "task-first", {"task": task.kind})
        if isinstance(move, Keep):
            return _keep_refusal(atlas, state, move)
        if isinstance(move, Drop):
            own = atlas.network.numbers.get(move.place) in state.marks[seat]
            return None if own else Refusal("FE-911", "no-mark-there", {"place": move.place})
        return happenings.task_refusal(atlas, charter, state, seat, move)
    match move:
        case Keep():
            return Refusal("FE-402", "nothing-drawn", {})
        case Drop():
            if not state.secret_destinations:
                return secrets.NO_SECRETS
            return Refusal("FE-911", "no-wrong-reveal", {})
        case Buy(card):
            return happenings.buy_refusal(atlas, charter, state, seat, card)
        case Play(card):
            return happenings.play_refusal(atlas, charter, state, seat, card)
        case Exchange(place):
            return _exchange_refusal(atlas, state, seat, place)
        case Peek():
            return _peek_refusal(state, move)
        case Extra() | Lift() | Enough() | Give() | Shift() | Spy():
            if not state.explorers_events:
                return happenings.NO_MARKET
            return Refusal("FE-806", "no-event", {})
    return shared.refusal(charter, board, seat, move)


def _exchange_refusal(atlas: Atlas, state: State, seat: int, place: str) -> Refusal | None:
    if (why := shared.ticket_refusal(state.board)) is not None:
        return why
    if atlas.network.numbers.get(place) not in state.cards.hands[seat]:
        return Refusal("FE-402", "not-in-hand", {"place": place})
    return None if cards.can_draw(state) else Refusal("FE-404", "no-cards-left", {})


def _keep_refusal(atlas: Atlas, state: State, move: Keep) -> Refusal | None:
    if atlas.network.numbers.get(move.place) in state.drawn:
        return None
    return Refusal("FE-402", "not-drawn", {"place": move.place})


def _peek_refusal(state: State, move: Peek) -> Refusal | None:
    board = state.board
    if not state.secret_destinations:
        return secrets.NO_SECRETS
    if board.branch is not None:
        return shared.pending_refusal(board)
    if not board.bonuses:
        return Refusal("FE-902", "no-bonus", {})
    return secrets.peek_refusal(state, move)
