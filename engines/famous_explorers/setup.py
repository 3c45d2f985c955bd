"""The start of a game (section 1 of the rules)."""

from __future__ import annotations

from dataclasses import replace

from engines.core import BadOptions, Chance, first_seat
from engines.famous_explorers import marks
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.moves import SLOTS
from engines.famous_explorers.state import MARKS, FamousExplorersOptions, State
from engines.routes.cards import ROW, dealt, hand_size, laid_out, mixed_in


def start(lookup: Lookup, seats: int, options: FamousExplorersOptions, seed: str) -> State:
    """Return the state in which the first player redraws or marks (FE-103).

    :raises BadOptions: if the start player is a seat that nobody has, or the board is too small.
    """
    needed = seats * hand_size(seats) + ROW
    if lookup.network.places.bit_count() < needed:
        raise BadOptions(f"the board has too few places for {seats} players")
    cards, chance = dealt(lookup.network.places, seats, Chance.from_seed(seed))
    cards, passed_over = laid_out(cards, lookup.markable)
    cards, chance = mixed_in(cards, passed_over, chance)
    secrets: tuple[int | None, ...] = ()
    if options.secret_destinations:
        open_row = ROW - len(SLOTS)
        secrets = cards.row[open_row:]
        cards = replace(cards, row=cards.row[:open_row])
    first, chance = first_seat(options.first_player, seats, chance)
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    state = State(
        chance=chance,
        new_rule_1=options.new_rule_1,
        new_rule_2=options.new_rule_2,
        explorers_events=options.explorers_events,
        secret_destinations=options.secret_destinations,
        board=lookup.route_rules_by_variant[options.new_rule_2].opened(seats, first),
        cards=cards,
        marker=first,
        redrawing=True,
        steps=0,
        tossed=(),
        to_mark=(MARKS,) * seats,
        marks=nothing,
        scored=nothing,
        with_mark=nothing,
        taken=nothing,
        claimed=nothing,
        corrections=(0,) * seats,
        held=nothing,
        shown=nothing,
        own_discards=nothing,
        news=(),
        explorers=((),) * seats,
        kept_events=((),) * seats,
        secrets=secrets,
        peeked=((),) * len(secrets),
    )
    return marks.next_redrawer(lookup, state, passed=0)
