"""What cannot be taken back, said before the move is made, from the player's view (RT-952)."""

from __future__ import annotations

from engines.core import Phrase, phrase
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.missions import DRAWN
from engines.expedition_1996.moves import Chip, Exchange, Move, Pass
from engines.expedition_1996.view import View
from engines.routes.foresight import Foreseen, foreseen

ENDS = phrase("warning-ends")


def warning(lookup: Lookup, view: View, move: Move) -> Phrase | None:
    """Return what a legal move of the view's own seat would show or cost for good, if anything."""
    assert view.seat is not None
    match move:
        case Chip(place):
            tells = "no" if view.variant_b else "yes"
            return phrase("warning-chip", place=lookup.name(place), tells=tells)
        case Pass():
            return phrase("warning-pass", count=view.to_place[view.seat])
        case Exchange(place):
            count = min(DRAWN, view.deck_size)
            return phrase("warning-exchange", place=lookup.name(place), count=count)
    step = foreseen(lookup.network, view.expeditions, move)
    return None if step is None else _reached(lookup, view, step)


def _reached(lookup: Lookup, view: View, step: Foreseen) -> Phrase | None:
    """Return what may come up when an expedition reaches a point."""
    place = lookup.name(step.point)
    # Q96-804: in variant B the last chip that somebody collects ends the game, too.
    if step.ends or (view.variant_b and (step.point,) in view.chips):
        return ENDS
    if not step.place or view.variant_b:
        return None
    if not _known(view, step.point):
        if step.laid:
            return phrase("warning-reach", place=place)
        return phrase("warning-return", place=place)
    if step.point in view.row and view.deck_size:
        return phrase("warning-row", place=place)
    return None


def _known(view: View, place: str) -> bool:
    """Whether the player knows where a place's mission is (:func:`.missions.is_known`)."""
    if place in view.row or any(held.place == place for held in view.hand):
        return True
    return any(place in places for places in (*view.opened, *view.taken, *view.chips))
