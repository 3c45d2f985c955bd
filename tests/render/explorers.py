"""Games of Famous Explorers to draw: played at random, or set up by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from engines.core import Chance
from engines.famous_explorers import load
from engines.famous_explorers.moves import Hold
from engines.famous_explorers.state import State
from engines.famous_explorers.view import Held, Score, Secret, View, Worth
from engines.routes.moves import Lay
from render.famous_explorers.scene import APART
from render.routes.scene import open_ways
from tests.render.travelled import EXAMPLE, with_routes

GAME = load(None)
NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri", "Eve", "Farid")
FULL = {
    "new_rule_1": True,
    "new_rule_2": True,
    "explorers_events": True,
    "secret_destinations": True,
}
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"secret_destinations": True, "new_rule_1": True}),
    (5, {"explorers_events": True, "new_rule_2": True}),
    (6, FULL),
)


def states(seats: int, options: dict[str, Any], seed: str) -> Iterator[State]:
    """Yield the states of a random game in which each kind of move is as likely as another.

    Now and then a player holds a card back.
    """
    state: Any = GAME.start(seats, GAME.options(options), seed)
    chance = Chance.from_seed(seed)
    while True:
        yield state
        decisions = GAME.decisions(state)
        if not decisions:
            return
        seat, moves = decisions[0].seat, decisions[0].moves
        free_action = GAME.free_action(state, seat)
        held = [
            move for move in (free_action.moves if free_action else ()) if isinstance(move, Hold)
        ]
        pause, chance = chance.below(8)
        if held and pause == 0:
            moves = tuple(held)
        kinds = tuple(dict.fromkeys(map(type, moves)))
        kind, chance = chance.without_log().chosen(kinds)
        move, chance = chance.without_log().chosen([move for move in moves if type(move) is kind])
        state, _events = GAME.apply(state, seat, move)


@cache
def phases(number: int) -> tuple[State, ...]:
    """Return states of a game: one for each kind of question at several times, and the last."""
    seats, options = GAMES[number]
    seen: dict[Any, State] = {}
    last: State | None = None
    for state in states(seats, options, f"phases {seats}"):
        last = state
        decisions = GAME.decisions(state)
        kind = decisions[0].kind if decisions else "over"
        laid = sum(len(route.arrows) for route in state.board.routes)
        seen.setdefault((kind, laid // 50), state)
    assert last is not None
    return (*seen.values(), last)


def first_view(test: Callable[[View], bool], number: int = 3) -> View:
    """Return the mover's view of the first state that passes the test."""
    seats, options = GAMES[number]
    for seed in range(40):
        for state in states(seats, options, f"search {seed}"):
            for decision in GAME.decisions(state):
                view: View = GAME.view(state, decision.seat)
                if test(view):
                    return view
    raise AssertionError("no such state in 40 games")


def laid_out() -> View:
    """Return a position with something of everything, as the seat to move sees it."""
    base = first_view(lambda view: view.main and view.round == 1 and view.owed is None)
    view: View = with_routes(base, EXAMPLE, red=2)
    assert view.decision is not None
    assert view.seat is not None
    moves = tuple(
        Lay(expedition.colour, to)
        for expedition in view.expeditions
        for to in open_ways(view.expeditions, expedition, apart=APART)
    )
    other = (view.seat + 1) % 6
    marks = [("timbuktu",), ("mesa_verde",), (), ("nan_madol", "palenque"), ("cape_cross",), ()]
    marks[view.seat] = ("stonehenge",)
    scores = tuple(
        replace(base.scores[seat], cards=seat, marks=seat // 2, corrections=-(seat % 2))
        for seat in range(6)
    )
    return replace(
        view,
        turn=9,
        decision=replace(view.decision, moves=moves, kind="turn"),
        hand=(
            held("lalibela"),
            held("stonehenge", marked=True, held=True),
            held("troy", reached=True, scorable=True),
            held("machu_picchu"),
        ),
        row=("marib", "gjoa_haven", "angkor", "cape_horn"),
        near_start=(*base.near_start, "gjoa_haven"),
        marks=tuple(marks),
        tickets=(3, 1, 0, 2, 4, 3),
        market=("battuta", "march", "", "amundsen", "wind", "bell"),
        explorers=tuple(
            (Worth(card="zheng", points=1),) if seat == other else () for seat in range(6)
        ),
        kept_events=tuple(("letter", "spyglass") if seat == 0 else () for seat in range(6)),
        secrets=(
            Secret(slot="a", peeked=(view.seat, other), place="uluru", empty=False),
            Secret(slot="b", peeked=(), place=None, empty=False),
        ),
        scores=scores,
        window=None,
        drawn=(),
        given=None,
        discarded=(),
        shown_discards=(),
        discard_size=3,
    )


def held(
    place: str,
    *,
    marked: bool = False,
    held: bool = False,
    reached: bool = False,
    scorable: bool = False,
) -> Held:
    """Return a card in hand."""
    return Held(place=place, marked=marked, held=held, reached=reached, scorable=scorable)


def public(view: View) -> View:
    """Return the public part of a view that was set up by hand."""
    secrets = tuple(replace(secret, place=None) for secret in view.secrets)
    return replace(view, seat=None, decision=None, free_action=None, hand=(), secrets=secrets)


def scored(**points: int) -> Score:
    """Return points by source, those not named being none."""
    sources = {
        "cards": 0, "marks": 0, "secrets": 0, "corrections": 0,
        "explorers": 0, "events": 0, "unfulfilled": 0, "unclaimed": 0,
    }  # fmt: skip
    return Score(**{**sources, **points})
