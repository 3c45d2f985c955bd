"""How well a seat stands, judged from what it may know.

The measure is points: those the seat has, and those that its cards and marks will bring, the more
likely the nearer an expedition is to their places. What others have and will get, as far as their
marks tell, counts against it.
"""

from __future__ import annotations

from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.state import MARKS
from engines.famous_explorers.view import Held, View
from engines.routes.evaluation import ALL_ARROWS, Prospects, standing

WIN = 100.0
"""More than any lead in points."""

CARD, MARKED = 2.0, 4.0
"""What it makes to score a card, without and with the own mark: points and no minus points."""

SECRET = 0.4
"""What a Secret that the seat has peeked at brings, if its place is sure to be reached.

Little, for only the own arrow takes it, and somebody else may be there before. A player who counts
it at 1.6 peeks at every green dot and loses seven of ten games to one who always takes the arrow.
"""

BEARS = 20.0
"""What a card is worth in drawing anew that bears a mark: more than any hand has others."""

LATE = 0.9
"""How surely a card is scored whose place has been reached, by New Rule 1."""

FRESH = 0.8
"""What a card is worth that is about to be chosen out of those drawn."""

EXPLORER = 1.7
"""What an Explorer brings in the end if it is bought at the start."""

TASKS = {"march": 0.8, "wind": 0.5, "bridge": 0.5, "gossip": 0.9, "bearings": 0.8, "spyglass": 1.6}
"""What it is worth to be about to carry out an Event."""

KEPT = {"wind": 0.75, "spyglass": 0.9, "pass": 0.9, "letter": 0.0, "tour": 0.5}
"""What a kept Event is worth beyond what it scores already, while all arrows are left."""


def evaluate(lookup: Lookup, view: View) -> float:
    """Return the seat's expected points, less what the others get; higher is better."""
    seat = view.seat
    if seat is None:
        return 0.0
    if view.outcome is not None:
        scores = view.outcome.scores
        lead = scores[seat] - max(score for by, score in enumerate(scores) if by != seat)
        return lead + WIN * (seat in view.outcome.winners)
    if view.phase == "redraw":
        return _redrawing(lookup, view)
    prospects = Prospects(lookup.network, view.expeditions)
    supply = sum(one.left for one in view.expeditions) / ALL_ARROWS
    worth = [_shown(view, by, supply) for by in range(view.players)]
    for by, marks in enumerate(view.marks):
        # Others may have given a marked card away, the seat itself knows (FE-407).
        worth[by] += MARKED * prospects.all(marks) if by != seat else 0.0
    worth[seat] += sum(_card(view, held, prospects.of(held.place)) for held in view.hand)
    known = (secret.place for secret in view.secrets if secret.place is not None)
    worth[seat] += SECRET * prospects.all(known)
    worth[seat] += supply * sum(KEPT[card] for card in view.kept_events[seat])
    if view.drawn:
        worth[seat] += FRESH
    elif view.owed is not None and view.active == seat:
        worth[seat] += TASKS.get(view.owed, 0.0)
    return standing(view, seat, worth, prospects)


def _redrawing(lookup: Lookup, view: View) -> float:
    """Return how near a hand that is drawn anew is to four marks; below that of any other phase.

    What bears no mark is put aside, all at once. A player that kept what scores soonest would put
    far places aside, which alone bear marks, and draw for ever.
    """
    hand = tuple(lookup.network.numbers[held.place] for held in view.hand)
    marks = max(count for count in range(MARKS + 1) if lookup.can_mark(hand, (), count))
    return BEARS * marks + len(view.tossed) - WIN


def _shown(view: View, seat: int, supply: float) -> float:
    """Return what a seat has, and what its Explorers will bring."""
    to_come = sum(max(0.0, EXPLORER - worth.points) for worth in view.explorers[seat])
    return view.scores[seat].total + to_come * supply


def _card(view: View, held: Held, chance: float) -> float:
    """Return what a card in hand will bring."""
    if held.reached:
        chance = max(chance, LATE if view.new_rule_1 else 1.0)
    return (MARKED if held.marked else CARD) * chance
