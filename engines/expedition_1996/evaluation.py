"""How well a seat stands, judged from what it may know.

The measure is points: those the seat has, and those that missions and chips will bring, the more
likely the nearer an expedition is to their places. What others have and will get, as far as their
chips tell, counts against it.
"""

from __future__ import annotations

from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.view import View
from engines.routes.evaluation import WEIGHTS, Prospects, standing

WIN = 100.0
"""More than any lead in points."""

FRESH = 0.5
"""What a mission is worth that is about to be chosen out of two drawn."""

MISSION, MARKED = 2, 4
"""What changes if a mission in hand is laid open, without a chip and with one (Q96-602)."""

SETTING_OUT = WEIGHTS._replace(near=0.2, fade=0.85, some_day=0.6, farthest=30)
"""How likely places are reached in the end, which counts while chips are placed: found by playing.

Later a nearer expedition has to count for more than it makes likelier, or none would set out.
"""


def evaluate(lookup: Lookup, view: View) -> float:
    """Return the seat's expected points, less what the others get; higher is better."""
    seat = view.seat
    if seat is None:
        return 0.0
    if view.outcome is not None:
        scores = view.outcome.scores
        lead = scores[seat] - max(score for by, score in enumerate(scores) if by != seat)
        return lead + WIN * (seat in view.outcome.winners)
    weights = SETTING_OUT if view.phase == "chips" else WEIGHTS
    prospects = Prospects(lookup.network, view.expeditions, weights)
    chip = 1 if view.variant_b else MARKED
    worth = [
        score.total + chip * prospects.all(places)
        for score, places in zip(view.scores, view.chips, strict=True)
    ]
    worth[seat] += MISSION * prospects.all(one.place for one in view.hand if not one.marked)
    worth[seat] += FRESH * bool(view.drawn)
    return standing(view, seat, worth, prospects)
