"""How well a seat stands, judged from what it may know.

The result is in points: those the seat has, and those that its missions and chips will probably
bring, the more likely the nearer an expedition is to their places. The points of the others, and
those their chips will probably bring, count against it. Begin at :func:`evaluate`.
"""

from __future__ import annotations

from math import fsum

from engines.core.values import Term
from engines.expedition_1996.lookup import Lookup
from engines.expedition_1996.view import View
from engines.routes.evaluation import WEIGHTS, Prospects, Rival, by_place, lead, standing

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
    return fsum([term.value for term in _terms(lookup, view)])


def terms(lookup: Lookup, view: View) -> tuple[Term, ...]:
    """Return the parts of :func:`evaluate`."""
    return _terms(lookup, view, told=True)


def _terms(lookup: Lookup, view: View, *, told: bool = False) -> tuple[Term, ...]:
    """Return the parts of the evaluation; those that are ``told`` name places of a rival."""
    seat = view.seat
    if seat is None:
        return ()
    if view.outcome is not None:
        return lead(view.outcome, seat)
    weights = SETTING_OUT if view.phase == "chips" else WEIGHTS
    prospects = Prospects(lookup.network, view.expeditions, weights)
    marked, chip = ("chip", 1) if view.variant_b else ("marked", MARKED)
    rivals = [
        Rival(other, score.total, chip, places)
        for other, (score, places) in enumerate(zip(view.scores, view.chips, strict=True))
        if other != seat
    ]
    own = [held.place for held in view.hand if not held.marked]
    points = view.scores[seat].total
    found = (
        Term("points", points, number=points),
        *(prospects.term(marked, chip, place) for place in view.chips[seat]),
        *(prospects.term("mission", MISSION, place) for place in own),
        Term("fresh", FRESH * bool(view.drawn)),
        *standing(view, seat, [rival.prospect(prospects) for rival in rivals], prospects),
    )
    return by_place(found, rivals, prospects) if told else found
