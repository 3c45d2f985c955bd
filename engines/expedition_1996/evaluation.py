"""How well a seat stands, judged from what it may know.

The result is in points: those the seat has, and those that its missions and chips will probably
bring, the more likely the nearer an expedition is to their places. The points of the others, and
those their chips will probably bring, count against it. Begin at :func:`evaluate`.
"""

from __future__ import annotations

from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.view import View
from engines.routes.evaluation import WEIGHTS, Prospects, lead, standing

FRESH = 0.5
"""What a mission is worth while it is still to be chosen from two drawn."""

MISSION, MARKED = 2, 4
"""How much laying open a mission in hand changes, without a chip and with one (Q96-602)."""

SETTING_OUT = WEIGHTS._replace(near=0.2, fade=0.85, some_day=0.6, farthest=30)
"""How likely places are to be reached in the end, used while chips are placed; tuned by playing.

Later in the game a nearer expedition must count for more than the better odds it gives: otherwise
no bot would send one on its way.
"""


def evaluate(lookup: Lookup, view: View) -> float:
    """Return the seat's expected points, less what the others get; higher is better."""
    seat = view.seat
    if seat is None:
        return 0.0
    if view.outcome is not None:
        return lead(view.outcome, seat)
    weights = SETTING_OUT if view.phase == "chips" else WEIGHTS
    prospects = Prospects(lookup.network, view.expeditions, weights)
    chip = 1 if view.variant_b else MARKED
    worth = [
        score.total + chip * prospects.all(places)
        for score, places in zip(view.scores, view.chips, strict=True)
    ]
    worth[seat] += MISSION * prospects.all(held.place for held in view.hand if not held.marked)
    worth[seat] += FRESH * bool(view.drawn)
    return standing(view, seat, worth, prospects)
