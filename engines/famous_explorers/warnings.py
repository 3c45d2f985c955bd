"""What cannot be taken back, said before the move is made, from the player's view (RT-952)."""

from __future__ import annotations

from engines.core import Phrase, phrase
from engines.famous_explorers import moves
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.market import price
from engines.famous_explorers.moves import Move
from engines.famous_explorers.view import View
from engines.routes.foresight import Foreseen, foreseen

EXCHANGE_DRAWN, GOSSIP_DRAWN = 2, 3


def warning(lookup: Lookup, view: View, move: Move) -> Phrase | None:
    """Return what a legal move of the view's own seat would show or cost for good, if anything."""
    match move:
        case moves.Mark(place):
            return phrase("warning-mark", place=lookup.name(place))
        case moves.Redraw():
            return phrase("warning-redraw", count=len(view.tossed))
        case moves.Exchange(place):
            return _given(lookup, view, place, EXCHANGE_DRAWN)
        case moves.Give(place):
            return _given(lookup, view, place, GOSSIP_DRAWN)
        case moves.Score(place) | moves.Spy(place):
            return phrase("warning-score", place=lookup.name(place))
        case moves.Shift(_start, to):
            return phrase("warning-shift", to=lookup.name(to))
        case moves.Buy(card):
            return phrase("warning-buy", count=price(card)) if view.event_deck_size else None
        case moves.Peek(slot):
            return phrase("warning-peek", slot=slot)
        case moves.Reveal(slot):
            return _reveal(lookup, view, slot)
    step = foreseen(lookup.network, view.expeditions, move)
    return None if step is None else _reached(lookup, view, step)


def _given(lookup: Lookup, view: View, place: str, most: int) -> Phrase:
    """Return the warning of a card given away: as many are drawn as there are (FE-404)."""
    # The card itself is discarded only after the draw.
    count = min(most, view.deck_size + view.discard_size)
    return phrase("warning-give", place=lookup.name(place), count=count)


def _reveal(lookup: Lookup, view: View, slot: str) -> Phrase:
    """Return what turning a Secret over costs if the player guesses wrong (FE-911, FE-912)."""
    assert view.seat is not None
    assert view.window is not None, "a Secret is turned over right after a place was reached"
    (secret,) = (secret for secret in view.secrets if secret.slot == slot)
    cost = "nothing"
    if view.scores[view.seat].track > 0:
        cost = "point"
    elif view.marks[view.seat]:
        cost = "mark"
    others = sum(peeker != view.seat for peeker in secret.peeked)
    place = lookup.name(view.window)
    return phrase("warning-reveal", slot=slot, place=place, cost=cost, others=others)


def _reached(lookup: Lookup, view: View, step: Foreseen) -> Phrase | None:
    """Return what may come up when an expedition reaches a point."""
    place = lookup.name(step.point)
    if step.ends:
        return phrase("warning-ends")
    if not step.place:
        return None
    secrets = (secret.slot for secret in view.secrets if secret.place == step.point)
    if step.laid and (slot := next(secrets, None)) is not None:
        return phrase("warning-secret", place=place, slot=slot)
    if not _known(view, step.point):
        if step.laid:
            return phrase("warning-reach", place=place)
        return phrase("warning-return", place=place)
    if step.laid and step.point in view.row and view.deck_size + view.discard_size:
        return phrase("warning-row", place=place)
    return None


def _known(view: View, place: str) -> bool:
    """Whether the player knows where a place's card is (:func:`engines.famous_explorers.cards`)."""
    if place in view.row or place in view.shown_discards:
        return True
    if any(held.place == place for held in view.hand):
        return True
    seen = (*view.scored, *view.taken, *view.claimed)
    return any(place in places for places in seen)
