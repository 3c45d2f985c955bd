"""Hand-written states, and short ways to play on from them.

Points are named by their ids. A route is a row of chains of arrows, as in
``"start>venice>troy venice>giza"``; ``start..marib`` stands for a shortest path. Cards and chips
are ids with spaces between them. :func:`sketched` makes a game on a small network.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engines.core import (
    Chance,
)
from engines.expedition_1996 import Expedition, load
from engines.expedition_1996.chips import count
from engines.expedition_1996.state import State
from engines.routes.cards import Cards
from tests.routes import positions, sketching
from tests.routes.positions import Playing, board

GAME = load(None)
PLAYING = Playing[State](GAME)
lined, play, events, reveals = PLAYING.lined, PLAYING.play, PLAYING.events, PLAYING.reveals
refused, asked, offered = PLAYING.refused, PLAYING.asked, PLAYING.offered
ids, tip, points, text = PLAYING.ids, PLAYING.tip, PLAYING.points, PLAYING.text
kinds = positions.kinds


# --- networks ------------------------------------------------------------------------------


def sketched(text: str) -> Expedition:
    """Return the game on the network of some chains, as in ``"start-pa-r1-pb pa-g1"``.

    Ids that begin with r or g and a digit are dots, all others but ``start`` are places.
    """
    data = sketching.data(re.sub(r"\bstart\b", "S", text))
    for point in data["points"]:
        point["name"] = point["id"].upper()
    return Expedition(sketching.network_of(data), "sketch")


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

    network = game.lookup.network

    def cards(text: str) -> tuple[int, ...]:
        return positions.cards(network, text)

    def by_seat(texts: Iterable[str]) -> tuple[tuple[int, ...], ...]:
        return positions.by_seat(network, seats, texts)

    held = tuple(tuple(sorted(hand)) for hand in by_seat(hands))
    on = board(
        network,
        (red, yellow, blue),
        seats,
        arrows=arrows,
        tickets=tickets,
        supply=supply,
        first=first,
        active=active,
        turn=turn,
        main=main,
        spent=spent,
        looped=looped,
        bonuses=bonuses,
        closing=closing,
    )
    return State(
        chance=Chance(0),
        variant_a=variant_a,
        variant_b=variant_b,
        board=on,
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


# --- asking --------------------------------------------------------------------------------


def facts(thing: Any) -> Mapping[str, int | str]:
    """Return the facts of a move or event."""
    return GAME.facts(thing)
