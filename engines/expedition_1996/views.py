"""Who sees what: a seat's view, and resampling what is hidden from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.core import Chance
from engines.core.memo import memo_last
from engines.expedition_1996 import rules, scoring
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.state import State
from engines.expedition_1996.view import Phase, View
from engines.routes.view import news_of


def view(lookup: Lookup, state: State, seat: int | None) -> View:
    """Return what the seat may know; ``None`` is a spectator, who knows what everybody knows."""
    public = _public(lookup, state)
    to_act = public["to_act"]
    news = news_of(lookup.steps, state.news, state.turn, state.board, seat)
    if seat is None:
        return View(
            **public, news=news, seat=None, decision=None, hand=(), given=None, drawn=(), sunk=()
        )
    ids, marked = lookup.network.ids, state.chips[seat]
    chooses = bool(state.drawn) and seat == state.board.active
    return View(
        **public,
        news=news,
        seat=seat,
        decision=rules.decision(lookup, state, seat) if seat in to_act else None,
        hand=tuple([lookup.helds[card in marked][card] for card in state.cards.hands[seat]]),
        given=ids[state.given] if chooses and state.given is not None else None,
        drawn=lookup.ids(state.drawn) if chooses else (),
        sunk=lookup.ids(state.sunk[seat]),
    )


@memo_last
def _public(lookup: Lookup, state: State) -> dict[str, Any]:
    """Return the fields of the view that everybody may know."""
    ids = lookup.ids
    phase: Phase = "over" if state.board.ended else "chips" if state.placer is not None else "turn"
    return {
        **lookup.public(state, state.placer),
        "outcome": scoring.outcome(lookup, state),
        "variant_a": state.variant_a,
        "variant_b": state.variant_b,
        "phase": phase,
        "exchanging": bool(state.drawn),
        "hand_sizes": scoring.hand_sizes(state),
        "opened": tuple(map(ids, state.opened)),
        "chips": tuple(map(ids, state.chips)),
        "to_place": state.to_place,
        "dropped": state.dropped,
        "collected": tuple(map(ids, state.collected)),
        "scores": scoring.scores(state),
    }


def resample(state: State, seat: int | None, chance: Chance) -> State:
    """Return a state that looks the same to the seat, with everything hidden from it dealt again.

    Hidden are the unmarked missions in other hands, the deck except for what the seat put under
    it, and what another seat has just drawn. No hand gets a mission whose place an expedition
    occupies: it would have been laid open. Hidden missions are sorted before they are shuffled,
    so that states that look the same give the same result.
    """
    cards, tips = state.cards, state.board.tips
    own = seat is not None and seat == state.board.active
    known = frozenset(state.sunk[seat]) if seat is not None else frozenset[int]()
    fixed = [
        frozenset(hand if owner == seat or state.board.ended else state.chips[owner])
        for owner, hand in enumerate(cards.hands)
    ]
    hidden_hands = [
        card
        for hand, kept in zip(cards.hands, fixed, strict=True)
        for card in hand
        if card not in kept
    ]
    drawn = () if own else state.drawn
    elsewhere = [card for card in (*cards.deck, *drawn) if card not in known]
    pool = sorted((*hidden_hands, *elsewhere))
    dealt, chance = chance.shuffled(card for card in pool if not tips >> card & 1)
    in_hand = iter(dealt[: len(hidden_hands)])
    rest = (*dealt[len(hidden_hands) :], *(card for card in pool if tips >> card & 1))
    mixed, chance = chance.shuffled(sorted(rest))
    remaining = iter(mixed)
    hands = tuple(
        tuple(sorted(card if card in kept else next(in_hand) for card in hand))
        for hand, kept in zip(cards.hands, fixed, strict=True)
    )
    places = {card: index for index, card in enumerate(cards.deck)}
    deck = tuple(card if card in known else next(remaining) for card in cards.deck)
    drawn = state.drawn if own else tuple(next(remaining) for _card in drawn)
    sunk = tuple(
        cards_sunk if owner == seat else tuple(deck[places[card]] for card in cards_sunk)
        for owner, cards_sunk in enumerate(state.sunk)
    )
    given = state.given
    if given is not None and not own:
        given = deck[places[given]]
    return replace(
        state,
        chance=chance.without_log(),
        cards=replace(cards, hands=hands, deck=deck),
        sunk=sunk,
        drawn=drawn,
        given=given,
    )


def reseeded(state: State, seed: str) -> State:
    """Return the state with the part of the deck that nobody knows dealt again."""
    deck, known = state.cards.deck, frozenset(card for sunk in state.sunk for card in sunk)
    kept = known if state.given is None else known | {state.given}
    unseen = sorted(card for card in deck if card not in kept)
    mixed, chance = Chance.from_seed(seed).shuffled(unseen)
    rest = iter(mixed)
    return replace(
        state,
        chance=chance.without_log(),
        cards=replace(
            state.cards, deck=tuple(card if card in kept else next(rest) for card in deck)
        ),
    )
