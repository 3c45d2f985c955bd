"""The start of a game (sections 1, 7 and 8 of the rules)."""

from __future__ import annotations

from dataclasses import replace

from engines.core import BadOptions, Chance, first_seat
from engines.expedition_1996 import chips
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.state import ExpeditionOptions, State
from engines.routes.cards import ROW, Cards, dealt, hand_size, laid_out, under

TRIES = 1000
"""How often a hand is dealt again before the board counts as too small (Q96-206)."""


def start(lookup: Lookup, seats: int, options: ExpeditionOptions, seed: str) -> State:
    """Return the state in which the first player places his first chip (Q96-103).

    :raises BadOptions: if the first player is a seat that nobody has, or the board is too small.
    """
    first, chance = first_seat(options.first_player, seats, Chance.from_seed(seed))
    cards = Cards(hands=((),) * seats)
    each = chips.count(seats, variant_a=options.variant_a, variant_b=options.variant_b)
    if not options.variant_b:
        if lookup.network.places.bit_count() < seats * hand_size(seats) + ROW:
            raise BadOptions(f"the board has too few places for {seats} players")
        cards, chance = deal(lookup, seats, chance)
        cards, passed_over = laid_out(cards, lookup.fit)
        cards = under(cards, passed_over)
    elif lookup.markable.bit_count() < seats * each:
        raise BadOptions(f"the board has too few places for {seats} players")
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    state = State(
        chance=chance,
        variant_a=options.variant_a,
        variant_b=options.variant_b,
        board=lookup.route_rules_by_variant[options.variant_a].opened(seats, first),
        cards=cards,
        placer=first,
        steps=0,
        to_place=(each,) * seats,
        dropped=(0,) * seats,
        chips=nothing,
        collected=nothing,
        opened=nothing,
        taken=nothing,
        sunk=nothing,
        news=(),
    )
    return chips.next_placer(lookup, state, first)[0]


def deal(lookup: Lookup, seats: int, chance: Chance) -> tuple[Cards, Chance]:
    """Return shuffled missions, with four in each hand that may be marked (Q96-206).

    :raises BadOptions: if no such hand came up in :data:`TRIES` deals.
    """
    cards, chance = dealt(lookup.network.places, seats, chance)
    for seat in range(seats):
        for _try in range(TRIES):
            if sum(lookup.markable >> card & 1 for card in cards.hands[seat]) >= chips.BASE:
                break
            deck, chance = chance.shuffled((*cards.deck, *cards.hands[seat]))
            size = hand_size(seats)
            hand = tuple(sorted(deck[-size:]))
            hands = (*cards.hands[:seat], hand, *cards.hands[seat + 1 :])
            cards = replace(cards, hands=hands, deck=deck[:-size])
        else:
            raise BadOptions("the board has too few places that may be marked (Q96-206)")
    return cards, chance
