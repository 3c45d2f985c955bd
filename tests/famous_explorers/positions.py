"""Hand-written states, and short ways to play on from them.

Points are named by their ids. A route is a row of chains of arrows, as in
``"start>venice>troy venice>giza"``; ``start..marib`` stands for a shortest path. Cards are ids
with spaces between them, and one that is scored has a star if it carries its owner's mark, as in
``"giza* troy"``. :func:`sketched` makes a game on a small network.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engines.core import Chance
from engines.famous_explorers import FamousExplorers, load
from engines.famous_explorers.market import EVENTS, EXPLORERS
from engines.famous_explorers.state import MARKS, State, Task
from engines.routes.cards import Cards
from engines.routes.network import bits_of, numbers_of
from tests.routes import positions, sketching
from tests.routes.positions import Playing, board

GAME = load(None)
PLAYING = Playing[State](GAME)
lined, play, events, reveals = PLAYING.lined, PLAYING.play, PLAYING.events, PLAYING.reveals
refused, asked, offered = PLAYING.refused, PLAYING.asked, PLAYING.offered
ids, tip, points, text = PLAYING.ids, PLAYING.tip, PLAYING.points, PLAYING.text
kinds = positions.kinds
TICKETS = 30


# --- networks ------------------------------------------------------------------------------


def sketched(
    text: str,
    regions: Mapping[str, str] | None = None,
    latitudes: Mapping[str, float] | None = None,
) -> FamousExplorers:
    """Return the game on the network of some chains, as in ``"start-pa-r1-pb pa-g1"``.

    Ids such as ``r1`` and ``g1`` are dots, ``e2L`` and ``e2R`` the halves of edge dot 2 (whose id
    is ``e2``), all others but ``start`` are places: in Asia unless ``regions`` says otherwise. A
    point's name is its id in capitals.
    """
    data = sketching.data(re.sub(r"\bstart\b", "S", text), regions)
    for point in data["points"]:
        point["name"] = point["id"].upper()
        point["lat"] = (latitudes or {}).get(point["id"])
    return FamousExplorers(sketching.network_of(data), "sketch")


# --- states --------------------------------------------------------------------------------


def position(
    *,
    game: FamousExplorers = GAME,
    seats: int = 2,
    nr1: bool = False,
    nr2: bool = False,
    ee: bool = False,
    sd: bool = False,
    red: str = "",
    yellow: str = "",
    blue: str = "",
    arrows: int = 45,
    reached: str = "",
    hands: Iterable[str] = (),
    row: str = "",
    deck: str = "",
    discards: str = "",
    own_discards: Iterable[str] = (),
    shown_discards: str = "",
    rest: bool = False,
    marks: Iterable[str] = (),
    held: Iterable[str] = (),
    scored: Iterable[str] = (),
    taken: Iterable[str] = (),
    claimed: Iterable[str] = (),
    corrections: Iterable[int] | None = None,
    tickets: Iterable[int] | None = None,
    supply: int | None = None,
    active: int = 0,
    first: int = 0,
    turn: int | None = None,
    main: bool = True,
    spent: int = 0,
    looped: Iterable[str] = (),
    bonuses: int = 0,
    closing: bool = False,
    late: bool = False,
    market: str = "",
    event_deck: str = "",
    explorers: Iterable[str] = (),
    kept: Iterable[str] = (),
    bought: bool = False,
    tasks: Iterable[Task] = (),
    secrets: str = "",
    peeked: Iterable[Iterable[int]] = (),
    window: str | None = None,
    marker: int | None = None,
    redrawing: bool = False,
    to_mark: Iterable[int] | None = None,
) -> State:
    """Return a state in which ``active`` is to play, or ``marker`` in the set-up.

    What is given by seat comes in the order of seats; seats that nothing is given for have
    nothing. The four options go by the names of the catalogue.

    :param reached: places reached by arrows that were removed since. Those to which arrows lead,
        and those of scored cards, need not be named.
    :param deck: the next card first. With ``rest``, all cards named nowhere are below.
    :param discards: those that nobody knows; ``own_discards`` (by seat) and ``shown_discards``
        are further ones.
    :param marks: by seat; that a card is still in hand is known to all if it is.
    :param supply: all other tickets unless said otherwise.
    :param market: the open slots, ``-`` for an empty one; those left over are empty.
    :param event_deck: the next Event first. Events and Explorers named nowhere left the game.
    :param secrets: the cards in A and B, ``-`` for an empty slot; ``peeked`` are the seats with
        tokens on A, and on B.
    """
    network = game.lookup.network

    def cards(text: str) -> tuple[int, ...]:
        return positions.cards(network, text)

    def by_seat(texts: Iterable[str]) -> tuple[tuple[int, ...], ...]:
        return positions.by_seat(network, seats, texts)

    def bought_by_seat(texts: Iterable[str]) -> tuple[tuple[Any, ...], ...]:
        known = tuple(tuple(text.split()) for text in texts)
        return (*known, *(((),) * (seats - len(known))))

    scored = tuple(scored)
    carried = tuple(" ".join(re.findall(r"\w+(?=\*)", text)) for text in scored)
    held_cards = tuple(tuple(sorted(hand)) for hand in by_seat(hands))
    marked, opened, own = by_seat(marks), by_seat(scored), by_seat(own_discards)
    row_taken, secrets_claimed = by_seat(taken), by_seat(claimed)
    shown = cards(shown_discards)
    waste = (*cards(discards), *(card for by in own for card in by), *shown)
    slots = tuple(None if id_ == "-" else network.numbers[id_] for id_ in secrets.split())
    slots = (*slots, None, None)[:2] if sd else ()
    lying = cards(deck)
    if rest:
        named = {*lying, *waste, *cards(row), *slots}
        for places in (*held_cards, *opened, *row_taken, *secrets_claimed):
            named |= {*places}
        lying = (*lying, *(card for card in numbers_of(network.places) if card not in named))
    visited = bits_of(
        (
            *cards(reached),
            *(card for by in (opened, row_taken, secrets_claimed) for card in sum(by, ())),
        )
    )
    known_tickets = tuple(tickets) if tickets is not None else (3,) * seats
    on = board(
        network,
        (red, yellow, blue),
        seats,
        arrows=arrows,
        tickets=known_tickets,
        supply=TICKETS - sum(known_tickets) - spent if supply is None else supply,
        first=first,
        active=active,
        turn=turn,
        main=main,
        spent=spent,
        looped=looped,
        bonuses=bonuses,
        closing=closing,
    )
    for known_route in on.routes:
        visited |= known_route.heads & network.places
    open_cards: tuple[Any, ...] = tuple(None if id_ == "-" else id_ for id_ in market.split())
    open_cards = (*open_cards, *((None,) * 6))[:6] if ee and marker is None else ()
    next_events: tuple[Any, ...] = tuple(event_deck.split())[::-1]
    bought_explorers, kept_events = bought_by_seat(explorers), bought_by_seat(kept)
    named_cards = {*open_cards, *next_events, *sum(bought_explorers, ()), *sum(kept_events, ())}
    away = next((card for card in EXPLORERS if card not in named_cards), None)
    in_play = ee and marker is None
    return State(
        chance=Chance(0),
        new_rule_1=nr1,
        new_rule_2=nr2,
        explorers_events=ee,
        secret_destinations=sd,
        board=on,
        cards=Cards(hands=held_cards, row=cards(row), deck=lying[::-1], discards=waste),
        marker=marker,
        redrawing=redrawing,
        steps=seats * MARKS,
        tossed=(),
        to_mark=tuple(to_mark) if to_mark is not None else (0,) * seats,
        marks=marked,
        scored=opened,
        with_mark=by_seat(carried),
        taken=row_taken,
        claimed=secrets_claimed,
        corrections=tuple(corrections) if corrections is not None else (0,) * seats,
        held=tuple(tuple(sorted(by)) for by in by_seat(held)),
        shown=tuple(
            tuple(place for place in places if place in hand)
            for places, hand in zip(marked, held_cards, strict=True)
        ),
        own_discards=own,
        reached=visited,
        tasks=tuple(tasks),
        late=late,
        market=open_cards,
        away=away if in_play else None,
        event_deck=next_events,
        explorers=bought_explorers,
        kept_events=kept_events,
        gone=tuple(card for card in EVENTS if card not in named_cards) if in_play else (),
        bought=bought,
        secrets=slots,
        peeked=(*(tuple(by) for by in peeked), (), ())[:2] if sd else (),
        window=None if window is None else network.numbers[window],
        shown_discards=shown,
        news=(),
    )


def started(seats: int = 2, seed: str = "seed", **options: Any) -> State:
    """Return the state in which the first player marks or redraws."""
    return GAME.start(seats, GAME.options(options), seed)


def begun(seats: int = 2, seed: str = "seed", **options: Any) -> State:
    """Return the first turn of a game in which everybody gave the first answers offered."""
    state = started(seats, seed, **options)
    while state.marker is not None:
        move = asked(state).moves[-1 if state.tossed else 0]
        state, _events = GAME.apply(state, state.marker, move)
    return state


# --- playing -------------------------------------------------------------------------------


# --- asking --------------------------------------------------------------------------------


def free_actions(
    state: State, seat: int, kind: str = "", game: FamousExplorers = GAME
) -> list[str]:
    """Return the notation of a seat's free actions, in order."""
    question = game.free_action(state, seat)
    texts = [game.format(move) for move in question.moves] if question else []
    return [text for text in texts if text.startswith(kind)]


def track(state: State, game: FamousExplorers = GAME) -> list[int]:
    """Return every seat's points on the score track."""
    return [score.track for score in game.view(state, None).scores]
