"""Explorers and Events: which may be bought and played, and what they do (section 8)."""

from __future__ import annotations

from dataclasses import replace

from engines.core import Event, Refusal
from engines.famous_explorers import cards, marks
from engines.famous_explorers.events import (
    CardBought,
    EventPlayed,
    MarkMoved,
    SlotEmpty,
    SlotFilled,
)
from engines.famous_explorers.lookup import MARCH, WIND, Lookup
from engines.famous_explorers.market import (
    EVENT_PRICE,
    EVENTS,
    EXPLORER_PRICE,
    EXPLORERS,
    IMMEDIATE,
    KEPT,
    PLAYED,
    price,
)
from engines.famous_explorers.moves import Buy, Enough, Extra, Give, Lift, Move, Play, Shift, Spy
from engines.famous_explorers.state import State, Task
from engines.famous_explorers.view import Owed
from engines.routes import rules as shared
from engines.routes.board import TICKETS_A_TURN, Board, RouteRules
from engines.routes.loops import branches
from engines.routes.moves import COLOURS
from engines.routes.network import Arrow, head_of
from engines.routes.playing import gain, spend, with_hidden_pass
from engines.routes.values import changed, replaced_at

Events = tuple[Event, ...]

GRANTED = 2
"""FE-831: tickets that the Society Grant gives."""

IN_STEPS: dict[str, Owed] = {
    "march": "march",
    "bridge": "bridge",
    "gossip": "gossip",
    "bearings": "bearings",
}
"""Immediate Events that ask their buyer something."""

NO_MARKET = Refusal("FE-401", "no-market", {})
"""Without the option there are no such cards, and none of the option's clauses applies."""

ENOUGH = Enough()
LIFTS = tuple(map(Lift, COLOURS))
BUYS = {card: Buy(card) for card in (*EXPLORERS, *EVENTS)}
PLAYS = {card: Play(card) for card in PLAYED}
CLAUSES = {
    "grant": "FE-831",
    "march": "FE-832",
    "bridge": "FE-833",
    "gossip": "FE-834",
    "bearings": "FE-835",
    "wind": "FE-836",
    "spyglass": "FE-837",
    "pass": "FE-838",
}
"""The clause that says what the Event does."""


# --- what is possible ----------------------------------------------------------------------


def march_arrows(route_rules: RouteRules, board: Board, used: int) -> list[tuple[int, Arrow]]:
    """Return the arrows that the Forced March may lay: on other colours, closing no loop."""
    return [
        (colour, arrow)
        for colour, arrow in shared.arrows(route_rules, board, MARCH)
        if not used >> colour & 1 and not board.routes[colour].touched >> head_of(arrow) & 1
    ]


def liftable(board: Board, used: int) -> tuple[int, ...]:
    """Return the colours whose last arrow the Fallen Bridge may remove (FE-833)."""
    return tuple(
        colour for colour in range(len(COLOURS)) if _lift_refusal(board, colour, used) is None
    )


def shifts(lookup: Lookup, state: State, seat: int) -> tuple[Shift, ...]:
    """Return the ways in which New Bearings may move a mark of the seat (FE-835)."""
    ids = lookup.network.ids
    return tuple(
        Shift(ids[start], ids[to])
        for start in sorted(state.marks[seat])
        for to in state.cards.hands[seat]
        if _shift_refusal(lookup, state, seat, start, to) is None
    )


def spied(lookup: Lookup, state: State, seat: int) -> tuple[int, ...]:
    """Return the cards in hand whose places lie next to a begun colour's tip (FE-837)."""
    near = 0
    for route in state.board.routes:
        if route.arrows:
            near |= lookup.network.near[route.tip]
    return tuple(card for card in state.cards.hands[seat] if near >> card & 1)


def helps_branch(route_rules: RouteRules, board: Board) -> bool:
    """Whether the Hidden Pass allows more ways to lay the branch now owed (FE-838, FE-808)."""
    if board.branch is None:
        return False
    route, network = board.routes[board.branch], route_rules.network
    rule = shared.branch_rule(route_rules, board, board.branch)
    wide = shared.branch_rule(route_rules, with_hidden_pass(board), board.branch)
    return len(branches(network, route, wide)) > len(branches(network, route, rule))


def has_effect(lookup: Lookup, route_rules: RouteRules, state: State, seat: int, card: str) -> bool:
    """Whether an Event would do anything for the seat now (FE-808)."""
    board = state.board
    match card:
        case "grant":
            return bool(board.supply)
        case "march":
            return bool(march_arrows(route_rules, board, 0))
        case "bridge":
            return bool(liftable(board, 0))
        case "gossip":
            return bool(state.cards.hands[seat]) and cards.can_draw(state)
        case "bearings":
            return bool(state.marks[seat]) and bool(shifts(lookup, state, seat))
        case "wind":
            return bool(shared.arrows(route_rules, board, WIND))
        case "spyglass":
            return bool(spied(lookup, state, seat))
        case "pass":
            return helps_branch(route_rules, board)
    return True


def buys(lookup: Lookup, route_rules: RouteRules, state: State, seat: int) -> tuple[Move, ...]:
    """Return what the active seat may buy, provided that no branch, bonus or task is open."""
    board = state.board
    if state.bought or not shared.can_spend(board, EVENT_PRICE):
        return ()
    explorers = shared.can_spend(board, EXPLORER_PRICE)
    return tuple(
        [
            BUYS[card]
            for card in state.market
            if card is not None
            and (
                explorers if card in EXPLORERS else _buyable(lookup, route_rules, state, seat, card)
            )
        ]
    )


def _buyable(lookup: Lookup, route_rules: RouteRules, state: State, seat: int, card: str) -> bool:
    return card not in IMMEDIATE or has_effect(lookup, route_rules, state, seat, card)


def plays(lookup: Lookup, route_rules: RouteRules, state: State, seat: int) -> tuple[Move, ...]:
    """Return the kept Events that the active seat may play now (FE-806)."""
    owned = state.kept_events[seat]
    if not owned:
        return ()
    return tuple(
        [
            PLAYS[card]
            for card in owned
            if play_refusal(lookup, route_rules, state, seat, card) is None
        ]
    )


# --- what is legal -------------------------------------------------------------------------


def buy_refusal(
    lookup: Lookup, route_rules: RouteRules, state: State, seat: int, card: str
) -> Refusal | None:
    """Say why the active seat may not buy a card now (FE-802, FE-803, FE-808)."""
    board, facts = state.board, {"card": card}
    if not state.explorers_events:
        return NO_MARKET
    if (why := shared.pending_refusal(board)) is not None:
        return why
    if card not in state.market:
        return Refusal("FE-802", "not-for-sale", facts)
    if state.bought:
        return Refusal("FE-803", "bought-already", {})
    left = min(TICKETS_A_TURN - board.spent, board.tickets[board.active])
    if card in EXPLORERS and (board.spent or left == 1):
        return Refusal("FE-802", "explorer-costs-both", {"left": left})
    if (why := shared.ticket_refusal(board, price(card))) is not None:
        return why
    if card not in EXPLORERS and not _buyable(lookup, route_rules, state, seat, card):
        return Refusal("FE-808", "no-effect", facts)
    return None


def play_refusal(
    lookup: Lookup, route_rules: RouteRules, state: State, seat: int, card: str
) -> Refusal | None:
    """Say why the active seat may not play a kept Event now (FE-806, FE-808, FE-811)."""
    board, facts = state.board, {"card": card}
    if not state.explorers_events:
        return NO_MARKET
    if card not in state.kept_events[seat]:
        return Refusal("FE-806", "not-owned", facts)
    if card not in PLAYED:
        return Refusal("FE-811", "scores-at-end", facts)
    if card == "pass":
        if board.branch is None:
            return Refusal("FE-838", "no-branch-owed", {})
    elif (why := shared.pending_refusal(board)) is not None:
        return why
    if not has_effect(lookup, route_rules, state, seat, card):
        return Refusal("FE-808", "no-effect", facts)
    return None


def task_refusal(
    lookup: Lookup, route_rules: RouteRules, state: State, seat: int, move: Move
) -> Refusal | None:
    """Say why a move that carries out the present Event is refused, or return ``None``."""
    task, board = state.task, state.board
    assert task is not None
    numbers = lookup.network.numbers
    match move:
        case Extra(name, to):
            number = numbers.get(to)
            if name not in COLOURS:
                return Refusal("RT-201", "no-such-colour", {"colour": name})
            if number is None:
                return Refusal("RT-101", "no-such-point", {"point": to})
            return _extra_refusal(route_rules, board, task, COLOURS.index(name), number)
        case Lift(name):
            if name not in COLOURS:
                return Refusal("RT-201", "no-such-colour", {"colour": name})
            return _lift_refusal(board, COLOURS.index(name), task.colours)
        case Enough():
            return None if task.colours else Refusal("FE-833", "one-at-least", {})
        case Give(place):
            held = numbers.get(place) in state.cards.hands[seat]
            return None if held else Refusal("FE-834", "not-in-hand", {"place": place})
        case Spy(place):
            card = numbers.get(place)
            if card not in state.cards.hands[seat]:
                return Refusal("FE-837", "not-in-hand", {"place": place})
            near = card in spied(lookup, state, seat)
            return None if near else Refusal("FE-837", "not-next-to-tip", {"place": place})
        case Shift(start, to):
            if numbers.get(start) not in state.marks[seat]:
                return Refusal("FE-835", "no-mark-there", {"place": start})
            if numbers.get(to) not in state.cards.hands[seat]:
                return Refusal("FE-835", "not-in-hand", {"place": to})
            return _shift_refusal(lookup, state, seat, numbers[start], numbers[to])
    raise AssertionError(f"{move} carries out no Event")


def _extra_refusal(
    route_rules: RouteRules, board: Board, task: Task, colour: int, to: int
) -> Refusal | None:
    if task.kind != MARCH:
        return shared.arrow_refusal(route_rules, board, colour, to, WIND)
    name, point = COLOURS[colour], route_rules.network.ids[to]
    if task.colours >> colour & 1:
        return Refusal("FE-832", "colour-used", {"colour": name})
    if (why := shared.arrow_refusal(route_rules, board, colour, to, MARCH)) is not None:
        return why
    if board.routes[colour].touched >> to & 1:
        return Refusal("FE-832", "closes-loop", {"colour": name, "point": point})
    return None


def _lift_refusal(board: Board, colour: int, used: int) -> Refusal | None:
    name = COLOURS[colour]
    if used >> colour & 1:
        return Refusal("FE-833", "colour-used", {"colour": name})
    if (why := shared.remove_refusal(board, colour)) is not None:
        return why
    if board.routes[colour].reopens:
        return Refusal("FE-833", "closes-loop", {"colour": name})
    return None


def _shift_refusal(lookup: Lookup, state: State, seat: int, start: int, to: int) -> Refusal | None:
    """Say why a mark of the seat may not move to the place of a card in its hand (FE-835)."""
    facts: dict[str, int | str] = {"place": lookup.network.ids[to]}
    if state.reached >> to & 1:
        return Refusal("FE-835", "reached-already", facts)
    rest = tuple(place for place in state.marks[seat] if place != start)
    return marks.place_refusal(lookup, state, rest, to)


# --- what it does --------------------------------------------------------------------------


def bought(lookup: Lookup, state: State, card: str) -> tuple[State, Events]:
    """Return the state after the active seat bought a card; the slot is filled (FE-804)."""
    seat = state.board.active
    events: list[Event] = [CardBought(seat=seat, card=card, price=price(card))]
    slot = [str(offered) for offered in state.market].index(card)
    bought_card = state.market[slot]
    deck = state.event_deck
    top = deck[-1] if deck else None
    events.append(SlotFilled(card=top, reveals=True) if top is not None else SlotEmpty())
    state = changed(
        state,
        board=spend(state.board, price(card)),
        market=replaced_at(state.market, slot, top),
        event_deck=deck[:-1],
        bought=True,
    )
    if bought_card in EXPLORERS:
        explorers = replaced_at(state.explorers, seat, (*state.explorers[seat], bought_card))
        return changed(state, explorers=explorers), tuple(events)
    if bought_card in KEPT:
        kept = replaced_at(state.kept_events, seat, (*state.kept_events[seat], bought_card))
        return changed(state, kept_events=kept), tuple(events)
    assert bought_card in IMMEDIATE
    state = changed(state, gone=(*state.gone, bought_card))
    if bought_card == "grant":
        board, more = gain(state.board, GRANTED)
        return changed(state, board=board), (*events, *more)
    task = Task(kind=IN_STEPS[bought_card])
    return changed(state, tasks=(*state.tasks, task)), tuple(events)


def played(state: State, card: str) -> tuple[State, Events]:
    """Return the state after the active seat played a kept Event; carrying it out comes next."""
    seat = state.board.active
    (played_card,) = (owned for owned in state.kept_events[seat] if owned == card)
    left = tuple(owned for owned in state.kept_events[seat] if owned != card)
    event = EventPlayed(seat=seat, card=card)
    state = changed(
        state,
        kept_events=replaced_at(state.kept_events, seat, left),
        gone=(*state.gone, played_card),
    )
    if card == "pass":
        return changed(state, board=with_hidden_pass(state.board)), (event,)
    task = Task(kind="wind" if card == WIND else "spyglass")
    return changed(state, tasks=(*state.tasks, task)), (event,)


def marched(route_rules: RouteRules, state: State, colour: int) -> State:
    """Return the state after an arrow of the Forced March or Tailwind; another one may follow."""
    task, rest = state.tasks[-1], state.tasks[:-1]
    if task.kind != MARCH or task.colours:
        return changed(state, tasks=rest)
    used = 1 << colour
    if not march_arrows(route_rules, state.board, used):
        return changed(state, tasks=rest)
    return changed(state, tasks=(*rest, replace(task, colours=used)))


def lifted(state: State, colour: int) -> State:
    """Return the state after the Fallen Bridge removed an arrow; another one may follow."""
    task, rest = state.tasks[-1], state.tasks[:-1]
    used = task.colours | 1 << colour
    if task.colours or not liftable(state.board, used):
        return changed(state, tasks=rest)
    return changed(state, tasks=(*rest, replace(task, colours=used)))


def shifted(lookup: Lookup, state: State, move: Shift) -> tuple[State, Events]:
    """Return the state after a mark moved; everybody then knows that its card is held (FE-835)."""
    seat, numbers = state.board.active, lookup.network.numbers
    start, to = numbers[move.start], numbers[move.to]
    own = tuple(to if place == start else place for place in state.marks[seat])
    event = MarkMoved(seat=seat, start=move.start, to=move.to, reveals=True)
    return (
        changed(
            state,
            marks=replaced_at(state.marks, seat, own),
            shown=replaced_at(state.shown, seat, tuple(dict.fromkeys((*state.shown[seat], to)))),
            tasks=state.tasks[:-1],
        ),
        (event,),
    )
