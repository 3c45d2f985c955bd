"""Who sees what: a seat's view, and resampling what is hidden from it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from engines.core import Chance
from engines.core.memo import memo_last
from engines.famous_explorers import cards as rules_of_cards
from engines.famous_explorers import rules, scoring
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.moves import SLOTS
from engines.famous_explorers.state import State
from engines.famous_explorers.view import Held, Phase, Secret, View, Worth
from engines.routes.values import changed
from engines.routes.view import news_of

REMEMBERED = 256
"""How many hands the memo below remembers: a move changes at most one of them."""


def view(lookup: Lookup, state: State, seat: int | None) -> View:
    """Return what the seat may know; ``None`` is a spectator, who knows what everybody knows."""
    public = _public(lookup, state)
    to_act = public["to_act"]
    news = news_of(lookup.steps, state.news, state.turn, state.board, seat)
    ids = lookup.network.ids
    if seat is None:
        secrets = _secrets(lookup, state, None)
        return View(**public, news=news, secrets=secrets, seat=None, decision=None)
    chooses = bool(state.drawn) and seat == state.board.active
    return View(
        **public,
        news=news,
        secrets=_secrets(lookup, state, seat),
        seat=seat,
        decision=rules.decision(lookup, state, seat) if seat in to_act else None,
        free_action=rules.free_action(lookup, state, seat),
        hand=_hand(
            lookup,
            state.cards.hands[seat],
            state.marks[seat],
            state.held[seat],
            state.reached,
            rules_of_cards.scorable(state, seat),
        ),
        tossed=lookup.ids(state.tossed) if seat == state.marker else (),
        given=ids[state.given] if chooses and state.given is not None else None,
        drawn=lookup.ids(state.drawn) if chooses else (),
        discarded=lookup.ids(state.own_discards[seat]),
    )


@lru_cache(maxsize=REMEMBERED)
def _hand(
    lookup: Lookup,
    hand: tuple[int, ...],
    marks: tuple[int, ...],
    held: tuple[int, ...],
    reached: int,
    scorable: int,
) -> tuple[Held, ...]:
    """Return a hand as its owner sees it; places reached and scorable are bits."""
    return tuple(
        [
            lookup.helds[
                (card in marks)
                | (card in held) << 1
                | (reached >> card & 1) << 2
                | (scorable >> card & 1) << 3
            ][card]
            for card in hand
        ]
    )


def _secrets(lookup: Lookup, state: State, seat: int | None) -> tuple[Secret, ...]:
    return tuple(
        [
            Secret(
                slot=SLOTS[slot],
                peeked=tokens,
                place=lookup.network.ids[card]
                if card is not None and (state.board.ended or seat in tokens)
                else None,
                empty=card is None,
            )
            for slot, (card, tokens) in enumerate(zip(state.secrets, state.peeked, strict=True))
        ]
    )


@memo_last
def _public(lookup: Lookup, state: State) -> dict[str, Any]:
    """Return the fields of the view that everybody may know."""
    ids = lookup.ids
    phase: Phase = "turn"
    if state.board.ended:
        phase = "over"
    elif state.marker is not None:
        phase = "redraw" if state.redrawing else "marks"
    return {
        **lookup.public(state, state.marker),
        "outcome": scoring.outcome(lookup, state),
        "new_rule_1": state.new_rule_1,
        "new_rule_2": state.new_rule_2,
        "explorers_events": state.explorers_events,
        "secret_destinations": state.secret_destinations,
        "phase": phase,
        "owed": None if state.task is None else state.task.kind,
        "window": None if state.window is None else lookup.network.ids[state.window],
        "bought": state.bought,
        "near_start": lookup.near_start_ids,
        "discard_size": len(state.cards.discards),
        "shown_discards": ids(state.shown_discards),
        "hand_sizes": scoring.hand_sizes(state),
        "scored": tuple(map(ids, state.scored)),
        "marked_cards": tuple(map(ids, state.with_mark)),
        "claimed": tuple(map(ids, state.claimed)),
        "marks": tuple(map(ids, state.marks)),
        "to_mark": state.to_mark,
        "market": tuple([card or "" for card in state.market]),
        "away": state.away,
        "event_deck_size": len(state.event_deck),
        "explorers": tuple(
            tuple(
                Worth(card=card, points=scoring.explorer_points(lookup, state, seat, card))
                for card in owned
            )
            for seat, owned in enumerate(state.explorers)
        ),
        "kept_events": state.kept_events,
        "scores": scoring.scores(lookup, state),
    }


def resample(state: State, seat: int | None, chance: Chance) -> State:
    """Return a state that looks the same to the seat, with everything hidden from it dealt again.

    Hidden are other hands except for the cards that everybody knows to be there, what others hold
    back, the deck, discards that others put there face down, Secrets not peeked at, what another
    seat has just drawn or put aside, and the order of the Events. Hidden cards are sorted before
    they are shuffled, so that states that look the same give the same result.
    """
    cards, over = state.cards, state.board.ended
    own = seat is not None and seat == state.board.active
    marking = seat is not None and seat == state.marker
    if state.tossed and not marking:
        # Nobody else knows yet that the marker put anything aside.
        marker = state.marker or 0
        hand = tuple(sorted((*cards.hands[marker], *state.tossed)))
        hands = (*cards.hands[:marker], hand, *cards.hands[marker + 1 :])
        state = changed(state, cards=replace(cards, hands=hands), tossed=())
        cards = state.cards
    fixed = [
        frozenset(hand if owner == seat or over else state.shown[owner])
        for owner, hand in enumerate(cards.hands)
    ]
    seen_discards = {*state.shown_discards, *(state.own_discards[seat] if seat is not None else ())}
    secret_known = [over or seat in tokens for tokens in state.peeked]
    pool = [
        card
        for hand, kept in zip(cards.hands, fixed, strict=True)
        for card in hand
        if card not in kept
    ]
    pool += cards.deck
    pool += (card for card in cards.discards if card not in seen_discards)
    pool += (
        card
        for card, known in zip(state.secrets, secret_known, strict=True)
        if card is not None and not known
    )
    if not own:
        pool += state.drawn
    mixed, chance = chance.shuffled(sorted(pool))
    dealt = iter(mixed)
    hands = tuple(
        tuple(sorted(card if card in kept else next(dealt) for card in hand))
        for hand, kept in zip(cards.hands, fixed, strict=True)
    )
    deck = tuple(next(dealt) for _card in cards.deck)
    discards = tuple(card if card in seen_discards else next(dealt) for card in cards.discards)
    secrets = tuple(
        card if card is None or known else next(dealt)
        for card, known in zip(state.secrets, secret_known, strict=True)
    )
    drawn = state.drawn if own else tuple(next(dealt) for _card in state.drawn)
    new_discard_for = dict(zip(cards.discards, discards, strict=True))
    event_deck, chance = chance.shuffled(sorted(state.event_deck))
    return changed(
        state,
        chance=chance.without_log(),
        cards=replace(cards, hands=hands, deck=deck, discards=discards),
        held=tuple(held if owner == seat else () for owner, held in enumerate(state.held)),
        own_discards=tuple(
            own_cards if owner == seat else tuple(new_discard_for[card] for card in own_cards)
            for owner, own_cards in enumerate(state.own_discards)
        ),
        secrets=secrets,
        drawn=drawn,
        given=None if state.given is None else new_discard_for[state.given],
        event_deck=event_deck,
    )


def reseeded(state: State, seed: str) -> State:
    """Return the state with the deck, Secrets not peeked at and the Events dealt again."""
    cards = state.cards
    unseen = [
        card is not None and not tokens and not state.board.ended
        for card, tokens in zip(state.secrets, state.peeked, strict=True)
    ]
    pool = [*cards.deck]
    pool += (
        card
        for card, is_unseen in zip(state.secrets, unseen, strict=True)
        if is_unseen and card is not None
    )
    mixed, chance = Chance.from_seed(seed).shuffled(sorted(pool))
    dealt = iter(mixed)
    deck = tuple(next(dealt) for _card in cards.deck)
    secrets = tuple(
        next(dealt) if is_unseen else card
        for card, is_unseen in zip(state.secrets, unseen, strict=True)
    )
    event_deck, chance = chance.shuffled(sorted(state.event_deck))
    return changed(
        state,
        chance=chance.without_log(),
        cards=replace(cards, deck=deck),
        secrets=secrets,
        event_deck=event_deck,
    )
