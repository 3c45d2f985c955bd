"""Hand-written states, and short ways to play on from them.

Points are named by their ids. A route is a row of chains of arrows, as in
``"start>venice>troy venice>giza"``; ``start..marib`` stands for a shortest path. Cards and chips
are ids with spaces between them. :func:`sketched` makes a game on a small network.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

import pytest

from engines.core import (
    Chance,
    Event,
    IllegalMove,
    Played,
    decision_of,
    play_forced,
    play_move,
)
from engines.expedition_1996 import Expedition, load
from engines.expedition_1996.chips import count
from engines.expedition_1996.moves import Move
from engines.expedition_1996.state import State
from engines.routes.board import Board
from engines.routes.cards import Cards
from engines.routes.moves import COLOURS
from engines.routes.network import Network
from engines.routes.route import Route

GAME = load(None)


# --- networks ------------------------------------------------------------------------------


def sketched(text: str) -> Expedition:
    """Return the game on the network of some chains, as in ``"start-pa-r1-pb pa-g1"``.

    Ids that begin with r or g and a digit are dots, all others but ``start`` are places.
    """
    points, lines = dict[str, dict[str, Any]](), list[tuple[str, str]]()
    for chain in text.split():
        ids = chain.split("-")
        lines += pairwise(ids)
        for id_ in ids:
            dot = re.fullmatch(r"([rg])\d+", id_)
            kind = {"r": "red", "g": "green"}[dot[1]] if dot else "place"
            kind = "start" if id_ == "start" else kind
            position = {"x": 10 * len(points), "y": 0}
            point = {"id": id_, "kind": kind, "name": id_.upper(), **position}
            point["number"] = len(points)
            points.setdefault(id_, point | ({"region": "Asia"} if kind == "place" else {}))
    network = Network.from_json({"points": list(points.values()), "lines": lines})
    return Expedition(network, "sketch")


def route(game: Expedition, text: str, arrows: int = 45) -> Route:
    """Return the route of some chains of arrows."""
    steps: list[tuple[str, str]] = []
    for chain in text.split():
        first, *others = re.split(r"(>|\.\.)", chain)
        at = first
        for sign, to in zip(others[::2], others[1::2], strict=True):
            path = [at, to] if sign == ">" else shortest(game, at, to)
            steps += pairwise(path)
            at = to
    return Route.along(game.lookup.network, steps, arrows)


def shortest(game: Expedition, begin: str, end: str) -> list[str]:
    """Return the ids of the points on a shortest path."""
    network = game.lookup.network
    path = [network.numbers[begin]]
    goal = network.numbers[end]
    while path[-1] != goal:
        away = network.distance(path[-1], goal)
        heads = (arrow & 255 for arrow in network.arrows[path[-1]])
        path.append(next(head for head in heads if network.distance(head, goal) == away - 1))
    return [network.ids[point] for point in path]


# --- states --------------------------------------------------------------------------------


def position(
    *,
    game: Expedition = GAME,
    seats: int = 2,
    red: str = "",
    yellow: str = "",
    blue: str = "",
    arrows: int = 45,
    hands: Iterable[str] = (),
    row: str = "",
    deck: str = "",
    chips: Iterable[str] = (),
    collected: Iterable[str] = (),
    opened: Iterable[str] = (),
    taken: Iterable[str] = (),
    sunk: Iterable[str] = (),
    tickets: Iterable[int] | None = None,
    supply: int = 20,
    active: int = 0,
    first: int = 0,
    turn: int | None = None,
    main: bool = True,
    spent: int = 0,
    looped: Iterable[str] = (),
    bonuses: int = 0,
    closing: bool = False,
    variant_a: bool = False,
    variant_b: bool = False,
) -> State:
    """Return a state in which ``active`` is to play. ``deck`` has the next mission first.

    Seats have nothing unless it is given.
    """

    def cards(text: str) -> tuple[int, ...]:
        return tuple(game.lookup.network.numbers[id_] for id_ in text.split())

    def by_seat(texts: Iterable[str]) -> tuple[tuple[int, ...], ...]:
        known = tuple(map(cards, texts))
        return (*known, *(((),) * (seats - len(known))))

    routes = [route(game, text, arrows) for text in (red, yellow, blue)]
    held = tuple(tuple(sorted(hand)) for hand in by_seat(hands))
    board = Board(
        routes=(routes[0], routes[1], routes[2]),
        tickets=tuple(tickets) if tickets is not None else (3,) * seats,
        supply=supply,
        first=first,
        active=active,
        turn=turn if turn is not None else (active - first) % seats + 1,
        main=main,
        spent=spent,
        looped=sum(1 << COLOURS.index(colour) for colour in looped),
        bonuses=bonuses,
        closing=closing,
    )
    return State(
        chance=Chance(0),
        variant_a=variant_a,
        variant_b=variant_b,
        board=board,
        cards=Cards(hands=held, row=cards(row), deck=cards(deck)[::-1]),
        placer=None,
        steps=count(seats, variant_a=variant_a, variant_b=variant_b) * seats,
        to_place=(0,) * seats,
        dropped=(0,) * seats,
        chips=by_seat(chips),
        collected=by_seat(collected),
        opened=by_seat(opened),
        taken=by_seat(taken),
        sunk=by_seat(sunk),
        news=(),
    )


def started(seats: int = 2, seed: str = "seed", **options: Any) -> State:
    """Return the state in which the first chip is placed."""
    return GAME.start(seats, GAME.options(options), seed)


def begun(seats: int = 2, seed: str = "seed", **options: Any) -> State:
    """Return the first turn of a game in which everybody placed the first chips offered."""
    state = started(seats, seed, **options)
    while state.placer is not None:
        question = asked(state)
        state, _events = GAME.apply(state, question.seat, question.moves[0])
    return state


# --- playing -------------------------------------------------------------------------------


def to_act(state: State) -> int:
    """Return the seat that is asked something."""
    return state.board.active if state.placer is None else state.placer


def lined(
    state: State, line: str, seat: int | None = None, game: Expedition = GAME
) -> tuple[Played, ...]:
    """Return all moves played for a typed line, by whose turn it is unless a seat is given.

    Unlike :func:`engines.core.play_line` it goes on after a move that reveals something.
    """
    by, rest, played = to_act(state) if seat is None else seat, line, list[Played]()
    while rest:
        question = decision_of(game, state, by)
        move, rest = game.parse(rest, question.moves if question else ())
        played.append(play_move(game, state, by, move))
        state = played[-1].state
    return (*played, *play_forced(game, state))


def play(state: State, line: str, seat: int | None = None, game: Expedition = GAME) -> State:
    """Return the state after a typed line."""
    after: State = lined(state, line, seat, game)[-1].state
    return after


def events(
    state: State, line: str, seat: int | None = None, game: Expedition = GAME
) -> list[Event]:
    """Return all events of a typed line."""
    return [event for played in lined(state, line, seat, game) for event in played.events]


def kinds(happened: Iterable[Any]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in happened]


def refused(
    state: State,
    line: str | Move,
    rule: str,
    code: str,
    *,
    seat: int | None = None,
    game: Expedition = GAME,
    **facts: int | str,
) -> None:
    """Check that a typed line, or a move, is refused with this clause, code and these facts."""
    by = to_act(state) if seat is None else seat

    def attempt() -> None:
        if isinstance(line, str):
            lined(state, line, by, game)
        else:
            game.apply(state, by, line)

    with pytest.raises(IllegalMove) as caught:
        attempt()
    why = caught.value.refusal
    assert (why.rule, why.code) == (rule, code)
    assert dict(why.facts) == facts


# --- asking --------------------------------------------------------------------------------


def asked(state: State, game: Expedition = GAME) -> Any:
    """Return the only open question."""
    (question,) = game.decisions(state)
    return question


def offered(state: State, game: Expedition = GAME) -> list[str]:
    """Return the notation of every answer, in order."""
    return [game.format(move) for move in asked(state, game).moves]


def ids(points: Iterable[int], game: Expedition = GAME) -> list[str]:
    """Return the ids of points."""
    return list(game.lookup.ids(points))


def tip(state: State, colour: str, game: Expedition = GAME) -> str:
    """Return where an expedition is."""
    tip_id: str = game.lookup.network.ids[state.board.routes[COLOURS.index(colour)].tip]
    return tip_id


def points(state: State, game: Expedition = GAME) -> list[int]:
    """Return every seat's points as everybody sees them."""
    return [score.total for score in game.view(state, None).scores]


def text(state: State, seat: int | None) -> str:
    """Return what a reader sees as lines."""
    return GAME.text(GAME.view(state, seat))


def facts(thing: Any) -> Mapping[str, int | str]:
    """Return the facts of a move or event."""
    return GAME.facts(thing)
